package hegemon.server.web.admin;

import hegemon.server.accounts.People;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.GamesDesk;
import hegemon.server.id.PersonId;
import hegemon.server.web.table.Seats;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names instead of ids, for those who look after the house. */
@Component
public class AdminNames {
    private static final int MOST_NAMED = 4;
    private static final String ID = "[A-Za-z0-9_-]{12,32}";

    /**
     * An entry of the record in words.
     *
     * @param path of the page of whom or what it was done to, if that is still there
     */
    public record Told(
            AuditLog.Entry entry,
            String by,
            String subject,
            Optional<String> path,
            String detail) {}

    private final People people;
    private final GamesDesk games;
    private final Seats seats;

    AdminNames(People people, GamesDesk games, Seats seats) {
        this.people = people;
        this.games = games;
        this.seats = seats;
    }

    /** A kind of letters or jobs in words; one of another version as it is called there. */
    public String kind(String of, String name) {
        return Words.in(Language.of(LocaleContextHolder.getLocale()))
                .find("server.admin." + of + "." + name.replaceAll("\\..*", ""))
                .orElse(name);
    }

    String person(PersonId id, Language reader) {
        return people.displayName(id, reader);
    }

    /** Who sits at a table. */
    String players(GamesDesk.Listed table, Language reader) {
        var named =
                table.people().stream().map(id -> person(id, reader)).limit(MOST_NAMED).toList();
        int more = table.people().size() - named.size();
        var all = new ArrayList<>(named);
        if (more > 0) all.add("+" + more);
        if (table.bots() > 0)
            all.add(Words.in(reader).say("server.admin.table.bots", table.bots()));
        return String.join(", ", all);
    }

    private String table(GamesDesk.Listed table, Language reader) {
        return seats.game(table.game()) + ": " + players(table, reader);
    }

    Told told(AuditLog.Entry entry, Language reader) {
        var id = entry.subject();
        var table =
                entry.act().on() == AuditLog.Subject.TABLE
                        ? games.described(id)
                        : Optional.<GamesDesk.Listed>empty();
        var subject =
                switch (entry.act().on()) {
                    case PERSON -> person(new PersonId(id), reader);
                    case TABLE -> table.map(each -> table(each, reader)).orElse(id);
                    case LETTER, HOUSE -> "";
                };
        var path =
                switch (entry.act().on()) {
                    case PERSON ->
                            people.find(new PersonId(id))
                                    .filter(each -> !each.deleted())
                                    .map(each -> "/admin/people/" + id);
                    case TABLE -> table.map(each -> "/admin/tables/" + id);
                    case LETTER, HOUSE -> Optional.<String>empty();
                };
        var by = entry.by().map(each -> person(each, reader)).orElse("");
        return new Told(entry, by, subject, path, detail(entry, reader));
    }

    /** What was written down names people and tables by their ids. */
    private String detail(AuditLog.Entry entry, Language reader) {
        return Arrays.stream(entry.detail().split(" "))
                .map(word -> word.matches(ID) ? named(word, reader) : word)
                .collect(Collectors.joining(" "));
    }

    private String named(String word, Language reader) {
        return people.find(new PersonId(word))
                .map(each -> each.shownName(reader))
                .or(() -> games.described(word).map(each -> table(each, reader)))
                .orElse(word);
    }

    List<Told> told(List<AuditLog.Entry> entries, Language reader) {
        return entries.stream().map(each -> told(each, reader)).toList();
    }
}
