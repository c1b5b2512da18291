package hegemon.server.web.club;

import hegemon.server.clubs.Course;
import hegemon.server.id.EventId;
import hegemon.server.id.TableId;
import hegemon.server.pairing.Result;
import hegemon.server.pairing.Standings;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An event to take along: its standings and games. */
@Controller("eventResults")
record Results(ClubDesk desk) {
    /** A line of the standings. */
    record LineJson(
            int place,
            String player,
            int seed,
            boolean withdrawn,
            double points,
            double buchholz,
            double sonnebornBerger,
            int wins,
            int games) {}

    /** A game; a bye has no second player. */
    record GameJson(
            int round,
            int board,
            String first,
            Optional<String> second,
            Optional<String> result,
            boolean ruled,
            Optional<TableId> table) {}

    /** All of it. */
    record EventJson(
            String name,
            String format,
            String game,
            String setup,
            String pace,
            String phase,
            List<LineJson> standings,
            List<GameJson> games) {}

    private static final int HALVES = 2;
    private static final int QUARTERS = 4;

    @GetMapping("/events/{event}/results.json")
    ResponseEntity<EventJson> json(@PathVariable EventId event) {
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_DISPOSITION, file("json"))
                .body(all(desk.course(event)));
    }

    private EventJson all(Course course) {
        var event = course.event();
        return new EventJson(
                event.name(),
                event.format(),
                event.game(),
                event.setup(),
                event.pace(),
                event.phase().text(),
                course.standings().stream().map(this::line).toList(),
                course.games().stream().map(this::game).toList());
    }

    private LineJson line(Standings.Line line) {
        return new LineJson(
                line.place(),
                desk.name(line.player().id()),
                line.player().seed(),
                line.player().out(),
                (double) line.points() / HALVES,
                (double) line.buchholz() / HALVES,
                (double) line.sonnebornBerger() / QUARTERS,
                line.wins(),
                line.games());
    }

    private GameJson game(Course.Game game) {
        var board = game.board();
        return new GameJson(
                board.round(),
                board.number(),
                desk.name(board.first()),
                board.second().map(desk::name),
                game.result().map(Result::text),
                game.ruled(),
                board.table());
    }

    /** The standings, an empty line, and the games. */
    @GetMapping("/events/{event}/results.csv")
    ResponseEntity<String> csv(@PathVariable EventId event) {
        var all = all(desk.course(event));
        var lines =
                Stream.of(
                                Stream.of(
                                        "place,player,seed,withdrawn,points,buchholz,sonneborn-berger,wins,games"),
                                all.standings().stream().map(Results::csv),
                                Stream.of("", "round,board,first,second,result,ruled,table"),
                                all.games().stream().map(Results::csv))
                        .flatMap(each -> each);
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "csv", StandardCharsets.UTF_8))
                .header(HttpHeaders.CONTENT_DISPOSITION, file("csv"))
                .body(lines.collect(Collectors.joining("\r\n", "", "\r\n")));
    }

    private static String csv(LineJson line) {
        return row(
                line.place(),
                line.player(),
                line.seed(),
                line.withdrawn(),
                line.points(),
                line.buchholz(),
                line.sonnebornBerger(),
                line.wins(),
                line.games());
    }

    private static String csv(GameJson game) {
        return row(
                game.round(),
                game.board(),
                game.first(),
                game.second().orElse(""),
                game.result().orElse(""),
                game.ruled(),
                game.table().map(TableId::value).orElse(""));
    }

    private static String row(Object... cells) {
        return Stream.of(cells)
                .map(cell -> '"' + String.valueOf(cell).replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
    }

    private static String file(String ending) {
        return ContentDisposition.attachment().filename("results." + ending).build().toString();
    }
}
