package hegemon.server.web.earthwater;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The reactions that players decline in advance, where every node finds them. */
@Component
record DeclineStore(Sql sql) {
    /** One player at one table. */
    record Place(TableId game, Seat seat) {}

    /**
     * What is to be declined.
     *
     * @param guest whose order it is
     * @param campaign in which it holds
     * @param kinds phases of the game, as its view names them
     */
    record Order(PersonId guest, int campaign, List<String> kinds) {
        Order {
            kinds = List.copyOf(kinds);
        }
    }

    Optional<Order> find(Place place) {
        return sql.ask(
                        """
                        select guest_id, campaign, kinds from ew_decline
                            where game_id = ? and seat = ?
                        """,
                        place.game().value(),
                        place.seat().name())
                .query(
                        (row, ignored) ->
                                new Order(
                                        new PersonId(row.getString("guest_id")),
                                        row.getInt("campaign"),
                                        kinds(row.getString("kinds"))))
                .optional();
    }

    private static List<String> kinds(String text) {
        return Arrays.stream(text.split(" ")).filter(kind -> !kind.isEmpty()).toList();
    }

    /** Replaces what stood there before. */
    void put(Place place, Order order) {
        sql.change(
                """
                insert into ew_decline (game_id, seat, guest_id, campaign, kinds)
                    values (?, ?, ?, ?, ?) on conflict (game_id, seat) do update
                    set guest_id = excluded.guest_id, campaign = excluded.campaign, kinds =
                        excluded.kinds
                """,
                place.game().value(),
                place.seat().name(),
                order.guest().value(),
                order.campaign(),
                String.join(" ", order.kinds()));
    }
}
