package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.server.press.Png;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;

import javax.imageio.ImageIO;

class CampaignPictureTest {
    private static String picture(String setup) {
        return CampaignPicture.of(new Pygma().start(setup).orThrow());
    }

    @Test
    void itShowsTheMonthAndNothingOfTheWorld() {
        var picture = picture("realms 4 seed 1 practice");
        assertThat(picture).contains(">Andra/01<").doesNotContain("var(");
        assertThat(picture("realms 4 seed 2 practice")).isEqualTo(picture);
    }

    @Test
    void itCanBeMadeOfPoints() throws Exception {
        var points = ImageIO.read(new ByteArrayInputStream(Png.of(picture("realms 4 practice"))));
        assertThat(points.getWidth()).isPositive();
    }
}
