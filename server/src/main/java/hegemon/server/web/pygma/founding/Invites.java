package hegemon.server.web.pygma.founding;

import hegemon.pygma.PygmaState;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Reply;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.table.Language;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Asks many to come at once. A line for each, by name or by mail, for any free realm or, as in
 * {@code 3 = Anna}, for a certain one; a number alone asks for a link to hand on.
 */
@Component
record Invites(
        SeatInvitations links,
        Lobby lobby,
        Deputies deputies,
        Campaigns campaigns,
        Directory people,
        Outbox outbox,
        RateLimits rates,
        ServerSettings settings) {
    private static final Pattern LINE = Pattern.compile("(?:(\\d{1,2})\\s*(?:=|$)\\s*)?(.*)");
    private static final Pattern MAIL = Pattern.compile("[^@\\s]{1,64}@[^@\\s]{1,180}");
    static final int MOST = 60;

    /** What became of a line. */
    enum How {
        /**
         * Somebody of this house is asked, on the own pages and as that person wants to be told.
         */
        ASKED,
        MAILED,
        LINK,
        UNKNOWN,
        TAKEN;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * @param whom as written; empty for a link
     * @param seat empty: any that is free
     * @param path of the link, if there is one
     */
    record Invited(String whom, String seat, How how, Optional<String> path) {
        private static final Pattern WRITTEN = Pattern.compile("([a-z]+)~([\\w-]*)~(.{0,80})");

        /** As the address of the page has it that tells of it; a mail address is nobody's there. */
        String written() {
            return how.text() + "~" + seat + "~" + (how == How.MAILED ? "" : whom);
        }

        static Optional<Invited> read(String written) {
            var match = WRITTEN.matcher(written);
            if (!match.matches()) return Optional.empty();
            return Arrays.stream(How.values())
                    .filter(it -> it.text().equals(match.group(1)))
                    .map(it -> new Invited(match.group(3), match.group(2), it, Optional.empty()))
                    .findFirst();
        }

        private Invited at(Optional<String> path) {
            return new Invited(whom, seat, how, path);
        }
    }

    /**
     * @param mails whether letters may go out for whoever asks
     */
    record By(PersonId person, boolean mails, Language language) {}

    /** The realms that nobody rules. */
    static List<Seat> free(LiveTable.Moment now) {
        return now.match().state().seats().stream()
                .filter(seat -> now.at(seat) instanceof Occupant.Open)
                .filter(seat -> !now.match().state().leaders().contains(seat))
                .toList();
    }

    /**
     * Asks each line.
     *
     * @param links whether there shall be one for every free realm that is left
     */
    List<Invited> send(LiveTable table, By by, String lines, boolean links) {
        var unasked = new ArrayDeque<>(free(table.now()));
        var written =
                lines.lines().map(String::strip).filter(it -> !it.isEmpty()).limit(MOST).toList();
        for (String line : written) realm(line).ifPresent(unasked::remove);
        var invited = new ArrayList<Invited>();
        for (String line : written) invited.add(invited(table, by, line, unasked));
        if (links) for (Seat seat : unasked) invited.add(link(table, by, seat, ""));
        return invited;
    }

    private static Optional<Seat> realm(String line) {
        var match = LINE.matcher(line);
        return match.matches() && match.group(1) != null
                ? Optional.of(PygmaState.seat(Integer.parseInt(match.group(1))))
                : Optional.empty();
    }

    private Invited invited(LiveTable table, By by, String line, Deque<Seat> unasked) {
        var match = LINE.matcher(line);
        var whom = match.matches() ? match.group(2).strip() : "";
        var named = realm(line);
        if (named.isPresent() && !free(table.now()).contains(named.get()))
            return new Invited(whom, named.get().name(), How.TAKEN, Optional.empty());
        if (whom.isEmpty()) return link(table, by, named.orElseThrow(), "");
        if (!MAIL.matcher(whom).matches()) return asked(table, by, whom, named);
        var seat = named.or(() -> Optional.ofNullable(unasked.poll()));
        return seat.map(it -> mailed(table, by, whom, it))
                .orElseGet(() -> new Invited(whom, "", How.TAKEN, Optional.empty()));
    }

    private Invited mailed(LiveTable table, By by, String mail, Seat seat) {
        var made = link(table, by, seat, mail);
        boolean goes =
                by.mails()
                        && settings.host().mail().isPresent()
                        && made.path().isPresent()
                        && rates.attempt(RateLimits.Limit.SEAT_LETTER, by.person().value())
                                .isEmpty();
        if (!goes) return made;
        outbox.toAddress(
                InvitationLetter.KIND,
                mail,
                List.of(
                        table.id().value(),
                        seat.name(),
                        by.person().value(),
                        made.path().get(),
                        by.language().name()));
        return new Invited(mail, seat.name(), How.MAILED, made.path());
    }

    /** Whoever has a name here is asked here; for a certain seat, to take that one. */
    private Invited asked(LiveTable table, By by, String name, Optional<Seat> seat) {
        var person = people.named(name);
        boolean done =
                person.isPresent()
                        && (seat.isPresent()
                                ? ask(table, by, seat.get(), person.get(), Deputy.Kind.HEIR)
                                : lobby.invite(table, Optional.of(by.person()), name)
                                        instanceof Reply.Done);
        return new Invited(
                name,
                seat.map(Seat::name).orElse(""),
                done ? How.ASKED : How.UNKNOWN,
                seat.filter(it -> !done).flatMap(it -> link(table, by, it, name).path()));
    }

    /** Asks somebody to take a seat, or to read beside who sits there. */
    boolean ask(LiveTable table, By by, Seat seat, PersonId person, Deputy.Kind kind) {
        if (!Deputies.mayAsk(table.now(), person, 1)) return false;
        var name = people.nameOf(person).orElse("");
        var verb = "ask-" + kind.name().toLowerCase(Locale.ROOT);
        deputies.ask(
                table,
                new Campaigns.Done(by.person(), verb + "\n" + seat.name() + " " + name, ""),
                seat,
                new Deputy(kind, Optional.of(person), by.person(), false, 1, List.of()));
        return true;
    }

    private Invited link(LiveTable table, By by, Seat seat, String whom) {
        var made = links.make(table.id(), seat.name(), by.person(), whom);
        if (made.isPresent())
            campaigns.record(
                    table.id(), new Campaigns.Done(by.person(), "link\n" + seat.name(), ""));
        return new Invited(whom, seat.name(), How.LINK, made.map(SeatInvitations::path));
    }

    /** Every link that nobody has used yet and what else is to be told, by seat. */
    List<Invited> shown(LiveTable table, List<Invited> told) {
        var open = new LinkedHashMap<String, Invited>();
        for (Invited each : offered(table)) open.put(each.seat(), each);
        var shown = new ArrayList<Invited>();
        for (Invited each : told)
            shown.add(
                    open.containsKey(each.seat())
                            ? each.at(open.remove(each.seat()).path())
                            : each);
        shown.addAll(open.values());
        return shown;
    }

    /** The seats that a link waits for. */
    List<Invited> offered(LiveTable table) {
        return links.unused(table.id()).stream()
                .filter(it -> table.now().at(new Seat(it.seat())) instanceof Occupant.Open)
                .map(
                        it ->
                                new Invited(
                                        it.whom(),
                                        it.seat(),
                                        How.LINK,
                                        it.token().map(SeatInvitations::path)))
                .toList();
    }

    /** The free seats that nobody in particular was promised, by name or by a link. */
    List<Seat> unpromised(LiveTable table) {
        var now = table.now();
        var promised =
                offered(table).stream()
                        .filter(it -> !it.whom().isEmpty())
                        .map(Invited::seat)
                        .toList();
        return free(now).stream()
                .filter(seat -> !isAsked(now, seat) && !promised.contains(seat.name()))
                .toList();
    }

    /** Whether somebody was asked by name and has not answered yet. */
    static boolean isAsked(LiveTable.Moment now, Seat seat) {
        return Deputies.of(now, seat).filter(it -> !it.accepted()).isPresent();
    }

    /** The seats of game masters that are still free, each to be handed on. */
    List<Invited> leaders(LiveTable table, By by, List<String> names) {
        var now = table.now();
        var seats =
                now.match().state().leaders().stream()
                        .filter(seat -> now.at(seat) instanceof Occupant.Open)
                        .toList();
        var invited = new ArrayList<Invited>();
        for (int i = 0; i < Math.min(seats.size(), names.size()); i++)
            invited.add(asked(table, by, names.get(i), Optional.of(seats.get(i))));
        return invited;
    }
}
