package hegemon.server.web.pygma;

import hegemon.pygma.Preset;
import hegemon.pygma.SettingGuide;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;

/** What may be agreed before a campaign, in the reader's language, for the sheet that begins it. */
@Component("campaignTerms")
class CampaignTerms {
    /**
     * @param pairs what it adds to the set-up
     */
    public record Offer(String pairs, String title, String text) {}

    /** How hard a practice is. */
    public record Level(String name, String pairs) {}

    public record Term(String key, String usual, List<Value> values, String meaning) {}

    public record Value(String code, String word) {}

    public List<Offer> presets(Locale locale) {
        var words = Words.in(Language.of(locale));
        return Preset.ALL.stream()
                .map(it -> new Offer(it.pairs(), it.title(words), it.text(words)))
                .toList();
    }

    /** What a practice may be like, the easiest first. */
    public List<Level> difficulties() {
        return List.of(
                new Level("easy", Preset.GENTLE.pairs() + war(Choice.Warlike.NONE)),
                new Level("normal", ""),
                new Level("hard", war(Choice.Warlike.ALL).strip()));
    }

    private static String war(Choice.Warlike which) {
        return " " + Setting.BOTS_WAR.key() + "=" + which;
    }

    public List<Term> settings(Locale locale) {
        var words = Words.in(Language.of(locale));
        return SettingGuide.ALL.stream().map(it -> term(it, words)).toList();
    }

    private static Term term(SettingGuide setting, Words words) {
        return new Term(
                setting.key(),
                setting.said(setting.usual(), words),
                setting.values().stream()
                        .map(it -> new Value(it, setting.said(it, words)))
                        .toList(),
                setting.meaning(words));
    }
}
