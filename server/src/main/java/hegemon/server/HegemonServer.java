package hegemon.server;

import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.Invitations;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.Passkeys;
import hegemon.server.accounts.Passwords;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.SignIns;
import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.GamesDesk;
import hegemon.server.admin.LetterDesk;
import hegemon.server.admin.PeopleDesk;
import hegemon.server.mail.Notices;
import hegemon.server.nodes.NodeBell;
import hegemon.server.play.Bargains;
import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Deadlines;
import hegemon.server.play.Directory;
import hegemon.server.play.Endings;
import hegemon.server.play.Heart;
import hegemon.server.play.House;
import hegemon.server.play.Imports;
import hegemon.server.play.Lobby;
import hegemon.server.play.Planning;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.LobbyRows;
import hegemon.server.store.TalkRows;
import hegemon.server.store.ThinkingRows;
import hegemon.server.watch.Figures;
import hegemon.server.watch.Tally;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.DependsOn;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.env.Environment;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/** Puts the server together. */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@ComponentScan("hegemon.server.web")
@Import(MailSetup.class)
public class HegemonServer {
    /** Starts the server; returns when it answers. */
    public static ConfigurableApplicationContext start(ServerSettings settings) {
        return new SpringApplicationBuilder(HegemonServer.class)
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
    HikariDataSource database(ServerSettings settings) {
        return Database.open(settings.db());
    }

    @Bean
    GameStore gameStore(DataSource database, Clock clock) {
        return new GameStore(database, clock);
    }

    @Bean
    Guests guests(DataSource database, Clock clock) {
        return new Guests(database, clock);
    }

    @Bean
    SignIns signIns(DataSource database, Clock clock) {
        return new SignIns(database, clock);
    }

    @Bean
    ApiTokens apiTokens(DataSource database, Clock clock) {
        return new ApiTokens(database, clock);
    }

    @Bean
    People people(DataSource database, Clock clock) {
        return new People(database, clock);
    }

    @Bean
    Directory directory(People people) {
        return new Directory() {
            @Override
            public Optional<String> nameOf(String person) {
                return people.find(person).filter(one -> !one.deleted()).flatMap(Person::name);
            }

            @Override
            public Optional<String> named(String name) {
                return people.named(name).filter(one -> !one.deleted()).map(Person::id);
            }
        };
    }

    @Bean
    HouseKey houseKey(DataSource database) {
        return new HouseKey(database);
    }

    @Bean
    RateLimits rateLimits(DataSource database, HouseKey key, Clock clock) {
        return new RateLimits(database, key, clock);
    }

    @Bean
    Accounts accounts(DataSource database, Clock clock) {
        return new Accounts(database, new Passwords(), clock);
    }

    @Bean
    FrontDoor frontDoor(
            DataSource database,
            Accounts accounts,
            RateLimits limits,
            ServerSettings settings,
            Clock clock) {
        return new FrontDoor(database, accounts, limits, settings.host().registration(), clock);
    }

    @Bean
    MailLinks mailLinks(DataSource database, Clock clock) {
        return new MailLinks(database, clock);
    }

    @Bean
    Invitations invitations(DataSource database, Clock clock) {
        return new Invitations(database, clock);
    }

    @Bean
    Passkeys passkeys(DataSource database, People people, Clock clock) {
        return new Passkeys(database, people, clock);
    }

    @Bean
    Correspondents correspondents(People people, HouseKey key, ServerSettings settings) {
        return new Correspondents(people, key, settings::address);
    }

    @Bean
    Bells bells() {
        return new Bells();
    }

    /** Only PostgreSQL can serve several nodes, and tells each what the others did. */
    @Bean
    NodeBell nodeBell(ServerSettings settings, DataSource database, Bells bells) {
        var bell = new NodeBell(database, bells);
        if (!Database.isSqlite(settings.db())) bell.start();
        return bell;
    }

    @Bean
    House tableHouse(
            DataSource database,
            GameStore store,
            Bells bells,
            ObjectProvider<Notices> notices,
            Clock clock) {
        return House.of(
                database,
                store,
                bells,
                Deadlines.alarm(database),
                notices.getIfAvailable(() -> Notices.NOBODY),
                clock);
    }

    @Bean(initMethod = "start")
    Heart heart(House house) {
        return new Heart(house);
    }

    @Bean
    Tables tables(House house) {
        return new Tables(house);
    }

    @Bean
    Seating seating(Tables tables) {
        return new Seating(tables);
    }

    @Bean
    Lobby lobby(Tables tables, DataSource database, Directory people) {
        return new Lobby(tables, new LobbyRows(database), people);
    }

    @Bean
    Imports imports(Tables tables) {
        return new Imports(tables);
    }

    @Bean
    Endings endings(Tables tables) {
        return new Endings(tables);
    }

    @Bean
    Bargains bargains(Tables tables) {
        return new Bargains(tables);
    }

    @Bean
    Planning planning(Tables tables) {
        return new Planning(tables);
    }

    /** Where children play, {@code hegemon.chat=off} lets nobody talk at any table. */
    @Bean
    Talk talk(House house, DataSource database, Environment settings) {
        boolean allowed = !"off".equals(settings.getProperty("hegemon.chat"));
        return new Talk(house, new TalkRows(database), allowed);
    }

    /** After the heart: a downtime is known before any alarm rings. */
    @Bean
    @DependsOn("heart")
    OneTimeTask<Void> clockTask(Tables tables, Endings endings, Lobby lobby) {
        lobby.wind();
        return Deadlines.task(tables, endings);
    }

    @Bean
    BotDesk botDesk(Tables tables, Bells bells, DataSource database, Clock clock) {
        return new BotDesk(tables, bells, new ThinkingRows(database, clock));
    }

    @Bean
    Tally tally(ServerSettings settings, DataSource database, Clock clock) {
        return new Tally(database, Database.isSqlite(settings.db()), clock);
    }

    /** Only for a host who wants figures: what measures also costs. */
    @Bean
    @Lazy
    Figures figures(Tally tally, Bells bells, BotDesk bots, HikariDataSource database) {
        return new Figures(tally, bells, bots, database);
    }

    @Bean
    Suspensions suspensions(DataSource database, Clock clock) {
        return new Suspensions(database, clock);
    }

    @Bean
    AuditLog auditLog(DataSource database, Clock clock) {
        return new AuditLog(database, clock);
    }

    @Bean
    Administrators administrators(DataSource database, AuditLog audit, Clock clock) {
        return new Administrators(database, audit, clock);
    }

    @Bean
    PeopleDesk peopleDesk(
            DataSource database,
            People people,
            SignIns signIns,
            ApiTokens programs,
            Suspensions suspensions,
            Accounts accounts,
            AuditLog audit) {
        return new PeopleDesk(database, people, signIns, programs, suspensions, accounts, audit);
    }

    @Bean
    GamesDesk gamesDesk(DataSource database, Tables tables, AuditLog audit) {
        return new GamesDesk(database, tables, audit);
    }

    @Bean
    LetterDesk letterDesk(DataSource database, AuditLog audit, Clock clock) {
        return new LetterDesk(database, audit, clock);
    }
}
