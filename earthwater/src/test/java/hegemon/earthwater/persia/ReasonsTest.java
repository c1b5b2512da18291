package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.persia.Reading.Other;
import hegemon.table.Language;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;

/** What PERS.IA says of each city it looked at, and of what decided between equals. */
class ReasonsTest {
    private static List<String> said(Board board, int die) {
        return said(Persia.byTheDie(board, Reading.DEFAULT, die).reasons());
    }

    private static List<String> said(List<Note> reasons) {
        var english = Words.in(Language.ENGLISH);
        return reasons.stream().map(note -> note.say(english)).toList();
    }

    @Test
    void equalStacksAreNamedAndTheOrderDecides() {
        var board = Board.empty().withBridge(true).armies(PERSIA, ABYDOS, 7);
        assertThat(said(board.armies(PERSIA, EPHESOS, 7), 2))
                .contains(
                        "Ephesus is activated: of the cities with the most Persian armies (7 each:"
                                + " Ephesus, Abydos) it comes first in the order of activation.");
    }

    @Test
    void everyCityInReachIsATargetOrPassedOver() {
        var board =
                Board.empty()
                        .withBridge(true)
                        .armies(PERSIA, LARISSA, 6)
                        .armies(PERSIA, PELLA, 1)
                        .armies(PERSIA, DELPHI, 1);
        assertThat(said(board, 2))
                .contains(
                        "Passed over: Delphi, Pella (Persian armies stand there).",
                        "Passed over: Abydos, Ephesus (not nearer to Sparta).",
                        "Thebes has no army. Steps there: 1; from there to Sparta: 2.");
    }

    @Test
    void anEquallyNearCityEarlierInTheOrderIsPassedOver() {
        var board = Board.empty().armies(PERSIA, ATHENAI, 6).armies(GREECE, THEBAI, 1);
        assertThat(said(board, 2))
                .contains("Passed over: Thebes (as near to Sparta, but earlier in the order).");
    }

    @Test
    void theTieBreakIsNamed() {
        assertThat(said(Board.empty().armies(PERSIA, LARISSA, 4), 2))
                .contains("Thebes is the target: as few steps as others, but nearest to Sparta.");
        var far = Board.empty().armies(PERSIA, PELLA, 6).armies(PERSIA, LARISSA, 1);
        assertThat(said(far.armies(PERSIA, THEBAI, 1), 2))
                .contains("Delphi is the target: the fewest steps.");
    }

    @Test
    void theDefenceNamesTheStacksThatCannotCome() {
        var board =
                Board.empty()
                        .armies(GREECE, ABYDOS, 1)
                        .armies(PERSIA, EPHESOS, 4)
                        .armies(PERSIA, PELLA, 9);
        assertThat(said(Persia.beforeTheDie(board, Reading.DEFAULT, true).orElseThrow().reasons()))
                .contains("Passed over: Pella (no movement leads from there to Abydos).");
    }

    /** EW-S4.4: what is said is true of the reading that is played. */
    @Test
    void theReasonsAreThoseOfTheReading() {
        var landed =
                Board.empty() // no bridge
                        .armies(GREECE, ABYDOS, 1)
                        .armies(PERSIA, EPHESOS, 4)
                        .armies(PERSIA, PELLA, 9);
        assertThat(said(Persia.byTheDie(landed, with(Other.DEFENCE), 1).reasons()))
                .contains(
                        "A Greek army is in Abydos, but the largest Persian stack cannot reach it:"
                                + " the die decides.");
        var stuck = Board.empty().armies(PERSIA, SPARTA, 5).armies(PERSIA, PELLA, 2);
        assertThat(said(Persia.byTheDie(stuck, with(Other.MOVE), 2).reasons()))
                .contains("Pella is activated: of the others it has the most Persian armies (2).");
        var start = Board.empty().withBridge(true).armies(PERSIA, ABYDOS, 3);
        assertThat(said(PersianPurchase.of(start, 2, with(Other.LIMIT), 4).reasons()))
                .contains(
                        "Abydos is passed over: two or more armies are there, and by the German"
                                + " text that is enough in every city.",
                        "Nothing more can be placed by the list. Talents left over: 5.");
        assertThat(said(PersianPurchase.of(start, 2, with(Other.RAISE), 4).reasons()))
                .contains(
                        "Ephesus is passed over: controlled, but no army occupies it, as the"
                                + " English and German texts have it.");
        assertThat(said(PersianPurchase.of(start, 2, with(Other.PORTS), 4).reasons()))
                .contains("A fleet in Ephesus: the city is Persian and the port is empty.");
    }

    private static Reading with(Other other) {
        return new Reading(
                Reading.Place.DEFAULT, Reading.Pass.TURN, Reading.Target.NEAREST, Set.of(other));
    }

    @Test
    void whatIsDestroyedIsSoughtAlongTheList() {
        var board =
                Board.empty()
                        .armies(GREECE, PELLA, 2)
                        .armies(GREECE, KORINTHOS, 1)
                        .fleets(GREECE, NAXOS, 1);
        assertThat(said(board, 4))
                .containsExactly(
                        "PERS.IA rolls 4.",
                        "No Greek army in Abydos, Ephesus, Larissa, Thebes, Delphi, Athens.",
                        "Passed over: Pella (more than one army).",
                        "The Greek army in Corinth is isolated and is destroyed.");
        assertThat(said(board, 5)).contains("No Greek fleet in Abydos, Ephesus.");
    }

    @Test
    void whatKeepsPersiaFromPlacingIsNamed() {
        var board =
                Board.empty()
                        .armies(GREECE, ATHENAI, 1)
                        .fleets(GREECE, SPARTA, 1)
                        .armies(PERSIA, THEBAI, 1);
        assertThat(said(board, 6))
                .containsExactly(
                        "PERS.IA rolls 6.",
                        "Passed over: Athens (Greek army).",
                        "Passed over: Sparta (Greek fleet).",
                        "Passed over: Thebes (Persian army).",
                        "A fleet and an army are placed in Eretria, the first free city of the"
                                + " list.");
    }
}
