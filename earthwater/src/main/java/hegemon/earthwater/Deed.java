package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a Greek player who has beaten PERS.IA may be proud of. The rules know no levels of victory:
 * these are of our own, and they follow from the course of a game alone, so that old games count.
 */
public enum Deed {
    VICTORY,
    /** The bridge lies in ruins. */
    BRIDGE,
    /** Athenai was never lost. */
    ATHENAI,
    /** Neither Athenai nor Sparta saw a Persian army. */
    HOME,
    /** A Persian major city was taken on the way. */
    ASIA,
    /** Both of them were in hand at once. */
    EMPIRE,
    ISLES,
    /** More fleets than the Persians. */
    SEA,
    /** At the end of the track. */
    TRIUMPH,
    /** After the Persians had led by four. */
    COMEBACK,
    /** Without a Greek hero. */
    UNAIDED,
    /** With five talents. */
    EXPERT;

    private static final int FAR_BEHIND = 4;

    /**
     * The deeds of a game that the Greeks have won.
     *
     * @param course all its positions, the last one at the end
     */
    public static Set<Deed> in(List<EarthWaterState> course) {
        var positions = course.stream().map(EarthWaterState::position).toList();
        var all = EnumSet.noneOf(Deed.class);
        for (Deed deed : values()) if (deed.isDone(positions)) all.add(deed);
        return Collections.unmodifiableSet(all);
    }

    /** As the words name it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean isDone(List<Position> course) {
        var end = course.getLast();
        var board = end.board();
        return switch (this) {
            case VICTORY -> true;
            case BRIDGE -> !board.bridge();
            case ATHENAI -> always(course, then -> then.controls(GREECE, City.ATHENAI));
            case HOME -> always(course, Deed::isHomeFree);
            case ASIA -> !always(course, then -> !isHeld(then, ABYDOS) && !isHeld(then, EPHESOS));
            case EMPIRE -> !always(course, then -> !isHeld(then, ABYDOS) || !isHeld(then, EPHESOS));
            case ISLES -> isHeld(board, City.NAXOS) && isHeld(board, City.ERETRIA);
            case SEA -> board.total(Piece.FLEET, GREECE) > board.total(Piece.FLEET, PERSIA);
            case TRIUMPH -> end.score() == -Position.TRACK_END;
            case COMEBACK -> course.stream().anyMatch(then -> then.score() >= FAR_BEHIND);
            case UNAIDED -> end.figures().stream().noneMatch(figure -> figure.side() == GREECE);
            case EXPERT -> end.setup().handicap() == Setup.Handicap.EXPERT;
        };
    }

    private static boolean isHeld(Board board, City city) {
        return board.controls(GREECE, city);
    }

    private static boolean isHomeFree(Board board) {
        return board.armies(PERSIA, City.ATHENAI) == 0 && board.armies(PERSIA, City.SPARTA) == 0;
    }

    private static boolean always(List<Position> course, Predicate<Board> holds) {
        return course.stream().map(Position::board).allMatch(holds);
    }
}
