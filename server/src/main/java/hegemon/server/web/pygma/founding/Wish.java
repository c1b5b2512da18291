package hegemon.server.web.pygma.founding;

import hegemon.pygma.Preset;
import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.genesis.Feature;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.server.id.ClubId;
import hegemon.server.play.Calendars;
import hegemon.server.store.CalendarRows.Plan;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the sheet of a new campaign asks for, field by field. */
record Wish(HttpServletRequest request) {
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_ABOUT = 2_000;
    private static final int MOST_LEADERS = 9;
    private static final int SHORTEST_WORD = 16;
    private static final int MOST_GRACE = 168;

    /** Begins the name of a field with a setting or a feature of the world. */
    static final String RULE = "rule.";

    public String text(String field) {
        return Optional.ofNullable(request.getParameter(field)).orElse("").strip();
    }

    /** Says apart the campaigns that are made; every showing of the sheet bears another one. */
    String word() {
        return text("word");
    }

    boolean isWorded() {
        return word().length() >= SHORTEST_WORD && word().length() <= LONGEST_TITLE;
    }

    /** What a field says, or the usual thing on a sheet that is shown for the first time. */
    public String or(String field, String usual) {
        return isWorded() ? text(field) : usual;
    }

    /** Whether one of several was chosen. */
    public boolean chose(String field, String value, boolean usual) {
        return isWorded()
                ? Stream.ofNullable(request.getParameterValues(field))
                        .flatMap(Arrays::stream)
                        .anyMatch(value::equals)
                : usual;
    }

    boolean has(String field, String value) {
        return text(field).equals(value);
    }

    String title() {
        return cut(text("title"), LONGEST_TITLE);
    }

    String about() {
        return cut(text("about"), LONGEST_ABOUT);
    }

    private static String cut(String text, int most) {
        return text.substring(0, Math.min(text.length(), most));
    }

    /** From whose page the sheet was taken. */
    Optional<ClubId> club() {
        return Optional.of(text("club")).filter(it -> !it.isEmpty()).map(ClubId::new);
    }

    /** Those who lead beside whoever makes the campaign, by name. */
    List<String> masters() {
        return names("masters").limit(MOST_LEADERS - 1L).toList();
    }

    Optional<String> assistant() {
        return names("assistant").findFirst();
    }

    private Stream<String> names(String field) {
        return Arrays.stream(text(field).split("[,;\\n]"))
                .map(String::strip)
                .filter(Predicate.not(String::isEmpty))
                .distinct();
    }

    /** The calendar; none if the game masters close each month by hand. */
    Optional<Plan> calendar() {
        var days =
                Stream.ofNullable(request.getParameterValues("day"))
                        .flatMap(Arrays::stream)
                        .collect(Collectors.joining(","));
        var rhythm =
                switch (text("rhythm")) {
                    case "weekly" -> "weekly " + days;
                    case "monthly" -> "monthly " + text("nth") + "/" + text("weekday");
                    case "every" -> "every " + text("every");
                    default -> "";
                };
        if (rhythm.isEmpty()) return Optional.empty();
        var zone = text("zone").isEmpty() ? "UTC" : text("zone");
        return Optional.of(
                new Plan(rhythm + " " + text("hour"), zone, grace(), 0, has("early", "true"), ""));
    }

    /** The first deadline; 0 where the rhythm finds it. */
    long first() {
        return calendar().flatMap(plan -> Calendars.moment(plan, text("first"))).orElse(0L);
    }

    /** In minutes; the sheet asks for hours. */
    private int grace() {
        var hours = text("grace");
        return hours.matches("[0-9]{1,3}") ? Math.min(MOST_GRACE, Integer.parseInt(hours)) * 60 : 0;
    }

    public Preset preset() {
        return Preset.named(text("preset")).orElse(Preset.AS_WE_PLAY);
    }

    /** The set-up of the game. */
    Parse<String> setup() {
        return settings()
                .then(
                        settings ->
                                realms().map(
                                                realms ->
                                                        "realms "
                                                                + realms
                                                                + " masters "
                                                                + (1 + masters().size())
                                                                + pairs(settings)
                                                                + frame()
                                                                + drawing()
                                                                        .map(it -> "\n" + it)
                                                                        .orElse("")));
    }

    /** A drawn world has its own realms. */
    private Parse<String> realms() {
        if (drawing().isEmpty()) return Parse.of(text("realms"));
        var reading = WorldParser.read(drawing().get());
        if (reading.world().isPresent())
            return Parse.of(String.valueOf(reading.world().get().realms().size()));
        var fault = reading.faults().getFirst();
        return Parse.refused(
                Refusal.of("PI-26.1", "server.refuse.world", fault.line(), fault.what()));
    }

    Optional<String> drawing() {
        return Optional.of(text("drawing")).filter(it -> has("world", "drawn") && !it.isEmpty());
    }

    /** The settings of the preset, and what was changed on the sheet: it shows those of one. */
    private Parse<Settings> settings() {
        var settings = preset().settings();
        var shown = Preset.named(text("shown")).orElse(Preset.AS_WE_PLAY).settings();
        for (Setting<?> setting : Setting.ALL) {
            var field = RULE + setting.key();
            boolean same = text(field).equals(shown.print(setting));
            if (request.getParameter(field) == null || same) continue;
            var changed = settings.parse(setting, text(field));
            if (changed.isEmpty())
                return Parse.refused(
                        Refusal.of(
                                "PI-26.1",
                                "pygma.refuse.setting",
                                setting.key() + "=" + text(field)));
            settings = changed.get();
        }
        return Parse.of(settings);
    }

    private static String pairs(Settings settings) {
        return settings.changed().stream()
                .map(it -> " " + it.key() + "=\"" + settings.print(it) + "\"")
                .collect(Collectors.joining());
    }

    /** What the generator is asked for; a drawn world has its frame. */
    private String frame() {
        if (drawing().isPresent()) return "";
        var frame =
                Stream.of("gf.shape", "world.size", "world.wrap")
                        .filter(key -> !text(RULE + key).isEmpty())
                        .map(key -> " " + key + "=" + text(RULE + key));
        var features =
                Arrays.stream(Feature.values())
                        .map(Feature::key)
                        .filter(key -> !text(RULE + key).isEmpty())
                        .map(key -> " " + key + "=" + text(RULE + key));
        return Stream.concat(frame, features).collect(Collectors.joining());
    }
}
