package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class CultureTest {
    private static final Terrain HERE = Terrain.PLAIN;
    private static final Terrain THERE = Terrain.MOUNTAINS;

    private static int points(Optional<Terrain> terrain, Culture.When when, boolean attacking) {
        return new Culture(3, terrain, when).points(HERE, attacking);
    }

    @Test
    void pointsCountOnTheirSideOfABattle() {
        assertThat(points(Optional.empty(), Culture.When.ALWAYS, true)).isEqualTo(3);
        assertThat(points(Optional.empty(), Culture.When.ALWAYS, false)).isEqualTo(3);
        assertThat(points(Optional.empty(), Culture.When.ATTACK, true)).isEqualTo(3);
        assertThat(points(Optional.empty(), Culture.When.ATTACK, false)).isZero();
        assertThat(points(Optional.empty(), Culture.When.DEFENCE, true)).isZero();
        assertThat(points(Optional.empty(), Culture.When.DEFENCE, false)).isEqualTo(3);
    }

    @Test
    void pointsCountOnTheirTerrain() {
        assertThat(points(Optional.of(HERE), Culture.When.ALWAYS, true)).isEqualTo(3);
        assertThat(points(Optional.of(THERE), Culture.When.ALWAYS, true)).isZero();
        assertThat(Culture.NONE.points(HERE, true)).isZero();
    }

    @Test
    void aRulerChoosesAmongTheCulturesThatAWorldDraws() { // D-160
        assertThat(Culture.choices(2).stream().map(Culture::print))
                .containsExactly(
                        "2 ATTACK -",
                        "2 DEFENCE -",
                        "2 ALWAYS PLAIN",
                        "2 ALWAYS GRASSLAND",
                        "2 ALWAYS HILLS",
                        "2 ALWAYS LIGHT_FOREST");
        assertThat(Culture.choices(0)).isEmpty();
    }
}
