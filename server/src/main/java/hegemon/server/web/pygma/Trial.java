package hegemon.server.web.pygma;

import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Address;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The own month as the engine would run it on what the realm knows.
 *
 * @param moves of own units, each with the fields it passes
 * @param losses of own units, as usual and at worst
 * @param land gained or lost
 * @param battles fields where there would be one
 * @param units where they stand in the end
 * @param news the month in sentences
 * @param guesses what was taken for granted
 */
record Trial(
        List<Move> moves,
        List<Loss> losses,
        List<Land> land,
        List<String> battles,
        List<Stand> units,
        List<Section> news,
        List<String> guesses) {

    /**
     * @param guess whether dice or others may change it
     */
    record Move(String unit, List<String> path, String note, boolean guess) {}

    record Loss(String unit, String at, int usual, int worst) {}

    /** Land that one could take, another may take as well. */
    record Land(String at, String change, boolean guess) {}

    record Stand(String unit, String at, int size, boolean guess) {}

    static Trial of(DryRun run, Voice voice) {
        var fair = run.fair();
        var unsure = unsure(run);
        return new Trial(
                fair.moves().stream().map(it -> move(it, unsure, voice)).toList(),
                losses(run),
                fair.land().stream().map(Trial::land).toList(),
                fair.battles().stream().map(it -> it.at().toString()).distinct().toList(),
                fair.armies().stream().map(it -> stand(it, unsure)).toList(),
                News.of(fair, voice.herald()),
                guesses(run, voice));
    }

    /** Units on whose way there are dice, strangers, or unseen fields. */
    private static Set<String> unsure(DryRun run) {
        var unsure = new HashSet<String>();
        run.harsh().losses().forEach(it -> unsure.add(it.unit()));
        run.unseen().forEach(it -> unsure.add(it.toString()));
        for (Report.Battle battle : run.fair().battles())
            battle.own().armies().forEach(it -> unsure.add(it.unit()));
        return unsure;
    }

    private static Move move(Report.Move move, Set<String> unsure, Voice voice) {
        return new Move(
                move.unit(),
                move.path().stream().map(Address::toString).toList(),
                move.note().map(it -> it.say(voice.language())).orElse(""),
                unsure.contains(move.unit()));
    }

    private static Land land(Report.Land land) {
        return new Land(land.at().toString(), land.change().name().toLowerCase(Locale.ROOT), true);
    }

    private static Stand stand(Report.ArmyLine army, Set<String> unsure) {
        return new Stand(
                army.unit(), army.at().toString(), army.size(), unsure.contains(army.unit()));
    }

    private static List<Loss> losses(DryRun run) {
        var losses = new ArrayList<Loss>();
        for (Report.Loss worst : run.harsh().losses())
            losses.add(
                    new Loss(
                            worst.unit(),
                            worst.at().toString(),
                            run.fair().losses().stream()
                                    .filter(it -> it.unit().equals(worst.unit()))
                                    .filter(it -> it.at().equals(worst.at()))
                                    .mapToInt(Report.Loss::lost)
                                    .findFirst()
                                    .orElse(0),
                            worst.lost()));
        return losses;
    }

    private static List<String> guesses(DryRun run, Voice voice) {
        var guesses = new ArrayList<String>();
        guesses.add(voice.page("trial.others"));
        if (!run.harsh().losses().isEmpty()) guesses.add(voice.page("trial.dice"));
        if (!run.fair().land().isEmpty()) guesses.add(voice.page("trial.mines"));
        return guesses;
    }
}
