package hegemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A log as text. A backslash and a line break inside a set-up or a move are written {@code \\} and
 * {@code \n}, so that an entry is always one line. Blank lines and lines that begin with # are
 * passed over.
 */
final class LogText {
    static final String FORMAT = "hegemon-log";
    static final int VERSION = 1;

    private static final int QUOTED = 80;

    private LogText() {}

    static String print(Log log) {
        var text = new StringBuilder(FORMAT + " " + VERSION + "\n");
        text.append("game ").append(log.game()).append('\n');
        text.append("setup ").append(escape(log.setup())).append('\n');
        log.commitment().ifPresent(hash -> text.append("commitment ").append(hash).append('\n'));
        log.secret().ifPresent(hex -> text.append("secret ").append(hex).append('\n'));
        text.append('\n');
        for (Entry entry : log.entries()) {
            text.append(entry.number()).append(' ').append(entry.seat()).append(' ');
            text.append(escape(entry.text())).append('\n');
        }
        return text.toString();
    }

    static Parse<Log> parse(String text) {
        return new Reader().read(text);
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    /** Enough of a line to know it by. */
    private static String cut(String line) {
        return line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "…";
    }

    private static String unescape(String text) {
        var plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 == text.length()) {
                plain.append(c);
                continue;
            }
            char next = text.charAt(++i);
            plain.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
        }
        return plain.toString();
    }

    /** Reads line by line and remembers where it is, so that a refusal can name the line. */
    private static final class Reader {
        private int line = 0;
        private boolean versionSeen = false;
        private Optional<String> game = Optional.empty();
        private Optional<String> setup = Optional.empty();
        private Optional<String> commitment = Optional.empty();
        private Optional<String> secret = Optional.empty();
        private final List<Entry> entries = new ArrayList<>();

        Parse<Log> read(String text) {
            for (String each : text.split("\n", -1)) {
                line++;
                String content = each.endsWith("\r") ? each.substring(0, each.length() - 1) : each;
                if (content.isBlank() || content.startsWith("#")) continue;
                var problem = versionSeen ? body(content) : version(content);
                if (problem.isPresent()) return Parse.refused(problem.get());
            }
            if (game.isEmpty() || setup.isEmpty())
                return Parse.refused(why("table.refuse.log.header"));
            return Parse.of(new Log(game.get(), setup.get(), commitment, secret, entries));
        }

        private Optional<Refusal> version(String content) {
            versionSeen = true;
            return content.equals(FORMAT + " " + VERSION)
                    ? Optional.empty()
                    : Optional.of(why("table.refuse.log.version", cut(content)));
        }

        private Optional<Refusal> body(String content) {
            int space = content.indexOf(' ');
            String word = space < 0 ? content : content.substring(0, space);
            String rest = space < 0 ? "" : content.substring(space + 1);
            switch (word) {
                case "game" -> game = Optional.of(rest);
                case "setup" -> setup = Optional.of(unescape(rest));
                case "commitment" -> commitment = Optional.of(rest);
                case "secret" -> secret = Optional.of(rest);
                default -> {
                    return entry(word, rest, content);
                }
            }
            return Optional.empty();
        }

        private Optional<Refusal> entry(String number, String rest, String content) {
            int space = rest.indexOf(' ');
            if (space < 0 || !Seat.isName(rest.substring(0, space)))
                return Optional.of(why("table.refuse.log.line", cut(content)));
            if (!number.equals(Integer.toString(entries.size() + 1)))
                return Optional.of(
                        why("table.refuse.log.number", number, Arg.number(entries.size() + 1)));
            entries.add(
                    new Entry(
                            entries.size() + 1,
                            new Seat(rest.substring(0, space)),
                            unescape(rest.substring(space + 1))));
            return Optional.empty();
        }

        private Refusal why(String key, Object... args) {
            var all = new ArrayList<Object>(List.of(Arg.number(line)));
            all.addAll(List.of(args));
            return Refusal.of("log", key, all.toArray());
        }
    }
}
