package hegemon.server.push;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.mail.Notices;
import hegemon.server.store.Sql;
import hegemon.table.Language;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/** Carries calls to the push services of the devices, a few at the same time. */
public final class Caller implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Caller.class);
    private static final Duration HOLDS = Duration.ofHours(12);
    private static final int LONGEST_TEXT = 300;
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    /** What somebody is called for; of a round of a led game the board has no notice. */
    private record Call(
            PersonId person,
            TableId table,
            String game,
            String title,
            Notices.Event event,
            Optional<PersonId> by,
            Notices.Said said) {}

    private final Sql sql;
    private final Devices devices;
    private final People people;
    private final NoticeBoard board;
    private final PushKey key;
    private final Endpoints endpoints;
    private final Clock clock;
    private final JsonMapper json = new JsonMapper();
    private final Poster poster = new Poster();

    public Caller(DataSource database, Devices devices, People people, PushKey key, Clock clock) {
        this(database, devices, people, key, Endpoints.OPEN_NET, clock);
    }

    Caller(
            DataSource database,
            Devices devices,
            People people,
            PushKey key,
            Endpoints endpoints,
            Clock clock) {
        this.sql = new Sql(database);
        this.devices = devices;
        this.people = people;
        this.board = new NoticeBoard(database, clock);
        this.key = key;
        this.endpoints = endpoints;
        this.clock = clock;
    }

    /**
     * Makes the calls that are due, the first of everybody before anybody's second. What was seen
     * on the pages meanwhile needs none.
     */
    public void round() {
        var due =
                sql.list(
                        (row, ignored) -> read(row),
                        """
                        select * from (
                            select c.*, g.name, n.by_person, n.word, coalesce(t.title, '') as title,
                                    row_number() over (
                                        partition by c.person_id order by c.due_at, c.game_id, c.event) as turn
                                from push_call c join game g on g.id = c.game_id
                                left join campaign t on t.game_id = c.game_id
                                left join notice n
                                    on n.person_id = c.person_id and n.game_id = c.game_id and n.event = c.event
                                where c.due_at <= ? and (n.event is not null or c.event = 'round')) as waiting
                            where turn <= ? order by turn, due_at, person_id limit ?
                        """,
                        clock.millis(),
                        Round.MOST_OF_ONE,
                        Round.MOST);
        Round.make(due, Call::person, this::make);
    }

    /** One after the other: a device that does not answer to the first rests for all others. */
    private void make(PersonId id, List<Call> calls) {
        var person = people.find(id);
        for (var call : calls) if (take(call)) person.ifPresent(known -> make(call, known));
    }

    private static Call read(ResultSet row) throws SQLException {
        return new Call(
                new PersonId(row.getString("person_id")),
                new TableId(row.getString("game_id")),
                row.getString("name"),
                row.getString("title"),
                Notices.Event.of(row.getString("event")),
                Optional.ofNullable(row.getString("by_person")).map(PersonId::new),
                Notices.Said.parse(Optional.ofNullable(row.getString("word")).orElse("")));
    }

    /** False if another server was first. */
    private boolean take(Call call) {
        return sql.change(
                        "delete from push_call where person_id = ? and game_id = ? and event = ?",
                        call.person().value(),
                        call.table().value(),
                        call.event().text())
                == 1;
    }

    private void make(Call call, Person person) {
        var text = text(call, person.language().orElse(Language.ENGLISH));
        for (var device : devices.awake(call.person()))
            if (device.kinds().contains(call.event())) make(device, text, call);
    }

    private byte[] text(Call call, Language language) {
        var by = call.by().map(each -> people.displayName(each, language)).orElse("");
        var said = call.said().in(language);
        var text =
                Map.of(
                        "title",
                        Notices.sentence(
                                call.event().kind(), call.game(), call.title(), by, language),
                        "text",
                        said.substring(0, Math.min(said.length(), LONGEST_TEXT)),
                        "table",
                        call.table().value(),
                        "waiting",
                        board.count(call.person()));
        return json.writeValueAsString(text).getBytes(StandardCharsets.UTF_8);
    }

    private void make(Device device, byte[] text, Call call) {
        try {
            if (!endpoints.isOutside(device.endpoint())) devices.gone(device);
            else judge(device, send(device, text, call));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
            LOG.info("a device was not reached: {}", e.getClass().getSimpleName());
            devices.failed(device);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int send(Device device, byte[] text, Call call)
            throws IOException, InterruptedException, GeneralSecurityException {
        var from = Base64.getUrlDecoder();
        var sealed = Sealing.seal(text, from.decode(device.key()), from.decode(device.auth()));
        var request =
                HttpRequest.newBuilder(device.endpoint())
                        .header(
                                "Authorization",
                                key.authorization(device.endpoint(), clock.instant()))
                        .header("Content-Encoding", "aes128gcm")
                        .header("Content-Type", "application/octet-stream")
                        .header("TTL", String.valueOf(HOLDS.toSeconds()))
                        .header("Urgency", call.event() == Notices.Event.CHAT ? "low" : "normal")
                        .POST(BodyPublishers.ofByteArray(sealed));
        return poster.send(request);
    }

    private void judge(Device device, int status) {
        if (status == GONE || status == NOT_FOUND) devices.gone(device);
        else if (status >= 200 && status < 300) devices.called(device);
        else {
            LOG.info("a push service answered {}", status);
            devices.failed(device);
        }
    }

    /** Removes what nobody was called for: it was seen, or nobody came for it. */
    public void tidy() {
        sql.change("delete from push_call where due_at < ?", clock.millis() - HOLDS.toMillis());
    }

    @Override
    public void close() {
        poster.close();
    }
}
