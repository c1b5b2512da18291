package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Setup;

import org.junit.jupiter.api.Test;

class StudyTest {
    private static Arena arena(int longest) {
        var setup = Setup.parse("standard stalemate=100").orThrow();
        return new Arena(setup, Player.random(), Player.random(), 4, longest, false, 1);
    }

    @Test
    void countsWhatHappenedInEveryGame() {
        var study = Study.NONE;
        for (int game = 0; game < 6; game++) study = study.plus(Study.of(arena(2_000), game));
        assertThat(study.south().games()).isEqualTo(6);
        assertThat(study.ends().values().stream().mapToInt(it -> it).sum()).isEqualTo(6);
        assertThat(study.turns()).isGreaterThan(6 * 10);
        assertThat(study.withHero()).isBetween(1, 6);
        assertThat(study.firstHero()).isBetween(1L, study.turns());
        assertThat(study.captured()).isBetween(1L, 6 * 16L);
    }

    @Test
    void aGameThatIsCutHasNoEnd() {
        var study = Study.of(arena(5), 0);
        assertThat(study.ends()).isEmpty();
        assertThat(study.south()).isEqualTo(new Score(0, 1, 0));
        assertThat(study.turns()).isEqualTo(5);
    }
}
