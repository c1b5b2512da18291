package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.campaign.Simulation;
import hegemon.table.Chance;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

class PracticeTest {
    private static final String AGREED =
            "realms 2 seed 1 practice world.size=4x3 practice.back=true";
    private static final String BACK = MasterText.WITHDRAW;
    private static final Chance CHANCE = Chance.ofHex("7".repeat(64));
    private static final Seat ME = PygmaState.seat(1);
    private static final Seat OTHER = PygmaState.seat(2);
    private static final String ORDERS =
            new Pygma().print(Simulation.choose(started(AGREED).state(), ME));

    @Test
    void aMonthIsTakenBackAndPlayedOnWithTheSameDice() { // D-157, D-129
        var once = month(started(AGREED), ORDERS);
        var back = once.submit(ME, BACK).orThrow();
        assertThat(back.state().date()).isEqualTo(started(AGREED).state().date());
        assertThat(back.turn().waitsFor(ME)).isTrue();
        assertThat(back.state().sheets()).containsOnlyKeys(2); // what the others sent stays
        var again = drawn(back.submit(ME, ORDERS).orThrow());
        assertThat(again.state().world()).isEqualTo(once.state().world());
        var other = drawn(back.submit(ME, "REICH 1").orThrow());
        assertThat(other.state().date()).isEqualTo(once.state().date());
        assertThat(other.state().world()).isNotEqualTo(once.state().world());
    }

    @Test
    void theMonthAsItWentFirstCanBeRead() { // D-157
        var back = month(started(AGREED), ORDERS).submit(ME, BACK).orThrow();
        var annals = Annals.of(drawn(back.submit(ME, "REICH 1").orThrow()));
        assertThat(annals).extracting(Annals.Chapter::withdrawn).contains(true);
        var first = annals.stream().filter(Annals.Chapter::withdrawn).findFirst().orElseThrow();
        assertThat(first.sheets().get(1)).isNotEqualTo(annals.getLast().sheets().get(1));
        assertThat(first.month()).isEqualTo(annals.getLast().month());
    }

    @Test
    void onlyTheLastMonthAndOnlyWhereItWasAgreed() { // D-157
        var twice = month(month(started(AGREED), ""), "");
        var back = twice.submit(ME, BACK).orThrow();
        assertThat(back.state().refuse(ME, new PygmaMove.Withdraw())).isPresent();
        var strict = month(started("realms 2 seed 1 practice world.size=4x3"), "");
        assertThat(strict.state().refuse(ME, new PygmaMove.Withdraw())).isPresent();
        assertThat(started(AGREED).state().refuse(ME, new PygmaMove.Withdraw())).isPresent();
        var led = new Pygma().start("realms 2 seed 1 world.size=4x3 practice.back=true").orThrow();
        assertThat(new Revision(led).isOpenTo(ME)).isFalse();
    }

    private static Match<PygmaState, PygmaMove, PygmaView> started(String setup) {
        return Match.start(new Pygma(), setup).orThrow();
    }

    private static Match<PygmaState, PygmaMove, PygmaView> month(
            Match<PygmaState, PygmaMove, PygmaView> match, String orders) {
        return drawn(match.submit(OTHER, "REICH 2").orThrow().submit(ME, orders).orThrow());
    }

    private static Match<PygmaState, PygmaMove, PygmaView> drawn(
            Match<PygmaState, PygmaMove, PygmaView> match) {
        return match.draw(CHANCE);
    }
}
