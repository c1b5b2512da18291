package hegemon.server.web.pygma.courier;

import hegemon.pygma.orders.Spelling;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What the realms are called: by number those of whom the reader knows nothing. */
record Names(Writer reader, Language language) {
    private static final Pattern NUMBER =
            Pattern.compile("(?:REICH|REALM|ROYAUME|EMPIRE)?([1-9]\\d?)");
    private static final Pattern MASTERS =
            Pattern.compile("SL|SPIELLEITER(?:IN)?|GM|MJ|MASTER|MAITRE(?:SSE)?(?:DEJEU|DUJEU)?");

    /** What many put before a name. */
    private static final Pattern ARTICLE =
            Pattern.compile("(?iU)^(?:(?:die|den|das|the|le|la|reich|realm|royaume)\\s+|l['’])");

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
        var whole = called(Spelling.fold(written.strip()));
        return whole.isPresent()
                ? whole
                : called(Spelling.fold(ARTICLE.matcher(written.strip()).replaceFirst("")));
    }

    private OptionalInt called(String name) {
        if (MASTERS.matcher(name).matches()
                || Arrays.stream(Language.values())
                        .map(it -> Spelling.fold(Words.in(it).say("pygma.report.master")))
                        .anyMatch(name::equals)) return OptionalInt.of(Writer.MASTER);
        var number = NUMBER.matcher(name);
        if (number.matches()) {
            int realm = Integer.parseInt(number.group(1));
            return realm <= reader.realms() ? OptionalInt.of(realm) : OptionalInt.empty();
        }
        return IntStream.rangeClosed(1, reader.realms())
                .filter(reader::knows)
                .filter(realm -> Spelling.fold(signed(reader.name(realm))).equals(name))
                .findFirst();
    }
}
