package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Report;

import java.util.List;

/**
 * A battle to be drawn, the reader's side first. Battles know no dice (PI-18): their points decide.
 */
record Fight(String at, List<Host> sides) {
    record Host(String name, int points, List<Fighter> armies) {}

    /**
     * @param fate what became of it, in words
     */
    record Fighter(String unit, int size, int lost, String fate) {}

    /**
     * What entering a field cost a unit, and the die that decided it (PI-19).
     *
     * @param gone whether nothing is left of it
     */
    record Toll(String unit, String at, int die, int lost, int left, boolean gone) {}

    static List<Fight> of(Report report, Herald herald) {
        return report.battles().stream()
                .map(
                        it ->
                                new Fight(
                                        it.at().toString(),
                                        List.of(host(it.own(), herald), host(it.enemy(), herald))))
                .toList();
    }

    private static Host host(Report.Side side, Herald herald) {
        return new Host(
                side.name(),
                side.points(),
                side.armies().stream()
                        .map(
                                it ->
                                        new Fighter(
                                                it.unit(),
                                                it.size(),
                                                it.lost(),
                                                herald.say("fate." + Herald.key(it.fate()))))
                        .toList());
    }

    static List<Toll> tolls(Report report) {
        return report.losses().stream()
                .map(
                        it ->
                                new Toll(
                                        it.unit(),
                                        it.at().toString(),
                                        it.die(),
                                        it.lost(),
                                        it.left(),
                                        it.dissolved()))
                .toList();
    }
}
