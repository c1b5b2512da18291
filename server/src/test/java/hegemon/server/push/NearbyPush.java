package hegemon.server.push;

import hegemon.server.accounts.People;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

import java.time.Clock;

import javax.sql.DataSource;

/** For a server whose push service is on the same machine, where none is called otherwise. */
@Configuration(proxyBeanMethods = false)
public class NearbyPush {
    @Bean
    @Primary
    Devices devicesOfTheTest(DataSource database, Clock clock) {
        return new Devices(database, PushService.ANYWHERE, clock);
    }

    @Bean
    @Primary
    Caller callerOfTheTest(
            DataSource database, Devices devices, People people, PushKey key, Clock clock) {
        return new Caller(database, devices, people, key, PushService.ANYWHERE, clock);
    }
}
