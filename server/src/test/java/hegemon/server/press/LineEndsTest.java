package hegemon.server.press;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class LineEndsTest {
    private static List<String> pieces(String text) {
        var ends = new LineEnds();
        ends.setText(text);
        var pieces = new ArrayList<String>();
        int from = 0;
        for (int end = ends.next(); end >= 0; end = ends.next()) {
            pieces.add(text.substring(from, end));
            from = end;
        }
        return pieces;
    }

    @Test
    void aLineEndsBetweenWordsAlone() {
        assertThat(pieces("où l’on n’en perd que 80 % (EW-4.2) d'Athenai"))
                .containsExactly(
                        "où ",
                        "l’on ",
                        "n’en ",
                        "perd ",
                        "que ",
                        "80 % ",
                        "(EW-4.2) ",
                        "d'Athenai");
    }

    @Test
    void aNameWithAFullStopStaysWhole() {
        assertThat(pieces("gegen PERSS.KI. Dann z.B. so"))
                .containsExactly("gegen ", "PERSS.KI. ", "Dann ", "z.B. ", "so");
    }

    @Test
    void aCompoundMayBeParted() {
        assertThat(pieces("Berg- und Wald-Volk, EW-S2.1 Wald-Stadt"))
                .containsExactly("Berg- ", "und ", "Wald-", "Volk, ", "EW-S2.1 ", "Wald-", "Stadt");
    }
}
