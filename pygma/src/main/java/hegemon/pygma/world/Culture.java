package hegemon.pygma.world;

import java.util.Optional;

/**
 * PI-18.4, D-96: special points of a realm in battle.
 *
 * @param terrain only on this terrain
 * @param when only so
 */
public record Culture(int points, Optional<Terrain> terrain, When when) {
    public static final Culture NONE = new Culture(0, Optional.empty(), When.ALWAYS);

    /** On which side of a battle the points count. */
    public enum When {
        ALWAYS,
        ATTACK,
        DEFENCE
    }

    /** As in the text of a world: {@code 2 DEFENCE MOUNTAINS}. */
    public String print() {
        return points + " " + when + " " + terrain.map(Enum::name).orElse("-");
    }

    public int points(Terrain battle, boolean attacking) {
        boolean side =
                switch (when) {
                    case ALWAYS -> true;
                    case ATTACK -> attacking;
                    case DEFENCE -> !attacking;
                };
        return side && terrain.map(battle::equals).orElse(true) ? points : 0;
    }
}
