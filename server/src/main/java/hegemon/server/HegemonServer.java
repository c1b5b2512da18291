package hegemon.server;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.store.Database;
import hegemon.server.store.InUse;
import hegemon.server.store.SoleServer;
import hegemon.server.store.Unprepared;
import hegemon.server.watch.Figures;

import org.apache.catalina.core.StandardHost;
import org.apache.catalina.util.NetMask;
import org.apache.catalina.valves.RemoteIpValve;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Puts the server together. Parts are made when somebody asks for them, so that the first page
 * comes early; what works by itself is marked as not lazy.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({
    AccountsSetup.class,
    PlaySetup.class,
    MailSetup.class,
    PostSetup.class,
    AdminSetup.class,
    ClubSetup.class
})
public class HegemonServer {
    /**
     * Starts the server; returns when it answers.
     *
     * @param more parts instead of the ones every server has
     * @throws InUse if another server has the same SQLite database, or another program the port
     * @throws Unprepared if its tables cannot be made
     */
    public static ConfigurableApplicationContext start(ServerSettings settings, Class<?>... more) {
        Carriers.prepare();
        if (!Database.isSqlite(settings.db())) return open(settings, () -> {}, more);
        var sole = SoleServer.of(settings.db());
        try {
            return open(settings, sole::close, more);
        } catch (RuntimeException e) {
            sole.close();
            throw e;
        }
    }

    /** The database first: what is wrong with it is one sentence, not the end of a long start. */
    private static ConfigurableApplicationContext open(
            ServerSettings settings, Runnable atLast, Class<?>... more) {
        Port.require(settings.host().bind(), settings.port());
        var database = Database.open(settings.db());
        try {
            return start(
                    settings,
                    database,
                    () -> {
                        database.close();
                        atLast.run();
                    },
                    more);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
    }

    private static ConfigurableApplicationContext start(
            ServerSettings settings,
            HikariDataSource database,
            DisposableBean atLast,
            Class<?>... more) {
        return new SpringApplicationBuilder(HegemonServer.class)
                .sources(WebParts.all())
                .sources(more)
                .lazyInitialization(true)
                .initializers(
                        context -> {
                            var beans = (DefaultListableBeanFactory) context.getBeanFactory();
                            beans.registerSingleton("settings", settings);
                            beans.registerSingleton("database", database);
                            // The first to come is the last to go.
                            beans.registerDisposableBean("closing", atLast);
                        })
                .properties(properties(settings))
                .run();
    }

    private static Map<String, Object> properties(ServerSettings settings) {
        var properties = new HashMap<String, Object>();
        properties.put("server.port", settings.port());
        settings.host().bind().ifPresent(address -> properties.put("server.address", address));
        settings.host().metricsToken().ifPresent(token -> properties.put(Figures.TOKEN, token));
        return properties;
    }

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> connections(ServerSettings settings) {
        return tomcat -> {
            tomcat.addContextCustomizers(
                    context -> {
                        if (context.getParent() instanceof StandardHost host)
                            host.setErrorReportValveClass(Unreadable.class.getName());
                    });
            var arrivals = new Arrivals();
            tomcat.addEngineValves(arrivals, forwarded(settings.host()));
            tomcat.setProtocol(PatientProtocol.class.getName());
            var limits = settings.host().limits();
            var deadline = Duration.ofSeconds(limits.of(Limit.REQUEST_SECONDS));
            tomcat.addProtocolHandlerCustomizers(
                    (PatientProtocol http) -> {
                        http.setDeadline(deadline, arrivals);
                        http.setConnections(
                                limits.of(Limit.CONNECTIONS_PER_ADDRESS), proxies(settings.host()));
                    });
        };
    }

    /**
     * Whom a proxy speaks for, and whether over HTTPS. Which host was asked for nobody is believed
     * about: what must name this house does so by the setting {@code base}.
     */
    private static RemoteIpValve forwarded(HostSettings host) {
        var valve = new RemoteIpValve();
        valve.setInternalProxies(String.join(",", host.proxies()));
        valve.setProtocolHeader("X-Forwarded-Proto");
        return valve;
    }

    private static Predicate<InetAddress> proxies(HostSettings host) {
        var masks = host.proxies().stream().map(NetMask::new).toList();
        return address -> masks.stream().anyMatch(mask -> mask.matches(address));
    }
}
