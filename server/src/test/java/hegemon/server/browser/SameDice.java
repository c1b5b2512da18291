package hegemon.server.browser;

import hegemon.server.play.House;
import hegemon.server.play.Tables;
import hegemon.table.Chance;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Dice for tests in the browser: a test's first table has the same secret in every run, and so have
 * its second and third. A test that needs a card or a battle finds it, or never does.
 */
@Configuration(proxyBeanMethods = false)
class SameDice {
    private static final AtomicLong TABLES = new AtomicLong();

    static void fromTheFirstTable() {
        TABLES.set(0);
    }

    @Bean
    Tables tablesOfTheTest(House house) {
        return new Tables(house, () -> Chance.ofHex("%064x".formatted(TABLES.incrementAndGet())));
    }
}
