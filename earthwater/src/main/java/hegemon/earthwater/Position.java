package hegemon.earthwater;

import static hegemon.earthwater.Side.GREECE;
import static hegemon.earthwater.Side.PERSIA;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * All that lies on the table.
 *
 * @param score Persian points are positive, Greek ones negative (EW-1.4)
 * @param figures those on whom a piece lies
 * @param carneia whether Carneia Festival is in force
 * @param acropolis the campaign in which the Acropolis was set on fire, 0 for none
 * @param reserved whether the Persians kept a card from the last campaign (EW-7.1)
 * @param persiaDone whether PERS.IA has passed for the rest of the phase (EW-S4.0)
 * @param notes what has happened since the last decision of a player
 */
public record Position(
        Setup setup,
        Board board,
        int campaign,
        int score,
        Set<Figure> figures,
        Piles piles,
        boolean carneia,
        int acropolis,
        boolean reserved,
        boolean persiaDone,
        List<Note> notes) {
    public static final int LAST_CAMPAIGN = 5;
    public static final int TRACK_END = 6;

    /** EW-S2.1: a reserve that never runs out. */
    public static final int UNLIMITED = 1_000;

    public Position {
        figures = Collections.unmodifiableSet(copy(figures));
        notes = List.copyOf(notes);
    }

    /** EW-2, or EW-S1. */
    public static Position start(Setup setup) {
        var greeks =
                Board.empty()
                        .armies(GREECE, City.ATHENAI, 1)
                        .armies(GREECE, City.SPARTA, 1)
                        .armies(GREECE, City.KORINTHOS, 1)
                        .fleets(GREECE, City.ATHENAI, 1)
                        .fleets(GREECE, City.SPARTA, 1);
        return setup.solo() ? soloStart(setup, greeks) : twoPlayerStart(setup, greeks);
    }

    private static Position twoPlayerStart(Setup setup, Board greeks) {
        var board =
                greeks.armies(PERSIA, City.EPHESOS, 2)
                        .armies(PERSIA, City.ABYDOS, 2)
                        .fleets(PERSIA, City.EPHESOS, 1);
        return of(setup, board, 1, 0, EnumSet.noneOf(Figure.class));
    }

    private static Position soloStart(Setup setup, Board greeks) {
        var board =
                greeks.armies(PERSIA, City.ABYDOS, 3)
                        .fleets(PERSIA, City.ABYDOS, 2)
                        .armies(PERSIA, City.EPHESOS, 3)
                        .fleets(PERSIA, City.EPHESOS, 2)
                        .withBridge(true);
        return of(setup, board, 3, 2, EnumSet.of(Figure.DARIUS, Figure.XERXES));
    }

    private static Position of(
            Setup setup, Board board, int campaign, int score, Set<Figure> figures) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                Piles.START,
                false,
                0,
                false,
                false,
                List.of());
    }

    public boolean solo() {
        return setup.solo();
    }

    public Cards hand(Side side) {
        return piles.hand(side);
    }

    public boolean isUsed(Figure figure) {
        return figures.contains(figure);
    }

    /** EW-1.5: the pieces neither on the map nor on a figure. */
    public int reserve(Piece piece, Side side) {
        if (solo() && side == PERSIA) return UNLIMITED;
        int owned = piece == Piece.ARMY ? side.armies() : side.fleets();
        int gone = 0;
        for (Figure figure : figures) if (figure.side() == side && figure.piece() == piece) gone++;
        return owned - gone - board.total(piece, side);
    }

    /** EW-4.7: whether a king lives. */
    public boolean hasKing() {
        return !isUsed(Figure.DARIUS) || !isUsed(Figure.XERXES);
    }

    Position with(Board changed) {
        return new Position(
                setup,
                changed,
                campaign,
                score,
                figures,
                piles,
                carneia,
                acropolis,
                reserved,
                persiaDone,
                notes);
    }

    public Position with(Piles changed) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                changed,
                carneia,
                acropolis,
                reserved,
                persiaDone,
                notes);
    }

    Position withUsed(Figure figure) {
        var more = copy(figures);
        more.add(figure);
        return new Position(
                setup,
                board,
                campaign,
                score,
                more,
                piles,
                carneia,
                acropolis,
                reserved,
                persiaDone,
                notes);
    }

    /** EW-1.4: the track is clamped at both ends. */
    Position scored(int persianPoints) {
        int moved = Math.clamp(score + persianPoints, -TRACK_END, TRACK_END);
        return new Position(
                setup,
                board,
                campaign,
                moved,
                figures,
                piles,
                carneia,
                acropolis,
                reserved,
                persiaDone,
                notes);
    }

    Position withCarneia(boolean inForce) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                piles,
                inForce,
                acropolis,
                reserved,
                persiaDone,
                notes);
    }

    Position withAcropolis(int onFire) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                piles,
                carneia,
                onFire,
                reserved,
                persiaDone,
                notes);
    }

    Position withReserved(boolean kept) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                piles,
                carneia,
                acropolis,
                kept,
                persiaDone,
                notes);
    }

    Position withPersiaDone() {
        return new Position(
                setup, board, campaign, score, figures, piles, carneia, acropolis, reserved, true,
                notes);
    }

    /** Carneia Festival ends with the campaign. */
    Position nextCampaign() {
        return new Position(
                setup,
                board,
                campaign + 1,
                score,
                figures,
                piles,
                false,
                acropolis,
                reserved,
                false,
                notes);
    }

    Position noting(Note note) {
        return noting(List.of(note));
    }

    Position noting(List<Note> more) {
        var all = new ArrayList<>(notes);
        all.addAll(more);
        return withNotes(all);
    }

    Position withNotes(List<Note> others) {
        return new Position(
                setup,
                board,
                campaign,
                score,
                figures,
                piles,
                carneia,
                acropolis,
                reserved,
                persiaDone,
                others);
    }

    private static EnumSet<Figure> copy(Set<Figure> figures) {
        return figures.isEmpty() ? EnumSet.noneOf(Figure.class) : EnumSet.copyOf(figures);
    }
}
