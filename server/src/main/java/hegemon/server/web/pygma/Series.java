package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.Gist.Figures;
import hegemon.pygma.world.Good;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** One figure of a realm through the months, as its reports told it. */
record Series(String key, String title, List<Integer> values) {
    /** The months up to this chapter, the oldest first; none that was taken back. */
    static List<Chapter> months(List<Chapter> annals, Chapter last) {
        return annals.stream()
                .filter(it -> !it.withdrawn() && !it.isReturn() && it.entry() <= last.entry())
                .toList();
    }

    static List<Series> of(List<Figures> months, Voice voice) {
        var all = new ArrayList<Series>();
        all.add(of("treasury", months, voice, Figures::treasury));
        all.add(of("income", months, voice, Figures::income));
        all.add(of("spending", months, voice, Figures::spending));
        all.add(of("inhabitants", months, voice, Figures::inhabitants));
        all.add(of("land", months, voice, Figures::land));
        all.add(of("armies", months, voice, Figures::armies));
        all.add(of("unrest", months, voice, Figures::unrest));
        for (int i = 0; i < Good.MAIN.size(); i++) {
            int good = i;
            all.add(
                    new Series(
                            "good",
                            voice.herald().term(Good.MAIN.get(good)),
                            values(months, it -> it.stores().get(good))));
        }
        return all;
    }

    /** Which of these are armament months. */
    static List<Integer> terms(List<Chapter> months) {
        return IntStream.range(0, months.size())
                .filter(i -> months.get(i).month().month().isArmament())
                .boxed()
                .toList();
    }

    private static Series of(
            String key, List<Figures> months, Voice voice, ToIntFunction<Figures> figure) {
        return new Series(key, voice.page("chart." + key), values(months, figure));
    }

    private static List<Integer> values(List<Figures> months, ToIntFunction<Figures> figure) {
        return months.stream().mapToInt(figure).boxed().toList();
    }
}
