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
 * A tar archive (ustar). The same files give the same bytes: in the order of their names, of one
 * time, of nobody in particular, and either executable or not.
 */
final class Tar implements AutoCloseable {
    private static final int BLOCK = 512;

    private final OutputStream out;
    private final long time;

    /**
     * @param time of everything in it, in seconds since 1970
     */
    Tar(OutputStream out, long time) {
        this.out = out;
        this.time = time;
    }

    /**
     * A folder as a compressed archive.
     *
     * @param root the folder that everything in the archive lies in
     */
    static void gz(Path folder, String root, long time, OutputStream to) throws IOException {
        try (var tar = new Tar(new GZIPOutputStream(to, 1 << 16), time)) {
            tar.all(folder, root);
        }
    }

    /** All files of a folder. */
    void all(Path folder, String root) throws IOException {
        for (var file : filesOf(folder).entrySet())
            file(root + "/" + file.getKey(), file.getValue());
    }

    void file(String name, Path file) throws IOException {
        int mode = Files.isExecutable(file) ? 0755 : 0644;
        out.write(header(name, Files.size(file), mode, 0, time, '0'));
        long size = Files.copy(file, out);
        out.write(new byte[(int) ((BLOCK - size % BLOCK) % BLOCK)]);
    }

    void text(String name, String content) throws IOException {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        out.write(header(name, bytes.length, 0644, 0, time, '0'));
        out.write(bytes);
        out.write(new byte[(BLOCK - bytes.length % BLOCK) % BLOCK]);
    }

    /** An empty folder of this owner. */
    void folder(String name, int mode, int owner) throws IOException {
        out.write(header(name + "/", 0, mode, owner, time, '5'));
    }

    @Override
    public void close() throws IOException {
        out.write(new byte[2 * BLOCK]); // the end of the archive
        out.close();
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

    private static byte[] header(
            String name, long size, int mode, int owner, long time, char kind) {
        var header = new byte[BLOCK];
        int cut = cut(name);
        put(header, 0, 100, name.substring(cut == 0 ? 0 : cut + 1));
        octal(header, 100, 8, mode);
        octal(header, 108, 8, owner);
        octal(header, 116, 8, owner);
        octal(header, 124, 12, size);
        octal(header, 136, 12, time);
        header[156] = (byte) kind;
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
