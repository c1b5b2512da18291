package hegemon.pygma.bot;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.campaign.Chronicle;
import hegemon.pygma.campaign.Simulation;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;
import hegemon.table.Bots;
import hegemon.table.Chance;
import hegemon.table.Language;
import hegemon.table.Seat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.ByteBuffer;
import java.util.ServiceLoader;

class RulerTest {
    private static final int START_LAND = 12; // D-125

    @Tag("long")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void twoYearsBringLandAndNoHunger(long seed) {
        var simulation = played(seed, 16);
        assertThat(simulation.standings())
                .allSatisfy(
                        realm -> {
                            assertThat(realm.faults()).as("faults of the check").isZero();
                            assertThat(realm.plagues()).as("plagues").isZero();
                            assertThat(realm.land()).as("land").isGreaterThan(START_LAND);
                            if (realm.lost() == 0)
                                assertThat(realm.hungry()).as("hungry half-years").isZero();
                        });
    }

    /** Five years: what docs/pygma-engine.md tells of twenty worlds, in a small one. */
    @Tag("long")
    @Test
    void fiveYearsAreRuledDecently() {
        var simulation = played(1, 40);
        assertThat(simulation.standings())
                .allSatisfy(
                        realm -> {
                            assertThat(realm.faults()).as("faults of the check").isZero();
                            assertThat(realm.plagues()).as("plagues").isZero();
                            assertThat(realm.starving()).as("hunger without a cause").isZero();
                        });
        assertThat(Chronicle.explored(simulation.state())).isGreaterThan(50);
        assertThat(simulation.standings().stream().mapToInt(Chronicle.Standing::battles).sum())
                .as("battles")
                .isPositive();
    }

    @Test
    void slowRealmsTakeLessLand() { // D-158
        assertThat(land("bots.pace=1")).isLessThan(land("bots.pace=3"));
        assertThat(land("bots.pace=3")).isLessThan(land("bots.pace=5"));
    }

    @Test
    void realmsMakeWarAsWasAgreed() { // D-159
        assertThat(battles("bots.war=NONE")).isZero();
        assertThat(battles("bots.war=ALL")).isPositive();
    }

    private static int battles(String setting) {
        return played("realms 4 seed 1 world.size=4x4 " + setting, 1, 20).standings().stream()
                .mapToInt(Chronicle.Standing::battles)
                .sum();
    }

    private static int land(String setting) {
        return played("realms 4 seed 1 " + setting, 1, 10).standings().stream()
                .mapToInt(Chronicle.Standing::land)
                .sum();
    }

    @Test
    void hygieneIsPaidInFullAtTheFirstArmamentMonth() { // PI-8.1
        var state = played(1, 3).state();
        assertThat(state.world().date()).isEqualTo(new Date(1, Month.DORL));
        assertThat(sheet(state, PygmaState.seat(1)).all(Construction.Hygiene.class))
                .containsExactly(new Construction.Hygiene(10_000));
    }

    @Test
    void theSameKnowledgeGivesTheSameOrders() {
        var state = played(2, 5).state();
        for (Seat seat : state.seats())
            assertThat(Simulation.choose(state, seat)).isEqualTo(Simulation.choose(state, seat));
    }

    @Test
    void whatARealmCannotKnowDoesNotChangeItsOrders() { // D-5: two worlds, one view
        var state = played(3, 5).state();
        var hidden = PygmaStates.withoutRealm(state, 2);
        assertThat(sheet(hidden, PygmaState.seat(1))).isEqualTo(sheet(state, PygmaState.seat(1)));
    }

    /** D-156: taken as a whole and written down in any language, it is a sheet without a fault. */
    @Tag("long")
    @Test
    void whatIsSuggestedChecksCleanInEveryLanguage() {
        var simulation = new Simulation(new Pygma().start("realms 4 seed 1").orThrow());
        var chance = Chance.of(ByteBuffer.allocate(Chance.SECRET_BYTES).putLong(1).array());
        for (int month = 1; month <= 16; month++) {
            simulation.play(chance);
            for (int realm = 1; realm <= 4; realm++) assertSuggestion(simulation.state(), realm);
        }
    }

    private static void assertSuggestion(PygmaState state, int realm) {
        var knowledge = state.knowledge(realm);
        var sheet = Ruler.suggestion(knowledge, state.reports().get(realm - 1)).orElseThrow();
        for (Language language : Language.values()) {
            var text = OrderText.in(language).print(sheet);
            assertThat(Examination.of(text, knowledge).faults())
                    .as("%s, realm %s, %s%n%s", knowledge.date(), realm, language, text)
                    .isEmpty();
        }
    }

    @Test
    void theBotsAreFoundAndTheGameMasterClosesTheMonth() {
        assertThat(ServiceLoader.load(Bots.class))
                .anySatisfy(bots -> assertThat(bots).isInstanceOf(PygmaBots.class));
        var state = new Pygma().start("realms 2 seed 1").orThrow();
        var move = Simulation.choose(state, PygmaState.GAME_MASTER);
        assertThat(state.refuse(PygmaState.GAME_MASTER, move)).isEmpty();
        assertThat(move).isInstanceOf(PygmaMove.Evaluate.class);
    }

    private static Sheet sheet(PygmaState state, Seat seat) {
        return ((PygmaMove.Orders) Simulation.choose(state, seat)).sheet();
    }

    private static Simulation played(long seed, int months) {
        return played("realms 4 seed " + seed, seed, months);
    }

    private static Simulation played(String setup, long seed, int months) {
        var simulation = new Simulation(new Pygma().start(setup).orThrow());
        var chance = Chance.of(ByteBuffer.allocate(Chance.SECRET_BYTES).putLong(seed).array());
        for (int month = 1; month <= months; month++) simulation.play(chance);
        return simulation;
    }
}
