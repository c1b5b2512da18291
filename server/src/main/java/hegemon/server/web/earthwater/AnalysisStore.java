package hegemon.server.web.earthwater;

import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;

import javax.sql.DataSource;

/** The reviews of finished games, as far as they have been made. */
@Component
class AnalysisStore {
    /** To be raised when reviews mean something else: what is kept is then made anew. */
    private static final int VERSION = 1;

    private final Sql sql;
    private final JsonMapper json;

    AnalysisStore(DataSource database, JsonMapper json) {
        this.sql = new Sql(database);
        this.json = json;
    }

    List<Analysis.Reviewed> of(TableId game) {
        return sql.ask(
                        "select reviews from ew_analysis where game_id = ? and version = ?",
                        game,
                        VERSION)
                .query(String.class)
                .optional()
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
