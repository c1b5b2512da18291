package hegemon.server.mail;

import java.util.List;
import java.util.Optional;

/** Writes the letters of some kinds. */
public interface Writer {
    boolean writes(String kind);

    /** A letter, unless there is nobody to write to, or nothing to say any more. */
    Optional<Letter> write(Posted posted);

    /**
     * One letter for all of these: several only if they wait for the same person's digest, which a
     * writer of digests writes.
     */
    default Optional<Letter> write(List<Posted> posted) {
        return write(posted.getFirst());
    }
}
