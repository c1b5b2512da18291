package hegemon.cli.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;

/**
 * A folder as a compressed tar archive (ustar). The same files give the same bytes: in the order of
 * their names, of one time, of nobody in particular, and either executable or not.
 */
final class TarGz {
    private static final int BLOCK = 512;

    private TarGz() {}

    /**
     * @param root the folder that everything in the archive lies in
     * @param time of every file, in seconds since 1970
     */
    static void write(Path folder, String root, long time, OutputStream to) throws IOException {
        try (var out = new GZIPOutputStream(to, 1 << 16)) {
            for (var file : filesOf(folder).entrySet()) {
                byte[] content = Files.readAllBytes(file.getValue());
                var mode = Files.isExecutable(file.getValue()) ? 0755 : 0644;
                out.write(header(root + "/" + file.getKey(), content.length, mode, time));
                out.write(content);
                out.write(new byte[(BLOCK - content.length % BLOCK) % BLOCK]);
            }
            out.write(new byte[2 * BLOCK]); // the end of the archive
        }
    }

    private static SortedMap<String, Path> filesOf(Path folder) throws IOException {
        var files = new TreeMap<String, Path>();
        try (var all = Files.walk(folder)) {
            all.filter(Files::isRegularFile)
                    .forEach(
                            file ->
                                    files.put(
                                            folder.relativize(file).toString().replace('\\', '/'),
                                            file));
        }
        return files;
    }

    static byte[] header(String name, long size, int mode, long time) {
        var header = new byte[BLOCK];
        int cut = cut(name);
        put(header, 0, 100, name.substring(cut == 0 ? 0 : cut + 1));
        octal(header, 100, 8, mode);
        octal(header, 108, 8, 0);
        octal(header, 116, 8, 0);
        octal(header, 124, 12, size);
        octal(header, 136, 12, time);
        header[156] = '0'; // a regular file
        put(header, 257, 6, "ustar");
        put(header, 263, 2, "00");
        put(header, 345, 155, name.substring(0, cut));
        Arrays.fill(header, 148, 156, (byte) ' ');
        int sum = 0;
        for (byte each : header) sum += each & 0xff;
        octal(header, 148, 7, sum);
        return header;
    }

    /** Where a long name is parted: its end has room for 100 characters, its beginning for 155. */
    private static int cut(String name) {
        if (name.length() <= 100) return 0;
        int cut = name.indexOf('/', name.length() - 101);
        if (cut < 0 || cut > 155)
            throw new IllegalArgumentException("too long a name for the archive: " + name);
        return cut;
    }

    private static void put(byte[] header, int at, int room, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > room) throw new IllegalArgumentException("no room for " + text);
        System.arraycopy(bytes, 0, header, at, bytes.length);
    }

    private static void octal(byte[] header, int at, int room, long number) {
        put(header, at, room, String.format(Locale.ROOT, "%0" + (room - 1) + "o", number));
    }
}
