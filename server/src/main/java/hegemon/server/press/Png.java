package hegemon.server.press;

import org.apache.batik.transcoder.SVGAbstractTranscoder;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;

/** Turns a drawing into a picture of points. */
public final class Png {
    private Png() {}

    /** Wider or higher than so many points no viewer likes it. */
    private static final float LARGEST = 6_000;

    /** The drawing on white, in the size it states. */
    public static byte[] of(String svg) {
        System.setProperty("java.awt.headless", "true");
        register();
        var out = new ByteArrayOutputStream();
        var transcoder = new PNGTranscoder();
        transcoder.addTranscodingHint(PNGTranscoder.KEY_BACKGROUND_COLOR, Color.WHITE);
        transcoder.addTranscodingHint(SVGAbstractTranscoder.KEY_MAX_WIDTH, LARGEST);
        transcoder.addTranscodingHint(SVGAbstractTranscoder.KEY_MAX_HEIGHT, LARGEST);
        try {
            transcoder.transcode(
                    new TranscoderInput(new StringReader(linked(svg))), new TranscoderOutput(out));
        } catch (TranscoderException e) {
            throw new IllegalStateException("cannot draw the picture", e);
        }
        return out.toByteArray();
    }

    /** The drawer knows references by their older name alone. */
    private static String linked(String svg) {
        return svg.contains("<use href=")
                ? svg.replace("<use href=", "<use xlink:href=")
                        .replaceFirst("<svg ", "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" ")
                : svg;
    }

    private static void register() {
        for (Fonts font : Fonts.values())
            try (var stream = font.open()) {
                var named = Font.createFont(Font.TRUETYPE_FONT, stream);
                GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(named);
            } catch (FontFormatException | IOException e) {
                throw new UncheckedIOException(new IOException("a packaged font is broken", e));
            }
    }
}
