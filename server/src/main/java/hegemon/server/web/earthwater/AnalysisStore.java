package hegemon.server.web.earthwater;

import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;

/** The reviews of finished games, as far as they have been made. */
@Component
record AnalysisStore(Sql sql, JsonMapper json) {
    /** To be raised when reviews mean something else: what is kept is then made anew. */
    private static final int VERSION = 1;

    List<Analysis.Reviewed> of(TableId game) {
        return sql.find(
                        String.class,
                        "select reviews from ew_analysis where game_id = ? and version = ?",
                        game,
                        VERSION)
                .map(text -> List.of(json.readValue(text, Analysis.Reviewed[].class)))
                .orElse(List.of());
    }

    void keep(TableId game, List<Analysis.Reviewed> reviews) {
        sql.change(
                "insert into ew_analysis (game_id, version, reviews) values (?, ?, ?) on conflict"
                        + " (game_id) do update set version = excluded.version, reviews ="
                        + " excluded.reviews",
                game,
                VERSION,
                json.writeValueAsString(reviews));
    }
}
