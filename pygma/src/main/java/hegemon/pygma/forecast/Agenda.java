package hegemon.pygma.forecast;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Note;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;

/** What this month asks of a ruler, and what of it the sheet has done. */
public final class Agenda {
    private Agenda() {}

    /**
     * @param kind one word: supply, units, hygiene, pay, money, sound, send
     */
    public record Item(String kind, Message text, boolean done) {}

    /**
     * @param sent whether a sheet was sent for this month
     */
    public static List<Item> of(
            Examination written, Knowledge knowledge, Forecast forecast, boolean sent) {
        var items = new ArrayList<Item>();
        items.add(item("supply", forecast.unrest() == 0, forecast.income()));
        items.add(item("units", Caution.idlers(written.sheet(), knowledge).isEmpty()));
        if (knowledge.date().month().isArmament()) {
            items.add(item("pay", written.verdict().bill().unpaid() == 0));
            items.add(
                    item(
                            "hygiene",
                            forecast.causes().stream()
                                    .noneMatch(it -> it.kind().equals("plague"))));
            items.add(item("money", written.verdict().balance() < Caution.MUCH_MONEY));
        }
        items.add(item("sound", written.faults().stream().allMatch(Fault::isWarning)));
        items.add(item("send", sent));
        return items;
    }

    private static Item item(String kind, boolean done, Object... args) {
        return new Item(kind, Note.of("agenda." + kind, args), done);
    }
}
