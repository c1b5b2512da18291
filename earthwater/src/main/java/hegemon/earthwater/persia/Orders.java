package hegemon.earthwater.persia;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.ERETRIA;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;

import hegemon.earthwater.board.City;

import java.util.List;

/** The lists of cities that PERS.IA goes through. */
public final class Orders {
    /** EW-S3, situation B: where armies are raised. */
    public static final List<City> LIST_B =
            List.of(ABYDOS, EPHESOS, SPARTA, ATHENAI, KORINTHOS, THEBAI, DELPHI, LARISSA, PELLA);

    /** EW-S3, situation C: where armies are raised; the fleets of situation B go by it too. */
    public static final List<City> LIST_C =
            List.of(
                    ABYDOS, EPHESOS, SPARTA, ATHENAI, KORINTHOS, THEBAI, DELPHI, LARISSA, ERETRIA,
                    NAXOS, PELLA);

    /** EW-S4: which of equal stacks moves, which of equal targets is chosen. */
    public static final List<City> ACTIVATION =
            List.of(EPHESOS, ABYDOS, PELLA, LARISSA, THEBAI, DELPHI, ATHENAI, KORINTHOS, SPARTA);

    /** EW-S4.0, target=road. */
    public static final List<City> ROAD =
            List.of(EPHESOS, ABYDOS, PELLA, LARISSA, THEBAI, KORINTHOS, SPARTA);

    /** EW-S4, destroy an army. */
    public static final List<City> ARMIES =
            List.of(
                    ABYDOS, EPHESOS, PELLA, LARISSA, THEBAI, DELPHI, ATHENAI, KORINTHOS, SPARTA,
                    NAXOS, ERETRIA);

    /** EW-S4, destroy a fleet. */
    public static final List<City> FLEETS =
            List.of(ABYDOS, EPHESOS, NAXOS, ERETRIA, PELLA, THEBAI, ATHENAI, SPARTA);

    /** EW-S4, place. */
    public static final List<City> PLACES =
            List.of(ATHENAI, SPARTA, THEBAI, ERETRIA, NAXOS, PELLA, ABYDOS, EPHESOS);

    /** EW-S5.2: which armies starve first. */
    public static final List<City> HUNGER =
            List.of(KORINTHOS, DELPHI, THEBAI, LARISSA, ERETRIA, NAXOS, PELLA, SPARTA, ATHENAI);

    private Orders() {}
}
