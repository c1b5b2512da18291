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

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Names instead of ids, for those who look after the house. */
@Component
record AdminNames(People people, GamesDesk games, Seats seats) {
    private static final int MOST_NAMED = 4;
    private static final String ID = "[A-Za-z0-9_-]{12,32}";
    private static final String MOMENT = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z";

    /** As {@code Backups.plan} writes it: an hour or none, and how many stay. */
    private static final Pattern PLAN = Pattern.compile("(?:(\\d+:00) UTC|–), (\\d+)");

    private static final Set<AuditLog.Act> SANCTIONS =
            EnumSet.of(AuditLog.Act.SUSPEND, AuditLog.Act.MUTE);

    /** As {@code Conduct} begins to write what holds for some days. */
    private static final Pattern DAYS = Pattern.compile("(\\d+) d(?= |$)");

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
            List<Part> detail) {}

    /**
     * A piece of what was written down.
     *
     * @param at a moment, which is shown by the reader's own clock
     */
    public record Part(String text, Optional<Instant> at) {}

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
        return new Told(entry, by, subject, path, detail(entry, table, reader));
    }

    /** What was written down names people, tables and seats by their ids, and moments in UTC. */
    private List<Part> detail(
            AuditLog.Entry entry, Optional<GamesDesk.Listed> table, Language reader) {
        var plan = PLAN.matcher(entry.detail());
        if (entry.act() == AuditLog.Act.PLAN_BACKUPS && plan.matches())
            return List.of(
                    part(planned(Optional.ofNullable(plan.group(1)), plan.group(2), reader)));
        if (entry.act() == AuditLog.Act.CHOOSE) return List.of(part(chosen(entry, reader)));
        var words = Arrays.asList(entry.detail().split(" "));
        var sanction = DAYS.matcher(entry.detail());
        if (SANCTIONS.contains(entry.act()) && sanction.lookingAt()) {
            int days = Integer.parseInt(sanction.group(1));
            words.set(0, Words.in(reader).say("server.admin.days", days));
            words.set(1, words.size() > 2 ? "·" : "");
        }
        if (entry.act() == AuditLog.Act.REMOVE_WORD && words.size() == 2)
            words.set(1, "#" + words.getLast());
        if (entry.act() == AuditLog.Act.TRANSFER)
            table.ifPresent(each -> words.set(0, seats.name(each.game(), words.getFirst()) + ":"));
        return words.stream()
                .filter(word -> !word.isEmpty())
                .map(
                        word ->
                                word.matches(MOMENT)
                                        ? new Part("", Optional.of(Instant.parse(word)))
                                        : part(word.matches(ID) ? named(word, reader) : word))
                .toList();
    }

    private static Part part(String text) {
        return new Part(text, Optional.empty());
    }

    private static String planned(Optional<String> hour, String keep, Language reader) {
        var words = Words.in(reader);
        return hour.map(at -> words.say("server.admin.audit.planned", at, Integer.parseInt(keep)))
                .orElseGet(() -> words.say("server.admin.audit.unplanned"));
    }

    /** As {@code HouseChoices} writes it: what, and how it is from now on. */
    private static String chosen(AuditLog.Entry entry, Language reader) {
        var words = Words.in(reader);
        var parts = entry.detail().split("=", 2);
        var what = "server.admin.choice." + parts[0];
        var value = parts[parts.length - 1];
        return words.find(what).orElse(parts[0])
                + ": "
                + (value.isEmpty()
                        ? words.say("server.admin.choice.left")
                        : words.find(what + "." + value).orElse(value));
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
