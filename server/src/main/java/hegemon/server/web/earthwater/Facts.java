package hegemon.server.web.earthwater;

import hegemon.earthwater.Card;
import hegemon.earthwater.Event;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Orders;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the page must know of board (EW-1), cards (EW-9) and PERS.IA, taken from the rules. */
record Facts(List<CityFact> cities, List<CardFact> cards, Map<String, List<String>> orders) {
    Facts {
        cities = List.copyOf(cities);
        cards = List.copyOf(cards);
        orders = Collections.unmodifiableMap(orders);
    }

    /**
     * @param owner the side whose major city it is, or nothing
     * @param roads to its neighbours without the bridge
     * @param bridged to its neighbours while the bridge stands
     */
    record CityFact(
            String name,
            String owner,
            boolean port,
            int food,
            int points,
            List<String> roads,
            List<String> bridged) {}

    /** A card's events. */
    record CardFact(int number, EventFact greek, EventFact persian) {}

    record EventFact(String name, boolean reaction, boolean spartan) {}

    static Facts ofTheRules() {
        return new Facts(
                City.ALL.stream().map(Facts::city).toList(),
                Card.ALL.stream().map(Facts::card).toList(),
                lists());
    }

    /** The lists of cities that PERS.IA goes through (EW-S3 to EW-S5). */
    private static Map<String, List<String>> lists() {
        var orders = new LinkedHashMap<String, List<String>>();
        orders.put("activation", labels(Orders.ACTIVATION));
        orders.put("army", labels(Orders.ARMIES));
        orders.put("fleet", labels(Orders.FLEETS));
        orders.put("place", labels(Orders.PLACES));
        orders.put("B", labels(Orders.LIST_B));
        orders.put("C", labels(Orders.LIST_C));
        orders.put("hunger", labels(Orders.HUNGER));
        return orders;
    }

    private static CityFact city(City city) {
        return new CityFact(
                city.label(),
                city.owner().map(side -> side.seat().name()).orElse(""),
                city.isPort(),
                city.food(),
                city.points(),
                labels(city.neighbours(false)),
                labels(city.neighbours(true)));
    }

    private static List<String> labels(List<City> cities) {
        return cities.stream().map(City::label).toList();
    }

    private static CardFact card(Card card) {
        return new CardFact(
                card.number(), event(card.event(Side.GREECE)), event(card.event(Side.PERSIA)));
    }

    private static EventFact event(Event event) {
        return new EventFact(event.label(), event.isReaction(), event.isSpartan());
    }
}
