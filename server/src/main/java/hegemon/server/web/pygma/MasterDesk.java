package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that lies on the game master's desk, in the reader's language.
 *
 * @param entry of the log, as the table has it
 * @param date the month whose orders are awaited
 * @param heading what the reports are about
 * @param summary how many sheets are missing; empty for an earlier moment
 * @param draft whether a draft is shown that rulers cannot read yet
 * @param sections what needs a judgment, ranking, settings that differ, rolls
 * @param moments that can be looked back at, the present one last
 * @param signs of the map, by terrain and settlement
 */
record MasterDesk(
        int entry,
        String date,
        String heading,
        String summary,
        boolean draft,
        List<RealmLine> realms,
        List<Section> sections,
        List<Moment> moments,
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

    static MasterDesk of(Readers.Reader master, Voice voice) {
        var state = master.state();
        var world = state.world();
        var view = PygmaView.Desk.of(state);
        return new MasterDesk(
                master.entry(),
                world.date().toString(),
                heading(state, view.draft(), voice),
                master.past() ? "" : summary(view, voice),
                view.draft(),
                world.realms().stream().map(realm -> line(master, realm, voice)).toList(),
                sections(state, view, voice),
                Moment.of(master.annals(), voice),
                MasterMap.of(state.masterReport().world(), voice),
                MapSigns.ALL,
                Setting.ALL.stream().map(setting -> line(world.settings(), setting)).toList());
    }

    private static String summary(PygmaView.Desk view, Voice voice) {
        return voice.page(view.draft() ? "master.draft" : "master.count", view.missing().size());
    }

    /** Free-form orders first: they wait for an answer. */
    private static List<Section> sections(PygmaState state, PygmaView.Desk view, Voice voice) {
        var free =
                new Section(
                        "free",
                        voice.page("master.free"),
                        List.of(),
                        List.of(),
                        view.free().stream().map(order -> free(state, order, voice)).toList());
        return Stream.concat(
                        Stream.of(free).filter(Section::hasContent),
                        state.masterReport().sections(voice.herald()).stream())
                .toList();
    }

    private static String free(PygmaState state, PygmaView.FreeOrder order, Voice voice) {
        return voice.page(
                "master.free.order",
                state.world().realm(order.realm()).name(),
                order.unit().isEmpty() ? "" : " (" + order.unit() + ")",
                order.text(),
                order.realm(),
                order.number());
    }

    private static String heading(PygmaState state, boolean draft, Voice voice) {
        if (draft) return voice.page("heading.draft", state.world().date());
        var reported = state.reports().getFirst().date();
        return reported.equals(state.world().date())
                ? voice.page("heading.world")
                : voice.page("heading.month", reported);
    }

    private static RealmLine line(Readers.Reader master, Realm realm, Voice voice) {
        Optional<Sheet> sheet = Optional.ofNullable(master.sheets().get(realm.number()));
        return new RealmLine(
                realm.number(),
                realm.name(),
                PygmaState.seat(realm.number()).name(),
                sheet.isPresent(),
                sheet.map(it -> Printer.in(voice.language()).print(it)).orElse(""));
    }

    private static <T> SettingLine line(Settings settings, Setting<T> setting) {
        return new SettingLine(
                setting.key(), settings.print(setting), setting.print(settings.usual(setting)));
    }
}
