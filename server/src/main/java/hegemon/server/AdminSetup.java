package hegemon.server;

import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.Announcements;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.Backups;
import hegemon.server.admin.Conduct;
import hegemon.server.admin.GamesDesk;
import hegemon.server.admin.HouseChoices;
import hegemon.server.admin.HouseWriter;
import hegemon.server.admin.InvitationDesk;
import hegemon.server.admin.LetterDesk;
import hegemon.server.admin.Maintenance;
import hegemon.server.admin.PeopleDesk;
import hegemon.server.admin.Reports;
import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.store.Database;
import hegemon.server.watch.Figures;
import hegemon.server.watch.Readiness;
import hegemon.server.watch.Tally;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

import java.time.Clock;

import javax.sql.DataSource;

/** Puts together what those need who look after the house. */
@Configuration(proxyBeanMethods = false)
@Import({
    Announcements.class,
    AuditLog.class,
    Conduct.class,
    GamesDesk.class,
    InvitationDesk.class,
    LetterDesk.class,
    Maintenance.class,
    PeopleDesk.class,
    Reports.class
})
class AdminSetup {
    /** The pages ask it by this name. */
    @Bean
    Administrators administrators(DataSource database, AuditLog audit, Clock clock) {
        return new Administrators(database, audit, clock);
    }

    @Bean
    HouseChoices houseChoices(
            DataSource database, ServerSettings settings, AuditLog audit, Clock clock) {
        return new HouseChoices(database, settings.host(), audit, clock);
    }

    /** A suspension that was for a while ends within a minute of its time. */
    @Bean
    RecurringTask<Void> suspensionRound(Suspensions suspensions) {
        return Tasks.recurring("suspensions", FixedDelay.ofMinutes(1))
                .execute((instance, context) -> suspensions.liftDue());
    }

    @Bean
    HouseWriter houseWriter(People people, ServerSettings settings) {
        return new HouseWriter(people, settings.host().name(), settings::address);
    }

    @Bean
    Backups backups(ServerSettings settings, DataSource database, AuditLog audit, Clock clock) {
        return new Backups(settings.db(), settings.data(), database, audit, clock);
    }

    @Bean
    RecurringTask<Void> backupRound(Backups backups) {
        return Tasks.recurring("backup", FixedDelay.ofMinutes(5))
                .execute((instance, context) -> backups.round());
    }

    @Bean
    Tally tally(ServerSettings settings, DataSource database, Clock clock) {
        return new Tally(database, Database.isSqlite(settings.db()), clock);
    }

    @Bean
    Readiness readiness(ServerSettings settings, Clock clock) {
        return new Readiness(settings.db(), clock);
    }

    /** Only for a host who wants figures: what measures also costs. */
    @Bean
    @Lazy
    Figures figures(Tally tally, Bells bells, BotDesk bots, HikariDataSource database) {
        return new Figures(tally, bells, bots, database);
    }
}
