package hegemon.server.web.pygma;

import hegemon.pygma.Annals;
import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.PygmaState;
import hegemon.pygma.master.MasterReport;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Realm;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Absences;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deputies;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Entry;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who reads, and of which moment. The seat is the reader's own and never comes from the request.
 */
@Component
record Readers(
        Tables tables, GuestCookie cookie, Rulers rulers, Absences absences, Campaigns campaigns) {
    private static final int LONGEST_REASON = 500;

    /**
     * A sheet in the log.
     *
     * @param number of its entry
     * @param at in milliseconds since 1970
     */
    record Arrival(int number, long at) {}

    /**
     * @param realm 0 for who rules none
     * @param entry of the log, as the table has it
     * @param chapter the last month of which reports could be read then
     * @param state of the moment that is read
     * @param sheets sent for the awaited month; of an earlier moment, those that led to it
     * @param arrived when the sheet of each realm came, and as what; of the present only
     * @param handedIn every sheet that came from the own seat, the oldest first
     * @param past whether an earlier moment is read
     * @param noted what was done for realms of which nothing came
     * @param withdrawals why months were taken back, the oldest first
     * @param players who sit on the realms' seats now, as reports disclose them (PI-16.4)
     */
    record Reader(
            Seat seat,
            int realm,
            int entry,
            List<Chapter> annals,
            Chapter chapter,
            PygmaState state,
            SortedMap<Integer, Sheet> sheets,
            SortedMap<Integer, Arrival> arrived,
            List<Arrival> handedIn,
            boolean past,
            List<Absence> noted,
            List<String> withdrawals,
            Players players) {

        /** The own report. */
        Report report() {
            return state.reports().get(realm - 1).naming(players, Notice.absence(this));
        }

        MasterReport masterReport() {
            return state.masterReport().naming(players);
        }

        /** A realm's report, as its ruler reads it, for somebody who may read all. */
        Report report(int of) {
            var reports = masterReport().reports();
            if (of < 1 || of > reports.size()) throw no(HttpStatus.NOT_FOUND);
            return reports.get(of - 1);
        }

        /** The sheet that the campaign went by when it reached this entry. */
        Optional<Arrival> handedInBy(int then) {
            return handedIn.stream()
                    .filter(it -> it.number() <= then)
                    .reduce((earlier, later) -> later);
        }

        /** The moment that this entry belongs to. */
        private Reader at(int then) {
            if (then < 0 || then > entry) throw no(HttpStatus.NOT_FOUND);
            var chapter = Annals.at(annals, then);
            return new Reader(
                    seat,
                    realm,
                    entry,
                    annals,
                    chapter,
                    chapter.state(),
                    chapter.sheets(),
                    new TreeMap<>(),
                    handedIn,
                    true,
                    noted,
                    withdrawals,
                    players);
        }
    }

    Reader ruler(TableId id, HttpServletRequest request) {
        return ruler(id, Optional.empty(), request);
    }

    /** A ruler learns what this ruler's realm knew at the moment, and nothing more. */
    Reader ruler(TableId id, Optional<Integer> entry, HttpServletRequest request) {
        var reader = reader(id, now(id), request);
        if (Realm.isNobody(reader.realm())) throw no(HttpStatus.FORBIDDEN);
        return entry.map(reader::at).orElse(reader);
    }

    Reader master(TableId id, HttpServletRequest request) {
        var reader = reader(id, now(id), request);
        if (!reader.state().isMaster(reader.seat())) throw no(HttpStatus.FORBIDDEN);
        return reader;
    }

    /**
     * Everything is open to game masters, to who assists them and, as the log is, to all who may
     * look at the table once the game is over; to nobody else.
     */
    Reader omniscient(TableId id, Optional<Integer> entry, HttpServletRequest request) {
        var moment = now(id);
        var reader = reader(id, moment, request);
        var guest = cookie.guest(request);
        boolean open =
                Deputies.reads(moment, guest) || (moment.isOver() && moment.isVisibleTo(guest));
        if (!open && !reader.state().isMaster(reader.seat())) throw no(HttpStatus.FORBIDDEN);
        // After the end no orders are awaited: those that led to it are of interest.
        var then = moment.isOver() ? entry.or(() -> Optional.of(moment.entry())) : entry;
        return then.map(reader::at).orElse(reader);
    }

    /** Whoever rules or leads here. */
    Reader seated(TableId id, HttpServletRequest request) {
        var reader = reader(id, now(id), request);
        if (Realm.isNobody(reader.realm()) && !reader.state().isMaster(reader.seat()))
            throw no(HttpStatus.FORBIDDEN);
        return reader;
    }

    /**
     * The seat of a realm that is the reader's own, not one to stand in for, while it is played.
     */
    Seat own(TableId id, HttpServletRequest request) {
        var now = now(id);
        return now.owned(cookie.guest(request)).stream()
                .filter(
                        seat ->
                                now.match().state() instanceof PygmaState it
                                        && !Realm.isNobody(it.realm(seat)))
                .filter(ignored -> !now.isOver())
                .findFirst()
                .orElseThrow(() -> no(HttpStatus.FORBIDDEN));
    }

    /**
     * Something that is done, for the record.
     *
     * @param text a word for it, and what else there is to say in the lines below
     */
    Campaigns.Done done(String text, Optional<String> reason, HttpServletRequest request) {
        var why = reason.orElse("").strip();
        NoSuchPage.requireShort(LONGEST_REASON, why);
        return new Campaigns.Done(person(request), text, why);
    }

    /** Who asks, if anybody in particular does. */
    PersonId person(HttpServletRequest request) {
        return cookie.guest(request).orElseThrow(() -> no(HttpStatus.FORBIDDEN));
    }

    LiveTable table(TableId id) {
        return tables.find(id).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
    }

    private LiveTable.Moment now(TableId id) {
        return table(id).now();
    }

    /** What the ruler of the first realm that lives would read; for nobody's eyes. */
    Optional<Reader> rehearsed(TableId id) {
        var moment = now(id);
        if (!(moment.match().state() instanceof PygmaState state) || state.made().isEmpty())
            return Optional.empty();
        return state.world().living().stream()
                .findFirst()
                .map(realm -> reader(id, moment, PygmaState.seat(realm)));
    }

    private Reader reader(TableId id, LiveTable.Moment moment, HttpServletRequest request) {
        return reader(id, moment, moment.seatOf(cookie.guest(request)));
    }

    private Reader reader(TableId id, LiveTable.Moment moment, Seat seat) {
        if (!(moment.match().state() instanceof PygmaState state)) throw no(HttpStatus.NOT_FOUND);
        var annals = Annals.of(moment.match());
        return new Reader(
                seat,
                state.realm(seat),
                moment.entry(),
                annals,
                annals.getLast(),
                state,
                state.sheets(),
                arrived(moment, state, annals.getLast().entry()),
                handedIn(moment, seat),
                false,
                absences.of(id),
                campaigns.reasons(id, "withdraw"),
                rulers.of(id, moment, state));
    }

    private static SortedMap<Integer, Arrival> arrived(
            LiveTable.Moment moment, PygmaState state, int since) {
        var arrived = new TreeMap<Integer, Arrival>();
        for (var entry : moment.match().log().entries().subList(since, moment.entry())) {
            int realm = state.realm(entry.seat());
            if (!Realm.isNobody(realm)) arrived.put(realm, arrival(moment, entry));
        }
        return arrived;
    }

    private static List<Arrival> handedIn(LiveTable.Moment moment, Seat seat) {
        return moment.match().log().entries().stream()
                .filter(entry -> entry.seat().equals(seat))
                .map(entry -> arrival(moment, entry))
                .toList();
    }

    private static Arrival arrival(LiveTable.Moment moment, Entry entry) {
        return new Arrival(entry.number(), moment.times().entries().get(entry.number() - 1));
    }

    static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}
