package hegemon.server.accounts;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;

import javax.sql.DataSource;

/** Removes what no longer matters to anybody. */
public final class Housekeeping {
    private final SignIns signIns;
    private final MailLinks links;
    private final Invitations invitations;
    private final RateLimits limits;
    private final JdbcClient sql;
    private final Clock clock;

    public Housekeeping(DataSource database, RateLimits limits, Clock clock) {
        this.signIns = new SignIns(database, clock);
        this.links = new MailLinks(database, clock);
        this.invitations = new Invitations(database, clock);
        this.limits = limits;
        this.sql = JdbcClient.create(database);
        this.clock = clock;
    }

    public void tidy() {
        signIns.tidy();
        links.tidy();
        invitations.tidy();
        sql.sql("delete from seat_invitation where used_by is null and expires_at < ?")
                .param(clock.millis())
                .update();
        limits.tidy();
        sql.sql("delete from challenge where expires_at < ?").param(clock.millis()).update();
    }
}
