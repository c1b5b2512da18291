package hegemon.server.play;

import hegemon.server.store.CampaignRows;

import java.util.List;

/** The record of a led game: what those who lead it did, when and why. */
public record Acts(House house) {
    /**
     * Something a leader did.
     *
     * @param text a word for it, and what else there is to say in the lines below
     */
    public record Done(String person, String text, String reason) {}

    /** Within the transaction in which it is done. */
    public void record(String table, Done done) {
        int end = done.text().indexOf('\n');
        var verb = end < 0 ? done.text() : done.text().substring(0, end);
        var detail = end < 0 ? "" : done.text().substring(end + 1);
        house.campaigns()
                .record(
                        table,
                        new CampaignRows.Act(
                                done.person(), verb, detail, done.reason(), house.now()));
    }

    /** The latest first. */
    public List<CampaignRows.Act> of(String table) {
        return house.campaigns().acts(table);
    }
}
