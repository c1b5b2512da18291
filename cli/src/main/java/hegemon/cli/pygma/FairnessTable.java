package hegemon.cli.pygma;

import hegemon.pygma.genesis.Fairness;
import hegemon.pygma.world.World;

import java.io.PrintWriter;

/** How fair a world is, with the measure stated. */
final class FairnessTable {
    private FairnessTable() {}

    static void print(Fairness fairness, World world, PrintWriter out) {
        out.println(
                "value: income (in 1,000 GM) plus EP of the land within 6 steps on foot of the");
        out.println("       capital that no other capital is nearer to");
        out.println("rival: steps to the nearest other capital; sea: steps to salt water");
        out.println();
        out.printf("%-20s %6s %6s %6s%n", "realm", "value", "rival", "sea");
        for (Fairness.Start start : fairness.starts())
            out.printf(
                    "%2d %-17s %6d %6d %6s%n",
                    start.realm(),
                    world.realm(start.realm()).name(),
                    start.value(),
                    start.rival(),
                    start.sea() < 0 ? "> 12" : start.sea());
        out.println();
        spread(out, "value", fairness.value());
        spread(out, "rival", fairness.rival());
        spread(out, "sea", fairness.sea());
        out.printf("the poorest start is worth %d %% of the richest%n", fairness.spread());
    }

    private static void spread(PrintWriter out, String name, Fairness.Spread spread) {
        out.printf(
                "%-6s from %d to %d, on average %.1f%n",
                name, spread.least(), spread.most(), spread.average());
    }
}
