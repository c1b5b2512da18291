package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class PresetTest {
    @Test
    void everySettingHasItsMeaningInEveryLanguage() {
        for (Language language : Language.values())
            for (SettingGuide each : SettingGuide.ALL) {
                var meaning = each.meaning(Words.in(language));
                assertThat(meaning).as(each.key()).matches("[\\p{Lu}\\d].*\\.");
            }
        assertThat(SettingGuide.ALL).extracting(SettingGuide::key).doesNotHaveDuplicates();
    }

    @Test
    void everyValueIsSaidInWords() {
        for (Language language : Language.values())
            for (SettingGuide each : SettingGuide.ALL)
                assertThat(each.values())
                        .as(each.key())
                        .noneMatch(it -> each.said(it, Words.in(language)).equals(it));
    }

    @Test
    void whatIsOfferedIsTaken() {
        for (SettingGuide each : SettingGuide.ALL)
            for (String value : each.values())
                assertThat(new Pygma().start("realms 2 seed 4 " + each.key() + "=" + value))
                        .as("%s=%s", each.key(), value)
                        .isInstanceOf(Parse.Parsed.class);
    }

    @ParameterizedTest
    @FieldSource("hegemon.pygma.Preset#ALL")
    void aSetUpKeepsTheSettingsOfAPreset(Preset preset) {
        var setup = "realms 2 seed 4 world.size=4x3 " + preset.pairs();
        var world = new Pygma().start(setup).orThrow().world();
        assertThat(world.settings()).isEqualTo(preset.settings());
        assertThat(new Pygma().asBegun(setup)).isEqualTo(setup);
        assertThat(Preset.named(preset.id())).contains(preset);
    }

    @ParameterizedTest
    @FieldSource("hegemon.pygma.Preset#ALL")
    void itHasANameAndASentenceInEveryLanguage(Preset preset) {
        for (Language language : Language.values()) {
            assertThat(preset.title(Words.in(language))).doesNotContain("pygma.");
            assertThat(preset.text(Words.in(language))).endsWith(".").doesNotContain("pygma.");
        }
    }

    @ParameterizedTest
    @FieldSource("hegemon.pygma.Preset#ALL")
    void whoSaysNothingPlaysAsWePlay(Preset preset) {
        var usual = Settings.of(Setting.LATEST_EDITION);
        assertThat(preset.settings().equals(usual)).isEqualTo(preset.equals(Preset.AS_WE_PLAY));
    }
}
