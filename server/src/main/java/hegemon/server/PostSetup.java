package hegemon.server;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.exceptions.TaskInstanceException;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;

import hegemon.server.accounts.Correspondents;
import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.mail.Outbox;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.MailIn;
import hegemon.server.mail.in.Mailbox;
import hegemon.server.mail.in.MimeReader;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.mail.in.Rounds;
import hegemon.server.mail.in.Watch;
import hegemon.server.play.Campaigns;
import hegemon.server.play.House;
import hegemon.server.play.Tables;
import hegemon.server.post.Destinations;
import hegemon.server.post.Passwords;
import hegemon.server.post.PostOffice;
import hegemon.server.post.QuestionWriter;
import hegemon.server.post.WhichWriter;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Lazy;

import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts together what takes mail. */
@Configuration(proxyBeanMethods = false)
@Import({Destinations.class, InRows.class, WhichWriter.class})
class PostSetup {
    private static final String ROUND = "mail-in";

    /** A mail is answered within a minute: this, and the next round of the outbox. */
    private static final Duration LOOK = Duration.ofSeconds(20);

    @Bean
    ReplyAddress replyAddress(ServerSettings settings, HouseKey key) {
        return new ReplyAddress(settings.host().mailIn(), text -> key.sign("reply", text));
    }

    @Bean
    PostOffice postOffice(
            InRows rows,
            Outbox outbox,
            People people,
            Tables tables,
            ReplyAddress addresses,
            Destinations destinations,
            Passwords passwords,
            ServerSettings settings) {
        return new PostOffice(
                rows,
                outbox,
                people,
                tables,
                addresses,
                destinations,
                passwords,
                own(settings.host()));
    }

    @Bean
    Passwords passwords(Campaigns campaigns, HouseKey key) {
        return new Passwords(campaigns, text -> key.sign("password", text));
    }

    /** Mail from ourselves is a loop. */
    private static Set<String> own(HostSettings host) {
        return Stream.concat(
                        host.mail().map(Smtp::from).stream(),
                        host.mailIn().map(MailIn::address).stream())
                .collect(Collectors.toSet());
    }

    @Bean
    QuestionWriter questionWriter(
            Correspondents correspondents,
            ReplyAddress addresses,
            Passwords passwords,
            InRows rows,
            ServerSettings settings,
            HouseKey key) {
        return new QuestionWriter(
                correspondents,
                addresses,
                passwords,
                rows,
                settings::address,
                mail -> key.sign(PostOffice.CONFIRM, mail));
    }

    /** Has nothing to do where the house has no mailbox. */
    @Bean
    Rounds mailInRounds(ServerSettings settings, PostOffice office) {
        var box = settings.host().mailIn();
        var reader = new MimeReader(box.map(MailIn::trusted).orElse(""));
        return new Rounds(box.map(Mailbox::new), reader, office);
    }

    /** Hears of mail the moment it comes, where the mail server can say so. */
    @Bean(initMethod = "start", destroyMethod = "close")
    @Lazy(false)
    Watch mailWatch(ServerSettings settings, Scheduler jobs, Clock clock) {
        var round = TaskInstanceId.of(ROUND, RecurringTask.INSTANCE);
        return new Watch(
                settings.host().mailIn().map(Mailbox::new),
                () -> {
                    try {
                        jobs.reschedule(round, clock.instant());
                    } catch (TaskInstanceException e) {
                        // It is looked into at this moment, and soon again.
                    }
                });
    }

    /** On one server at a time. While the house rests, mail waits where it is. */
    @Bean
    RecurringTask<Void> mailInRound(Rounds rounds, House house) {
        return Tasks.recurring(ROUND, FixedDelay.of(LOOK))
                .execute(
                        (instance, context) -> {
                            if (house.rest().isEmpty()) rounds.round();
                        });
    }
}
