package hegemon.cli;

import hegemon.cli.doctor.Address;
import hegemon.cli.doctor.Finding;
import hegemon.cli.doctor.Machine;
import hegemon.cli.doctor.Post;
import hegemon.cli.doctor.Stored;
import hegemon.server.Limits;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** What is wrong with a house, and what to do. */
@Command(
        name = "doctor",
        description =
                "Look at everything that a host gets wrong (address, proxy, certificate, mail,"
                        + " disk, memory, clock, limits, database, backups) and say what to do. The"
                        + " server may run or not; nothing is changed.",
        sortOptions = false)
final class DoctorCommand implements Callable<Integer> {
    @Mixin private ServeCommand.DatabaseOptions database;
    @Mixin private HostOptions host;
    @Mixin private LetterOption letter;

    @Option(
            names = "--backups",
            paramLabel = "DIR",
            description = "Folder with the backups (default: backups in the data folder).")
    private Path backups = Path.of("");

    @Mixin private JsonOption json;

    /** What {@code --json} prints. */
    record Seen(boolean well, List<Finding> findings) {}

    @Override
    public Integer call() {
        var findings = findings();
        boolean well = findings.stream().noneMatch(each -> each.state() == Finding.State.BAD);
        var out = json.out();
        json.print(
                new Seen(well, findings), () -> findings.forEach(each -> out.println(each.line())));
        return well ? ExitCode.OK : ExitCode.NO;
    }

    /** Wrong settings are told all at once, and what they do not hide is looked at nevertheless. */
    private List<Finding> findings() {
        var chosen = Settings.looked(database.data(), host.given(), System.getenv());
        var mistakes = new ArrayList<>(chosen.mistakes());
        database.by(chosen);
        database.requireFolder();
        var clock = Clock.systemUTC();
        var all = new ArrayList<Finding>();
        if (mistakes.isEmpty()) {
            var decided = chosen.host();
            all.addAll(new Address(decided, chosen.port(Setting.PORT), clock).look());
            all.addAll(Post.look(decided.mail(), decided.mailIn(), letter.to()));
        }
        var limits = mistakes.isEmpty() ? chosen.host().limits() : Limits.DEFAULTS;
        all.addAll(new Machine(database.data(), limits).look());
        all.addAll(stored(mistakes, clock));
        Setting.unknown(System.getenv())
                .forEach(
                        each ->
                                all.addFirst(
                                        new Finding(
                                                "settings",
                                                Finding.State.LOOK,
                                                each,
                                                "mend its name, if it is meant for the house")));
        mistakes.stream().distinct().map(DoctorCommand::wrong).forEach(all::addFirst);
        return all;
    }

    private static Finding wrong(String mistake) {
        return new Finding(
                "settings", Finding.State.BAD, mistake, "mend it: the server does not start so");
    }

    private List<Finding> stored(List<String> mistakes, Clock clock) {
        try {
            return new Stored(database.url(), database.shown(), folder(), clock).look();
        } catch (Complaint e) {
            e.sentence().lines().forEach(mistakes::add);
            return List.of();
        }
    }

    private Path folder() {
        return backups.toString().isEmpty() ? database.data().resolve("backups") : backups;
    }
}
