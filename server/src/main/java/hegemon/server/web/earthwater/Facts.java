package hegemon.server.web.earthwater;

import hegemon.earthwater.Card;
import hegemon.earthwater.Event;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

import java.util.List;

/** What the page must know of board (EW-1) and cards (EW-9), taken from the rules. */
record Facts(List<CityFact> cities, List<CardFact> cards) {
    Facts {
        cities = List.copyOf(cities);
        cards = List.copyOf(cards);
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
                Card.ALL.stream().map(Facts::card).toList());
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
