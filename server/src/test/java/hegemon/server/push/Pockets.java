package hegemon.server.push;

import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.PersonId;
import hegemon.server.mail.MailWish;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices.Event;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;

import javax.sql.DataSource;

/** Devices that are called for everything, but not before somebody listens. */
public final class Pockets implements AutoCloseable {
    private static final int HOURS = 24;
    private static final int NIGHT = 12;

    private final DataSource database;
    private final PushService service = new PushService();

    public Pockets(DataSource database) throws Exception {
        this.database = database;
    }

    /** Now it is night for its owner, so that the house itself does not call yet. */
    public void give(PersonId person) {
        var clock = Clock.systemUTC();
        int hour = clock.instant().atZone(ZoneOffset.UTC).getHour();
        var night = (hour + HOURS - 1) % HOURS;
        var wish = MailWish.DEFAULT.withQuiet(ZoneOffset.UTC, night, (night + NIGHT) % HOURS);
        new MailWishes(database).keep(person, wish);
        var kept =
                new Devices(database, PushService.ANYWHERE, clock)
                        .keep(
                                person,
                                new SignIns(database, clock).open(person, ""),
                                service.endpoint("/" + person),
                                service.key(),
                                PushService.AUTH,
                                "",
                                EnumSet.allOf(Event.class));
        if (kept != Devices.Kept.YES) throw new IllegalStateException("no device: " + kept);
    }

    /** Makes all calls that wait. */
    public void call() {
        var morning = Clock.offset(Clock.systemUTC(), Duration.ofHours(NIGHT + 1L));
        var devices = new Devices(database, PushService.ANYWHERE, morning);
        try (var caller =
                new Caller(
                        database,
                        devices,
                        new People(database, morning),
                        new PushKey(new HouseKey(database), "https://house.example/"),
                        PushService.ANYWHERE,
                        morning)) {
            caller.round();
        }
    }

    /** What this person's device was told, in no order. */
    public List<String> heard(PersonId person) {
        return service.came().stream()
                .filter(it -> it.path().equals("/" + person))
                .map(PushService.Came::text)
                .sorted()
                .toList();
    }

    @Override
    public void close() {
        service.close();
    }
}
