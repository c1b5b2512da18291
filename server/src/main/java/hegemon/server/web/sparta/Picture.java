package hegemon.server.web.sparta;

import hegemon.server.web.book.Palette;
import hegemon.sparta.Piece;
import hegemon.sparta.Position;
import hegemon.sparta.Square;

import java.util.Locale;

/**
 * A position as a picture that stands alone: the pieces and the colours of the pages by day, all in
 * one SVG.
 */
record Picture(Position position, boolean flipped, Marks marks) {
    private static final int FIELD = 100;
    private static final int WIDTH = Square.WIDTH * FIELD;

    /** Room at the left and below for the coordinates. */
    private static final int GUTTER = 40;

    private static final String SYMBOLS = Palette.symbols("/static/svg/sparta/pieces.svg");

    /**
     * @param flipped North's side at the bottom
     */
    static String svg(Position position, boolean flipped) {
        return svg(position, flipped, new Marks());
    }

    static String svg(Position position, boolean flipped, Marks marks) {
        return new Picture(position, flipped, marks).svg();
    }

    private String svg() {
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="%d -6 %d %d" width="%d" height="%d" role="img">
        <title>%s</title>
        <defs>
        %s</defs>
        %s%s%s%s%s%s</svg>
        """
                .formatted(
                        -GUTTER,
                        WIDTH + GUTTER + 6,
                        WIDTH + GUTTER + 6,
                        WIDTH + GUTTER + 6,
                        WIDTH + GUTTER + 6,
                        position.print(),
                        SYMBOLS,
                        stone(),
                        coordinates(),
                        cities(),
                        Palette.coloured(marks.ways()),
                        pieces(),
                        Palette.coloured(marks.svg()));
    }

    private static String stone() {
        var text = new StringBuilder();
        text.append(
                Palette.coloured(
                        """
                        <rect x="-40" y="-6" width="1046" height="1046" fill="var(--ground)"/>
                        <rect width="1000" height="1000" fill="var(--board)"/>
                        """));
        text.append(Palette.coloured("<path fill=\"var(--board-alt)\" d=\""));
        for (Square square : Square.ALL)
            if ((square.file() + square.rank()) % 2 == 0)
                text.append(
                        "M%d %dh100v100h-100z"
                                .formatted(
                                        square.file() * FIELD,
                                        (Square.WIDTH - 1 - square.rank()) * FIELD));
        text.append("\"/>\n");
        text.append(
                Palette.coloured(
                        """
                        <rect x="-3" y="-3" width="1006" height="1006" fill="none" stroke="var(--ink)" stroke-width="5"/>
                        """));
        return text.toString();
    }

    private String coordinates() {
        var text =
                new StringBuilder(
                        Palette.coloured(
                                "<g fill=\"var(--ink-soft)\" font-family=\"sans-serif\""
                                        + " font-size=\"25\" text-anchor=\"middle\">"));
        for (int n = 0; n < Square.WIDTH; n++) {
            char file = (char) ('a' + (flipped ? Square.WIDTH - 1 - n : n));
            int rank = flipped ? n + 1 : Square.WIDTH - n;
            text.append(
                    "<text x=\"%d\" y=\"1031\">%s</text><text x=\"-24\" y=\"%d\">%d</text>"
                            .formatted(n * FIELD + 50, file, n * FIELD + 59, rank));
        }
        return text.append("</g>\n").toString();
    }

    private String cities() {
        var text = new StringBuilder();
        position.cities()
                .forEach(
                        (square, owner) -> {
                            var name = owner.toString().toLowerCase(Locale.ROOT);
                            text.append(use(name + "-wall", square));
                            if (!position.pieces().containsKey(square))
                                text.append(use(name + "-house", square));
                        });
        return text.toString();
    }

    private String pieces() {
        var text = new StringBuilder();
        position.pieces().forEach((square, piece) -> text.append(use(symbol(piece), square)));
        return text.toString();
    }

    private static String symbol(Piece piece) {
        var kind =
                switch (piece.kind()) {
                    case FIGHTER -> "fighter";
                    case HERO -> "hero";
                };
        return piece.side().toString().toLowerCase(Locale.ROOT) + "-" + kind;
    }

    private String use(String symbol, Square square) {
        int column = flipped ? Square.WIDTH - 1 - square.file() : square.file();
        int row = flipped ? square.rank() : Square.WIDTH - 1 - square.rank();
        return "<use href=\"#%s\" x=\"%d\" y=\"%d\" width=\"100\" height=\"100\"/>\n"
                .formatted(symbol, column * FIELD, row * FIELD);
    }
}
