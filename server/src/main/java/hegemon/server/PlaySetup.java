package hegemon.server;

import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;

import hegemon.server.accounts.GuestsMay;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.admin.HouseChoices;
import hegemon.server.mail.AskFirst;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.nodes.NodeBell;
import hegemon.server.play.Absences;
import hegemon.server.play.Bargains;
import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deadlines;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.Endings;
import hegemon.server.play.Farewells;
import hegemon.server.play.Heart;
import hegemon.server.play.House;
import hegemon.server.play.Imports;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Origins;
import hegemon.server.play.Planning;
import hegemon.server.play.Ratings;
import hegemon.server.play.Seating;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.push.Hooks;
import hegemon.server.push.PushNotices;
import hegemon.server.store.BequestRows;
import hegemon.server.store.ContactRows;
import hegemon.server.store.Database;
import hegemon.server.store.DraftRows;
import hegemon.server.store.GameStore;
import hegemon.server.store.LobbyRows;
import hegemon.server.store.RatingRows;
import hegemon.server.store.ScanRows;
import hegemon.server.store.ShownRows;
import hegemon.server.store.Sql;
import hegemon.server.store.TalkRows;
import hegemon.server.web.page.GamePages;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.ApplicationRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.DependsOn;
import org.springframework.context.annotation.Fallback;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.env.Environment;

import java.time.Clock;

import javax.sql.DataSource;

/**
 * Puts together the tables and what surrounds them. What is made of other parts and of nothing else
 * is imported, here and in the set-ups beside this one; a method says what more a part needs.
 */
@Configuration(proxyBeanMethods = false)
@Import({
    Absences.class,
    Bargains.class,
    Bells.class,
    BequestRows.class,
    Calendars.class,
    Campaigns.class,
    ContactRows.class,
    Deputies.class,
    DraftRows.class,
    Endings.class,
    GameStore.class,
    Imports.class,
    Origins.class,
    Planning.class,
    RatingRows.class,
    Ratings.class,
    ScanRows.class,
    Seating.class,
    ShownRows.class,
    Sql.class
})
class PlaySetup {
    private static final Logger LOG = LoggerFactory.getLogger(PlaySetup.class);

    /** Only PostgreSQL can serve several nodes, and tells each what the others did. */
    @Bean
    @Lazy(false)
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
            MailNotices letters,
            NoticeBoard board,
            PushNotices calls,
            Hooks hooks,
            Clock clock) {
        return House.of(
                database,
                store,
                bells,
                Deadlines.alarm(database),
                new AskFirst(database, letters, board, calls, hooks),
                clock);
    }

    @Bean(initMethod = "start")
    @Lazy(false)
    Heart heart(House house) {
        return new Heart(house);
    }

    @Bean
    @Fallback
    Tables tables(House house) {
        return new Tables(house);
    }

    /** The summaries that are missing are made while the server is already there for others. */
    @Bean
    @Lazy(false)
    Summaries summaries(House house, Tables tables) {
        var summaries = new Summaries(house, tables);
        Thread.ofVirtual().name("summaries").start(() -> make(summaries));
        return summaries;
    }

    /** The first long game that somebody opens should open as fast as the next. */
    @Bean
    @Lazy(false)
    ApplicationRunner readAhead(
            Tables tables, ObjectProvider<GamePages> pages, Environment settings) {
        Runnable task = () -> tables.readAhead().ifPresent(it -> readAhead(it, pages, settings));
        return ignored -> Thread.ofPlatform().daemon().name("read-ahead").start(task);
    }

    private static void readAhead(
            LiveTable table, ObjectProvider<GamePages> pages, Environment settings) {
        var game = table.now().match().game().name();
        new ReadAhead(settings)
                .read(
                        table.id(),
                        () ->
                                pages.stream()
                                        .filter(it -> it.game().equals(game))
                                        .forEach(it -> it.rehearse(table.id())));
    }

    private static void make(Summaries summaries) {
        try {
            summaries.makeAll();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warn(
                    "not all tables are summed up; they are when somebody asks: {}",
                    e.getMessage());
        }
    }

    @Bean
    Lobby lobby(House house, Tables tables, DataSource database, Directory people) {
        return new Lobby(house, tables, new LobbyRows(database), people);
    }

    @Bean
    Talk talk(House house, DataSource database, People people, HouseChoices choices) {
        return new Talk(
                house,
                new TalkRows(database),
                choices::chat,
                person ->
                        choices.guests() != GuestsMay.ON
                                && people.find(person).filter(Person::member).isEmpty());
    }

    /** After the heart: a downtime is known before any alarm rings. */
    @Bean
    @DependsOn("heart")
    OneTimeTask<Void> clockTask(House house, Tables tables, Endings endings, Lobby lobby) {
        lobby.wind();
        return Deadlines.task(house, tables, endings);
    }

    @Bean
    OneTimeTask<Void> farewellTask(House house, Tables tables) {
        return new Farewells(house, tables).task();
    }

    @Bean
    @Lazy(false)
    BotDesk botDesk(House house, Tables tables, Origins origins) {
        return new BotDesk(house, tables, origins);
    }
}
