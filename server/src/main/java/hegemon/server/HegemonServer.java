package hegemon.server;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.store.Database;
import hegemon.server.watch.Figures;

import org.apache.catalina.core.StandardHost;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Import;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;

/**
 * Puts the server together. Parts are made when somebody asks for them, so that the first page
 * comes early; what works by itself is marked as not lazy.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@ComponentScan("hegemon.server.web")
@Import({AccountsSetup.class, PlaySetup.class, MailSetup.class, AdminSetup.class})
public class HegemonServer {
    /** Starts the server; returns when it answers. */
    public static ConfigurableApplicationContext start(ServerSettings settings) {
        return new SpringApplicationBuilder(HegemonServer.class)
                .lazyInitialization(true)
                .initializers(
                        context -> context.getBeanFactory().registerSingleton("settings", settings))
                .properties(properties(settings))
                .run();
    }

    private static Map<String, Object> properties(ServerSettings settings) {
        var properties = new HashMap<String, Object>();
        properties.put("server.port", settings.port());
        settings.host().metricsToken().ifPresent(token -> properties.put(Figures.TOKEN, token));
        return properties;
    }

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> ownLastWord() {
        return tomcat ->
                tomcat.addContextCustomizers(
                        context -> {
                            if (context.getParent() instanceof StandardHost host)
                                host.setErrorReportValveClass(Unreadable.class.getName());
                        });
    }

    @Bean
    HikariDataSource database(ServerSettings settings) {
        return Database.open(settings.db());
    }
}
