package hegemon.sparta.opening;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Arena;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class OpeningsTest {
    private static final Position START = Setup.standard().position();

    private static OpeningGame game(Arena.Ending south, String... moves) {
        var parsed = Stream.of(moves).map(it -> MoveText.parse(it).orThrow()).toList();
        return new OpeningGame("standard", 0, south, parsed);
    }

    @Test
    void aMoveAndItsMirrorImageAreOneWhereThePositionIsItsOwn() {
        var tree = new OpeningTree();
        tree.add(game(Arena.Ending.WON, "c2-d4"));
        tree.add(game(Arena.Ending.LOST, "h2-g4"));
        tree.add(game(Arena.Ending.DRAWN, "e2-e4"));
        var choices = tree.choices(START);
        assertThat(choices).hasSize(2);
        assertThat(MoveText.print(choices.getFirst().move())).isEqualTo("c2-d4");
        assertThat(choices.getFirst().south().won()).isEqualTo(1);
        assertThat(choices.getFirst().south().lost()).isEqualTo(1);
        assertThat(tree.games(START)).isEqualTo(3);
    }

    @Test
    void whatFollowsIsToldAsTheReaderSeesTheBoard() {
        var tree = new OpeningTree();
        tree.add(game(Arena.Ending.WON, "c2-d4", "b9-a8"));
        var left = SpartaState.start(Setup.standard()).after("c2-d4").orThrow().position();
        var right = SpartaState.start(Setup.standard()).after("h2-g4").orThrow().position();
        assertThat(moves(tree, left)).containsExactly("b9-a8");
        assertThat(moves(tree, right)).containsExactly("i9-j8");
    }

    private static List<String> moves(OpeningTree tree, Position position) {
        return tree.choices(position).stream().map(it -> MoveText.print(it.move())).toList();
    }

    @Test
    void aTreeIsReadAsItIsWrittenWithoutWhatIsRare() {
        var tree = new OpeningTree();
        for (int i = 0; i < 3; i++) tree.add(game(Arena.Ending.WON, "c2-d4"));
        tree.add(game(Arena.Ending.WON, "e2-e4", "b9-a8"));
        var read = OpeningTree.parse(tree.print());
        assertThat(read.choices(START)).isEqualTo(tree.choices(START));
        assertThat(read.print()).isEqualTo(tree.print()).hasSize(1);
    }

    @Test
    void aGameIsReadAsItIsWritten() {
        var line = "near 7 DRAWN c2-d4 b9-a8";
        assertThat(OpeningGame.parse(line).print()).isEqualTo(line);
    }

    @ParameterizedTest
    @MethodSource("hegemon.sparta.Setup#names")
    void everyShippedOpeningCanBePlayed(String setup) {
        var open = new ArrayList<>(List.of(Setup.parse(setup).orThrow().position()));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            var position = open.removeLast();
            if (!seen.add(position.print())) continue;
            var legal = new HashSet<>(position.moves());
            for (var choice : Openings.choices(position)) {
                assertThat(legal).contains(choice.move());
                open.add(after(position, choice.move()));
            }
        }
        assertThat(seen).hasSizeGreaterThan(20);
    }

    /** So many that the interval of the first move’s advantage is worth telling. */
    @ParameterizedTest
    @MethodSource("hegemon.sparta.Setup#names")
    void theFirstMovesOfASetUpCountAllItsGames(String setup) {
        var south = Openings.south(Setup.parse(setup).orThrow().position());
        assertThat(south.games()).isGreaterThan(150);
        assertThat(south.margin()).isBetween(0.001, 0.1);
    }

    private static Position after(Position position, Move move) {
        return position.effects(move, Setup.standard().options()).after();
    }

    @Test
    void theNamedOpeningsWerePlayed() {
        assertThat(Openings.names()).hasSize(20).doesNotHaveDuplicates();
        assertThat(Openings.name(START)).isEmpty();
    }
}
