package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Ratings;
import hegemon.server.rating.Rating;
import hegemon.server.store.Occupant;

import org.springframework.stereotype.Component;

import java.util.HashMap;
import java.util.Map;

/** How strong those play who sit at a table that counts, as far as they show it. */
@Component
record Strengths(Ratings ratings) {
    /** Nothing where the game is friendly. */
    Map<Occupant, TableJson.RatingJson> of(TableId id, LiveTable.Moment now) {
        var known = new HashMap<Occupant, TableJson.RatingJson>();
        ratings.at(id, now)
                .forEach(
                        (player, at) ->
                                known.put(
                                        player,
                                        new TableJson.RatingJson(
                                                at.rating().points(),
                                                at.rating().isProvisional(),
                                                at.gain().map(Rating::points))));
        return known;
    }
}
