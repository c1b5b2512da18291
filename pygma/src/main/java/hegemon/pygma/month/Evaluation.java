package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.World;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * A month, evaluated. The same world, sheets, events and key give the same result on every machine.
 *
 * @param after the world in which the next month's orders are awaited
 * @param reports one for each realm, by number
 * @param rolls every roll of the month, for the game master
 * @param judgments what needs the game master
 * @param ranking D-128, for the game master
 * @param ledger what became of men, ships and goods, and why
 * @param idle the game master's rolls by hand that no die took (D-129)
 */
public record Evaluation(
        World after,
        List<Report> reports,
        List<Roll> rolls,
        List<Judgment> judgments,
        List<Rank> ranking,
        List<Ledger.Line> ledger,
        List<Message> idle) {
    public Evaluation {
        reports = List.copyOf(reports);
        rolls = List.copyOf(rolls);
        judgments = List.copyOf(judgments);
        ranking = List.copyOf(ranking);
        ledger = List.copyOf(ledger);
        idle = List.copyOf(idle);
    }

    /**
     * The fourteen phases of Part III.
     *
     * @param sheets the last valid move of each realm that sent one, by number
     * @param key 256 bits for the dice (D-129)
     */
    public static Evaluation of(
            World world, SortedMap<Integer, Sheet> sheets, Events events, byte[] key) {
        return of(world, sheets, events, Fortune.drawn(key, world.date()));
    }

    /** The same with other dice: a month that is only tried. */
    public static Evaluation of(
            World world, SortedMap<Integer, Sheet> sheets, Events events, Fortune fortune) {
        var log = new ArrayList<Judgment>();
        var ledger = new Ledger();
        var corrected = Corrections.apply(world, events.corrections(), log, ledger);
        var board = new Board(corrected, sheets, events, fortune, ledger); // 1
        board.judgments.addAll(log);
        Grants.tell(board, world, corrected);
        Amendments.treasuries(board, events.corrections());
        boolean armament = world.date().month().isArmament();
        boolean income = world.date().month().isIncome();
        Intake.tell(board);
        Catastrophes.strike(board, events); // 2
        Declarations.make(board, events); // 3
        if (armament) Payments.pay(board); // 4
        Spending.spend(board, events); // 5
        Reorganising.carryOut(board); // 6
        Garrisons.settle(board);
        Movement.run(board); // 7
        LandPhase.settle(board); // 8
        HandOvers.carryOut(board); // 9
        if (income) Harvest.bringIn(board); // 10 and 11
        if (armament) Plague.roll(board); // 12
        Amendments.apply(board, events.amendments());
        Ending.note(board, events);
        var sight = Sight.look(board); // 13
        return Reporting.write(board, sight, world.date().next()); // 14
    }
}
