package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.store.Listed;
import hegemon.table.Score;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A table in somebody's list, most often the reader's own.
 *
 * @param key its place in the list
 * @param title what its leaders call it
 * @param caption how far it is: a month, say
 * @param scores what is counted for two parties, that of the one whose list it is first
 * @param seat where the one sits whose list it is
 * @param result how it ended for that one, as words name it
 * @param waitsForReader whether it is the reader's turn
 * @param asked whether somebody waits for the reader's answer
 * @param late whether the time of the other one is out
 * @param left on the reader's clock, where it runs, or until orders are due
 */
public record ListedTable(
        TableId id,
        String key,
        String game,
        String setup,
        Optional<String> title,
        String caption,
        List<Score> scores,
        int entry,
        String seat,
        List<TableJson.SeatJson> seats,
        TableJson.TurnJson turn,
        String result,
        boolean waitsForReader,
        boolean asked,
        boolean late,
        boolean advised,
        Optional<Long> left,
        String pace) {
    /** Mine to move first, the least time first; then where an answer is due; the rest as it is. */
    public static final Comparator<ListedTable> FIRST =
            Comparator.comparingInt(ListedTable::rank)
                    .thenComparingLong(table -> table.left().orElse(Long.MAX_VALUE));

    private int rank() {
        if (turn.over()) return 3;
        if (waitsForReader) return 0;
        return asked || late ? 1 : 2;
    }

    /** When something last happened. */
    public Instant newsAt() {
        return Listed.Key.parse(key)
                .map(it -> Instant.ofEpochMilli(it.newsAt()))
                .orElse(Instant.EPOCH);
    }

    /** Whether it is in the reader's own list. */
    public boolean own() {
        return seats.stream().anyMatch(each -> each.you() && each.seat().equals(seat));
    }

    public boolean hasOpenSeat() {
        return seats.stream().anyMatch(each -> each.occupant().equals("open"));
    }
}
