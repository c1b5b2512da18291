package hegemon.server.web.sparta;

import hegemon.sparta.Square;

import java.util.List;

/** What is drawn on top of a position: ways, rings, dots and crosses, in colours of the pages. */
final class Marks {
    private final StringBuilder ways = new StringBuilder();
    private final StringBuilder svg = new StringBuilder();

    void way(List<Square> squares) {
        if (squares.size() < 2) return;
        var points = new StringBuilder();
        for (Square square : squares) points.append("%d,%d ".formatted(x(square), y(square)));
        var last = squares.getLast();
        ways.append(
                """
                <polyline points="%s" fill="none" stroke="var(--mark)" stroke-width="14" stroke-linejoin="round" stroke-linecap="round" stroke-opacity="0.75"/>
                <circle cx="%d" cy="%d" r="20" fill="var(--mark)"/>
                """
                        .formatted(points.toString().strip(), x(last), y(last)));
    }

    /** A way that leads back to where it begins. */
    void round(List<Square> squares) {
        var points = new StringBuilder();
        for (Square square : squares) points.append("%d,%d ".formatted(x(square), y(square)));
        ways.append(
                """
                <polygon points="%s" fill="none" stroke="var(--mark)" stroke-width="10" stroke-linejoin="round" stroke-opacity="0.6"/>
                """
                        .formatted(points.toString().strip()));
    }

    void ring(Square square, String colour) {
        svg.append(
                """
                <circle cx="%d" cy="%d" r="44" fill="none" stroke="var(--%s)" stroke-width="9"/>
                """
                        .formatted(x(square), y(square), colour));
    }

    void dot(Square square) {
        svg.append(
                """
                <circle cx="%d" cy="%d" r="15" fill="var(--mark)" fill-opacity="0.8"/>
                """
                        .formatted(x(square), y(square)));
    }

    void cross(Square square) {
        svg.append(
                """
                <path d="M%d %dl56 56m0 -56l-56 56" stroke="var(--rubric)" stroke-width="12" stroke-linecap="round"/>
                """
                        .formatted(x(square) - 28, y(square) - 28));
    }

    /** What lies under the pieces. */
    String ways() {
        return ways.toString();
    }

    String svg() {
        return svg.toString();
    }

    private static int x(Square square) {
        return square.file() * 100 + 50;
    }

    private static int y(Square square) {
        return (Square.WIDTH - 1 - square.rank()) * 100 + 50;
    }
}
