package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * All that lies on the table.
 *
 * @param score Persian points are positive, Greek ones negative (EW-1.4)
 * @param figures those on whom a piece lies
 * @param carneia whether Carneia Festival is in force
 * @param acropolis the campaign in which the Acropolis was set on fire, 0 for none
 * @param reserved whether the Persians kept a card from the last campaign (EW-7.1)
 * @param persiaDone whether PERS.IA has passed for the rest of the phase (EW-S4.0)
 * @param turns how far the campaign has come, where the dice depend on it
 * @param story what has happened since the last decision of a player
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
        Turns turns,
        Story story) {
    public static final int LAST_CAMPAIGN = 5;
    public static final int TRACK_END = 6;

    /** EW-S2.1: a reserve that never runs out. */
    public static final int UNLIMITED = 1_000;

    public Position {
        figures = Collections.unmodifiableSet(copy(figures));
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
                Turns.START,
                Story.from(new Showing(board, campaign, score)));
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
        return changed(next -> next.board = changed);
    }

    public Position with(Piles changed) {
        return changed(next -> next.piles = changed);
    }

    Position withUsed(Figure figure) {
        var more = copy(figures);
        more.add(figure);
        return changed(next -> next.figures = more);
    }

    /** EW-1.4: the track is clamped at both ends. */
    Position scored(int persianPoints) {
        int moved = Math.clamp(score + persianPoints, -TRACK_END, TRACK_END);
        return changed(next -> next.score = moved);
    }

    Position withCarneia(boolean inForce) {
        return changed(next -> next.carneia = inForce);
    }

    Position withAcropolis(int onFire) {
        return changed(next -> next.acropolis = onFire);
    }

    Position withReserved(boolean kept) {
        return changed(next -> next.reserved = kept);
    }

    Position withPersiaDone() {
        return changed(next -> next.persiaDone = true);
    }

    /** EW-S6: the next operation begins. */
    Position nextTurn() {
        return setup.day().isEmpty() ? this : changed(next -> next.turns = turns.next());
    }

    /** EW-S6: something is drawn for this purpose. */
    Position drawing(String purpose) {
        return setup.day().isEmpty() ? this : changed(next -> next.turns = turns.with(purpose));
    }

    /** Carneia Festival ends with the campaign. */
    Position nextCampaign() {
        return changed(
                next -> {
                    next.campaign++;
                    next.carneia = false;
                    next.persiaDone = false;
                    next.turns = Turns.START;
                });
    }

    /** What has happened since the last decision of a player. */
    public List<Note> notes() {
        return story.notes();
    }

    /** A note stands behind what it tells: the map then shows it. */
    Position noting(Note note) {
        return noting(List.of(note));
    }

    Position noting(List<Note> more) {
        var longer = story.plus(more, showing());
        return changed(next -> next.story = longer);
    }

    /** A decision is made: a new story begins. */
    Position beginning() {
        return changed(next -> next.story = Story.from(showing()));
    }

    Showing showing() {
        return new Showing(board, campaign, score);
    }

    private Position changed(Consumer<Next> change) {
        var next = new Next(this);
        change.accept(next);
        return next.position();
    }

    /** A position that is being made from another one. */
    private static final class Next {
        private final Setup setup;
        private Board board;
        private int campaign;
        private int score;
        private Set<Figure> figures;
        private Piles piles;
        private boolean carneia;
        private int acropolis;
        private boolean reserved;
        private boolean persiaDone;
        private Turns turns;
        private Story story;

        Next(Position position) {
            this.setup = position.setup;
            this.board = position.board;
            this.campaign = position.campaign;
            this.score = position.score;
            this.figures = position.figures;
            this.piles = position.piles;
            this.carneia = position.carneia;
            this.acropolis = position.acropolis;
            this.reserved = position.reserved;
            this.persiaDone = position.persiaDone;
            this.turns = position.turns;
            this.story = position.story;
        }

        Position position() {
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
                    turns,
                    story);
        }
    }

    private static EnumSet<Figure> copy(Set<Figure> figures) {
        return figures.isEmpty() ? EnumSet.noneOf(Figure.class) : EnumSet.copyOf(figures);
    }
}
