package hegemon.server.web.table;

import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.People;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Parse;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;

import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Makes one table for one wish, however often it is sent: a second click, or a request that was cut
 * off and sent again, leads to the table that the first one made. What is the same wish a page says
 * by the token that every showing of it bears anew, a program by {@code Idempotency-Key}. The id of
 * the table follows from it, so nothing need be remembered.
 */
@Component
public class Making {
    private static final String KEY = "Idempotency-Key";
    private static final int ID_LENGTH = 16;
    private static final Duration A_CLICK = Duration.ofMinutes(10);

    private final Tables tables;
    private final HouseKey secret;
    private final GuestCookie cookie;
    private final People people;
    private final Clock clock;

    Making(Tables tables, HouseKey secret, GuestCookie cookie, People people, Clock clock) {
        this.tables = tables;
        this.secret = secret;
        this.cookie = cookie;
        this.people = people;
        this.clock = clock;
    }

    /**
     * The table that was made for this wish, or a new one.
     *
     * @param make makes it, with this id
     */
    public Parse<LiveTable> once(
            HttpServletRequest request,
            HttpServletResponse response,
            Function<TableId, Parse<LiveTable>> make) {
        var wish = wish(request);
        if (wish.isEmpty()) return make.apply(tables.newId());
        for (int time = 0; true; time++) {
            var id = secret.sign("table", time + " " + wish.get()).substring(0, ID_LENGTH);
            var made = tables.find(new TableId(id));
            if (made.isEmpty()) return made(new TableId(id), make);
            if (isRepeated(made.get(), request, response)) return Parse.of(made.get());
        }
    }

    /** Another server may have been asked at the same moment. */
    private Parse<LiveTable> made(TableId id, Function<TableId, Parse<LiveTable>> make) {
        try {
            return make.apply(id);
        } catch (DuplicateKeyException e) {
            return Parse.of(tables.find(id).orElseThrow(() -> e));
        }
    }

    private Optional<String> wish(HttpServletRequest request) {
        var program = Optional.ofNullable(request.getHeader(KEY));
        if (program.isPresent())
            return cookie.guest(request).map(person -> person + " " + program.get());
        return Optional.ofNullable(request.getParameter("_csrf")).map(ignored -> form(request));
    }

    private static String form(HttpServletRequest request) {
        return request.getRequestURI()
                + request.getParameterMap().entrySet().stream()
                        .sorted(java.util.Map.Entry.comparingByKey())
                        .map(field -> field.getKey() + Arrays.toString(field.getValue()))
                        .collect(Collectors.joining(" "));
    }

    /** Who has begun to play there and asks again wants another game. */
    private boolean isRepeated(
            LiveTable table, HttpServletRequest request, HttpServletResponse response) {
        var now = table.now();
        boolean played =
                now.match().log().entries().stream()
                        .anyMatch(entry -> now.at(entry.seat()) instanceof Occupant.Person);
        if (played || now.isOver()) return false;
        var maker = now.terms().maker();
        var asker = cookie.guest(request);
        if (asker.isPresent()) return asker.equals(maker);
        if (!isNew(now) || maker.flatMap(people::find).filter(one -> !one.member()).isEmpty())
            return false;
        // The answer that made this browser a guest did not arrive: the page proves that it asked.
        cookie.signIn(request, response, maker.get());
        return true;
    }

    private boolean isNew(LiveTable.Moment now) {
        return clock.millis() - now.times().created() < A_CLICK.toMillis();
    }
}
