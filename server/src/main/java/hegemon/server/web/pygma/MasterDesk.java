package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that lies on the game master's desk, in the reader's language.
 *
 * @param entry of the log, as the table has it
 * @param date the month whose orders are awaited
 * @param heading what the reports are about
 * @param summary how many sheets are missing
 * @param sections what needs a judgment, ranking, settings that differ, rolls
 * @param signs of the map, by terrain and settlement
 */
record MasterDesk(
        int entry,
        String date,
        String heading,
        String summary,
        List<RealmLine> realms,
        List<Section> sections,
        List<Hex> map,
        Map<String, String> signs,
        List<SettingLine> settings) {

    /**
     * @param orders as sent; empty before
     */
    record RealmLine(int number, String name, String seat, boolean sent, String orders) {}

    /**
     * @param usual its default
     */
    record SettingLine(String key, String value, String usual) {}

    static MasterDesk of(PygmaState state, int entry, Voice voice) {
        var world = state.world();
        return new MasterDesk(
                entry,
                world.date().toString(),
                heading(state, voice),
                voice.page("master.count", world.realms().size() - state.sheets().size()),
                world.realms().stream().map(realm -> line(state, realm, voice)).toList(),
                state.masterReport().sections(voice.herald()),
                MasterMap.of(world, voice),
                MapSigns.ALL,
                Setting.ALL.stream().map(setting -> line(world.settings(), setting)).toList());
    }

    private static String heading(PygmaState state, Voice voice) {
        var reported = state.reports().getFirst().date();
        return reported.equals(state.world().date())
                ? voice.page("heading.world")
                : voice.page("heading.month", reported);
    }

    private static RealmLine line(PygmaState state, Realm realm, Voice voice) {
        Optional<Sheet> sheet = Optional.ofNullable(state.sheets().get(realm.number()));
        return new RealmLine(
                realm.number(),
                realm.name(),
                PygmaState.seat(realm.number()).name(),
                sheet.isPresent(),
                sheet.map(it -> Printer.in(voice.language()).print(it)).orElse(""));
    }

    private static <T> SettingLine line(Settings settings, Setting<T> setting) {
        return new SettingLine(
                setting.key(), settings.print(setting), setting.print(setting.byDefault()));
    }
}
