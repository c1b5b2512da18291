package hegemon.pygma;

import hegemon.pygma.month.Events;
import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Rank;
import hegemon.pygma.month.Roll;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a seat may know. A realm: its own reports and orders. The game master: everything. Anyone
 * else: the month.
 *
 * @param date the month whose orders are awaited
 * @param waitsForYou whether the game waits for this seat
 * @param report the realm's last one
 * @param orders the realm's sheet for this month, as sent; empty if none was
 * @param template a sheet to begin with
 */
public record PygmaView(
        Date date,
        boolean waitsForYou,
        Optional<Report> report,
        String orders,
        String template,
        Optional<Desk> desk) {
    static PygmaView of(PygmaState state, Seat seat) {
        var realm = state.made().flatMap(_ -> state.ruled(seat));
        return new PygmaView(
                state.date(),
                state.turn().waitsFor(seat),
                realm.map(it -> state.reports().get(it - 1)),
                realm.map(it -> state.sheets().get(it)).map(PygmaView::print).orElse(""),
                realm.map(it -> Template.of(state.knowledge(it), Language.GERMAN)).orElse(""),
                state.isMaster(seat) ? Optional.of(Desk.of(state)) : Optional.empty());
    }

    /** The judgments among the lines of a game master, whatever the other lines are. */
    public static List<Events.Effect> effects(String lines) {
        return lines.lines()
                .map(line -> MasterText.parse(MasterText.REVIEW + "\n" + line))
                .flatMap(
                        reading ->
                                reading instanceof Parse.Parsed<PygmaMove>(PygmaMove.Review it)
                                        ? it.events().effects().stream()
                                        : Stream.empty())
                .toList();
    }

    private static String print(Sheet sheet) {
        return new Pygma().print(new PygmaMove.Orders(sheet));
    }

    /**
     * The game master's desk. While a draft is reviewed it shows what the draft brings.
     *
     * @param draft whether this is a draft that rulers cannot read yet
     * @param missing the seats that sent nothing yet
     * @param free the free-form orders sent so far, which await a decision (D-86)
     * @param reports of all realms
     * @param rolls of the last month
     * @param judgments what needs a decision
     * @param ranking of the realms (D-128)
     * @param crowded more than 12 realms for each game master (D-127)
     */
    public record Desk(
            boolean draft,
            List<String> missing,
            List<FreeOrder> free,
            List<Report> reports,
            List<Roll> rolls,
            List<Judgment> judgments,
            List<Rank> ranking,
            boolean crowded) {
        public static Desk of(PygmaState state) {
            boolean draft = state.stage() instanceof Stage.Draft;
            var bulletin = state.bulletin();
            return new Desk(
                    draft,
                    draft ? List.of() : state.missing().stream().map(Desk::seat).toList(),
                    unjudged(state, state.drafted()),
                    bulletin.reports(),
                    bulletin.rolls(),
                    bulletin.judgments(),
                    bulletin.ranking(),
                    state.charter().isCrowded());
        }

        private static String seat(int realm) {
            return PygmaState.seat(realm).name();
        }

        /** The free-form orders to which these events give no answer. */
        public static List<FreeOrder> unjudged(PygmaState state, Events events) {
            return free(state).stream()
                    .filter(
                            order ->
                                    events.effects().stream()
                                            .noneMatch(
                                                    it ->
                                                            it.realm() == order.realm()
                                                                    && it.number()
                                                                            == order.number()))
                    .toList();
        }

        private static List<FreeOrder> free(PygmaState state) {
            var free = new ArrayList<FreeOrder>();
            state.sheets().forEach((realm, sheet) -> free.addAll(free(realm, sheet)));
            return free;
        }

        private static List<FreeOrder> free(int realm, Sheet sheet) {
            var free = new ArrayList<FreeOrder>();
            for (Talk.Other order : sheet.all(Talk.Other.class).toList()) {
                var unit = order.unit().map(Object::toString).orElse("");
                free.add(new FreeOrder(realm, free.size() + 1, unit, order.text()));
            }
            return free;
        }
    }

    /**
     * PI-16.5.
     *
     * @param number in the realm's sheet, from 1, as an effect names it
     * @param unit that shall carry it out, or empty
     */
    public record FreeOrder(int realm, int number, String unit, String text) {}
}
