package hegemon.pygma.orders;

/**
 * A word, number, text or sign of a line.
 *
 * @param column where it begins, from 1
 */
record Token(Kind kind, String text, int column) {
    enum Kind {
        WORD,
        NUMBER,
        /** Between quotation marks, without them. */
        STRING,
        /** A quotation mark that nobody closed. */
        OPEN_STRING,
        SIGN,
        END
    }

    boolean is(Kind other) {
        return kind == other;
    }

    boolean isSign(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    /** As written. */
    String written() {
        return switch (kind) {
            case STRING -> "\"" + text + "\"";
            case OPEN_STRING -> "\"" + text;
            case WORD, NUMBER, SIGN, END -> text;
        };
    }
}
