package hegemon.pygma.orders.check;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;

import java.util.List;
import java.util.Optional;

/**
 * An own army or merchant as it is when units march: raised, split and merged, as far as the orders
 * go.
 *
 * @param size of an army; nothing of a merchant
 * @param load GP of a merchant
 */
public record Standing(
        Unit unit,
        Address at,
        Optional<Unit> aboard,
        int size,
        int load,
        boolean stationed,
        int equipment) {
    /** As the last report told them. */
    public static List<Standing> of(Knowledge knowledge) {
        return all(new RealmAhead(knowledge));
    }

    static List<Standing> all(RealmAhead plan) {
        return plan.troops().stream()
                .map(
                        troop ->
                                new Standing(
                                        troop.unit,
                                        plan.address(troop.field),
                                        troop.aboard,
                                        troop.size,
                                        troop.load(),
                                        troop.stationed,
                                        troop.equipment.level()))
                .toList();
    }
}
