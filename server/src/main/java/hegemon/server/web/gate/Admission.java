package hegemon.server.web.gate;

import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.RateLimits;
import hegemon.server.id.PersonId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.server.store.SeatRows;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

import java.time.Duration;

/** How many tables one member, one guest and one place may have. */
@Component
public class Admission {
    private final Asking asking;
    private final GuestCookie cookie;
    private final RateLimits rates;
    private final Tables tables;
    private final BotDesk bots;
    private final Limits limits;

    Admission(
            Asking asking,
            GuestCookie cookie,
            RateLimits rates,
            Tables tables,
            BotDesk bots,
            ServerSettings settings) {
        this.asking = asking;
        this.cookie = cookie;
        this.rates = rates;
        this.tables = tables;
        this.bots = bots;
        this.limits = settings.host().limits();
    }

    /**
     * One more table.
     *
     * @throws NotNow if it is one too many
     */
    public void table(HttpServletRequest request) {
        asking.member()
                .ifPresentOrElse(this::member, () -> cookie.guest(request).ifPresent(this::guest));
        NotNow.unless(rates, RateLimits.Limit.TABLE_ASKER, asking.asker(request).place());
    }

    /** One more table, against this opponent. */
    public void table(HttpServletRequest request, String game, Opponent opponent) {
        table(request);
        if (opponent instanceof Opponent.Machine(var level)) opponent(game, level);
    }

    private void member(PersonId member) {
        require(
                tables.running(member).tables(),
                Limit.TABLES_PER_MEMBER,
                "server.refuse.tables.member");
    }

    private void guest(PersonId guest) {
        SeatRows.Running now = tables.running(guest);
        require(now.tables(), Limit.TABLES_PER_GUEST, "server.refuse.tables");
        require(now.seats(), Limit.SEATS_PER_GUEST, "server.refuse.seats");
    }

    private void require(int now, Limit limit, String key) {
        int most = limits.of(limit);
        if (now >= most)
            throw NotNow.tooMany(Refusal.of("house", key, now, most), Duration.ofMinutes(1));
    }

    /**
     * One more game against the house. Members always find an opponent; guests find a strong one
     * while there is room.
     *
     * @throws NotNow if there is none
     */
    public void opponent(String game, int level) {
        if (asking.member().isEmpty() && !bots.hasRoom(game, level))
            throw NotNow.busy(Refusal.of("house", "server.refuse.strong", level));
    }
}
