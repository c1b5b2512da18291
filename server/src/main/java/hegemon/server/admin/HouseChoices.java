package hegemon.server.admin;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.accounts.GuestsMay;
import hegemon.server.accounts.Registration;
import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.springframework.dao.DataAccessException;

import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * What administrators decide in the browser and what holds at once, at every server of the house.
 * It comes before what is set on the machine, until they leave it to the machine again.
 */
public final class HouseChoices {
    /** So long a server goes by what it has read; its own writing it knows at once. */
    static final Duration FRESH = Duration.ofSeconds(1);

    /** What can be decided so. */
    public enum Choice {
        REGISTRATION,
        GUESTS,
        CHAT,
        ACCOUNTS_PER_HOUR,
        GUESTS_PER_HOUR,
        TABLES_PER_HOUR;

        /** None where it is a number. */
        public List<String> options() {
            return switch (this) {
                case REGISTRATION -> kinds(Registration.values());
                case GUESTS -> kinds(GuestsMay.values());
                case CHAT -> List.of("on", "off");
                case ACCOUNTS_PER_HOUR, GUESTS_PER_HOUR, TABLES_PER_HOUR -> List.of();
            };
        }

        private static List<String> kinds(Enum<?>[] kinds) {
            return Arrays.stream(kinds).map(HouseChoices::lower).toList();
        }

        /** As the setting is called on the machine. */
        public String key() {
            return lower(this).replace('_', '-');
        }

        private boolean takes(String value) {
            return value.isEmpty()
                    || options().contains(value)
                    || (options().isEmpty() && value.matches("[0-9]{1,7}"));
        }
    }

    private record Known(Map<Choice, String> chosen, long at) {}

    private final Sql sql;
    private final HostSettings machine;
    private final AuditLog audit;
    private final Clock clock;
    private volatile Known known = new Known(Map.of(), 0);

    public HouseChoices(DataSource database, HostSettings machine, AuditLog audit, Clock clock) {
        this.sql = new Sql(database);
        this.machine = machine;
        this.audit = audit;
        this.clock = clock;
    }

    public Registration registration() {
        return Registration.valueOf(value(Choice.REGISTRATION).toUpperCase(Locale.ROOT));
    }

    public GuestsMay guests() {
        return GuestsMay.valueOf(value(Choice.GUESTS).toUpperCase(Locale.ROOT));
    }

    public boolean chat() {
        return value(Choice.CHAT).equals("on");
    }

    /** How many of them in an hour. */
    public int limit(Choice what) {
        return Integer.parseInt(value(what));
    }

    private String value(Choice what) {
        return chosen(what).orElseGet(() -> onTheMachine(what));
    }

    public String onTheMachine(Choice what) {
        return switch (what) {
            case REGISTRATION -> lower(machine.registration());
            case GUESTS -> lower(machine.guests());
            case CHAT -> machine.chat() ? "on" : "off";
            case ACCOUNTS_PER_HOUR, GUESTS_PER_HOUR, TABLES_PER_HOUR ->
                    String.valueOf(machine.limits().of(Limit.valueOf(what.name())));
        };
    }

    private static String lower(Object each) {
        return each.toString().toLowerCase(Locale.ROOT);
    }

    /** What was decided here; empty: it is left to the machine. */
    public Optional<String> chosen(Choice what) {
        var now = known;
        long age = clock.millis() - now.at();
        if (age < 0 || age > FRESH.toMillis()) now = readAgain();
        return Optional.ofNullable(now.chosen().get(what));
    }

    /** While the database does not answer, what was decided before holds. */
    private Known readAgain() {
        try {
            return read();
        } catch (DataAccessException e) {
            known = new Known(known.chosen(), clock.millis());
            return known;
        }
    }

    private Known read() {
        var chosen = new EnumMap<Choice, String>(Choice.class);
        var rows =
                sql.list(
                        (row, ignored) -> Map.entry(row.getString("name"), row.getString("chosen")),
                        "select name, chosen from house_choice");
        for (Choice each : Choice.values())
            rows.stream()
                    .filter(row -> row.getKey().equals(each.key()))
                    .findFirst()
                    .ifPresent(row -> chosen.put(each, row.getValue()));
        known = new Known(chosen, clock.millis());
        return known;
    }

    /**
     * Decides all of these; what is empty is left to the machine. Nothing is decided, and the
     * answer is false, if one of them cannot be.
     */
    public boolean choose(PersonId by, Map<Choice, String> wanted) {
        if (!wanted.entrySet().stream().allMatch(each -> each.getKey().takes(each.getValue())))
            return false;
        read();
        sql.together(
                () ->
                        wanted.forEach(
                                (what, value) -> {
                                    if (!value.equals(chosen(what).orElse("")))
                                        write(by, what, value);
                                }));
        read();
        return true;
    }

    private void write(PersonId by, Choice what, String value) {
        sql.change("delete from house_choice where name = ?", what.key());
        if (!value.isEmpty())
            sql.change("insert into house_choice (name, chosen) values (?, ?)", what.key(), value);
        audit.write(Optional.of(by), AuditLog.Act.CHOOSE, "", what.key() + "=" + value);
    }
}
