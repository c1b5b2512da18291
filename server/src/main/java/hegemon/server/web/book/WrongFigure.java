package hegemon.server.web.book;

/** A figure of a book says what the rules do not. */
public final class WrongFigure extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public WrongFigure(Figure figure, String why) {
        super("figure " + figure.name() + ": " + why);
    }
}
