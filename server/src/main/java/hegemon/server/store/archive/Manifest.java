package hegemon.server.store.archive;

import static java.util.Objects.requireNonNull;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;

/**
 * What an export holds.
 *
 * @param schema the version of the tables; an import wants the same
 * @param rows how many of each table
 * @param sha256 over all files in order, so that an import can prove that nothing is different
 */
public record Manifest(
        String format, int version, String schema, SortedMap<String, Long> rows, String sha256) {
    /** A file may lack a part. */
    public Manifest {
        requireNonNull(format);
        requireNonNull(schema);
        requireNonNull(rows);
        requireNonNull(sha256);
    }

    static final String FORMAT = "hegemon-export";
    static final int VERSION = 1;
    private static final String FILE = "manifest.json";

    /** How many rows there are in all. */
    public long total() {
        return rows.values().stream().mapToLong(Long::longValue).sum();
    }

    void write(Path folder) throws IOException {
        Files.writeString(
                folder.resolve(FILE),
                JsonMapper.builder()
                                .build()
                                .writerWithDefaultPrettyPrinter()
                                .writeValueAsString(this)
                        + "\n");
    }

    static Manifest read(Path folder) throws IOException {
        var file = folder.resolve(FILE);
        if (!Files.isRegularFile(file))
            throw new ArchiveRefused("this is no export of Hegemon: it has no " + FILE + ".");
        try {
            var json = JsonMapper.builder().build();
            var tree = json.readTree(Files.readString(file));
            if (tree.isObject()) return known(json.treeToValue(tree, Manifest.class));
            throw damaged();
        } catch (JacksonException | CharacterCodingException e) {
            throw damaged();
        }
    }

    private static ArchiveRefused damaged() {
        return new ArchiveRefused("this is no export of Hegemon: its " + FILE + " is damaged.");
    }

    private static Manifest known(Manifest found) {
        if (!FORMAT.equals(found.format()) || found.version() != VERSION)
            throw new ArchiveRefused(
                    "this program reads "
                            + FORMAT
                            + " "
                            + VERSION
                            + ", and this is "
                            + found.format()
                            + " "
                            + found.version()
                            + ".");
        return found;
    }
}
