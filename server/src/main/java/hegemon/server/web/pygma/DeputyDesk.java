package hegemon.server.web.pygma;

import hegemon.pygma.Annals;
import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.PygmaState;
import hegemon.pygma.world.Realm;
import hegemon.server.id.PersonId;
import hegemon.server.play.Absences;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.AbsenceRows;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.store.BequestRows;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.ContactRows;
import hegemon.server.store.Deputy;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who acts for whom in a campaign, and who sent nothing: built from nothing for each reader. */
@Component
record DeputyDesk(
        Absences absences,
        Directory people,
        ContactRows contacts,
        BequestRows bequests,
        Campaigns campaigns) {
    /**
     * What a reader may know.
     *
     * @param own of the reader's own realm
     * @param standsIn the realm for which the reader stands in; empty if for none
     * @param assists whether the reader may read what game masters read
     * @param asked what the reader is asked for
     * @param lead for game masters alone
     */
    record People(
            Optional<Own> own,
            String standsIn,
            boolean assists,
            List<Asked> asked,
            Optional<Lead> lead) {}

    /**
     * @param contact the address that the ruler deposited for contacts (D-85)
     * @param letters whether the ruler’s letters go with the realm
     * @param standing what is played where nothing comes
     * @param used whether the campaign plays it
     * @param heritage what the ruler may choose for the realm now
     */
    record Own(
            String realm,
            String contact,
            boolean letters,
            String standing,
            boolean used,
            Optional<DeputyLine> deputy,
            Optional<Heritage> heritage) {}

    /**
     * @param kind {@code stand_in}, {@code heir} or {@code bot}
     * @param name empty for a bot
     * @param left months, this one among them
     */
    record DeputyLine(String kind, String name, boolean accepted, int left) {}

    record Asked(String kind, String realm, String by, int months) {}

    record Lead(
            String manner,
            int most,
            boolean botFollows,
            List<RealmPeople> realms,
            List<String> months,
            List<LedgerRow> ledger) {}

    /**
     * @param standing whether its ruler has left orders
     */
    record RealmPeople(int number, String name, boolean standing, Optional<DeputyLine> deputy) {}

    /**
     * The months of a realm.
     *
     * @param cells {@code silent}, {@code standing}, {@code caretaker}, or empty
     */
    record LedgerRow(String realm, List<String> cells, int count) {}

    private static final int MOST_MONTHS = 24;

    People of(LiveTable table, Optional<PersonId> guest, Language language) {
        var now = table.now();
        if (!(now.match().state() instanceof PygmaState state)
                || state.made().isEmpty()
                || now.isOver())
            return new People(Optional.empty(), "", false, List.of(), Optional.empty());
        var owned = now.owned(guest);
        var own = owned.stream().filter(seat -> !Realm.isNobody(state.realm(seat))).findFirst();
        var standsIn =
                now.held(guest).stream()
                        .filter(seat -> !owned.contains(seat) && !Realm.isNobody(state.realm(seat)))
                        .map(seat -> realm(state, state.realm(seat)))
                        .findFirst();
        return new People(
                own.map(
                        seat ->
                                own(
                                        table,
                                        state.realm(seat),
                                        guest.orElse(PersonId.NOBODY),
                                        language)),
                standsIn.orElse(""),
                Deputies.reads(now, guest),
                guest.map(each -> asked(now, state, each, language)).orElse(List.of()),
                owned.stream().anyMatch(state::isMaster)
                        ? Optional.of(lead(table, now, state))
                        : Optional.empty());
    }

    private static String realm(PygmaState state, int number) {
        return state.world().realm(number).name();
    }

    private Own own(LiveTable table, int realm, PersonId person, Language language) {
        var now = table.now();
        var state = (PygmaState) now.match().state();
        var seat = PygmaState.seat(realm);
        return new Own(
                realm(state, realm),
                contacts.of(table.id()).getOrDefault(person, ""),
                bequests.isLeft(table.id(), seat, person),
                absences.standing(table, seat),
                absences.rule(table.id()).manner() != AbsenceRows.Manner.NOTHING,
                Deputies.of(now, seat).map(this::line),
                Heritage.isOpen(now)
                        ? Optional.of(heritage(table, state, realm, language))
                        : Optional.empty());
    }

    private Heritage heritage(LiveTable table, PygmaState state, int realm, Language language) {
        var sheet = campaigns.sheet(table).map(CampaignRows.Sheet::text).orElse("");
        return Heritage.of(state, realm, sheet, Words.in(language));
    }

    private DeputyLine line(Deputy deputy) {
        return new DeputyLine(
                key(deputy.kind()),
                deputy.person().flatMap(people::nameOf).orElse(""),
                deputy.accepted(),
                deputy.left());
    }

    private List<Asked> asked(
            LiveTable.Moment now, PygmaState state, PersonId guest, Language language) {
        var asked = new ArrayList<Asked>();
        now.deputies()
                .forEach(
                        (seat, deputy) -> {
                            if (deputy.asks(guest))
                                asked.add(
                                        new Asked(
                                                key(deputy.kind()),
                                                place(state, seat, language),
                                                people.nameOf(deputy.askedBy())
                                                        .orElseGet(() -> stranger(language)),
                                                deputy.rounds()));
                        });
        return asked;
    }

    /** What somebody is asked for: a realm, or to lead. */
    private static String place(PygmaState state, Seat seat, Language language) {
        return state.isMaster(seat)
                ? Words.in(language).say("pygma.report.master")
                : realm(state, state.realm(seat));
    }

    private static String stranger(Language language) {
        return Words.in(language).say("server.table.guest");
    }

    private Lead lead(LiveTable table, LiveTable.Moment now, PygmaState state) {
        var rule = absences.rule(table.id());
        var months = months(now);
        var noted = absences.of(table.id());
        return new Lead(
                key(rule.manner()),
                rule.most(),
                rule.botFollows(),
                state.world().realms().stream()
                        .map(
                                realm ->
                                        new RealmPeople(
                                                realm.number(),
                                                realm.name(),
                                                !absences.standing(
                                                                table,
                                                                PygmaState.seat(realm.number()))
                                                        .isEmpty(),
                                                Deputies.of(now, PygmaState.seat(realm.number()))
                                                        .map(this::line)))
                        .toList(),
                months.stream().map(it -> it.month().toString()).toList(),
                state.world().realms().stream()
                        .map(realm -> row(realm.number(), realm.name(), months, noted))
                        .toList());
    }

    /** The last ones that count. */
    private static List<Chapter> months(LiveTable.Moment now) {
        var all =
                Annals.of(now.match()).stream()
                        .filter(it -> !it.isStart() && !it.withdrawn() && !it.isReturn())
                        .toList();
        return all.subList(Math.max(0, all.size() - MOST_MONTHS), all.size());
    }

    private static LedgerRow row(
            int realm, String name, List<Chapter> months, List<Absence> noted) {
        var cells = months.stream().map(month -> cell(realm, month, noted)).toList();
        return new LedgerRow(
                realm + " " + name,
                cells,
                (int) cells.stream().filter(it -> !it.isEmpty()).count());
    }

    private static String cell(int realm, Chapter month, List<Absence> noted) {
        if (month.silent().contains(realm)) return key(AbsenceRows.Manner.SILENT);
        return noted.stream()
                .filter(it -> it.seat().equals(PygmaState.seat(realm)))
                .filter(it -> it.round().equals(month.month().toString()))
                .map(it -> key(it.manner()))
                .findFirst()
                .orElse("");
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
