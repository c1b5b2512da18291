package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.Occupant;
import hegemon.server.web.pygma.founding.RequestRows;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Lays the game master's desk: what the log has, and what the game masters wrote beside it. */
@Component
record LeadDesk(
        Campaigns campaigns, Directory people, SeatInvitations links, RequestRows requests) {
    MasterDesk of(LiveTable table, Readers.Reader master, Voice voice) {
        var words = new ActWords(master.state().world().realms(), voice.language());
        var acts = campaigns.acts(table.id()).stream().map(act -> line(act, words)).toList();
        return MasterDesk.of(
                master,
                new MasterDesk.Beside(
                        sheet(table, master),
                        acts,
                        invited(table.id(), table.now()),
                        requests.of(table.id()).size()),
                voice);
    }

    /**
     * By seat: whom a link waits for, and what whoever came by one without an account is called.
     */
    private Map<String, String> invited(TableId id, LiveTable.Moment now) {
        var called = new TreeMap<String, String>();
        for (SeatInvitations.Open each : links.unused(id)) called.put(each.seat(), each.whom());
        var names = links.names(id);
        for (Seat seat : now.match().state().seats())
            if (now.at(seat) instanceof Occupant.Person(var person)
                    && people.nameOf(person).isEmpty())
                called.put(seat.name(), names.getOrDefault(person, ""));
        return called;
    }

    /** What was written for the month; of a draft of which nothing was, what it was run with. */
    MasterDesk.LeadSheet sheet(LiveTable table, Readers.Reader master) {
        var text =
                campaigns
                        .sheet(table)
                        .map(CampaignRows.Sheet::text)
                        .orElseGet(() -> drafted(master));
        return new MasterDesk.LeadSheet(text, campaigns.version(table));
    }

    private static String drafted(Readers.Reader master) {
        var lines = new Pygma().print(new PygmaMove.Review(master.state().drafted())).lines();
        return lines.skip(1).collect(Collectors.joining("\n"));
    }

    private MasterDesk.ActLine line(CampaignRows.Act act, ActWords words) {
        var sentence = words.say(act, name(act.person(), words.language()));
        // Lines brought into a month; of all else the sentence says what was done.
        boolean lines = act.act().equals("evaluate") || act.act().equals("review");
        return new MasterDesk.ActLine(act.at(), sentence, act.reason(), lines ? act.detail() : "");
    }

    private String name(PersonId person, Language language) {
        return person.value().isEmpty()
                ? Words.in(language).say("server.pygma.act.house")
                : people.nameOf(person)
                        .orElseGet(() -> Words.in(language).say("server.table.guest"));
    }
}
