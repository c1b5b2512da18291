package hegemon.server.admin;

import hegemon.server.accounts.People;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.Writer;
import hegemon.table.Language;
import hegemon.table.Words;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Writes the letters of those who look after the house.
 *
 * @param house what it is called
 * @param address makes the address of a page of its path
 */
public record HouseWriter(People people, String house, UnaryOperator<String> address)
        implements Writer {
    private static final String KIND = "house.";
    static final String MAINTENANCE = KIND + "maintenance";
    static final String TEST = KIND + "test";
    static final String REPORT = KIND + "report";
    static final String INVITATION = KIND + "invitation";

    @Override
    public boolean writes(String kind) {
        return kind.startsWith(KIND);
    }

    @Override
    public Optional<Letter> write(Posted it) {
        var language = language(it);
        return Optional.of(
                switch (it.kind()) {
                    case MAINTENANCE -> letter(it, language, "/", times(it));
                    case REPORT -> letter(it, language, "/admin/reports", List.of(house));
                    case INVITATION -> invitation(it);
                    default -> letter(it, language, "/admin", List.of(house));
                });
    }

    /** Whom it goes to has no language here yet: it comes in that of whoever sends it. */
    private Letter invitation(Posted it) {
        var language = Language.of(Locale.of(it.args().get(1)));
        return letter(it, language, it.args().get(0), List.of(house, it.args().get(2)));
    }

    private Language language(Posted it) {
        return it.person()
                .flatMap(people::find)
                .flatMap(person -> person.language())
                .orElse(Language.ENGLISH);
    }

    private Letter letter(Posted it, Language language, String path, List<String> args) {
        var words = Words.in(language);
        var key = "server.mail." + it.kind();
        var said = args.toArray();
        return new Letter(
                it.address().orElse(""),
                language,
                words.say(key + ".subject", said),
                List.of(words.say(key + ".text", said)),
                Optional.of(new Letter.Action(words.say(key + ".action"), address.apply(path))),
                Optional.empty());
    }

    private List<String> times(Posted it) {
        var style =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(language(it).locale())
                        .withZone(ZoneOffset.UTC);
        return it.args().stream()
                .map(at -> style.format(Instant.ofEpochMilli(Long.parseLong(at))))
                .toList();
    }
}
