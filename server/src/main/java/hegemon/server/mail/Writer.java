package hegemon.server.mail;

import java.util.List;
import java.util.Optional;

/** Writes the letters of some kinds. */
public interface Writer {
    boolean writes(String kind);

    /**
     * One letter for all of these: several only if they wait for the same person's digest. Empty if
     * there is nobody to write to, or nothing to say any more.
     */
    Optional<Letter> write(List<Posted> posted);
}
