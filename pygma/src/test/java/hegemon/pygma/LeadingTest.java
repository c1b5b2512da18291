package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Entry;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** A campaign that a person leads: D-150 to D-152. */
class LeadingTest {
    private static final Seat MASTER = PygmaState.GAME_MASTER;
    private static final String KEY = "month " + "5".repeat(64);
    private static final String FREE = "SONST \"Wir suchen die Quelle.\"";

    private static Match<?, ?, ?> after(String setup, String... entries) {
        Match<?, ?, ?> match = Match.start(new Pygma(), setup).orThrow();
        for (String each : entries) {
            var parts = each.split(": ", 2);
            var entry = new Entry(match.log().size() + 1, new Seat(parts[0]), parts[1]);
            match = match.replayed(entry).orThrow();
        }
        return match;
    }

    private static PygmaState state(String setup, String... entries) {
        return (PygmaState) after(setup, entries).state();
    }

    private static Optional<String> closing(PygmaState state, String prepared) {
        return state.closing(MASTER, Optional.of(prepared)).map(new Pygma()::print);
    }

    @Test
    void theDeadlineClosesTheOrdersAndNothingMore() { // D-151
        var open = state("realms 2 seed 1", "Realm-1: HYGIENE 1");
        assertThat(closing(open, "")).contains("lock");
        var locked = state("realms 2 seed 1", "Realm-1: HYGIENE 1", "GameMaster: lock");
        assertThat(locked.turn()).isEqualTo(Turn.of(MASTER));
        assertThat(closing(locked, "")).isEmpty();
        var late = new Pygma().move("HYGIENE 1").orThrow();
        assertThat(locked.refuse(PygmaState.seat(2), late).orElseThrow().key())
                .isEqualTo("pygma.refuse.move.locked");
        var open2 = state("realms 2 seed 1", "GameMaster: lock", "GameMaster: unlock");
        assertThat(open2.refuse(PygmaState.seat(2), late)).isEmpty();
        var draft = state("realms 2 seed 1", "GameMaster: review", "chance: " + KEY);
        assertThat(closing(draft, "")).isEmpty();
    }

    @Test
    void aCampaignMayLetTheDeadlineDoMoreButNeverPassOverAFreeOrder() { // D-151
        assertThat(closing(state("realms 2 seed 1 zat=DRAFT"), "text 1 Hallo"))
                .contains("review\ntext 1 Hallo");
        var alone = state("realms 2 seed 1 zat=RELEASE");
        assertThat(closing(alone, "")).contains("evaluate");
        assertThat(closing(alone, "summon dragons")).contains("lock");
        assertThat(alone.closing(MASTER, Optional.empty()).map(new Pygma()::print))
                .contains("lock");
        var asked = state("realms 2 seed 1 zat=RELEASE", "Realm-1: " + FREE);
        assertThat(closing(asked, "")).contains("lock");
        assertThat(closing(asked, "effect 1 1 Gefunden."))
                .contains("evaluate\neffect 1 1 Gefunden.");
    }

    @Test
    void aJudgedOrderWaitsNoLonger() { // D-86
        var asked = state("realms 2 seed 1", "Realm-1: " + FREE);
        assertThat(asked.view(MASTER).desk().orElseThrow().free()).hasSize(1);
        var judged =
                state(
                        "realms 2 seed 1",
                        "Realm-1: " + FREE,
                        "GameMaster: review\neffect 1 1 Gefunden.",
                        "chance: " + KEY);
        assertThat(judged.view(MASTER).desk().orElseThrow().free()).isEmpty();
    }

    @Test
    void whoRulesIsKnownByContactAlone() { // D-150, EX-7 to EX-9
        var known = state("realms 3 seed 1");
        assertThat(known.isKnown(Seat.SPECTATOR, PygmaState.seat(1))).isTrue();
        var hidden = state("realms 3 seed 1 identities=CONTACT");
        assertThat(hidden.isKnown(PygmaState.seat(2), PygmaState.seat(1))).isFalse();
        assertThat(hidden.isKnown(Seat.SPECTATOR, PygmaState.seat(1))).isFalse();
        assertThat(hidden.isKnown(PygmaState.seat(1), PygmaState.seat(1))).isTrue();
        assertThat(hidden.isKnown(MASTER, PygmaState.seat(1))).isTrue();
        assertThat(hidden.isKnown(PygmaState.seat(1), MASTER)).isTrue();
        var met =
                state(
                        "realms 3 seed 1 identities=CONTACT",
                        "GameMaster: evaluate\nchange contact 2 1 PLAYER\nchange contact 1 3 REALM",
                        "chance: " + KEY);
        assertThat(met.isKnown(PygmaState.seat(2), PygmaState.seat(1))).isTrue();
        assertThat(met.isKnown(PygmaState.seat(1), PygmaState.seat(2))).isFalse();
        assertThat(met.isKnown(PygmaState.seat(1), PygmaState.seat(3))).isFalse();
    }

    @Test
    void aReleasedMonthIsTakenBackAndPlayedAgainWithTheSameDice() { // D-152, D-129
        String[] once = {
            "Realm-1: HYGIENE 1", "GameMaster: evaluate", "chance: " + KEY, "Realm-2: HYGIENE 1",
        };
        var next = state("realms 2 seed 1", once);
        assertThat(next.refuse(PygmaState.seat(1), new PygmaMove.Withdraw())).isPresent();
        String[] twice = {
            once[0],
            once[1],
            once[2],
            once[3],
            "GameMaster: withdraw",
            "GameMaster: evaluate",
            "chance: " + KEY,
        };
        var back = after("realms 2 seed 1", once[0], once[1], once[2], once[3], twice[4]);
        var again = (PygmaState) back.state();
        assertThat(again.date()).hasToString("Andra/01");
        assertThat(again.sheets()).containsOnlyKeys(1);
        assertThat(again.refuse(MASTER, new PygmaMove.Withdraw())).isPresent();
        assertThat(state("realms 2 seed 1", twice).world()).isEqualTo(next.world());
        assertThat(Annals.of(after("realms 2 seed 1", twice)))
                .extracting(Annals.Chapter::withdrawn)
                .containsExactly(false, true, false, false);
    }

    @Test
    void takingAMonthBackMakesNobodySilent() { // D-152
        var annals =
                Annals.of(
                        after(
                                "realms 2 seed 1",
                                "Realm-1: HYGIENE 1",
                                "GameMaster: evaluate",
                                "chance: " + KEY,
                                "GameMaster: evaluate",
                                "chance: " + KEY,
                                "GameMaster: withdraw"));
        assertThat(annals.getLast().month()).hasToString("Andra/01");
        assertThat(annals.getLast().silent()).containsExactly(2);
    }

    @Test
    void whoseOrdersDidNotComeIsNamed() { // D-22
        var annals =
                Annals.of(
                        after(
                                "realms 2 seed 1",
                                "Realm-1: HYGIENE 1",
                                "GameMaster: evaluate",
                                "chance: " + KEY));
        assertThat(annals.getFirst().silent()).isEmpty();
        assertThat(annals.getLast().silent()).containsExactly(2);
    }
}
