package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sheet a ruler starts from: the heading, then every own unit where it stands and, in an
 * armament month, what is usually paid for. All orders are comments; without the ";" they count.
 */
public final class Template {
    /** PI-8.1: the optimal sum for each city. */
    private static final int BEST_HYGIENE = 10_000;

    private final Knowledge knowledge;
    private final Words words;
    private final OrderText printer;
    private final StringBuilder text = new StringBuilder();

    private Template(Knowledge knowledge, Language language) {
        this.knowledge = knowledge;
        this.words = Words.in(language);
        this.printer = OrderText.in(language);
    }

    public static String of(Knowledge knowledge, Language language) {
        return new Template(knowledge, language).write();
    }

    private String write() {
        say("title", knowledge.date());
        say("help");
        line(new Heading.Realm(new RealmName.Numbered(knowledge.realm()), Optional.empty()));
        line(new Heading.Turn(knowledge.date()));
        money();
        section("armies", knowledge.armies().stream().map(this::march).toList());
        section("merchants", knowledge.merchants().stream().map(this::march).toList());
        if (knowledge.date().month().isArmament()) armament();
        text.append('\n');
        line(new Heading.End());
        return text.toString();
    }

    private void money() {
        var verdict = Check.of(Sheet.empty(), knowledge);
        say("treasury", verdict.treasury());
        if (knowledge.date().month().isArmament())
            say("upkeep", verdict.bill().pay(), verdict.bill().administration(), verdict.balance());
    }

    private void section(String title, List<? extends Order> orders) {
        if (orders.isEmpty()) return;
        text.append('\n');
        say(title);
        orders.forEach(this::suggest);
    }

    private March march(Army army) {
        var cargo =
                knowledge.armies().stream()
                        .filter(other -> other.aboard().equals(Optional.of(army.unit())))
                        .map(Army::unit)
                        .toList();
        var nothing = new Clause.Basic(BasicOrder.NOTHING, Optional.empty());
        return new March(
                army.unit(),
                army.stationed(),
                List.of(place(army.aboard(), army.field())),
                Optional.of(new Load.Amount(army.size(), army.kind())),
                cargo.isEmpty() ? List.of(nothing) : List.of(new Clause.With(cargo), nothing));
    }

    private Place place(Optional<Unit> fleet, int field) {
        return fleet.<Place>map(Place.Deck::new)
                .orElseGet(() -> new Place.Field(knowledge.geometry().address(field)));
    }

    private March march(Merchant merchant) {
        var points = new EnumMap<Good, Integer>(Good.class);
        merchant.cargo().forEach(lot -> points.merge(lot.good(), lot.points(), Integer::sum));
        var lots =
                points.entrySet().stream()
                        .map(entry -> new Load.Lot(entry.getValue(), entry.getKey()))
                        .toList();
        return new March(
                merchant.unit(),
                false,
                List.of(place(Optional.empty(), merchant.field())),
                lots.isEmpty() ? Optional.empty() : Optional.of(new Load.Lots(lots)),
                List.of());
    }

    private void armament() {
        var cities =
                knowledge.settlements().entrySet().stream()
                        .filter(it -> knowledge.settings().isCity(it.getValue().kind()))
                        .toList();
        if (!cities.isEmpty())
            section("hygiene", List.of(new Construction.Hygiene(cities.size() * BEST_HYGIENE)));
        section(
                "stationary",
                knowledge.armies().stream()
                        .filter(Army::stationed)
                        .map(army -> new Armament.Station(army.unit()))
                        .toList());
        section("raising", raising(cities));
    }

    private List<Armament.Raise> raising(List<Map.Entry<Integer, Settlement>> cities) {
        var orders = new ArrayList<Armament.Raise>();
        for (var city : cities)
            if (city.getValue().isHealthy())
                orders.add(raise(freeNumber() + orders.size(), city.getKey()));
        return orders;
    }

    private Armament.Raise raise(int number, int city) {
        return new Armament.Raise(
                new Unit(UnitKind.KH, number),
                new Load.Amount(UnitKind.KH.min(), UnitKind.KH),
                place(Optional.empty(), city),
                Optional.empty());
    }

    private int freeNumber() {
        return 1
                + knowledge.armies().stream()
                        .filter(army -> army.kind() == UnitKind.KH)
                        .mapToInt(army -> army.unit().number())
                        .max()
                        .orElse(0);
    }

    private void line(Order order) {
        text.append(printer.print(order)).append('\n');
    }

    private void suggest(Order order) {
        text.append("; ").append(printer.print(order)).append('\n');
    }

    private void say(String what, Object... args) {
        var message = Message.of("orders.template." + what, args);
        text.append("; ").append(message.in(words)).append('\n');
    }
}
