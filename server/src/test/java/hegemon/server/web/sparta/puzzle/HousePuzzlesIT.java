package hegemon.server.web.sparta.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.puzzle.Finder;
import hegemon.sparta.puzzle.Puzzle;
import hegemon.sparta.search.Level;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import javax.sql.DataSource;

/** Public games that are over become puzzles; those between friends do not. */
class HousePuzzlesIT {
    private static final int TURNS = 60;

    /** Of a game in which somebody misses something, as in one game of five. */
    private static final long SEED = 5_000;

    @TempDir private static Path data;
    private static TestHouse house;
    private static List<SpartaState> played;
    private static List<Puzzle> hidden;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
        played = played();
        hidden = Finder.in(played);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    /** By beginners, who miss things. */
    private static List<SpartaState> played() {
        var states = new ArrayList<SpartaState>();
        states.add(SpartaState.start(Setup.parse("standard").orThrow()));
        while (states.size() < TURNS && states.getLast().outcome().isEmpty()) {
            var state = states.getLast();
            var move =
                    Level.of(2)
                            .choose(
                                    state,
                                    Duration.ofMinutes(1),
                                    1,
                                    SEED + states.size(),
                                    () -> false);
            states.add(state.after(MoveText.print(move)).orThrow());
        }
        return states;
    }

    @Test
    void aPublicGameBecomesPuzzlesOnce() throws Exception {
        assertThat(hidden).isNotEmpty();
        var friends = game("watchable=true");
        var open = game("watchable=true&listed=true");
        new Sql(house.part(DataSource.class))
                .change("update game set ended_at = ended_at - 100000");
        var puzzles = house.part(HousePuzzles.class);
        puzzles.round();
        puzzles.round();
        var batch = batch();
        assertThat(batch.path("count").asInt()).isEqualTo(hidden.size());
        assertThat(batch.path("puzzles"))
                .allSatisfy(
                        each ->
                                assertThat(each.path("game").asString())
                                        .isEqualTo(open.value())
                                        .isNotEqualTo(friends.value()));
        assertThat(batch.path("puzzles").get(0).path("line").get(0).asString())
                .isEqualTo(hidden.getFirst().line().getFirst());
        countsLikeAnyOther(batch.path("puzzles").get(0).path("number").asInt());
    }

    private static void countsLikeAnyOther(int number) throws Exception {
        var moves = String.join("\",\"", hidden.getFirst().wanted());
        var answer =
                house.json(
                        house.member("Solver"),
                        "/api/sparta/puzzles/" + number + "/try",
                        "{\"moves\":[\"" + moves + "\"]}");
        assertThat(TestHouse.read(answer).path("solved").asBoolean()).isTrue();
    }

    private static JsonNode batch() throws Exception {
        return TestHouse.read(
                house.get(TestHouse.NOBODY, "/api/sparta/puzzles?grade=house&batch=0"));
    }

    /** Played as above and given up. */
    private static TableId game(String terms) throws Exception {
        var south = house.guest();
        var made =
                house.form(
                        south,
                        "/tables",
                        "game=sparta&setup=standard&own=South&rest=self&" + terms);
        var id =
                new TableId(
                        made.headers().firstValue("Location").orElseThrow().replaceAll(".*/", ""));
        for (int turn = 1; turn < played.size(); turn++)
            house.json(
                    south,
                    "/api/games/" + id + "/moves",
                    "{\"entry\":%d,\"text\":\"%s\"}"
                            .formatted(
                                    turn - 1,
                                    MoveText.print(played.get(turn).last().orElseThrow())));
        house.json(
                south, "/api/games/" + id + "/resign", "{\"entry\":" + (played.size() - 1) + "}");
        return id;
    }
}
