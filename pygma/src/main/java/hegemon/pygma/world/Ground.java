package hegemon.pygma.world;

import java.util.List;
import java.util.Optional;

/**
 * What a field yields.
 *
 * @param production the goods of the three places (PI-21.3); empty where nothing grows
 * @param searched whether the roll for a mine or for pearls was made (D-118, D-122)
 * @param worker of water: the realm that works it (D-13), or 0
 */
public record Ground(
        List<Good> production, boolean searched, Optional<Deposit> deposit, int worker) {
    public Ground {
        production = List.copyOf(production);
    }

    public Ground withProduction(List<Good> to) {
        return new Ground(to, searched, deposit, worker);
    }

    /** The roll was made: with this result. */
    public Ground searched(Optional<Deposit> found) {
        return new Ground(production, true, found, worker);
    }

    public Ground withDeposit(Optional<Deposit> to) {
        return new Ground(production, searched, to, worker);
    }

    public Ground withWorker(int to) {
        return new Ground(production, searched, deposit, to);
    }
}
