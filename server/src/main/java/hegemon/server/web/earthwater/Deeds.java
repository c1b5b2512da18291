package hegemon.server.web.earthwater;

import hegemon.earthwater.Deed;
import hegemon.earthwater.EarthWaterState;
import hegemon.server.id.TableId;
import hegemon.server.play.Tables;
import hegemon.table.Match;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The deeds of people's won games, found from their logs; what was found is kept for a while. */
@Component
class Deeds {
    /** So many victories are looked through at a time; older ones when somebody looks again. */
    private static final int MOST = 100;

    private static final int REMEMBERED = 5_000;

    private final Tables tables;
    private final Map<TableId, Set<Deed>> known =
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        @Override
                        protected boolean removeEldestEntry(Map.Entry<TableId, Set<Deed>> eldest) {
                            return size() > REMEMBERED;
                        }
                    });

    Deeds(Tables tables) {
        this.tables = tables;
    }

    /**
     * @param game the first one in which it was done; empty: not yet
     */
    public record Done(Deed deed, TableId game) {}

    /**
     * Every deed, and where it was done: without advice, in a game played to its end.
     *
     * @param games the newest first
     */
    List<Done> of(List<SoloGame> games) {
        var won =
                games.stream()
                        .filter(game -> !game.advised())
                        .filter(game -> game.ending().filter(Deeds::isVictory).isPresent())
                        .map(SoloGame::id)
                        .toList();
        won.stream().filter(id -> !known.containsKey(id)).limit(MOST).forEach(this::look);
        var first = new EnumMap<Deed, TableId>(Deed.class);
        for (TableId id : won)
            known.getOrDefault(id, Set.of()).forEach(deed -> first.put(deed, id));
        var all = new ArrayList<Done>();
        for (Deed deed : Deed.values())
            all.add(new Done(deed, first.getOrDefault(deed, TableId.NONE)));
        return all;
    }

    private static boolean isVictory(SoloGame.Ending ending) {
        return ending.isByRule() && ending.result() == SoloGame.Result.WON;
    }

    private void look(TableId game) {
        known.put(game, tables.glance(game).map(table -> in(table.now().match())).orElse(Set.of()));
    }

    private static Set<Deed> in(Match<?, ?, ?> match) {
        var course = new ArrayList<EarthWaterState>();
        for (var stop : match.course())
            if (stop.state() instanceof EarthWaterState state) course.add(state);
        return Deed.in(course);
    }
}
