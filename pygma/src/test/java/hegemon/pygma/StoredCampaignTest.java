package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.world.Settings;
import hegemon.table.Log;
import hegemon.table.Match;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;

/** D-136: a campaign stored before there were editions is the same to the last byte. */
class StoredCampaignTest {
    /**
     * SHA-256 of its world as text, as the engine of that time printed it after a year and a half.
     */
    private static final String WORLD =
            "16c612f72127eebc46f5d6bf55d85a3a779966df16c3e4f12e4c93ea9bd33345";

    @Test
    void aCampaignOfTheFirstEditionStaysAsItWas() throws IOException, NoSuchAlgorithmException {
        var match = Match.replay(new Pygma(), Log.parse(stored()).orThrow()).orThrow();
        var world = match.state().world();
        assertThat(world.settings()).isEqualTo(Settings.DEFAULT);
        assertThat(sha256(WorldPrinter.print(world))).isEqualTo(WORLD);
    }

    private static String stored() throws IOException {
        try (var file = StoredCampaignTest.class.getResourceAsStream("first-edition.log")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String sha256(String text) throws NoSuchAlgorithmException {
        var digest = MessageDigest.getInstance("SHA-256");
        return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
