package hegemon.server;

import hegemon.server.mail.Notices;
import hegemon.server.play.Alarm;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.Tables;
import hegemon.server.store.GameStore;

import java.time.Clock;

import javax.sql.DataSource;

/** Tables without the rest of the server: no alarm rings by itself and no letter is written. */
public final class BareTables {
    private BareTables() {}

    public static Tables with(DataSource database) {
        return new Tables(house(database));
    }

    public static House house(DataSource database) {
        return house(database, Clock.systemUTC(), (table, at) -> {});
    }

    public static House house(DataSource database, Clock clock, Alarm alarm) {
        return house(database, clock, alarm, Notices.NOBODY);
    }

    public static House house(DataSource database, Clock clock, Alarm alarm, Notices notices) {
        return House.of(
                database, new GameStore(database, clock), new Bells(), alarm, notices, clock);
    }
}
