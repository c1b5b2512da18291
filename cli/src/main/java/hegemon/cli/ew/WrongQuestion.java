package hegemon.cli.ew;

/** A question that cannot be answered: what is wrong with it and what is allowed. */
final class WrongQuestion extends RuntimeException {
    WrongQuestion(String sentence) {
        super(sentence);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
