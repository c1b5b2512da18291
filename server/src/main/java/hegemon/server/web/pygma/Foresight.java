package hegemon.server.web.pygma;

import hegemon.pygma.forecast.Agenda;
import hegemon.pygma.forecast.Caution;
import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.forecast.Treasury;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Term;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.List;

/**
 * What the sheet under the pen leads to, as far as the realm can know, in the reader's language.
 *
 * @param income the month of the next income
 * @param summary of it, in one or two sentences
 * @param unrest the level then
 * @param chance per cent of a revolt
 * @param mended the level if all remedies are ordered
 * @param goods what there will be of each good then
 * @param account the treasury through this month, line by line
 * @param closing the treasury after it with usual dice, and with the worst
 * @param causes of trouble, each with orders that mend it
 * @param cautions what to think of before sending
 * @param agenda what this month asks for
 */
record Foresight(
        String income,
        String summary,
        int inhabitants,
        int unrest,
        int chance,
        int mended,
        List<GoodLine> goods,
        List<Booking> account,
        Sum closing,
        List<Cause> causes,
        List<Warning> cautions,
        List<Item> agenda) {

    /** A good at the next income: what lacks is negative. */
    record GoodLine(
            String good, boolean luxury, int produced, int store, int need, int difference) {}

    /**
     * @param sure whether it depends on no other realm
     */
    record Booking(String text, int amount, String figure, boolean sure) {}

    record Sum(int opening, int usual, int worst) {}

    record Cause(String kind, String text, List<Remedy> remedies) {}

    /**
     * @param order a line for the sheet
     */
    record Remedy(String text, String order) {}

    record Warning(String kind, List<String> units, List<String> at, String text, boolean guess) {}

    record Item(String kind, String text, boolean done) {}

    static Foresight of(
            Examination written, Knowledge knowledge, Report last, boolean sent, Voice voice) {
        var run = DryRun.of(written.sheet(), knowledge, last);
        var forecast = Forecast.of(written.sheet(), knowledge, last);
        var account = run.fair().account();
        return new Foresight(
                forecast.income().toString(),
                String.join(
                        " ",
                        summary(forecast, voice),
                        growth(forecast, last, voice),
                        upkeep(forecast, voice)),
                forecast.inhabitants(),
                forecast.unrest(),
                forecast.chance(),
                forecast.mended(),
                forecast.goods().stream().map(it -> good(it, voice)).toList(),
                Treasury.of(run).stream().map(it -> booking(it, voice)).toList(),
                new Sum(account.opening(), account.closing(), run.harsh().account().closing()),
                forecast.causes().stream().map(it -> cause(it, voice)).toList(),
                Caution.of(written.sheet(), knowledge, run, written.verdict()).stream()
                        .map(it -> warning(it, voice))
                        .toList(),
                Agenda.of(written, knowledge, forecast, sent).stream()
                        .map(it -> new Item(it.kind(), say(it.text(), voice), it.done()))
                        .toList());
    }

    private static String say(Message message, Voice voice) {
        return message.say(voice.language());
    }

    private static String summary(Forecast forecast, Voice voice) {
        int brings = forecast.bookings().stream().mapToInt(Report.Booking::amount).sum();
        if (forecast.unrest() == 0) return voice.page("foresight.calm", forecast.income(), brings);
        var unrest =
                voice.page(
                        "foresight.unrest",
                        forecast.income(),
                        brings,
                        forecast.unrest(),
                        forecast.chance());
        return forecast.mended() < forecast.unrest()
                ? unrest + " " + voice.page("foresight.mended", forecast.mended())
                : unrest;
    }

    /** PI-6.1: whoever takes land has more people to feed. */
    private static String growth(Forecast forecast, Report last, Voice voice) {
        int now = last.supplies().inhabitants();
        return forecast.inhabitants() == now
                ? voice.page("foresight.even", now)
                : voice.page("foresight.growth", forecast.inhabitants(), now);
    }

    private static String upkeep(Forecast forecast, Voice voice) {
        return voice.page(
                "foresight.upkeep", forecast.armament(), forecast.due(), forecast.means());
    }

    private static GoodLine good(Report.SupplyLine line, Voice voice) {
        return new GoodLine(
                Words.in(voice.language()).say(Term.of(line.good())),
                line.good().isLuxury(),
                line.produced(),
                line.store(),
                line.need(),
                line.difference());
    }

    private static Booking booking(Treasury.Line line, Voice voice) {
        return new Booking(
                say(line.what(), voice),
                line.amount(),
                voice.herald().signed(line.amount()),
                line.sure());
    }

    private static Cause cause(Forecast.Cause cause, Voice voice) {
        return new Cause(
                cause.kind(),
                say(cause.text(), voice),
                cause.remedies().stream()
                        .map(it -> new Remedy(say(it.text(), voice), print(it.order(), voice)))
                        .toList());
    }

    static String print(Order order, Voice voice) {
        return OrderText.in(voice.language()).print(order);
    }

    private static Warning warning(Caution caution, Voice voice) {
        return new Warning(
                caution.kind(),
                caution.units(),
                caution.at(),
                say(caution.text(), voice),
                caution.guess());
    }
}
