package hegemon.sparta.broken;

import java.util.Random;

/** Breaks the purity of the rules on purpose: the architecture test must see it. */
public final class RulesDrawLots {
    private RulesDrawLots() {}

    public static int die() {
        return new Random().nextInt(6) + 1;
    }
}
