package hegemon.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import static java.util.stream.Collectors.toSet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import hegemon.table.Game;
import hegemon.table.Games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.Utf8Entry;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A game is a plug-in: the server knows it in {@code web.<game>} alone. */
final class PluggedIn {
    private static final Set<String> GAMES = Games.all().stream().map(Game::name).collect(toSet());

    private PluggedIn() {}

    static final ArchRule THE_SERVER_KNOWS_NO_GAME =
            noClasses()
                    .that()
                    .resideInAPackage("hegemon.server..")
                    .and()
                    .resideOutsideOfPackages(packages("hegemon.server.web."))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(packages("hegemon."))
                    .as("the server knows a game in web.<game> alone");

    static final ArchRule THE_SERVER_NAMES_NO_GAME =
            classes()
                    .that()
                    .resideInAPackage("hegemon.server..")
                    .and()
                    .resideOutsideOfPackages(packages("hegemon.server.web."))
                    .should(nameNoGame())
                    .as("the server names a game in web.<game> alone");

    private static String[] packages(String parent) {
        return GAMES.stream().map(game -> parent + game + "..").toArray(String[]::new);
    }

    /**
     * In any text, or as a step of a path: a constant, a value of an annotation, the name of a
     * method.
     */
    private static ArchCondition<JavaClass> nameNoGame() {
        return new ArchCondition<>("name no game") {
            @Override
            public void check(JavaClass each, ConditionEvents events) {
                texts(each)
                        .flatMap(text -> Arrays.stream(text.split("/")))
                        .filter(GAMES::contains)
                        .forEach(
                                game ->
                                        events.add(
                                                SimpleConditionEvent.violated(
                                                        each, each.getName() + " names " + game)));
            }
        };
    }

    private static Stream<String> texts(JavaClass each) {
        try (var stream = each.getSource().orElseThrow().getUri().toURL().openStream()) {
            var constants = ClassFile.of().parse(stream.readAllBytes()).constantPool();
            return StreamSupport.stream(constants.spliterator(), false)
                    .filter(Utf8Entry.class::isInstance)
                    .map(text -> ((Utf8Entry) text).stringValue());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + each.getName(), e);
        }
    }
}
