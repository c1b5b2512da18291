package hegemon.table;

import java.util.List;
import java.util.Optional;

/**
 * The truth about a game: its set-up and its numbered entries. The state, statistics and views are
 * computed from it and may be thrown away.
 *
 * <p>As text, one fact a line; {@link LogText} is its parser and printer:
 *
 * <pre>
 * hegemon-log 1
 * game sparta
 * setup standard
 * commitment 9f86d0…
 *
 * 1 South e2-e4
 * 2 North e9-e7
 * </pre>
 *
 * @param commitment to the secret of the game's chance, if it has any
 * @param secret revealed when the game is over
 */
public record Log(
        String game,
        String setup,
        Optional<String> commitment,
        Optional<String> secret,
        List<Entry> entries) {
    public Log {
        entries = NumberedEntries.of(entries);
    }

    public static Log of(String game, String setup) {
        return new Log(game, setup, Optional.empty(), Optional.empty(), List.of());
    }

    public int size() {
        return entries.size();
    }

    /** The log and one entry more, which shares the others with it. */
    public Log plus(Seat seat, String text) {
        return with(numbered().plus(seat, text));
    }

    /** The log as it was when it had this many entries. */
    public Log upTo(int number) {
        return with(numbered().first(number));
    }

    private NumberedEntries numbered() {
        return NumberedEntries.of(entries);
    }

    private Log with(NumberedEntries others) {
        return new Log(game, setup, commitment, secret, others);
    }

    public Log withCommitment(String hash) {
        return new Log(game, setup, Optional.of(hash), secret, entries);
    }

    public Log withSecret(String hex) {
        return new Log(game, setup, commitment, Optional.of(hex), entries);
    }

    public String print() {
        return LogText.print(this);
    }

    public static Parse<Log> parse(String text) {
        return LogText.parse(text);
    }
}
