package hegemon.server.push;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import javax.sql.DataSource;

/** Calls programs, a few at the same time; who is not there is called again, later each time. */
public final class HookCaller implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HookCaller.class);
    private static final int MOST_TRIES = 5;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(30);

    private record Call(
            PersonId person,
            TableId table,
            String game,
            String event,
            int tries,
            URI url,
            String secret) {}

    /** What is sent. The program asks for the table by itself. */
    private record Said(String event, TableId table, String game, long at) {}

    private final Sql sql;
    private final Hooks hooks;
    private final Endpoints endpoints;
    private final Clock clock;
    private final Poster poster = new Poster();

    public HookCaller(DataSource database, Hooks hooks, Hooks.Reach reach, Clock clock) {
        this.sql = new Sql(database);
        this.hooks = hooks;
        this.endpoints = Endpoints.within(reach);
        this.clock = clock;
    }

    /** The first call of everybody comes before anybody's second. */
    public void round() {
        var due =
                sql.list(
                        (row, ignored) -> read(row),
                        """
                        select * from (
                            select c.*, g.name, h.url, h.secret, row_number() over (
                                    partition by c.person_id order by c.due_at, c.game_id, c.event) as turn
                                from hook_call c join game g on g.id = c.game_id
                                join hook h on h.person_id = c.person_id where c.due_at <= ?) as waiting
                            where turn <= ? order by turn, due_at, person_id limit ?
                        """,
                        clock.millis(),
                        Round.MOST_OF_ONE,
                        Round.MOST);
        Round.make(due, Call::person, (person, calls) -> make(calls));
    }

    private static Call read(ResultSet row) throws SQLException {
        return new Call(
                new PersonId(row.getString("person_id")),
                new TableId(row.getString("game_id")),
                row.getString("name"),
                row.getString("event"),
                row.getInt("tries"),
                URI.create(row.getString("url")),
                row.getString("secret"));
    }

    /** One after the other; who is not there for one is not asked for the rest. */
    private void make(List<Call> calls) {
        for (Call call : calls) if (take(call) && !make(call)) return;
    }

    /** False if another server was first. Put off before it is made, so that a crash loses none. */
    private boolean take(Call call) {
        long wait = FIRST_WAIT.toMillis() << (2 * call.tries());
        return sql.change(
                        """
                        update hook_call set tries = tries + 1, due_at = ?
                            where person_id = ? and game_id = ? and event = ? and tries = ?
                        """,
                        clock.millis() + wait,
                        call.person().value(),
                        call.table().value(),
                        call.event(),
                        call.tries())
                == 1;
    }

    /** Whether somebody was there. */
    private boolean make(Call call) {
        boolean answered = answered(call);
        if (answered || call.tries() + 1 >= MOST_TRIES) forget(call);
        if (answered) hooks.reached(call.person());
        else hooks.missed(call.person());
        return answered;
    }

    /** Unless something new has happened meanwhile, which is told anew. */
    private void forget(Call call) {
        sql.change(
                """
                delete from hook_call
                    where person_id = ? and game_id = ? and event = ? and tries = ?
                """,
                call.person().value(),
                call.table().value(),
                call.event(),
                call.tries() + 1);
    }

    private boolean answered(Call call) {
        try {
            if (!endpoints.isOutside(call.url())) return false;
            int status = poster.send(request(call));
            return status >= 200 && status < 300;
        } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
            LOG.info("a program was not reached: {}", e.getClass().getSimpleName());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private HttpRequest.Builder request(Call call) throws GeneralSecurityException {
        long at = clock.millis();
        var said = new Said(call.event(), call.table(), call.game(), at);
        var body = JsonMapper.shared().writeValueAsString(said);
        return HttpRequest.newBuilder(call.url())
                .header("Content-Type", "application/json")
                .header("Hegemon-Signature", "t=" + at + ",v1=" + signed(call.secret(), at, body))
                .POST(BodyPublishers.ofString(body));
    }

    /** HMAC-SHA-256 over the moment, a full stop and the body, in hexadecimal digits. */
    static String signed(String secret, long at, String body) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return HexFormat.of()
                .formatHex(mac.doFinal((at + "." + body).getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void close() {
        poster.close();
    }
}
