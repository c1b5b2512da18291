package hegemon.server.accounts;

import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;

import javax.sql.DataSource;

/** Removes what no longer matters to anybody. */
public final class Housekeeping {
    private final SignIns signIns;
    private final MailLinks links;
    private final Invitations invitations;
    private final RateLimits limits;
    private final Sql sql;
    private final Clock clock;
    private final Duration removed;

    /**
     * @param removed so long words that were removed are kept for the record
     */
    public Housekeeping(DataSource database, RateLimits limits, Clock clock, Duration removed) {
        this.removed = removed;
        this.signIns = new SignIns(database, clock);
        this.links = new MailLinks(database, clock);
        this.invitations = new Invitations(database, clock);
        this.limits = limits;
        this.sql = new Sql(database);
        this.clock = clock;
    }

    public void tidy() {
        signIns.tidy();
        links.tidy();
        invitations.tidy();
        sql.change(
                "delete from seat_invitation where used_by is null and expires_at < ?",
                clock.millis());
        limits.tidy();
        sql.change("delete from challenge where expires_at < ?", clock.millis());
        sql.change(
                "update chat set text = '' where removed_at < ? and text <> ''",
                clock.millis() - removed.toMillis());
    }
}
