package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The views of tables as JSON, written once for all who look from the same seat. Of each table only
 * the last position is kept, of so many tables, and nothing when memory is scarce.
 */
@Component
class Renderings {
    private final JsonMapper json;
    private final PerTable<Written> written = new PerTable<>();

    Renderings(JsonMapper json) {
        this.json = json;
    }

    /** What was written of this match; another one, of more entries or fewer, is another. */
    private record Written(Match<?, ?, ?> match, ConcurrentMap<Seat, RawValue> views) {}

    RawValue view(TableId table, Match<?, ?, ?> match, Seat eyes) {
        return of(table, match)
                .views()
                .computeIfAbsent(
                        eyes, seat -> new RawValue(json.writeValueAsString(match.view(seat))));
    }

    private Written of(TableId table, Match<?, ?, ?> match) {
        return written.of(
                table,
                kept -> kept.match() == match,
                () -> new Written(match, new ConcurrentHashMap<>()));
    }
}
