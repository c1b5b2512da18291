package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.Setup;
import hegemon.sparta.search.Arena;
import hegemon.sparta.search.Beginning;
import hegemon.sparta.search.Study;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

@Command(
        name = "study",
        description = {
            "Plays games between equals in every set-up and says what they were like: who wins, how"
                    + " long they last, what ends them, when heroes come.",
            "Players: " + PlayerSpec.HELP + "."
        })
final class StudyCommand implements Callable<Integer> {
    /** The limit that games which begin now have (SP-6.4). */
    private static final String OPTIONS = " stalemate=100";

    private static final int MOST_GAMES = 1_000_000;

    @Mixin private JsonOption json;
    @Mixin private Seed seed;

    @Option(names = "--player", paramLabel = "SPEC", description = "Who plays both sides.")
    private String player = "level:8";

    @Option(names = "--games", description = "How many games of each set-up.")
    private int games = 100;

    @Option(names = "--setup", paramLabel = "NAME", description = "This set-up only.")
    private Optional<String> setup = Optional.empty();

    @Option(names = "--opening", description = "Random moves at the start of each game.")
    private int opening = 4;

    @Override
    public Integer call() {
        if (games < 1 || games > MOST_GAMES || opening < 0 || opening > 40)
            throw Complaint.usage("games are 1 to " + MOST_GAMES + ", opening 0 to 40");
        if (setup.isPresent() && !Setup.names().contains(setup.get()))
            throw Complaint.usage(
                    setup.get()
                            + " is not a set-up; there are "
                            + String.join(", ", Setup.names()));
        var names = setup.map(List::of).orElse(Setup.names());
        var found = new LinkedHashMap<String, Study>();
        long all = (long) games * names.size();
        try (var progress = Progress.of("games", all, json.err())) {
            for (String name : names) found.put(name, study(name, progress));
        }
        json.print(found, print(found));
        return ExitCode.OK;
    }

    private Study study(String name, Progress progress) {
        var both = PlayerSpec.parse(player);
        var start = Setup.parse(name + OPTIONS).orThrow();
        var arena =
                new Arena(
                        start,
                        both,
                        both,
                        Beginning.random(opening),
                        Arena.USUAL_LENGTH,
                        false,
                        seed.get());
        var study = Study.NONE;
        for (int game = 0; game < games; game++) {
            study = study.plus(Study.of(arena, game));
            progress.step();
        }
        return study;
    }

    private static String print(Map<String, Study> found) {
        return found.entrySet().stream()
                .map(each -> line(each.getKey(), each.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private static String line(String name, Study study) {
        double count = study.south().games();
        var ends =
                study.ends().entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "%s: South %s; %.1f turns, %.1f captured, %.1f heroes, the first in turn %.1f;"
                        + " ends: %s",
                name,
                study.south().print(),
                Study.turn(study.lengths()),
                Study.count(study.captured()) / count,
                Study.count(study.heroes()) / count,
                Study.turn(study.firstHeroes()),
                ends);
    }
}
