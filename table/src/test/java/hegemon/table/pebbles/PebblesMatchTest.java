package hegemon.table.pebbles;

import static hegemon.table.pebbles.Pebbles.LEFT;
import static hegemon.table.pebbles.Pebbles.RIGHT;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.table.Chance;
import hegemon.table.DiceProof;
import hegemon.table.Entry;
import hegemon.table.HouseEntry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Outcome;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

/** The match itself, on the smallest game. */
class PebblesMatchTest {
    private static final Chance CHANCE = Chance.ofHex("ab".repeat(32));

    private static Match<PebblesState, PebblesMove, PebblesView> dealt() {
        return Match.start(new Pebbles(), "11").orThrow().draw(CHANCE);
    }

    private static void refused(Parse<?> answer, String words) {
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why().toString()).contains(words));
    }

    @Test
    void nobodySpeaksForChanceOrTheHouse() {
        refused(
                Match.start(new Pebbles(), "11").orThrow().submit(Seat.CHANCE, "stones 6 1"),
                "no seat");
        refused(dealt().submit(Seat.HOUSE, "resigned Right"), "no seat");
        refused(dealt().submit(Seat.SPECTATOR, "take 1"), "no seat");
        refused(dealt().submit(RIGHT, "take 1"), "not the turn of Right");
        assertThatThrownBy(() -> dealt().draw(CHANCE)).hasMessage("no draw is due");
    }

    @Test
    void theLogKeepsAMoveAsTheGamePrintsItAndAStoredOneAsItStands() {
        var typed = dealt().submit(LEFT, "take   3").orThrow().log();
        assertThat(typed.entries()).last().isEqualTo(new Entry(2, LEFT, "take 3"));
        var stored = dealt().log().plus(LEFT, "take   3");
        assertThat(Match.replay(new Pebbles(), stored).orThrow().log()).isEqualTo(stored);
    }

    @Test
    void aTakebackIsWrittenDownAndTheShorterLogCounts() {
        var match = dealt().submit(LEFT, "take 3").orThrow().submit(RIGHT, "take 2").orThrow();
        var back = match.takeBack(LEFT).orThrow();
        assertThat(back.state()).isEqualTo(dealt().state());
        assertThat(back.log().entries()).last().isEqualTo(new Entry(4, Seat.HOUSE, "back 1"));
        assertThat(back.told(LEFT)).hasSize(1);
        assertThat(Match.replay(new Pebbles(), back.log()).orThrow().state())
                .isEqualTo(back.state());
        var on = back.submit(LEFT, "take 1").orThrow();
        assertThat(on.state().heap()).isEqualTo(10);
        assertThat(on.takeBack(LEFT).orThrow().state()).isEqualTo(dealt().state());
    }

    @Test
    void theCourseHasEveryPositionThatCountsAndTheEntryThatLedToIt() {
        var match = dealt().submit(LEFT, "take 3").orThrow().takeBack(LEFT).orThrow();
        var course = match.submit(LEFT, "take 1").orThrow().course();
        assertThat(course).extracting(Match.Stop::entry).containsExactly(0, 1, 4);
        assertThat(course.get(1).state()).isEqualTo(dealt().state());
        assertThat(course.getLast().state().heap()).isEqualTo(10);
    }

    @Test
    void noTakebackPassesChanceOrARevelation() {
        refused(dealt().rule(new HouseEntry.Back(0)), "Entry 1 was drawn by chance");
        var shown = dealt().submit(LEFT, "take 1").orThrow().submit(RIGHT, "show").orThrow();
        refused(shown.takeBack(RIGHT), "Entry 3 was drawn by chance or showed");
        refused(shown.takeBack(LEFT), "Entry 3 was drawn by chance or showed");
        refused(dealt().takeBack(LEFT), "no move of yours");
        refused(dealt().rule(new HouseEntry.Back(7)), "Nothing comes after entry 7");
    }

    @Test
    void aVerdictOfTheHouseEndsTheGame() {
        var resigned = dealt().rule(new HouseEntry.Resigned(LEFT)).orThrow();
        assertThat(resigned.turn()).isEqualTo(new Turn.Over(Outcome.won(RIGHT, "resigned")));
        refused(resigned.submit(LEFT, "take 1"), "The game is over");
        refused(resigned.rule(new HouseEntry.DrawAgreed()), "The game is over");
        refused(resigned.rule(new HouseEntry.Back(0)), "The game is over");
        var moved = dealt().submit(LEFT, "take 1").orThrow();
        refused(
                moved.rule(new HouseEntry.Resigned(LEFT)).orThrow().takeBack(LEFT),
                "The game is over");
        assertThat(dealt().rule(new HouseEntry.OutOfTime(RIGHT)).orThrow().turn())
                .isEqualTo(new Turn.Over(Outcome.won(LEFT, "out-of-time")));
        assertThat(dealt().rule(new HouseEntry.DrawAgreed()).orThrow().turn())
                .isEqualTo(new Turn.Over(Outcome.drawn("draw-agreed")));
        assertThat(dealt().rule(new HouseEntry.Aborted()).orThrow().turn())
                .isEqualTo(new Turn.Over(Outcome.drawn("aborted")));
    }

    @Test
    void adviceMarksTheGameForGoodAndChangesNothingElse() {
        var moved = dealt().submit(LEFT, "take 3").orThrow();
        var advised = moved.rule(new HouseEntry.Advised(RIGHT)).orThrow();
        assertThat(advised.advised()).containsExactly(RIGHT);
        assertThat(advised.state()).isEqualTo(moved.state());
        assertThat(advised.turn()).isEqualTo(moved.turn());
        assertThat(advised.told(LEFT)).isEqualTo(moved.told(LEFT));
        var back = advised.takeBack(LEFT).orThrow();
        assertThat(back.state()).isEqualTo(dealt().state());
        assertThat(Match.replay(new Pebbles(), back.log()).orThrow().advised())
                .containsExactly(RIGHT);
        refused(moved.rule(new HouseEntry.Advised(Seat.SPECTATOR)), "no seat");
    }

    @Test
    void theHouseReadsOnlyItsOwnEntries() {
        refused(HouseEntry.parse("back x"), "not an entry of the server");
        refused(HouseEntry.parse("resigned L,eft"), "not an entry of the server");
        refused(HouseEntry.parse("give up"), "not an entry of the server");
    }

    @Test
    void theLogIsAViewToo() {
        var match = dealt().submit(LEFT, "take 3").orThrow();
        assertThat(match.told(LEFT)).extracting(Entry::text).containsExactly("stones", "take 3");
    }

    @Test
    void aForgedDieIsFoundOut() {
        var end = dealt().rule(new HouseEntry.DrawAgreed()).orThrow().log();
        var honest = end.withCommitment(CHANCE.commitment()).withSecret(CHANCE.hex());
        assertThat(DiceProof.check(new Pebbles(), honest).orThrow().holds()).isTrue();
        var text = honest.print();
        var drawn = end.entries().getFirst().text();
        var forged =
                Log.parse(
                                text.replace(
                                        drawn,
                                        drawn.equals("stones 6 6") ? "stones 1 1" : "stones 6 6"))
                        .orThrow();
        var proof = DiceProof.check(new Pebbles(), forged).orThrow();
        assertThat(proof.holds()).isFalse();
        assertThat(proof.draws())
                .singleElement()
                .extracting(DiceProof.Draw::computed)
                .isEqualTo(drawn);
        var other = honest.withCommitment(Chance.ofHex("cd".repeat(32)).commitment());
        assertThat(DiceProof.check(new Pebbles(), other).orThrow().committed()).isFalse();
        refused(DiceProof.check(new Pebbles(), end), "only a finished game");
        refused(DiceProof.check(new Pebbles(), honest.withSecret("xyz")), "64 hexadecimal digits");
    }
}
