package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Wrap;
import hegemon.table.Draw;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

import java.util.List;

class CharterTest {
    private static final String KEY = "0123456789abcdef".repeat(4);
    private static final String OTHER_KEY = "f".repeat(64);

    private static PygmaState start(String setup) {
        return new Pygma().start(setup).orThrow();
    }

    private static PygmaState made(String setup, String key) {
        return start(setup).play(Seat.CHANCE, new PygmaMove.WorldKey(key));
    }

    private static PygmaMove sheet(int realm) {
        return new Pygma().move("REICH " + realm).orThrow();
    }

    @Test
    void theMapHasItsOwnSettings() { // D-1, D-3, D-4
        var state = start("realms 2 seed 4 gf.shape=HEX48 world.wrap=BOTH battle.winnerLoss=600");
        var map = state.world().geometry();
        assertThat(map.shape()).isEqualTo(new Shape.Hex48());
        assertThat(map.wrap()).isEqualTo(Wrap.BOTH);
        assertThat(state.reports().getFirst().settings())
                .containsExactly(
                        "gf.shape = HEX48", "world.wrap = BOTH", "battle.winnerLoss = 600");
        var text = WorldPrinter.print(state.world());
        assertThat(WorldParser.read(text).world()).contains(state.world());
        var sized = start("realms 2 seed 4 world.size=6x4 gf.shape=RECT4x6").world().geometry();
        assertThat(sized.fields()).isEqualTo(6 * 4 * 24);
        for (String wrong : List.of("world.size=3x3 world.wrap=BOTH", "world.wrap=ROUND"))
            assertThat(new Pygma().start("realms 2 " + wrong)).isInstanceOf(Parse.Refused.class);
    }

    @Test
    void severalTerrainsAreSetAtOnce() {
        var state = start("realms 2 seed 4 world.size=4x3 terrain.income=SWAMP=1500,ICE=100");
        assertThat(state.world().settings().income(Terrain.SWAMP)).isEqualTo(1_500);
        assertThat(state.world().settings().income(Terrain.ICE)).isEqualTo(100);
    }

    @Test
    void aWorldWithoutASeedIsMadeFromADraw() {
        var start = start("realms 2");
        assertThat(start.turn()).isEqualTo(new Turn.Chance(new Draw.Key("world", "start")));
        assertThat(start.refuse(PygmaState.seat(1), sheet(1))).isPresent();
        assertThat(made("realms 2", KEY).world()).isEqualTo(made("realms 2", KEY).world());
        assertThat(made("realms 2", KEY).world()).isNotEqualTo(made("realms 2", OTHER_KEY).world());
    }

    @Test
    void theWorldIsMadeOnce() {
        var key = new PygmaMove.WorldKey(OTHER_KEY);
        assertThat(made("realms 2", KEY).refuse(Seat.CHANCE, key)).isPresent();
        assertThat(start("realms 2 seed 1").refuse(Seat.CHANCE, key)).isPresent();
    }

    @Test
    void nobodyReadsTheKeyOfTheWorld() {
        var start = start("realms 2");
        for (Seat reader : List.of(PygmaState.seat(1), PygmaState.GAME_MASTER, Seat.SPECTATOR))
            assertThat(start.told(reader, Seat.CHANCE, new PygmaMove.WorldKey(KEY)))
                    .isEqualTo("world");
    }

    @Test
    void inPracticeTheLastSheetClosesTheMonth() {
        var state = start("realms 2 seed 5 practice");
        assertThat(state.seats()).doesNotContain(PygmaState.GAME_MASTER);
        var one = state.play(PygmaState.seat(1), sheet(1));
        assertThat(one.turn()).isEqualTo(Turn.of(PygmaState.seat(2)));
        var both = one.play(PygmaState.seat(2), sheet(2));
        assertThat(both.turn()).isEqualTo(new Turn.Chance(new Draw.Key("month", "Andra/01")));
        assertThat(both.refuse(PygmaState.seat(1), sheet(1))).isPresent();
        var next = both.play(Seat.CHANCE, new PygmaMove.MonthKey(KEY));
        assertThat(next.world().date()).isEqualTo(state.world().date().next());
    }

    @Test
    void inPracticeNobodyClosesTheMonthByWord() {
        var evaluate = new Pygma().move("evaluate").orThrow();
        var state = start("realms 2 seed 5 practice");
        assertThat(state.refuse(PygmaState.GAME_MASTER, evaluate)).isPresent();
        assertThat(state.refuse(PygmaState.seat(1), evaluate)).isPresent();
    }
}
