package hegemon.pygma.orders.check;

import hegemon.pygma.orders.ArmamentOnly;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.OrderWords;
import hegemon.pygma.orders.Samples;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/** How the lines of a sheet may begin this month: with an own unit, or with an order. */
public final class Forms {
    private Forms() {}

    /**
     * @param start what a line begins with, ready to be written on
     * @param sample a whole line of that form
     */
    public record Form(String start, String sample) {}

    public static List<Form> of(Knowledge knowledge, Language language) {
        var forms = new ArrayList<Form>();
        knowledge.armies().forEach(it -> forms.add(unit(knowledge, it.unit(), it.field())));
        knowledge.merchants().forEach(it -> forms.add(unit(knowledge, it.unit(), it.field())));
        var begun = new HashSet<String>();
        for (Language each : ownFirst(language))
            for (Order order : Samples.all()) {
                var form = order(OrderText.in(each).print(order));
                if (isPossible(order, knowledge) && begun.add(form.start())) forms.add(form);
            }
        return forms;
    }

    /** Every language is accepted, so every one is completed. */
    private static List<Language> ownFirst(Language own) {
        var others = Arrays.stream(Language.values()).filter(it -> it != own);
        return Stream.concat(Stream.of(own), others).toList();
    }

    /** The names of the keywords that may begin an order this month. */
    public static List<String> commands(Knowledge knowledge) {
        var possible = new ArrayList<String>();
        var names = new OrderWords(Language.ENGLISH).commands();
        var samples = Samples.all();
        for (int i = 0; i < names.size(); i++)
            if (isPossible(samples.get(i), knowledge)) possible.add(names.get(i));
        return possible;
    }

    private static Form unit(Knowledge knowledge, Unit unit, int field) {
        var start = unit + ": " + knowledge.geometry().address(field) + " > ";
        return new Form(start, start + "…");
    }

    private static Form order(String sample) {
        int end = sample.indexOf(' ');
        return new Form(end < 0 ? sample : sample.substring(0, end + 1), sample);
    }

    /** D-17, D-21 and D-122. */
    private static boolean isPossible(Order order, Knowledge knowledge) {
        var settings = knowledge.settings();
        return switch (order) {
            case Trade.Pay _ -> settings.get(Setting.MONEY_TRANSFER) != Choice.Transfer.NONE;
            case Trade.Prospect _ -> settings.get(Setting.MINE_SEARCH) == Choice.MineSearch.ORDER;
            default ->
                    knowledge.date().month().isArmament() || ArmamentOnly.keyword(order).isEmpty();
        };
    }
}
