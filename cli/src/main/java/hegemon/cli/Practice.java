package hegemon.cli;

import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.KeyScope;
import hegemon.server.accounts.Programs;
import hegemon.server.accounts.Tokens;
import hegemon.server.id.PersonId;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;

import org.springframework.context.ConfigurableApplicationContext;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A house for those who write programs: in a folder that is gone afterwards, with keys that are
 * printed, and a table of every game at which the machine sits.
 */
record Practice(ConfigurableApplicationContext house) {
    private static final String TRAINER = "Trainer";
    private static final String PUPIL = "Pupil";
    private static final String SPARRING = "Sparring";

    /** The set-up of each game; the solo game of 300 has its opponent in the rules. */
    private static final Map<String, String> TABLES =
            new TreeMap<>(
                    Map.of(
                            "sparta", "standard",
                            "earthwater", "solo",
                            "pygma", "realms 2 practice"));

    static Path folder() {
        try {
            var folder = Files.createTempDirectory("hegemon-practice");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> forget(folder)));
            return folder;
        } catch (IOException e) {
            throw Complaint.cannot("cannot make a folder for the practice: " + e.getMessage());
        }
    }

    private static void forget(Path folder) {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList())
                Files.deleteIfExists(file);
        } catch (IOException e) {
            // The machine forgets it when it cleans up.
        }
    }

    void open(PrintWriter out) {
        var password = Tokens.token();
        var owner = house.getBean(Guests.class).welcome().id();
        house.getBean(Accounts.class)
                .claim(owner, TRAINER, password)
                .ifPresent(
                        slip -> {
                            throw new IllegalStateException(slip.toString());
                        });
        out.println("Practice: nothing is kept. Sign in as " + TRAINER + " with " + password);
        var pupil = key(owner.value(), PUPIL);
        out.println("Key of BOT " + PUPIL + ": " + pupil);
        out.println("Key of BOT " + SPARRING + ": " + key(owner.value(), SPARRING));
        var seat = house.getBean(ApiTokens.class).person(pupil).orElseThrow();
        TABLES.forEach(
                (game, setup) ->
                        out.println(
                                "Table of BOT "
                                        + PUPIL
                                        + ", "
                                        + game
                                        + ": "
                                        + table(game, setup, seat.value())));
    }

    private String key(String owner, String name) {
        return house.getBean(Programs.class)
                .create(new PersonId(owner), name, KeyScope.PLAY, Optional.empty())
                .orThrow();
    }

    private String table(String game, String setup, String pupil) {
        return house.getBean(Tables.class)
                .start(game, setup, new Opponent.Machine(1), new PersonId(pupil))
                .orThrow()
                .id()
                .value();
    }
}
