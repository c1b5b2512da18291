package hegemon.server.web.pygma.courier;

import hegemon.table.Language;
import hegemon.table.Words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What the realms are called: by number those of whom the reader knows nothing. */
record Names(Writer reader, Language language) {
    private static final Pattern NUMBER =
            Pattern.compile("(?:reich|realm|royaume|empire)? ?([1-9][0-9]?)");
    private static final Pattern MASTERS = Pattern.compile("sl|spielleiter(?:in)?|gm|mj|master");

    String of(String seat) {
        int realm = reader.number(seat);
        return realm == Writer.MASTER || reader.knows(realm)
                ? signed(seat)
                : Words.in(language).say("server.pygma.words.realm", realm);
    }

    /** Who writes says who he is. */
    String signed(String seat) {
        int realm = reader.number(seat);
        return realm == Writer.MASTER
                ? Words.in(language).say("pygma.report.master")
                : reader.state().world().realm(realm).name();
    }

    /** Whom somebody means who writes this name; a realm that is not known, only by its number. */
    OptionalInt find(String written) {
        var name = plain(written);
        if (MASTERS.matcher(name).matches()
                || Arrays.stream(Language.values())
                        .map(it -> plain(Words.in(it).say("pygma.report.master")))
                        .anyMatch(name::equals)) return OptionalInt.of(Writer.MASTER);
        var number = NUMBER.matcher(name);
        if (number.matches()) {
            int realm = Integer.parseInt(number.group(1));
            return realm <= reader.realms() ? OptionalInt.of(realm) : OptionalInt.empty();
        }
        return IntStream.rangeClosed(1, reader.realms())
                .filter(reader::knows)
                .filter(realm -> plain(signed(reader.name(realm))).equals(name))
                .findFirst();
    }

    /** Small letters without marks: ü, its two parts and ue are the same. */
    private static String plain(String name) {
        var small =
                Normalizer.normalize(name, Normalizer.Form.NFC)
                        .toLowerCase(Locale.ROOT)
                        .replace("ä", "ae")
                        .replace("ö", "oe")
                        .replace("ü", "ue")
                        .replace("ß", "ss");
        return Normalizer.normalize(small, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
