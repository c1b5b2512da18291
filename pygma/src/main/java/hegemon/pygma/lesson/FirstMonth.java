package hegemon.pygma.lesson;

import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Term;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Verdict;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Realm;
import hegemon.table.Arg;
import hegemon.table.Message;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Seven tasks of a practice realm, and whether they are done. */
public final class FirstMonth {
    /** What a new table asks for; {@link #setup} is what it gets. */
    public static final String WISH = "first-month";

    private static final String MARK = "\n# " + WISH + "\n";

    /** In the order in which they are set. */
    public enum Task {
        LOOK,
        READ,
        PRODUCE,
        EXPLORE,
        SETTLE,
        RAISE,
        SEND;

        /** As texts and pages name it. */
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What the ruler did on the desk.
     *
     * @param looked fields that were chosen on the map
     * @param shortest the good that the ruler believes to be shortest at the next income
     */
    public record Evidence(List<Address> looked, Optional<Good> shortest) {
        public static final Evidence NONE = new Evidence(List.of(), Optional.empty());

        public Evidence {
            looked = List.copyOf(looked);
        }
    }

    private final Knowledge knowledge;
    private final Report report;
    private final Sheet sheet;

    private FirstMonth(Knowledge knowledge, Report report, Sheet sheet) {
        this.knowledge = knowledge;
        this.report = report;
        this.sheet = sheet;
    }

    /** A practice against one ruler made of code. */
    public static String setup(int edition) {
        return "realms 2 practice edition=" + edition + "\n" + FirstWorld.TEXT;
    }

    /** Whether a campaign was begun with this set-up for the sake of the first month. */
    public static boolean isOne(String setup) {
        return setup.contains(MARK);
    }

    /**
     * The tasks that are done now. What was looked at and read stays done; the others are judged by
     * the sheet as it is, so that a line that is struck out is asked for again.
     *
     * @param before done so far
     */
    public static Set<Task> done(
            Knowledge knowledge, Report report, Sheet sheet, Set<Task> before, Evidence evidence) {
        var month = new FirstMonth(knowledge, report, sheet);
        var done = EnumSet.noneOf(Task.class);
        if (before.contains(Task.LOOK) || month.looked(evidence.looked())) done.add(Task.LOOK);
        if (before.contains(Task.READ) || month.isShortest(evidence.shortest()))
            done.add(Task.READ);
        if (month.isWellSupplied()) done.add(Task.PRODUCE);
        if (month.takesLand()) done.add(Task.EXPLORE);
        if (month.has(Construction.Found.class)) done.add(Task.SETTLE);
        if (month.has(Armament.Raise.class)) done.add(Task.RAISE);
        return Collections.unmodifiableSet(done);
    }

    /** An order with which this task could be done, or gone on with; none if it takes no order. */
    public static Optional<Order> example(
            Task task, Knowledge knowledge, Report report, Sheet sheet) {
        return new Examples(knowledge, report, sheet).of(task);
    }

    /** How far somebody has come with a task that takes several steps; nothing before the first. */
    public static Optional<Message> stand(
            Task task, Knowledge knowledge, Report report, Sheet sheet, Evidence evidence) {
        var month = new FirstMonth(knowledge, report, sheet);
        return switch (task) {
            case LOOK -> month.found(evidence.looked());
            case PRODUCE -> Optional.of(month.lacks());
            case READ, EXPLORE, SETTLE, RAISE, SEND -> Optional.empty();
        };
    }

    private Optional<Message> found(List<Address> fields) {
        if (fields.stream().anyMatch(this::isCapital))
            return Optional.of(Note.of("lesson.look.capital"));
        return fields.stream().anyMatch(this::isFree)
                ? Optional.of(Note.of("lesson.look.land"))
                : Optional.empty();
    }

    private Message lacks() {
        var forecast = Forecast.of(sheet, knowledge, report);
        var lacking =
                forecast.goods().stream()
                        .filter(it -> !it.good().isLuxury() && it.difference() < 0)
                        .<Arg>map(
                                it ->
                                        Note.of(
                                                "lesson.produce.lack",
                                                Term.of(it.good()),
                                                -it.difference()))
                        .toList();
        boolean plague = forecast.causes().stream().anyMatch(it -> it.kind().equals("plague"));
        if (lacking.isEmpty()) return Note.of("lesson.produce.plague");
        return Note.of(
                plague ? "lesson.produce.lacks.plague" : "lesson.produce.lacks",
                new Arg.Several(lacking),
                forecast.unrest());
    }

    /** The capital, and free land. */
    private boolean looked(List<Address> fields) {
        return fields.stream().anyMatch(this::isCapital) && fields.stream().anyMatch(this::isFree);
    }

    private boolean isCapital(Address at) {
        return at.equals(knowledge.geometry().address(knowledge.capital()));
    }

    private boolean isFree(Address at) {
        return knowledge
                .geometry()
                .find(at)
                .flatMap(knowledge.map()::get)
                .filter(FirstMonth::isFree)
                .isPresent();
    }

    private static boolean isFree(Known field) {
        return field.terrain().isLand() && Realm.isNobody(field.owner());
    }

    /** No unrest at the next income, and no plague that hygiene would keep away. */
    private boolean isWellSupplied() {
        var forecast = Forecast.of(sheet, knowledge, report);
        return forecast.unrest() == 0
                && forecast.causes().stream()
                        .noneMatch(it -> it.kind().equals("plague") && !it.remedies().isEmpty());
    }

    /** As the report has it, whatever the sheet has mended by now. */
    private boolean isShortest(Optional<Good> answer) {
        var goods = report.supplies().goods().stream().filter(it -> !it.good().isLuxury()).toList();
        int worst = goods.stream().mapToInt(Report.SupplyLine::difference).min().orElse(0);
        return goods.stream()
                .anyMatch(it -> answer.equals(Optional.of(it.good())) && it.difference() == worst);
    }

    private boolean takesLand() {
        return DryRun.of(sheet, knowledge, report).fair().land().stream()
                .anyMatch(it -> it.change() == Report.Change.ANNEXED);
    }

    private boolean has(Class<? extends Order> kind) {
        return Check.of(sheet, knowledge).lines().stream()
                .anyMatch(line -> kind.isInstance(line.order()) && isClean(line));
    }

    private static boolean isClean(Verdict.Line line) {
        return line.faults().stream().allMatch(it -> it.isWarning());
    }
}
