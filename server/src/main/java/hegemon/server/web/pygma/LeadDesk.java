package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.CampaignRows;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lays the game master's desk: what the log has, and what the game masters wrote beside it. */
@Component
class LeadDesk {
    private static final Pattern SEAT = Pattern.compile("Realm-(\\d+)");

    private final Campaigns campaigns;
    private final Directory people;

    LeadDesk(Campaigns campaigns, Directory people) {
        this.campaigns = campaigns;
        this.people = people;
    }

    MasterDesk of(LiveTable table, Readers.Reader master, Voice voice) {
        var acts =
                campaigns.acts(table.id()).stream()
                        .map(act -> line(act, voice.language()))
                        .toList();
        return MasterDesk.of(master, sheet(table, master), acts, voice);
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

    private MasterDesk.ActLine line(CampaignRows.Act act, Language language) {
        var words = Words.in(language);
        var name =
                act.person().isEmpty()
                        ? words.say("server.pygma.act.house")
                        : people.nameOf(act.person())
                                .orElseGet(() -> words.say("server.table.guest"));
        var what = words.find("server.pygma.act." + act.act()).orElse(act.act());
        return new MasterDesk.ActLine(act.at(), name, what, detail(act, words), act.reason());
    }

    /** The record names seats as the log does, the reader's page as the reader does. */
    private static String detail(CampaignRows.Act act, Words words) {
        return SEAT.matcher(act.detail())
                .replaceAll(seat -> words.say("server.pygma.act.realm", seat.group(1)));
    }
}
