package hegemon.pygma.orders.check;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Ground;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/** All that a ruler knows when the orders of a month are due, as the last report told it. */
public interface Knowledge {
    /** The number of the own realm. */
    int realm();

    /** The month the orders are for. */
    Date date();

    /** The rules of this game as its master has set them; every ruler may read them. */
    Settings settings();

    /** How addresses lie to each other. Only known fields are ever looked up in it. */
    Geometry geometry();

    /** The name of the own realm. */
    String name();

    /** D-101. */
    People people();

    /** D-96. */
    Culture culture();

    /** GM in the treasury. */
    int treasury();

    /** The partial map; own land is on it as it is now. */
    KnownMap map();

    /** The own settlements, by field. */
    SortedMap<Integer, Settlement> settlements();

    /** The field of the own capital, also while another holds it. */
    int capital();

    /** The own armies, sorted. */
    List<Army> armies();

    /** The own merchants, sorted. */
    List<Merchant> merchants();

    /** Store, promotions and the rest of the economic report. */
    Economy economy();

    /** D-13: the waters that its people have worked since the last income month. */
    SortedSet<Integer> waters();

    /**
     * What grows and was found on own land and in the waters worked, by field. How long a mine
     * lasts is nobody's knowledge (D-124).
     */
    SortedMap<Integer, Ground> grounds();

    /** The realms whose name is known, by number; the own one is not among them. */
    SortedMap<Integer, String> realms();
}
