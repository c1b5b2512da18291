package hegemon.pygma.forecast;

import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Supply;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;

/**
 * What the next income brings if nothing else happens, by the real engine in the world that the
 * realm knows ({@link KnownWorld}): the sheet this month, and then no orders.
 *
 * @param income when it comes
 * @param goods as they will be then
 * @param unrest the level then (D-116)
 * @param chance per cent of a revolt
 * @param bookings of that month
 * @param treasury after it
 * @param armament when pay is due next
 * @param due pay and administration then
 * @param means the treasury then, before they are paid
 * @param causes of trouble, each with orders against it
 * @param mended the level of unrest if all those orders are given
 */
public record Forecast(
        Date income,
        int inhabitants,
        List<Report.SupplyLine> goods,
        int unrest,
        int chance,
        List<Report.Booking> bookings,
        int treasury,
        Date armament,
        int due,
        int means,
        List<Cause> causes,
        int mended) {
    public Forecast {
        goods = List.copyOf(goods);
        bookings = List.copyOf(bookings);
        causes = List.copyOf(causes);
    }

    /**
     * Why something goes wrong.
     *
     * @param kind one word: goods, capital, luxuries, revolt, pay, plague
     */
    public record Cause(String kind, Message text, List<Remedy> remedies) {
        public Cause {
            remedies = List.copyOf(remedies);
        }
    }

    /** An order against it, and what it does. */
    public record Remedy(Message text, Order order) {}

    public static Forecast of(Sheet sheet, Knowledge knowledge, Report last) {
        var course = Course.of(sheet, knowledge, last);
        var causes = new Causes(sheet, knowledge, course).all();
        var orders =
                causes.stream().flatMap(it -> it.remedies().stream()).map(Remedy::order).toList();
        int unrest = unrest(course);
        return of(
                course,
                causes,
                orders.isEmpty()
                        ? unrest
                        : unrest(Course.of(with(sheet, orders), knowledge, last)));
    }

    /** PI-22: what the next income would lack if nothing were ordered. */
    public static List<Good> lacking(Knowledge knowledge, Report last) {
        return goods(Course.of(Sheet.empty(), knowledge, last)).stream()
                .filter(it -> it.difference() < 0)
                .map(Report.SupplyLine::good)
                .toList();
    }

    private static Forecast of(Course course, List<Cause> causes, int mended) {
        var income = course.income();
        var report = course.report(income);
        var armament = course.armament();
        int unrest = unrest(course);
        return new Forecast(
                income.before().date(),
                report.supplies().inhabitants(),
                goods(course),
                unrest,
                income.before().settings().get(Setting.UNREST_CHANCE).get(unrest),
                report.account().bookings(),
                report.account().closing(),
                armament.before().date(),
                due(course.report(armament)),
                course.report(armament).account().opening(),
                causes,
                mended);
    }

    private static int due(Report report) {
        return -report.account().bookings().stream()
                .filter(it -> Treasury.isUpkeep(it.what()))
                .mapToInt(Report.Booking::amount)
                .sum();
    }

    private static int unrest(Course course) {
        return course.income().month().after().realm(course.realm()).economy().unrest();
    }

    /** The sheet with these orders at its end. */
    public static Sheet with(Sheet sheet, List<? extends Order> orders) {
        var lines = new ArrayList<>(sheet.lines());
        int number = lines.stream().mapToInt(Sheet.Line::number).max().orElse(0);
        for (Order order : orders) lines.add(new Sheet.Line(++number, order));
        return new Sheet(lines, sheet.comments(), sheet.unread());
    }

    /** PI-22: what there will be of each good, and what is needed. */
    static List<Report.SupplyLine> goods(Course course) {
        var income = course.income();
        var settings = income.before().settings();
        boolean eaten = settings.get(Setting.SUPPLY_STORE) == Choice.StoreUse.USE;
        var store = income.before().realm(course.realm()).economy().store();
        var produced = income.month().after().realm(course.realm()).economy().produced();
        var need =
                Supply.need(
                        course.report(income).supplies().inhabitants(),
                        settings.get(Setting.SUPPLY_BEYOND));
        var lines = new ArrayList<Report.SupplyLine>();
        for (Good good : Good.values()) {
            int stored = eaten || good.isLuxury() ? store.get(good) : 0;
            lines.add(
                    new Report.SupplyLine(
                            good,
                            produced.get(good),
                            stored,
                            need.get(good),
                            produced.get(good) + stored - need.get(good)));
        }
        return lines;
    }
}
