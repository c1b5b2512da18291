package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Arg;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;

/** What an order will do, as far as its ruler can know: a text and what it names. */
public record Effect(String key, List<Arg> args) {
    public Effect {
        args = List.copyOf(args);
    }

    static Effect of(String what, Object... args) {
        return new Effect("orders.effect." + what, Arrays.stream(args).map(Arg::of).toList());
    }

    public String say(Language language) {
        var words = Words.in(language);
        return words.say(key, args.stream().map(arg -> arg.in(words)).toArray());
    }
}
