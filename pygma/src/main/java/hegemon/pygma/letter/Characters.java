package hegemon.pygma.letter;

import java.text.Normalizer;
import java.util.Map;
import java.util.regex.Pattern;

/** Signs as an order has them, whatever a word processor made of them. */
final class Characters {
    /** Between the digits of a number: French and Swiss programs part thousands so. */
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<=\\d)[\u00a0\u202f\u2009'’](?=\\d{3}(?!\\d))");

    private static final Pattern BLANKS =
            Pattern.compile("[\u00a0\u202f\u2000-\u200a\u205f\u3000]");

    /** They are not seen, and tear words apart. */
    private static final Pattern UNSEEN =
            Pattern.compile(
                    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff\\x00-\\x08\\x0e-\\x1f]");

    private static final Pattern HYPHENS = Pattern.compile("[\u2010\u2011\u2212]");

    /** Also the signs of a private font, into which word processors turn an arrow. */
    private static final Pattern ARROWS =
            Pattern.compile("[-–—=]{1,3}>|[→⇒⇨➔➜➡⮕►▶▸➞⟶›＞\uf0e0\uf0f0]|👉");

    /** The same sign where the font was lost: it stands between two places. */
    private static final Pattern LOST_ARROW =
            Pattern.compile("(?<=\\d)[ \t]+à[ \t]+(?=\\d{1,3}[ \t]*/|FH)");

    /** An address that was taken for a fraction. */
    private static final Map<String, String> FRACTIONS =
            Map.ofEntries(
                    Map.entry("½", "1/2"),
                    Map.entry("⅓", "1/3"),
                    Map.entry("⅔", "2/3"),
                    Map.entry("¼", "1/4"),
                    Map.entry("¾", "3/4"),
                    Map.entry("⅕", "1/5"),
                    Map.entry("⅖", "2/5"),
                    Map.entry("⅗", "3/5"),
                    Map.entry("⅘", "4/5"),
                    Map.entry("⅙", "1/6"),
                    Map.entry("⅚", "5/6"),
                    Map.entry("⅛", "1/8"),
                    Map.entry("⅜", "3/8"),
                    Map.entry("⅝", "5/8"),
                    Map.entry("⅞", "7/8"));

    private static final Pattern FRACTION = Pattern.compile("[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]");

    private Characters() {}

    static String plain(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFC);
        plain =
                FRACTION.matcher(plain)
                        .replaceAll(found -> FRACTIONS.getOrDefault(found.group(), ""));
        plain = THOUSANDS.matcher(plain).replaceAll(".");
        plain = BLANKS.matcher(plain).replaceAll(" ");
        plain = UNSEEN.matcher(plain).replaceAll("");
        plain = ARROWS.matcher(plain).replaceAll(">");
        plain = LOST_ARROW.matcher(plain).replaceAll(" > ");
        plain = HYPHENS.matcher(plain).replaceAll("-");
        plain = plain.replace("« ", "«").replace(" »", "»");
        return plain.replace('\u2044', '/').replace('\u2215', '/').replace('：', ':');
    }
}
