package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The words by which rulers are known where a campaign asks for them. Each follows from the key of
 * the house, and is told to its ruler alone: on the own page, and at the confirmed address.
 */
public final class Passwords {
    private static final String CONSONANTS = "bdfghklmnprstvwz";
    private static final String VOWELS = "aeiou";
    private static final int SYLLABLES = 5;

    private final Campaigns campaigns;
    private final UnaryOperator<String> sign;

    /**
     * @param sign the signature of the house over a text
     */
    public Passwords(Campaigns campaigns, UnaryOperator<String> sign) {
        this.campaigns = campaigns;
        this.sign = sign;
    }

    /** Empty where the campaign does not ask for one. */
    public Optional<String> asked(TableId table, PersonId person) {
        return campaigns.asksPassword(table)
                ? Optional.of(word(sign.apply(table + " " + person)))
                : Optional.empty();
    }

    /** Something that can be said on the telephone. */
    private static String word(String signature) {
        var bytes = signature.getBytes(StandardCharsets.UTF_8);
        var word = new StringBuilder();
        for (int i = 0; i < SYLLABLES; i++) {
            word.append(CONSONANTS.charAt(bytes[2 * i] % CONSONANTS.length()));
            word.append(VOWELS.charAt(bytes[2 * i + 1] % VOWELS.length()));
        }
        return word.toString();
    }

    static boolean isSame(String word, String given) {
        return plain(word).equals(plain(given));
    }

    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC).strip().toLowerCase(Locale.ROOT);
    }
}
