package hegemon.pygma.report;

import hegemon.pygma.orders.Order;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All that a realm learns of a month (Part III, contents of the evaluation).
 *
 * @param date the month evaluated; of the first report, the one that is awaited
 * @param awaited the month whose orders come next
 * @param disclosures of players who gave themselves to be known
 * @param settings the settings that differ from the defaults, as {@code key = value}
 */
public record Report(
        int realm,
        String name,
        Date date,
        Date awaited,
        List<Answer> orders,
        List<Move> moves,
        List<Loss> losses,
        List<Battle> battles,
        List<Contact> contacts,
        List<Disclosure> disclosures,
        List<Intrusion> intrusions,
        List<Sighting> sightings,
        List<Description> descriptions,
        List<Land> land,
        List<Message> events,
        Account account,
        List<ArmyLine> armies,
        List<MerchantLine> merchants,
        List<SettlementLine> settlements,
        Supplies supplies,
        List<Letter> messages,
        List<String> texts,
        PartialMap map,
        List<Realm.Past> history,
        List<String> settings) {

    /** Before the first month was evaluated. */
    public boolean isFirst() {
        return date.equals(awaited);
    }

    /** With the names of the players that it discloses. */
    public Report naming(Players players) {
        return naming(players, List.of());
    }

    /** The same, and what whoever keeps the campaign has to say first. */
    public Report naming(Players players, List<Message> first) {
        return with(
                contacts.stream().map(it -> named(it, players)).toList(),
                disclosures.stream()
                        .map(it -> new Disclosure(it.realm(), it.player().in(players)))
                        .toList(),
                sightings,
                Stream.concat(first.stream(), events.stream()).toList(),
                map);
    }

    /** Of a month that was only tried: without what eyes would tell, and with the last map. */
    public Report imagined(Report last) {
        return with(contacts, disclosures, List.of(), events, last.map);
    }

    private Report with(
            List<Contact> met,
            List<Disclosure> disclosed,
            List<Sighting> seen,
            List<Message> told,
            PartialMap known) {
        return new Report(
                realm,
                name,
                date,
                awaited,
                orders,
                moves,
                losses,
                battles,
                met,
                disclosed,
                intrusions,
                seen,
                descriptions,
                land,
                told,
                account,
                armies,
                merchants,
                settlements,
                supplies,
                messages,
                texts,
                known,
                history,
                settings);
    }

    private static Contact named(Contact contact, Players players) {
        return new Contact(
                contact.at(),
                contact.unit(),
                contact.order(),
                contact.realm(),
                contact.player().map(it -> it.in(players)));
    }

    /** An order and what became of it; a reason when it was refused or only partly done. */
    public record Answer(int line, Order order, boolean done, List<Message> notes) {}

    /** A unit's way: the fields from where it stood to where it is. */
    public record Move(String unit, List<Address> path, Optional<Message> note) {}

    /** PI-19, D-61, D-62: what entering a field cost. */
    public record Loss(String unit, Address at, int die, int lost, int left, boolean dissolved) {}

    /**
     * A battle of two sides, the reader's first.
     *
     * @param outcome of the reader
     */
    public record Battle(Address at, Side own, Side enemy, Fate outcome) {}

    /**
     * @param name of the realm or the beings
     * @param armies each with size before and losses
     */
    public record Side(String name, int points, List<Fighter> armies) {}

    public record Fighter(String unit, UnitKind kind, int size, int lost, Fate fate) {}

    /** What became of an army in battle. */
    public enum Fate {
        WON,
        FLED,
        DESTROYED
    }

    /**
     * EX-7 to EX-9.
     *
     * @param player name and address of the other player, if disclosed
     */
    public record Contact(
            Address at, String unit, BasicOrder order, String realm, Optional<Ruler> player) {}

    /** OFFENBARE: who rules the realm of this name. */
    public record Disclosure(String realm, Ruler player) {}

    /**
     * D-85: a player who is disclosed. The log knows that; the name, but for that of a drawn world,
     * is known to whoever keeps the campaign ({@link Players}).
     *
     * @param realm by number
     */
    public record Ruler(int realm, String name, String address, Choice.Discloses discloses) {
        public static Ruler of(int realm, Realm.Player player, Choice.Discloses discloses) {
            boolean whole = discloses == Choice.Discloses.NAME_ADDRESS;
            return new Ruler(realm, player.name(), whole ? player.address() : "", discloses);
        }

        private Ruler in(Players players) {
            return players.of(realm).map(it -> of(realm, it, discloses)).orElse(this);
        }
    }

    /** PI-13.3: a foreign army crossed the border here. */
    public record Intrusion(Address at) {}

    /**
     * D-71: a foreign army in a controlled field.
     *
     * @param realm its name if known, else empty
     * @param name of beings
     * @param size after the month; 0: it is no more
     * @param seen where, in the order of its way
     * @param from the side it came from to the first of these fields, if it did
     * @param to the side to which it left the last of them, if it did
     * @param text the game master's, of beings
     */
    public record Sighting(
            UnitKind kind,
            int size,
            String realm,
            String name,
            List<Address> seen,
            Optional<Direction> from,
            Optional<Direction> to,
            String text) {
        /** Its way as far as it was seen: from NE > 16/22 > 16/23 > to S. */
        public String way(Words words) {
            var parts = new ArrayList<String>();
            from.ifPresent(side -> parts.add(words.say("pygma.direction.from", side(side, words))));
            seen.forEach(at -> parts.add(at.toString()));
            to.ifPresent(side -> parts.add(words.say("pygma.direction.to", side(side, words))));
            return String.join(" > ", parts);
        }

        private static String side(Direction side, Words words) {
            return words.say("pygma.direction." + side.name().toLowerCase(Locale.ROOT));
        }
    }

    /** PI-13.2: what the game master says of a controlled field. */
    public record Description(Address at, String text) {}

    /** A field gained or lost. */
    public record Land(Address at, Change change, Optional<Found> mine) {}

    /** How a field changed hands. */
    public enum Change {
        ANNEXED,
        CONQUERED,
        LOST,
        SECEDED,
        FOUND
    }

    public record Found(DepositKind kind, int yield) {}

    /** The treasury through the month. */
    public record Account(int opening, List<Booking> bookings, int closing) {}

    public record Booking(Message what, int amount) {}

    public record ArmyLine(
            String unit,
            String name,
            Address at,
            String aboard,
            int size,
            int equipment,
            boolean stationed,
            int pay) {}

    public record MerchantLine(String unit, String name, Address at, List<Cargo> cargo) {}

    public record Cargo(Good good, int points) {}

    /**
     * @param plagues in a row; 0: healthy
     * @param extra trade income at the last income month
     */
    public record SettlementLine(
            Address at,
            SettlementKind kind,
            String name,
            int points,
            boolean fortified,
            boolean tradeCity,
            int plagues,
            boolean revolt,
            int extra) {}

    /**
     * @param needed PI-24.2
     * @param blocked D-120
     */
    public record Supplies(
            int inhabitants,
            int fields,
            List<SupplyLine> goods,
            int unrest,
            List<Good> needed,
            boolean blocked) {}

    /**
     * @param produced what the fields bring at present
     * @param difference what is too much or lacks when the next income month comes so
     */
    public record SupplyLine(Good good, int produced, int store, int need, int difference) {}

    /**
     * @param from the name of the realm
     */
    public record Letter(String from, String text) {}
}
