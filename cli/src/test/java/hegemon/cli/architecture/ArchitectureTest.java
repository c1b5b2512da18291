package hegemon.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;

import hegemon.earthwater.broken.RulesKnowTheAutomaton;
import hegemon.earthwater.broken.persia.AutomatonKnowsTheRules;
import hegemon.server.broken.KnowsAGame;
import hegemon.server.broken.NamesAGame;
import hegemon.server.store.broken.StoreKnowsTheWeb;
import hegemon.sparta.broken.RulesDrawLots;
import hegemon.sparta.broken.RulesReadTheClock;
import hegemon.table.broken.TableKnowsAGame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

class ArchitectureTest {
    private static final JavaClasses HEGEMON =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("hegemon");

    static Stream<ArchRule> arrows() {
        return Arrows.all().stream();
    }

    @ParameterizedTest
    @MethodSource("arrows")
    void everyArrowPointsUp(ArchRule arrow) {
        arrow.check(HEGEMON);
    }

    @Test
    void everyModuleIsLookedAt() {
        assertThat(Stream.of("table", "sparta", "earthwater", "pygma", "server", "cli"))
                .allMatch(
                        module ->
                                HEGEMON.stream()
                                        .anyMatch(
                                                each ->
                                                        each.getPackageName()
                                                                .startsWith("hegemon." + module)));
    }

    @Test
    void aBrokenArrowIsFound() {
        assertThat(broken(Arrows.TABLE_KNOWS_NOTHING, TableKnowsAGame.class)).isTrue();
        assertThat(broken(Arrows.RULES_READ_NO_CLOCK, RulesReadTheClock.class)).isTrue();
        assertThat(broken(Arrows.RULES_READ_NO_CLOCK, RulesDrawLots.class)).isTrue();
        assertThat(broken(Arrows.STORE_IS_BELOW_ALL, StoreKnowsTheWeb.class)).isTrue();
        assertThat(broken(PluggedIn.THE_SERVER_KNOWS_NO_GAME, KnowsAGame.class)).isTrue();
        assertThat(broken(PluggedIn.THE_SERVER_NAMES_NO_GAME, NamesAGame.class)).isTrue();
        assertThat(
                        broken(
                                Arrows.NO_CIRCLES_IN_A_GAME,
                                RulesKnowTheAutomaton.class,
                                AutomatonKnowsTheRules.class))
                .isTrue();
    }

    private static boolean broken(ArchRule arrow, Class<?>... culprits) {
        return arrow.evaluate(new ClassFileImporter().importClasses(culprits)).hasViolation();
    }
}
