package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void everySettingPrintsItsDefaultAndReadsItBack() {
        for (Setting<?> setting : Setting.ALL) readsBack(setting);
        assertThat(Setting.ALL).extracting(Setting::key).doesNotHaveDuplicates();
    }

    private static <T> void readsBack(Setting<T> setting) {
        assertThat(setting.parse(setting.print(setting.byDefault())))
                .as(setting.key())
                .contains(setting.byDefault());
        assertThat(setting.parse("nonsense")).as(setting.key()).isEmpty();
    }

    @Test
    void changedSettingsAreListed() {
        var settings =
                Settings.DEFAULT
                        .with(Setting.BATTLE_WINNER_LOSS, 600)
                        .parse(Setting.TERRAIN_INCOME, "SWAMP=1500 ICE=100")
                        .orElseThrow();
        assertThat(settings.lines())
                .containsExactly("terrain.income = ICE=100 SWAMP=1500", "battle.winnerLoss = 600");
        assertThat(settings.income(Terrain.SWAMP)).isEqualTo(1_500);
        assertThat(settings.income(Terrain.PLAIN)).isEqualTo(3_000);
        assertThat(Settings.DEFAULT.lines()).isEmpty();
    }

    @Test
    void aValueOutOfRangeIsNone() {
        assertThat(Setting.HEIGHT_PER_MONTH.parse("0")).isEmpty();
        assertThat(Setting.UNREST_CHANCE.parse("0/1/15")).isEmpty();
        assertThat(Setting.UNREST_CHANCE.parse("0/1/15/101")).isEmpty();
        assertThat(Setting.CONTACT_DISCLOSES.parse("name+address")).isPresent();
    }
}
