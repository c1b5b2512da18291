package hegemon.earthwater.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The board (EW-1). */
public enum City implements Named {
    //      kind           port        food points
    ABYDOS(Kind.PERSIAN_MAJOR, Shore.PORT, 3, 2),
    EPHESOS(Kind.PERSIAN_MAJOR, Shore.PORT, 3, 2),
    ATHENAI(Kind.GREEK_MAJOR, Shore.PORT, 2, 2),
    SPARTA(Kind.GREEK_MAJOR, Shore.PORT, 2, 2),
    KORINTHOS(Kind.MINOR, Shore.INLAND, 1, 1),
    THEBAI(Kind.MINOR, Shore.PORT, 1, 1),
    DELPHI(Kind.MINOR, Shore.INLAND, 1, 1),
    LARISSA(Kind.MINOR, Shore.INLAND, 1, 1),
    PELLA(Kind.MINOR, Shore.PORT, 1, 1),
    ERETRIA(Kind.MINOR, Shore.PORT, 1, 1),
    NAXOS(Kind.MINOR, Shore.PORT, 1, 1);

    private enum Kind {
        GREEK_MAJOR,
        PERSIAN_MAJOR,
        MINOR
    }

    private enum Shore {
        PORT,
        INLAND
    }

    public static final List<City> ALL = List.of(values());
    public static final List<City> PORTS = ALL.stream().filter(City::isPort).toList();

    private final Kind kind;
    private final Shore shore;
    private final int food;
    private final int points;
    private final String label;

    City(Kind kind, Shore shore, int food, int points) {
        this.kind = kind;
        this.shore = shore;
        this.food = food;
        this.points = points;
        this.label = name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }

    /** EW-1: the roads of this city, without the bridge. */
    private List<City> roads() {
        return switch (this) {
            case ABYDOS -> List.of(EPHESOS);
            case EPHESOS -> List.of(ABYDOS);
            case ATHENAI -> List.of(KORINTHOS, THEBAI);
            case SPARTA -> List.of(KORINTHOS);
            case KORINTHOS -> List.of(ATHENAI, SPARTA, THEBAI);
            case THEBAI -> List.of(ATHENAI, DELPHI, KORINTHOS, LARISSA);
            case DELPHI -> List.of(LARISSA, THEBAI);
            case LARISSA -> List.of(DELPHI, PELLA, THEBAI);
            case PELLA -> List.of(LARISSA);
            case ERETRIA, NAXOS -> List.of();
        };
    }

    private static final List<List<City>> APART = ALL.stream().map(City::roads).toList();
    private static final List<List<City>> JOINED = ALL.stream().map(City::bridged).toList();

    /** The cities next to this one by road; Abydos and Pella only over the bridge (EW-1.2). */
    @SuppressWarnings("EnumOrdinal") // the place in a list, never stored
    public List<City> neighbours(boolean bridge) {
        return (bridge ? JOINED : APART).get(ordinal());
    }

    private List<City> bridged() {
        var joined = new ArrayList<>(roads());
        if (this == ABYDOS) joined.add(PELLA);
        if (this == PELLA) joined.add(ABYDOS);
        return List.copyOf(joined);
    }

    public boolean isPort() {
        return shore == Shore.PORT;
    }

    public boolean isMajor() {
        return kind != Kind.MINOR;
    }

    /** Whether this is a major city of this side. */
    public boolean isMajorOf(Side side) {
        return owner().filter(side::equals).isPresent();
    }

    /** The side whose major city this is. */
    public Optional<Side> owner() {
        return switch (kind) {
            case GREEK_MAJOR -> Optional.of(Side.GREECE);
            case PERSIAN_MAJOR -> Optional.of(Side.PERSIA);
            case MINOR -> Optional.empty();
        };
    }

    public int food() {
        return food;
    }

    public int points() {
        return points;
    }

    /** The name on the board and in the notation. */
    public String label() {
        return label;
    }

    @Override
    public String word() {
        return "city." + label;
    }

    public static Optional<City> named(String label) {
        return ALL.stream().filter(city -> city.label.equals(label)).findFirst();
    }

    @Override
    public String toString() {
        return label;
    }
}
