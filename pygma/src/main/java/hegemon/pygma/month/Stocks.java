package hegemon.pygma.month;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What all realms and the neutrals have: men, ships, goods in store and under way. */
final class Stocks {
    /**
     * @param realm 0: the neutrals
     * @param name K, R, S, or the name of a good
     */
    record Stock(int realm, String name, int amount) {}

    private final TreeMap<Integer, TreeMap<String, Integer>> amounts = new TreeMap<>();

    private Stocks() {}

    /** What is in the second world and not in the first. */
    static List<Stock> difference(World before, World after) {
        var stocks = new Stocks();
        stocks.add(after, 1);
        stocks.add(before, -1);
        var found = new ArrayList<Stock>();
        stocks.amounts.forEach(
                (realm, of) ->
                        of.forEach(
                                (name, amount) -> {
                                    if (amount != 0) found.add(new Stock(realm, name, amount));
                                }));
        return found;
    }

    private void add(World world, int sign) {
        for (Army army : world.armies()) add(army.realm(), army.kind().unit(), sign * army.size());
        for (Realm realm : world.realms())
            for (Good good : Good.values())
                add(realm.number(), good.name(), sign * realm.economy().store().get(good));
        for (Merchant merchant : world.merchants())
            for (Lot lot : merchant.cargo())
                add(merchant.realm(), lot.good().name(), sign * lot.points());
    }

    private void add(int realm, String name, int amount) {
        amounts.computeIfAbsent(realm, key -> new TreeMap<>()).merge(name, amount, Integer::sum);
    }
}
