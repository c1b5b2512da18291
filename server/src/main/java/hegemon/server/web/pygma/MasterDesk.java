package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.SettingGuide;
import hegemon.pygma.Stage;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.report.Section;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.server.web.pygma.founding.SettingGroups;
import hegemon.table.Words;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that lies on the game master's desk, in the reader's language.
 *
 * @param entry of the log, as the table has it
 * @param date the month whose orders are awaited
 * @param heading what the reports are about
 * @param summary how many sheets are missing; empty for an earlier moment
 * @param draft whether a draft is shown that rulers cannot read yet
 * @param stage of the month: {@code open}, {@code locked} or {@code draft}
 * @param sheet what the game masters have written down for the month
 * @param free the free-form orders of the month, with the judgments written down so far
 * @param released whether there is a month that can be taken back
 * @param requests how many would like to rule a realm and wait for an answer
 * @param acts what game masters did, the latest first
 * @param sections what the engine wants judged, ranking, settings that differ, rolls
 * @param moments that can be looked back at, the present one last
 * @param signs of the map, by terrain and settlement
 * @param hand what events are put together from
 */
record MasterDesk(
        int entry,
        String date,
        String heading,
        String summary,
        boolean draft,
        String stage,
        LeadSheet sheet,
        List<FreeLine> free,
        boolean released,
        int requests,
        List<ActLine> acts,
        List<RealmLine> realms,
        List<Section> sections,
        List<Moment> moments,
        List<Hex> map,
        Map<String, String> signs,
        List<SettingLine> settings,
        MasterHand hand) {

    /**
     * @param orders as sent; empty before
     * @param at when they came, in milliseconds since 1970; 0 before
     * @param receipt the number under which they were taken; 0 before
     * @param errors what the check finds wrong with them
     * @param silent in how many months no orders came (NMR)
     * @param units its armies, as orders name them
     * @param invited what the game master called whom a link to it was made for; may be empty
     */
    record RealmLine(
            int number,
            String name,
            String seat,
            boolean sent,
            String orders,
            long at,
            int receipt,
            int errors,
            int warnings,
            int silent,
            List<String> units,
            String invited) {
        RealmLine calling(String whom) {
            return new RealmLine(
                    number, name, seat, sent, orders, at, receipt, errors, warnings, silent, units,
                    whom);
        }
    }

    /**
     * What the game masters have written down.
     *
     * @param version that a change must name
     */
    record LeadSheet(String text, int version) {}

    /** A free-form order and, if there is one, its judgment. */
    record FreeLine(int realm, String name, int number, String unit, String text, String effect) {}

    /**
     * What a game master did.
     *
     * @param act a sentence
     * @param written as the record has it; empty where that says no more
     */
    record ActLine(long at, String act, String reason, String written) {}

    /**
     * @param group what it is about
     * @param usual its default
     * @param meaning what it decides
     * @param choices its values in words; none where something is written
     */
    record SettingLine(
            String key,
            String group,
            String value,
            String usual,
            String meaning,
            List<MasterHand.Thing> choices) {}

    /** What lies beside the log of the campaign. */
    record Beside(LeadSheet sheet, List<ActLine> acts, Map<String, String> invited, int requests) {}

    static MasterDesk of(Readers.Reader master, Beside beside, Voice voice) {
        var state = master.state();
        var world = state.world();
        var view = PygmaView.Desk.of(state);
        return new MasterDesk(
                master.entry(),
                world.date().toString(),
                heading(state, view.draft(), voice),
                master.past() ? "" : summary(view, voice),
                view.draft(),
                stage(state),
                beside.sheet(),
                free(master, beside.sheet()),
                state.before().isPresent(),
                beside.requests(),
                beside.acts(),
                world.realms().stream()
                        .map(realm -> line(master, realm, voice))
                        .map(it -> it.calling(beside.invited().getOrDefault(it.seat(), "")))
                        .toList(),
                master.masterReport().sections(voice.herald()),
                Moment.of(master.annals(), voice),
                MasterMap.of(state.masterReport().world(), voice),
                MapSigns.ALL,
                SettingGuide.ALL.stream()
                        .flatMap(guide -> line(world.settings(), guide, voice).stream())
                        .toList(),
                MasterHand.of(world, voice));
    }

    private static String summary(PygmaView.Desk view, Voice voice) {
        return voice.page(view.draft() ? "master.draft" : "master.count", view.missing().size());
    }

    private static String stage(PygmaState state) {
        return switch (state.stage()) {
            case Stage.Locked ignored -> "locked";
            case Stage.Draft ignored -> "draft";
            case Stage.Open ignored -> "open";
            case Stage.Closed ignored -> "open";
            case Stage.Ended ignored -> "open";
        };
    }

    private static List<FreeLine> free(Readers.Reader master, LeadSheet sheet) {
        if (master.past()) return List.of();
        var effects = PygmaView.effects(sheet.text());
        return PygmaView.Desk.unjudged(master.state(), Events.NONE).stream()
                .map(
                        order ->
                                new FreeLine(
                                        order.realm(),
                                        master.state().world().realm(order.realm()).name(),
                                        order.number(),
                                        order.unit(),
                                        order.text(),
                                        effects.stream()
                                                .filter(it -> it.realm() == order.realm())
                                                .filter(it -> it.number() == order.number())
                                                .map(Events.Effect::text)
                                                .findFirst()
                                                .orElse("")))
                .toList();
    }

    private static String heading(PygmaState state, boolean draft, Voice voice) {
        if (draft) return voice.page("heading.draft", state.world().date());
        var reported = state.reports().getFirst().date();
        return reported.equals(state.world().date())
                ? voice.page("heading.world")
                : voice.page("heading.month", reported);
    }

    private static RealmLine line(Readers.Reader master, Realm realm, Voice voice) {
        int number = realm.number();
        Optional<Sheet> sheet = Optional.ofNullable(master.sheets().get(number));
        var arrival = Optional.ofNullable(master.arrived().get(number));
        var faults =
                sheet.filter(it -> !master.past())
                        .map(it -> OrderText.in(voice.language()).print(it))
                        .map(it -> Examination.of(it, master.state().knowledge(number)).faults())
                        .orElse(List.of());
        int warnings = (int) faults.stream().filter(Fault::isWarning).count();
        return new RealmLine(
                realm.number(),
                realm.name(),
                PygmaState.seat(realm.number()).name(),
                sheet.isPresent(),
                sheet.map(it -> OrderText.in(voice.language()).print(it)).orElse(""),
                arrival.map(Readers.Arrival::at).orElse(0L),
                arrival.map(Readers.Arrival::number).orElse(0),
                faults.size() - warnings,
                warnings,
                Notice.silence(master.annals(), number),
                master.state().world().armies().stream()
                        .filter(army -> army.realm() == number)
                        .map(army -> army.unit().toString())
                        .toList(),
                "");
    }

    /** Those of the map are fixed with the world. */
    private static Optional<SettingLine> line(Settings settings, SettingGuide guide, Voice voice) {
        return Setting.named(guide.key()).map(setting -> line(settings, setting, guide, voice));
    }

    private static <T> SettingLine line(
            Settings settings, Setting<T> setting, SettingGuide guide, Voice voice) {
        var words = Words.in(voice.language());
        return new SettingLine(
                setting.key(),
                SettingGroups.title(SettingGroups.of(setting.key()), words),
                settings.print(setting),
                setting.print(settings.usual(setting)),
                guide.meaning(words),
                guide.values().stream()
                        .map(it -> new MasterHand.Thing(it, guide.said(it, words)))
                        .toList());
    }
}
