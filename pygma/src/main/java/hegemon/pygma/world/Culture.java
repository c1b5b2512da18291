package hegemon.pygma.world;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * PI-18.4, D-96: special points of a realm in battle.
 *
 * @param terrain only on this terrain
 * @param when only so
 */
public record Culture(int points, Optional<Terrain> terrain, When when) {
    public static final Culture NONE = new Culture(0, Optional.empty(), When.ALWAYS);

    /** D-140: where a culture may be at home. */
    public static final List<Terrain> OPEN_LAND =
            List.of(Terrain.PLAIN, Terrain.GRASSLAND, Terrain.HILLS, Terrain.LIGHT_FOREST);

    /** On which side of a battle the points count. */
    public enum When {
        ALWAYS,
        ATTACK,
        DEFENCE
    }

    /** D-140: what these points can be worth, on one side of a battle or on one kind of land. */
    public static List<Culture> choices(int points) {
        if (points == 0) return List.of();
        return Stream.concat(
                        Stream.of(When.ATTACK, When.DEFENCE)
                                .map(when -> new Culture(points, Optional.empty(), when)),
                        OPEN_LAND.stream()
                                .map(land -> new Culture(points, Optional.of(land), When.ALWAYS)))
                .toList();
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
