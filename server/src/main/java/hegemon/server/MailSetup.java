package hegemon.server;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;

import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.Housekeeping;
import hegemon.server.accounts.LinkWriter;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.People;
import hegemon.server.accounts.RateLimits;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.MailServer;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Outbox;
import hegemon.server.mail.Postman;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.Writer;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Jobs;
import hegemon.server.post.Correspondence;
import hegemon.server.push.Caller;
import hegemon.server.push.Devices;
import hegemon.server.push.HookCaller;
import hegemon.server.push.Hooks;
import hegemon.server.push.PushKey;
import hegemon.server.push.PushNotices;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

import java.time.Clock;
import java.time.Duration;
import java.util.List;

import javax.sql.DataSource;

/** Puts together what writes and sends letters, and the jobs that run by themselves. */
@Configuration(proxyBeanMethods = false)
@Import({MailWishes.class, NoticeBoard.class, Outbox.class, PushNotices.class})
class MailSetup {
    private static final Duration ROUND = Duration.ofSeconds(5);
    private static final Duration LOOK = Duration.ofSeconds(1);

    /** Jobs of a newer version, or of another part of the server, are not ours to remove. */
    private static final Duration NEVER = Duration.ofDays(36_500);

    @Bean
    MailNotices notices(
            DataSource database,
            Correspondents correspondents,
            ServerSettings settings,
            ReplyAddress addresses,
            ObjectProvider<Correspondence> games,
            Clock clock) {
        return new MailNotices(
                database,
                correspondents,
                settings::address,
                (letter, notice) ->
                        games.stream().anyMatch(it -> notice.args().contains(it.game()))
                                ? addresses.answerable(letter, notice)
                                : letter,
                clock);
    }

    @Bean
    PushKey pushKey(HouseKey key, ServerSettings settings) {
        return new PushKey(key, settings.address("/"));
    }

    @Bean
    Devices devices(DataSource database, Clock clock) {
        return new Devices(database, clock);
    }

    @Bean
    Caller caller(DataSource database, Devices devices, People people, PushKey key, Clock clock) {
        return new Caller(database, devices, people, key, clock);
    }

    @Bean
    RecurringTask<Void> pushRound(Caller caller) {
        return Tasks.recurring("push", FixedDelay.of(ROUND))
                .execute((instance, context) -> caller.round());
    }

    @Bean
    Hooks hooks(DataSource database, ServerSettings settings, Clock clock) {
        return new Hooks(database, settings.host().hooks(), clock);
    }

    @Bean
    HookCaller hookCaller(DataSource database, Hooks hooks, ServerSettings settings, Clock clock) {
        return new HookCaller(database, hooks, settings.host().hooks(), clock);
    }

    @Bean
    RecurringTask<Void> hookRound(HookCaller caller) {
        return Tasks.recurring("hooks", FixedDelay.of(ROUND))
                .execute((instance, context) -> caller.round());
    }

    @Bean
    LinkWriter linkWriter(People people, MailLinks links, ServerSettings settings) {
        return new LinkWriter(people, links, settings::address);
    }

    /** Has nothing to do where no mail server is named. */
    @Bean
    Postman postman(Outbox outbox, List<Writer> writers, ServerSettings settings) {
        var smtp = settings.host().mail();
        return new Postman(
                outbox,
                writers,
                smtp.map(MailServer::of),
                smtp.map(Smtp::from).orElse(""),
                settings.host().name());
    }

    @Bean
    RecurringTask<Void> mailRound(Postman postman) {
        return Tasks.recurring("mail", FixedDelay.of(ROUND))
                .execute((instance, context) -> postman.round());
    }

    @Bean
    RecurringTask<Void> housekeeping(
            DataSource database,
            RateLimits limits,
            Outbox outbox,
            InRows mails,
            NoticeBoard board,
            Caller caller,
            ServerSettings settings,
            Clock clock) {
        var removed = Duration.ofDays(settings.host().limits().of(Limit.REMOVED_DAYS));
        var housekeeping = new Housekeeping(database, limits, clock, removed);
        return Tasks.recurring("housekeeping", FixedDelay.ofHours(6))
                .execute(
                        (instance, context) -> {
                            housekeeping.tidy();
                            outbox.tidy();
                            mails.tidy();
                            board.tidy();
                            caller.tidy();
                        });
    }

    /** Jobs are in the database: each runs on one server at a time, and after any restart. */
    @Bean(initMethod = "start", destroyMethod = "stop")
    @Lazy(false)
    Scheduler jobs(DataSource database, List<RecurringTask<?>> tasks, List<OneTimeTask<?>> alarms) {
        return Jobs.of(database, List.copyOf(alarms))
                .startTasks(tasks)
                .threads(3)
                .pollingInterval(LOOK)
                .deleteUnresolvedAfter(NEVER)
                .build();
    }
}
