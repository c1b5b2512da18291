package hegemon.pygma.master;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;

/**
 * D-128: what the ranking counts besides what reports say.
 *
 * @param income what land and settlements pay in an income month, without trade and mines
 * @param strength of all armies, as D-87 weighs them, in thousands
 */
record Standing(int income, int strength) {
    /** Of all realms, by their numbers less one. */
    static List<Standing> of(World world) {
        var income = new int[world.realms().size() + 1];
        for (Field field : world.fields()) {
            income[field.owner()] += world.settings().income(field.terrain());
            income[field.owner()] +=
                    field.settlement()
                            .filter(it -> !it.revolt())
                            .map(it -> it.kind().tax())
                            .orElse(0);
        }
        var strength = new int[income.length];
        for (Army army : world.armies())
            strength[army.realm()] += army.size() * army.unit().kind().weight();
        var all = new ArrayList<Standing>();
        for (int realm = 1; realm < income.length; realm++)
            all.add(new Standing(income[realm], strength[realm] / 1_000));
        return all;
    }
}
