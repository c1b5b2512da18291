package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.server.play.Bells;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.springframework.stereotype.Component;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * EW-5.6: reactions that a player declines in advance, kind by kind, for the rest of a campaign.
 * They are declined at once and whatever the hand holds, so that neither the answer nor its moment
 * tells anything of the cards. Not kept: whoever is forgotten by a restart is asked again.
 */
@Component
class Declines {
    private static final int MOST_ORDERS = 10_000;

    /** One player at one table. */
    private record Place(String table, Seat seat) {}

    /**
     * What is to be declined.
     *
     * @param kinds phases of the game, as its view names them
     */
    private record Order(String guest, int campaign, List<String> kinds) {}

    private final Tables tables;
    private final Map<Place, Order> orders =
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        private static final long serialVersionUID = 1;

                        @Override
                        protected boolean removeEldestEntry(Map.Entry<Place, Order> eldest) {
                            return size() > MOST_ORDERS;
                        }
                    });

    Declines(Tables tables, Bells bells) {
        this.tables = tables;
        bells.onRing(this::look);
    }

    /** What this seat declines in the campaign that is being played. */
    List<String> of(LiveTable table, EarthWaterState state, Seat seat) {
        return order(table.id(), state, seat).map(Order::kinds).orElse(List.of());
    }

    void set(LiveTable table, EarthWaterState state, Seat seat, String guest, List<String> kinds) {
        var order = new Order(guest, state.position().campaign(), List.copyOf(kinds));
        if (kinds.isEmpty()) orders.remove(new Place(table.id(), seat));
        else orders.put(new Place(table.id(), seat), order);
        answer(table);
    }

    private Optional<Order> order(String table, EarthWaterState state, Seat seat) {
        return Optional.ofNullable(orders.get(new Place(table, seat)))
                .filter(order -> order.campaign() == state.position().campaign());
    }

    /** A bell must not wait. */
    private void look(String id) {
        boolean concerned;
        synchronized (orders) {
            concerned = orders.keySet().stream().anyMatch(place -> place.table().equals(id));
        }
        if (concerned) Thread.startVirtualThread(() -> tables.find(id).ifPresent(this::answer));
    }

    private void answer(LiveTable table) {
        var moment = table.now();
        if (!(moment.turn() instanceof Turn.Of(var seats))
                || !(moment.match().state() instanceof EarthWaterState state)) return;
        var seat = seats.first();
        var phase = state.view(seat).prompt().phase();
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
