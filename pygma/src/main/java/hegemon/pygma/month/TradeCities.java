package hegemon.pygma.month;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Settlement;

import java.util.ArrayList;
import java.util.Comparator;

/** PI-7.6, D-31: which cities are trade cities. */
final class TradeCities {
    private TradeCities() {}

    static Answer name(Board board, Holdings lands, Court court, Address at) {
        var city = board.ownSettlement(court, at);
        if (city.isEmpty() || !board.settlement(city.get()).kind().isFullCity())
            return Answer.refuse("city", at);
        if (board.settlement(city.get()).isTradeCity()) return Answer.refuse("already", at);
        int fields = 0;
        int named = 0;
        int last = 0;
        for (int field : lands.of(court.number())) {
            if (board.field(field).isLand()) fields++;
            int trade = board.field(field).settlement().map(Settlement::trade).orElse(0);
            if (trade > 0) named++;
            last = Math.max(last, trade);
        }
        int most = Settlement.mostTradeCities(fields);
        if (named >= most) return Answer.refuse("tradecities", most, fields);
        board.set(city.get(), board.settlement(city.get()).withTrade(last + 1));
        return Answer.done();
    }

    static Answer withdraw(Board board, Court court, Address at) {
        var city = board.ownSettlement(court, at);
        if (city.isEmpty() || !board.settlement(city.get()).isTradeCity())
            return Answer.refuse("city", at);
        board.set(city.get(), board.settlement(city.get()).withTrade(0));
        return Answer.done();
    }

    /** If the realm shrinks, the last named lose the title. */
    static void shrink(Board board, Court court, int[] fields) {
        int size = 0;
        var cities = new ArrayList<Integer>();
        for (int field : fields) {
            if (board.field(field).isLand()) size++;
            if (board.field(field).settlement().filter(Settlement::isTradeCity).isPresent())
                cities.add(field);
        }
        cities.sort(Comparator.comparingInt(field -> board.settlement(field).trade()));
        int most = Math.min(Settlement.mostTradeCities(size), cities.size());
        for (int field : cities.subList(most, cities.size())) {
            board.set(field, board.settlement(field).withTrade(0));
            court.event("tradecity.lost", board.address(field));
        }
    }
}
