package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Wrap;
import hegemon.table.Draw;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Collectors;

class SetupTest {
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
    void aSetUpWithoutAnEditionMeansTheFirst() { // D-136
        var old = start("realms 2 seed 4 world.size=4x3").world().settings();
        assertThat(old).isEqualTo(Settings.DEFAULT);
        assertThat(old.get(Setting.BUILDING_BONUS)).isEqualTo(Choice.BuildingBonus.OWNER);
    }

    @Test
    void aSetUpOfTheSecondEditionKeepsWhatTheThirdChanged() { // D-49, D-136
        var second = start("realms 2 seed 4 world.size=4x3 edition=2").world().settings();
        assertThat(second).isEqualTo(Settings.of(2));
        assertThat(second.get(Setting.BUILDING_BONUS)).isEqualTo(Choice.BuildingBonus.HOLDER);
        assertThat(second.get(Setting.ROAD_BORDER)).isEqualTo(Choice.RoadBorder.ORDER);
        assertThat(new Pygma().asBegun("realms 2 edition=2")).isEqualTo("realms 2 edition=2");
        var first = start("realms 2 seed 4 world.size=4x3").world().settings();
        assertThat(first.get(Setting.ROAD_BORDER)).isEqualTo(Choice.RoadBorder.ORDER);
        var begun = new Pygma().asBegun("realms 2 seed 4 world.size=4x3");
        assertThat(start(begun).world().settings().get(Setting.ROAD_BORDER))
                .isEqualTo(Choice.RoadBorder.PHASE);
    }

    @Test
    void aNewCampaignWritesItsEditionDown() {
        var game = new Pygma();
        assertThat(game.asBegun("realms 2 practice")).isEqualTo("realms 2 practice edition=3");
        assertThat(game.asBegun("realms 2 edition=1")).isEqualTo("realms 2 edition=1");
        assertThat(game.asBegun("realms 2\npygma-world 1\nsize 1x1"))
                .isEqualTo("realms 2 edition=3\npygma-world 1\nsize 1x1");
        assertThat(game.asBegun("nonsense")).isEqualTo("nonsense");
    }

    @Test
    void aDrawnWorldGetsTheEditionOfItsCampaign() {
        var drawn = WorldPrinter.print(start("realms 2 seed 4 world.size=4x3").world());
        var setup = new Pygma().asBegun("realms 2\n" + drawn);
        assertThat(start(setup).world().settings()).isEqualTo(Settings.of(Setting.LATEST_EDITION));
        var kept = drawn.replaceFirst("\nmap\n", "\nsetting building.bonus = OWNER\nmap\n");
        assertThat(start(new Pygma().asBegun("realms 2\n" + kept)).world().settings().lines())
                .containsExactly("edition = 3", "building.bonus = OWNER");
        assertThat(start("realms 2\n" + drawn).world().settings()).isEqualTo(Settings.DEFAULT);
        var latest = WorldPrinter.print(start(setup).world());
        assertThat(new Pygma().asBegun("realms 2\n" + latest)).isEqualTo("realms 2\n" + latest);
        assertThat(start("realms 2\n" + latest).world().settings())
                .isEqualTo(Settings.of(Setting.LATEST_EDITION));
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
    void theSetUpShapesTheWorld() {
        var hex = start("realms 3 seed 2 gf.shape=HEX48 world.size=5x4 world.land=70").world();
        assertThat(hex.fields()).hasSize(48 * 20);
        assertThat(hex.fields().stream().filter(field -> field.isLand()).count())
                .isBetween(48 * 20 * 60L / 100, 48 * 20 * 72L / 100);
        var quoted = start("realms 2 seed 1 terrain.income=\"PLAIN=3500 HILLS=2500\"").world();
        assertThat(quoted.settings().income(Terrain.HILLS)).isEqualTo(2_500);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "realms 60 world.size=3x3",
                "realms 2 world.land=10",
                "realms 2 world.size=0x4",
                "realms 2 gf.shape=ROUND",
                "realms 2 gf.shape=\"RECT 20x20\"",
                "realms 2 world.green=1",
                "realms 2 seed 1\npygma-world 1\nsize 1x1\nmap\n?\nend"
            })
    void aWorldThatCannotBeIsRefused(String setup) {
        assertThat(new Pygma().start(setup)).isInstanceOf(Parse.Refused.class);
    }

    @Test
    void aDrawnWorldIsPlayed() {
        var made = start("realms 2 seed 4").world();
        var drawn = start("realms 2 seed 9\n" + WorldPrinter.print(made)).world();
        assertThat(drawn).isEqualTo(made);
        assertThat(new Pygma().start("realms 3 seed 9\n" + WorldPrinter.print(made)))
                .isInstanceOf(Parse.Refused.class);
    }

    /** What a drawing leaves out, the rules add: each realm sees its own land. */
    @Test
    void aBareDrawingIsEnough() {
        var text =
                WorldPrinter.print(start("realms 2 seed 4").world())
                        .lines()
                        .filter(line -> !line.startsWith("known "))
                        .collect(Collectors.joining("\n"));
        for (Realm realm : start("realms 2 seed 4\n" + text).world().realms())
            assertThat(realm.known().size()).isGreaterThan(19);
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

    @Test
    void inPracticeWhoIsLateSendsNothingAndPaysHygieneAgain() { // D-22
        var state = start("realms 2 seed 5 practice");
        while (!state.world().date().toString().startsWith("Hel")) {
            var hygiene = "REICH 1\nHYGIENE 10000\n";
            boolean term = state.world().date().month().isArmament();
            var one = term ? new Pygma().move(hygiene).orThrow() : sheet(1);
            state = evaluated(state.play(PygmaState.seat(1), one));
        }
        var late = evaluated(state.play(PygmaState.seat(1), overdue(state, 1)));
        assertThat(late.reports().getFirst().account().bookings())
                .anyMatch(line -> line.amount() == -10_000);
        assertThat(late.reports().getFirst().settlements().getFirst().plagues()).isZero();
    }

    private static PygmaMove overdue(PygmaState state, int realm) {
        return state.overdue(PygmaState.seat(realm)).orElseThrow();
    }

    /** The other ruler is always late. */
    private static PygmaState evaluated(PygmaState state) {
        return state.play(PygmaState.seat(2), overdue(state, 2))
                .play(Seat.CHANCE, new PygmaMove.MonthKey(KEY));
    }

    @Test
    void rulersReadNeitherSeedNorDrawingOfALedCampaign() { // PI-1.6
        var game = new Pygma();
        assertThat(game.shown("realms 8 seed 1 edition=2\npygma-world 1"))
                .isEqualTo("realms 8 edition=2");
        assertThat(game.shown("realms 8 seed 1 practice")).isEqualTo("realms 8 seed 1 practice");
    }
}
