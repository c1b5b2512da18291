package hegemon.pygma.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.EnumSet;

/** The colours of maps: those of the rulebook's list (T1), and what is drawn on them. */
class SignsTest {
    private static final EnumSet<Terrain> DARK =
            EnumSet.of(Terrain.MOUNTAINS, Terrain.PLATEAU, Terrain.SALT_WATER, Terrain.REEFS);

    @ParameterizedTest
    @EnumSource(Terrain.class)
    void darkBrownAndDarkBlueAreDarkAndAllOthersLight(Terrain terrain) { // T1
        if (DARK.contains(terrain)) assertThat(light(Signs.colour(terrain))).isLessThan(0.15);
        else assertThat(light(Signs.colour(terrain))).isGreaterThan(0.5);
    }

    @ParameterizedTest
    @EnumSource(Terrain.class)
    void numbersCanBeReadOnEveryGround(Terrain terrain) {
        double ink = light(Signs.ink(terrain));
        double ground = light(Signs.colour(terrain));
        assertThat((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
                .isGreaterThan(4.5);
    }

    @Test
    void whatHasOneColourHasItsOwnSign() {
        assertThat(Arrays.stream(Terrain.values()).map(Signs::of)).doesNotHaveDuplicates();
        assertThat(Signs.sign(Terrain.REEFS)).isNotEqualTo(Signs.sign(Terrain.SALT_WATER));
    }

    /** The relative luminance of WCAG. */
    private static double light(String colour) {
        var digits = colour.length() == 4 ? colour.replaceAll("([0-9a-f])", "$1$1") : colour;
        int rgb = Integer.parseInt(digits.substring(1), 16);
        return 0.2126 * part(rgb >> 16) + 0.7152 * part(rgb >> 8) + 0.0722 * part(rgb);
    }

    private static double part(int bits) {
        double share = (bits & 255) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
