package hegemon.pygma.campaign;

import java.nio.file.Path;

/** A file of a campaign that cannot be used as it is: which, where, and why. */
public final class BrokenFile extends RuntimeException {
    private static final long serialVersionUID = 1;

    private BrokenFile(String message) {
        super(message);
    }

    /**
     * @param line from 1
     */
    static BrokenFile at(Path file, int line, String reason) {
        return new BrokenFile(file + ":" + line + ": " + reason);
    }

    static BrokenFile of(Path file, String reason) {
        return new BrokenFile(file + ": " + reason);
    }

    /** Several faults, one a line. */
    static BrokenFile all(Iterable<String> faults) {
        return new BrokenFile(String.join("\n", faults));
    }

    /** File, line and reason. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
