package hegemon.server.web.pygma.post;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import hegemon.pygma.letter.Letter;
import hegemon.pygma.letter.Missive;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.server.mail.in.MimeReader;
import hegemon.table.Language;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Order mails as programs write them, and the sheet that is read from each. */
class MailCorpusTest {
    private static final Path FOLDER = Path.of("src/test/resources/hegemon/server/web/pygma/post");
    private static final String CUT = "-----8<-----\n";

    /**
     * One mail.
     *
     * @param bytes each as a letter
     * @param expected the sheet that must be read from it, and behind "@" what else it says
     */
    record Sample(String name, String bytes, String expected) {
        byte[] mail() {
            return bytes.getBytes(ISO_8859_1);
        }

        String sheet() {
            return expected.lines()
                    .filter(line -> !line.startsWith("@"))
                    .collect(Collectors.joining("\n", "", "\n"));
        }

        List<String> beside() {
            return expected.lines().filter(line -> line.startsWith("@")).toList();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Sample> all() throws IOException {
        var all = new ArrayList<Sample>();
        var sheets = Files.readString(FOLDER.resolve("sheets.txt")).split("%%\n");
        for (var program : MailPrograms.all().entrySet())
            for (int i = 0; i < sheets.length; i++) {
                var lines = sheets[i].lines().toList();
                all.add(
                        new Sample(
                                program.getKey() + ", sheet " + (i + 1),
                                new String(program.getValue().apply(lines), ISO_8859_1),
                                sheets[i]));
            }
        try (Stream<Path> files = Files.list(FOLDER.resolve("mails"))) {
            for (Path file : files.sorted().toList()) all.add(written(file));
        }
        return all;
    }

    /** By hand: the sheet in UTF-8, a line to cut at, the mail as its bytes are. */
    private static Sample written(Path file) throws IOException {
        var bytes = Files.readString(file, ISO_8859_1);
        int cut = bytes.indexOf(CUT);
        var sheet = new String(bytes.substring(0, cut).getBytes(ISO_8859_1), UTF_8);
        var mail = bytes.substring(cut + CUT.length()).replace("\n", "\r\n");
        return new Sample(file.getFileName().toString(), mail, sheet);
    }

    private static List<Letter> letters(byte[] bytes) {
        var mail = new MimeReader("").read(bytes);
        return mail.texts().stream().map(text -> Letter.read(mail.subject(), text)).toList();
    }

    private static String sheet(List<Letter> letters) {
        return letters.stream().map(Letter::sheet).collect(Collectors.joining());
    }

    /** What the letters say beside orders, as the samples write it. */
    private static List<String> beside(List<Letter> letters) {
        var beside = new ArrayList<String>();
        if (letters.stream().anyMatch(Letter::adds)) beside.add("@adds");
        letters.stream()
                .flatMap(letter -> letter.wish().stream())
                .forEach(wish -> beside.add("@wish " + wish));
        letters.stream()
                .flatMap(letter -> letter.missives().stream())
                .forEach(missive -> beside.add(said(missive)));
        return beside;
    }

    /** To whom, and the first line. */
    private static String said(Missive missive) {
        return switch (missive) {
            case Missive.Message(var to, var text) ->
                    "@message " + to + ": " + text.lines().findFirst().orElse("");
            case Missive.Press(var title, var ignored, var signed) ->
                    "@press " + (signed ? "" : "anonymous ") + title;
        };
    }

    /** The orders alone, as the game prints them; umlauts as letters of their own, no password. */
    private static String orders(String text) {
        var open = text.replace(" PASSWORT \"Falke\"", "");
        var sheet = Parser.read(Parser.marked(open)).sheet();
        return OrderText.in(Language.GERMAN)
                .print(new Sheet(sheet.lines(), List.of(), sheet.unread()))
                .replace("ä", "ae")
                .replace("ö", "oe")
                .replace("ü", "ue")
                .replace("Ä", "AE")
                .replace("Ö", "OE")
                .replace("Ü", "UE")
                .replace("ß", "ss")
                .replaceAll("(?m)^\\s*\n", "")
                .strip();
    }

    @ParameterizedTest
    @MethodSource("all")
    void theSheetIsRead(Sample sample) {
        var letters = letters(sample.mail());
        var read = sheet(letters);
        assertThat(orders(read)).as(read).isEqualTo(orders(sample.sheet()));
        assertThat(beside(letters)).as(read).isEqualTo(sample.beside());
        if (!sample.sheet().contains("?"))
            assertThat(
                            Parser.read(read).faults().stream()
                                    .filter(fault -> !fault.isWarning())
                                    .map(Fault::toString))
                    .as(read)
                    .isEmpty();
    }

    @Test
    void thereAreEnoughOfThem() throws IOException {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(200);
    }

    /**
     * What reading may ask for, most of which is thrown away at once: what a letter was tried as.
     */
    private static final long MEMORY = 20_000_000;

    private static final long MEMORY_A_BYTE = 50_000;

    /** Bytes changed, cut out, doubled: whatever comes, it is read to an end. */
    @Tag("long")
    @Test
    void noMutationBreaksTheReader() throws IOException {
        var random = new Random(16);
        var samples = all();
        for (int i = 0; i < 1_000; i++) {
            var sample = samples.get(random.nextInt(samples.size()));
            var bytes = mutated(sample.mail(), random);
            long before = allocated();
            var sheet = sheet(letters(bytes));
            long taken = allocated() - before;
            assertThat(sheet.length()).as("%s, mutation %d", sample, i).isLessThan(200_000);
            assertThat(taken)
                    .as("memory for %s, mutation %d, of %d bytes", sample, i, bytes.length)
                    .isLessThan(MEMORY + MEMORY_A_BYTE * bytes.length);
        }
    }

    /** All that this thread ever asked for, whether it still lives or not. */
    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getCurrentThreadAllocatedBytes();
    }

    private static byte[] mutated(byte[] mail, Random random) {
        var bytes = mail.clone();
        for (int i = random.nextInt(12); i >= 0; i--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes = Arrays.copyOf(bytes, at + 1);
                case 2 -> bytes = inserted(bytes, at, bytes, random);
                default ->
                        bytes =
                                inserted(
                                        bytes,
                                        at,
                                        "=?utf-8?Q?=;<table><tr><td>--=_b\r\n\r\n>".getBytes(UTF_8),
                                        random);
            }
        }
        return bytes;
    }

    private static byte[] inserted(byte[] bytes, int at, byte[] more, Random random) {
        int from = random.nextInt(more.length);
        int length = Math.min(more.length - from, random.nextInt(400));
        var longer = new byte[bytes.length + length];
        System.arraycopy(bytes, 0, longer, 0, at);
        System.arraycopy(more, from, longer, at, length);
        System.arraycopy(bytes, at, longer, at + length, bytes.length - at);
        return longer;
    }
}
