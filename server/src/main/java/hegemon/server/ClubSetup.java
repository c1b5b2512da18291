package hegemon.server;

import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Events;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.ClubRows;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

/** Puts together the clubs. */
@Configuration(proxyBeanMethods = false)
@Import({ClubRows.class, Clubs.class})
class ClubSetup {
    @Bean
    @Lazy(false)
    Events events(House house, Tables tables, Seating seating, Bells bells) {
        var events = new Events(house, tables, seating);
        events.listen(bells);
        return events;
    }
}
