package hegemon.table.kit;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import java.text.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Every text of a module, with every kind of argument in every place it has for one. */
public final class Samples {
    private static final Arg NAME = new Arg.Name("16/22");

    private final List<String> keys;
    private final List<String> words;
    private final List<Arg> own;

    /**
     * @param own what the game brings of kinds of its own
     */
    public Samples(String module, List<? extends Arg> own) {
        keys =
                List.copyOf(
                        new TreeSet<>(Words.load(module, Language.ENGLISH).stringPropertyNames()));
        words = keys.stream().filter(Samples::isWord).toList();
        this.own = own.isEmpty() ? List.of(new Spoken(words.getFirst())) : List.copyOf(own);
    }

    /** A short text of its own in each language. */
    private static boolean isWord(String key) {
        var texts = Arrays.stream(Language.values()).map(language -> text(key, language)).toList();
        return texts.stream().distinct().count() == texts.size()
                && texts.stream().noneMatch(text -> text.length() > 40 || text.contains("{"));
    }

    private static String text(String key, Language language) {
        return Words.in(language).pattern(key).map(it -> it.toPattern()).orElse("");
    }

    /** What is wrong with any of them, in any language. */
    public List<String> faults(Tongues tongues) {
        var faults = new ArrayList<String>();
        for (int i = 0; i < keys.size(); i++) {
            var places =
                    Words.in(Language.ENGLISH)
                            .pattern(keys.get(i))
                            .orElseThrow()
                            .getFormatsByArgumentIndex();
            if (places.length == 0) faults.addAll(tongues.slips(Message.of(keys.get(i))));
            for (int place = 0; place < places.length; place++)
                for (Arg arg : kinds(places[place], i))
                    faults.addAll(faults(tongues, keys.get(i), places, place, arg));
        }
        return faults;
    }

    private static List<String> faults(
            Tongues tongues, String key, Format[] places, int place, Arg arg) {
        var args = new ArrayList<Arg>();
        for (Format each : places) args.add(each == null ? NAME : new Arg.Count(3));
        args.set(place, arg);
        var message = new Message(key, args);
        var faults = new ArrayList<>(tongues.slips(message));
        for (Language language : Language.values())
            if (text(key, language).contains("{" + place + "}")
                    && !holds(message.say(language), Words.in(language).say(arg)))
                faults.add(language.code() + " " + key + " says no " + arg);
        return faults;
    }

    /** What is said may begin with a capital letter at the beginning of a sentence. */
    private static boolean holds(String said, String part) {
        return said.contains(part)
                || said.toLowerCase(Locale.ROOT).startsWith(part.toLowerCase(Locale.ROOT));
    }

    private List<Arg> kinds(Format format, int turn) {
        var counts = List.<Arg>of(new Arg.Count(0), new Arg.Count(1), new Arg.Count(12_000));
        if (format != null) return counts;
        var word = new Arg.Word(words.get(turn % words.size()));
        var other = new Arg.Word(words.get((turn + 7) % words.size()));
        var kinds = new ArrayList<>(counts);
        kinds.addAll(
                List.of(
                        NAME,
                        word,
                        new Arg.Several(List.of(word, NAME, other)),
                        own.get(turn % own.size()),
                        Message.of("table.refuse.turn", word)));
        return kinds;
    }

    /** A kind that a game might bring. */
    private record Spoken(String key) implements Arg.Own {
        @Override
        public String in(Words words) {
            return words.say(key);
        }

        @Override
        public String plain() {
            return key;
        }
    }
}
