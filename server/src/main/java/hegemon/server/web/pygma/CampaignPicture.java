package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A campaign in lists and messengers: the picture of the game and the month it is in. Its map is
 * hidden from whoever looks at a list, so no campaign shows it.
 */
final class CampaignPicture {
    private static final String ART = art();

    private CampaignPicture() {}

    static String of(PygmaState state) {
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">
        <g transform="translate(-270 0) scale(4)">%s</g>
        <rect y="770" width="1000" height="230" fill="#fcfaf4"/>
        <rect y="764" width="1000" height="12" fill="#221d17"/>
        <text x="500" y="915" font-family="serif" font-size="110" text-anchor="middle" fill="#221d17">%s</text>
        </svg>
        """
                .formatted(ART, state.caption().isEmpty() ? "PYGMA-ISIS" : state.caption());
    }

    /** What the home page shows, in the colours of the day: a picture of points knows no theme. */
    private static String art() {
        try (var file = CampaignPicture.class.getResourceAsStream("/static/svg/pygma/art.svg")) {
            var text =
                    new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            int begin = text.indexOf('>', text.indexOf("<symbol")) + 1;
            return text.substring(begin, text.indexOf("</symbol>"))
                    .replaceAll("var\\(--[a-z-]+, (#[0-9a-f]+)\\)", "$1");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
