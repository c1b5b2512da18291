package hegemon.pygma.world;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** PI-11.7: GM that many mobile armies cost a realm at each armament month. */
public final class Administration {
    private Administration() {}

    public static int of(int mobileArmies) {
        if (mobileArmies <= 10) return 0;
        if (mobileArmies <= 15) return 50_000;
        return mobileArmies <= 20 ? 150_000 : 300_000;
    }

    /** D-68: where it cannot be paid, mobile armies dissolve in this order, the smallest first. */
    public static <A> Comparator<A> dismissal(ToIntFunction<A> size, Function<A, Unit> unit) {
        return Comparator.comparingInt(
                        (A army) -> size.applyAsInt(army) * unit.apply(army).kind().weight())
                .thenComparing(unit);
    }
}
