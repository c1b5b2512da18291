package hegemon.server.web.sparta;

import hegemon.server.web.gate.Computes;
import hegemon.sparta.MoveText;
import hegemon.sparta.Position;
import hegemon.sparta.opening.OpeningTree;
import hegemon.sparta.opening.Openings;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What strong play did in the first turns; the same for everybody. */
@RestController
class OpeningsApi {
    /** The commonest moves of a position; the rest were tried a few times each. */
    private static final int MOST = 8;

    /**
     * @param name of the position, if this house gave it one
     * @param games how many reached it
     */
    record Opening(Optional<String> name, int games, List<Choice> choices) {
        static Opening of(Position position) {
            var choices = Openings.choices(position).stream().map(Choice::of).toList();
            return new Opening(
                    Openings.name(position),
                    choices.stream().mapToInt(it -> it.south + it.drawn + it.north).sum(),
                    choices.stream().limit(MOST).toList());
        }
    }

    /** A move, and how many of its games South won, were drawn, and North won. */
    record Choice(String move, int south, int drawn, int north) {
        static Choice of(OpeningTree.Choice choice) {
            var south = choice.south();
            return new Choice(
                    MoveText.print(choice.move()), south.won(), south.drawn(), south.lost());
        }
    }

    /**
     * @param position in the notation of SP-7.1
     */
    @Computes
    @GetMapping("/api/sparta/openings")
    ResponseEntity<Object> opening(@RequestParam String position, Locale locale) {
        return Answers.of(Position.parse(position).map(Opening::of), locale);
    }
}
