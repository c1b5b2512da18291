package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Reactions;
import hegemon.earthwater.board.Side;
import hegemon.server.id.TableId;
import hegemon.server.play.Bells;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.springframework.stereotype.Component;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * EW-5.6: reactions that a player declines in advance, kind by kind, for the rest of a campaign.
 * They are declined at once and whatever the hand holds, so that neither the answer nor its moment
 * tells anything of the cards.
 */
@Component
class Declines {
    private final Tables tables;
    private final DeclineStore store;

    Declines(Tables tables, Bells bells, DeclineStore store) {
        this.tables = tables;
        this.store = store;
        bells.onRing(this::heard);
    }

    /** Most tables are of other games. A bell must not wait. */
    private void heard(TableId id) {
        tables.glance(id)
                .filter(table -> table.last().match().state() instanceof EarthWaterState)
                .ifPresent(table -> Thread.startVirtualThread(() -> answer(table)));
    }

    /** The kinds of reactions that a seat may be asked for. */
    static List<String> kinds(Seat seat) {
        return Arrays.stream(Side.values())
                .filter(side -> side.seat().equals(seat))
                .flatMap(side -> Reactions.phases(side).stream())
                .toList();
    }

    /** What this seat declines in the campaign that is being played. */
    List<String> of(TableId table, EarthWaterState state, Seat seat) {
        return order(table, state, seat).map(DeclineStore.Order::kinds).orElse(List.of());
    }

    void set(LiveTable table, Seat seat, DeclineStore.Order order) {
        store.put(new DeclineStore.Place(table.id(), seat), order);
        answer(table);
    }

    private Optional<DeclineStore.Order> order(TableId table, EarthWaterState state, Seat seat) {
        return store.find(new DeclineStore.Place(table, seat))
                .filter(order -> order.campaign() == state.position().campaign());
    }

    private void answer(LiveTable table) {
        var moment = table.now();
        if (!(moment.match().state() instanceof EarthWaterState state)
                || state.position().solo()
                || !(moment.turn() instanceof Turn.Of(var seats))) return;
        var seat = seats.first();
        var phase = state.view(seat).prompt().phase();
        if (!kinds(seat).contains(phase)) return;
        order(table.id(), state, seat)
                .filter(order -> order.kinds().contains(phase))
                .ifPresent(
                        order ->
                                tables.submit(
                                        table,
                                        Optional.of(order.guest()),
                                        moment.entry(),
                                        "decline"));
    }
}
