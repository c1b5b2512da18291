package hegemon.cli.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;

import java.util.List;
import java.util.Set;

/** Who may know whom (docs/architecture.md). */
final class Arrows {
    private static final String[] JAVA = {"java..", "javax.crypto.."};

    /**
     * The rules of the games: pure. What searches, keeps folders or draws pictures lies in packages
     * beside them.
     */
    private static final List<String> IMPURE =
            List.of(
                    "hegemon.sparta.search..",
                    "hegemon.sparta.puzzle..",
                    "hegemon.sparta.opening..",
                    "hegemon.earthwater.search..",
                    "hegemon.pygma.campaign..",
                    "hegemon.pygma.bot..",
                    "hegemon.pygma.trial..");

    private static final Set<String> PURE_MODULES =
            Set.of("table", "sparta", "earthwater", "pygma");

    /** A generator with a seed is a function; these find a seed of their own. */
    private static final Set<String> UNSEEDED =
            Set.of(
                    "java.util.Random.<init>()",
                    "java.util.SplittableRandom.<init>()",
                    "java.security.SecureRandom.<init>()",
                    "java.util.concurrent.ThreadLocalRandom.current()",
                    "java.util.random.RandomGenerator.getDefault()",
                    "java.util.random.RandomGenerator.of(java.lang.String)",
                    "java.util.UUID.randomUUID()",
                    "java.util.Collections.shuffle(java.util.List)");

    private static final Set<String> CLOCKS_AND_LOTS =
            Set.of(
                    "java.lang.System.nanoTime()",
                    "java.lang.System.currentTimeMillis()",
                    "java.lang.System.getenv(java.lang.String)",
                    "java.lang.System.getProperty(java.lang.String)",
                    "java.lang.Math.random()",
                    "java.time.Instant.now()",
                    "java.time.LocalDate.now()",
                    "java.time.LocalDateTime.now()");

    private Arrows() {}

    static List<ArchRule> all() {
        return List.of(
                TABLE_KNOWS_NOTHING,
                game("sparta"),
                game("earthwater"),
                game("pygma"),
                SEARCH_IS_ABOVE_THE_RULES,
                RULES_TOUCH_NO_MACHINE,
                RULES_READ_NO_CLOCK,
                STORE_IS_BELOW_ALL,
                PLAY_IS_BELOW_THE_WEB,
                PluggedIn.THE_SERVER_KNOWS_NO_GAME,
                PluggedIn.THE_SERVER_NAMES_NO_GAME,
                NOBODY_KNOWS_THE_COMMAND_LINE,
                NO_CIRCLES,
                NO_CIRCLES_IN_A_GAME);
    }

    static final ArchRule TABLE_KNOWS_NOTHING =
            classes()
                    .that()
                    .resideInAPackage("hegemon.table..")
                    .should()
                    .onlyDependOnClassesThat(inPackages("hegemon.table..").or(inPackages(JAVA)))
                    .as("table knows nothing but java.base");

    private static ArchRule game(String name) {
        return classes()
                .that()
                .resideInAPackage("hegemon." + name + "..")
                .should()
                .onlyDependOnClassesThat(
                        inPackages("hegemon." + name + "..", "hegemon.table..")
                                .or(inPackages(JAVA)))
                .as(name + " knows only table");
    }

    static final ArchRule SEARCH_IS_ABOVE_THE_RULES =
            noClasses()
                    .that(arePureRules())
                    .should()
                    .dependOnClassesThat(inPackages(IMPURE.toArray(String[]::new)))
                    .as("rules do not know what is built on them");

    static final ArchRule RULES_TOUCH_NO_MACHINE =
            noClasses()
                    .that(arePureRules())
                    .should()
                    .dependOnClassesThat(
                            inPackages(
                                    "java.io..",
                                    "java.nio.file..",
                                    "java.net..",
                                    "java.sql..",
                                    "java.util.logging..",
                                    "java.util.concurrent.."))
                    .as("rules read no file, socket or log and start no thread");

    static final ArchRule RULES_READ_NO_CLOCK =
            noClasses()
                    .that(arePureRules())
                    .should()
                    .callCodeUnitWhere(
                            describe(
                                    "reads a clock, a lot or the environment",
                                    (JavaCall<?> call) ->
                                            CLOCKS_AND_LOTS.contains(call.getTarget().getFullName())
                                                    || UNSEEDED.contains(
                                                            call.getTarget().getFullName())))
                    .as("rules read no clock and draw no lot");

    static final ArchRule STORE_IS_BELOW_ALL =
            noClasses()
                    .that()
                    .resideInAPackage("hegemon.server.store..")
                    .should()
                    .dependOnClassesThat(
                            inPackages(
                                    "hegemon.server.play..",
                                    "hegemon.server.web..",
                                    "hegemon.server.accounts.."))
                    .as("store knows only the logs");

    static final ArchRule PLAY_IS_BELOW_THE_WEB =
            noClasses()
                    .that(inPackages("hegemon.server.play..", "hegemon.server.accounts.."))
                    .should()
                    .dependOnClassesThat(
                            inPackages(
                                    "hegemon.server.web..",
                                    "org.springframework.web..",
                                    "jakarta.servlet.."))
                    .as("play and accounts know nothing of the web");

    static final ArchRule NOBODY_KNOWS_THE_COMMAND_LINE =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("hegemon.cli..")
                    .should()
                    .dependOnClassesThat(inPackages("hegemon.cli.."))
                    .as("nobody knows cli");

    static final ArchRule NO_CIRCLES =
            slices().matching("hegemon.server.(*)..")
                    .should()
                    .beFreeOfCycles()
                    .as("the packages of the server form no circle");

    static final ArchRule NO_CIRCLES_IN_A_GAME =
            slices().matching("hegemon.(**)")
                    .that(
                            describe(
                                    "belong to the contract or a game",
                                    slice -> PURE_MODULES.contains(module(slice.getNamePart(1)))))
                    .should()
                    .beFreeOfCycles()
                    .as("the packages of a game form no circle");

    private static String module(String packageName) {
        int dot = packageName.indexOf('.');
        return dot < 0 ? packageName : packageName.substring(0, dot);
    }

    private static DescribedPredicate<JavaClass> arePureRules() {
        return inPackages("hegemon.sparta..", "hegemon.earthwater..", "hegemon.pygma..")
                .and(DescribedPredicate.not(inPackages(IMPURE.toArray(String[]::new))));
    }

    private static DescribedPredicate<JavaClass> inPackages(String... packages) {
        return JavaClass.Predicates.resideInAnyPackage(packages);
    }
}
