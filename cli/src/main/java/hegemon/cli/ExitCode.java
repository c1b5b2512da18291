package hegemon.cli;

/** What a command's exit code says, the same for all commands. */
public final class ExitCode {
    /** Done. */
    public static final int OK = 0;

    /** Done, and the answer is no: a difference was found, a check failed. */
    public static final int NO = 1;

    /** The call or its input is wrong; the message says how. */
    public static final int USAGE = 2;

    /** The machine does not let us: a port in use, a file that cannot be written. */
    public static final int CANNOT = 3;

    /** Our own mistake. */
    public static final int DEFECT = 70;

    private ExitCode() {}
}
