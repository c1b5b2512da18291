package hegemon.server.play;

import hegemon.server.id.TableId;
import hegemon.server.store.RatingRows;
import hegemon.server.store.StoredGame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All ratings computed anew from the logs of the games, in the order in which they were counted.
 */
public final class RatingAudit {
    private final House house;
    private final Map<TableId, Long> times;
    private final List<Ratings.Counted> games = new ArrayList<>();

    public RatingAudit(House house) {
        this.house = house;
        this.times = house.ratings().counted();
    }

    /** Takes a game into account, if it was counted. */
    public void read(StoredGame stored) {
        Optional.ofNullable(times.get(stored.id()))
                .flatMap(at -> Ratings.counted(stored.id(), moment(stored), at))
                .ifPresent(games::add);
    }

    private LiveTable.Moment moment(StoredGame stored) {
        return Replayed.of(stored, house.pauses()).moment(stored);
    }

    /** Whether the ratings are what the logs say. */
    public boolean isRight() {
        var computed = new HashMap<RatingRows.Key, RatingRows.Standing>();
        replayed().forEach(each -> computed.put(each.key(), each.standing()));
        return computed.equals(house.ratings().all());
    }

    /** Writes all of them anew. */
    public void repair() {
        house.games()
                .together(
                        () -> {
                            house.ratings().clear();
                            replayed().forEach(each -> each.put(house.ratings()));
                            return true;
                        });
    }

    private List<Ratings.Change> replayed() {
        games.sort(Comparator.comparingLong(Ratings.Counted::at));
        var standings = new HashMap<RatingRows.Key, RatingRows.Standing>();
        var all = new ArrayList<Ratings.Change>();
        for (Ratings.Counted game : games) {
            var changes = Ratings.changes(game, key -> Optional.ofNullable(standings.get(key)));
            changes.forEach(each -> standings.put(each.key(), each.standing()));
            all.addAll(changes);
        }
        return all;
    }
}
