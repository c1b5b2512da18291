package hegemon.server;

import hegemon.server.accounts.HouseKey;
import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Events;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.ClubRows;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

import java.time.Clock;

import javax.sql.DataSource;

/** Puts together the clubs. */
@Configuration(proxyBeanMethods = false)
class ClubSetup {
    @Bean
    ClubRows clubRows(DataSource database) {
        return new ClubRows(database);
    }

    @Bean
    Clubs clubs(ClubRows rows, Tables tables, HouseKey key, Clock clock) {
        return new Clubs(rows, tables, key, clock);
    }

    @Bean
    @Lazy(false)
    Events events(House house, Tables tables, Seating seating, Bells bells) {
        var events = new Events(house, tables, seating);
        events.listen(bells);
        return events;
    }
}
