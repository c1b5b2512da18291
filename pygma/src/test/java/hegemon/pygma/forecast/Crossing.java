package hegemon.pygma.forecast;

import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Army;

/** An army beside terrain that costs losses, in some new world. */
record Crossing(Knowledge knowledge, Report report, String order) {
    static Crossing find() {
        for (long seed = 1; seed < 60; seed++) {
            var world = Genesis.start(WorldPlan.usual(seed, 4)).world();
            var knowledge = RealmKnowledge.of(world, 1);
            for (Army army : knowledge.armies())
                for (int way = 0; way < 6; way++) {
                    int to = world.geometry().neighbour(army.field(), way);
                    if (to < 0 || !world.settings().losses(world.field(to).terrain())) continue;
                    var from = world.geometry().address(army.field());
                    var order = army.unit() + ": " + from + " > " + world.geometry().address(to);
                    if (Check.of(Parser.read(order).sheet(), knowledge)
                            .faults()
                            .findAny()
                            .isEmpty())
                        return new Crossing(knowledge, SetUp.reports(world).getFirst(), order);
                }
        }
        throw new IllegalStateException("no army stands beside difficult terrain");
    }
}
