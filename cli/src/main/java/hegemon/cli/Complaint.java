package hegemon.cli;

/**
 * Ends a command with one plain sentence on standard error and an exit code, never a stack trace.
 */
public final class Complaint extends RuntimeException {
    private final int exitCode;

    private Complaint(int exitCode, String sentence) {
        super(sentence);
        this.exitCode = exitCode;
    }

    /** The input is wrong: what was found, and what would be right. */
    public static Complaint usage(String sentence) {
        return new Complaint(ExitCode.USAGE, sentence);
    }

    /** The machine does not let us. */
    public static Complaint cannot(String sentence) {
        return new Complaint(ExitCode.CANNOT, sentence);
    }

    public int exitCode() {
        return exitCode;
    }

    /** The sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
