package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** PI-16.4 and D-81: contact of those who meet without battle, once a month for each pair. */
final class Contacts {
    private final Board board;

    /** A realm and whom it met. */
    private sealed interface Meeting {
        record WithRealm(int reader, int other) implements Meeting {}

        record WithBeing(int reader, Unit being) implements Meeting {}
    }

    /** Who learned of whom, and how much. */
    private final Map<Meeting, Acquaintance> reported = new HashMap<>();

    Contacts(Board board) {
        this.board = board;
    }

    /** All who are together on a field. */
    void meet(int field) {
        meet(field, Encounters.sides(board, field, false));
        meet(field, Encounters.sides(board, field, true));
    }

    private void meet(int field, Map<Integer, List<Troop>> sides) {
        if (sides.size() < 2) return;
        var realms = new ArrayList<>(sides.keySet());
        for (int i = 0; i < realms.size(); i++)
            for (int j = i + 1; j < realms.size(); j++)
                meet(
                        field,
                        sides.getOrDefault(realms.get(i), List.of()),
                        sides.getOrDefault(realms.get(j), List.of()));
    }

    private void meet(int field, List<Troop> ones, List<Troop> others) {
        var one = speaker(ones, others.getFirst().realm);
        var other = speaker(others, ones.getFirst().realm);
        if (one.isPresent() && other.isPresent()) meet(field, one.get(), other.get());
    }

    /** Of those that would talk, one who discloses most. */
    private static Optional<Troop> speaker(List<Troop> side, int other) {
        var willing =
                side.stream().filter(troop -> !troop.attacks(other) && !avoids(troop)).toList();
        return willing.stream()
                .filter(Troop::negotiates)
                .findFirst()
                .or(() -> willing.stream().findFirst());
    }

    /** Two armies that met. */
    void meet(int field, Troop one, Troop other) {
        if (one.attacks(other.realm) || other.attacks(one.realm)) return;
        if (avoids(one) || avoids(other)) return;
        learn(field, one, other);
        learn(field, other, one);
    }

    private static boolean avoids(Troop troop) {
        return troop.order == BasicOrder.RETREAT && !troop.cornered;
    }

    /** The first one's realm learns of the other what the other's order discloses. */
    private void learn(int field, Troop one, Troop other) {
        if (Realm.isNobody(one.realm)) return;
        if (Realm.isNobody(other.realm)) being(field, one, other);
        else learn(field, one, other.realm, other.negotiates());
    }

    private void being(int field, Troop one, Troop being) {
        var key = new Meeting.WithBeing(one.realm, being.unit);
        if (reported.putIfAbsent(key, Acquaintance.REALM) == null)
            report(field, one.realm, one, being.name, Optional.empty());
    }

    private void learn(int field, Troop reader, int other, boolean discloses) {
        learn(field, reader.realm, reader, other, discloses);
    }

    private void learn(int field, int reader, Troop met, int other, boolean discloses) {
        var how = discloses ? Acquaintance.PLAYER : Acquaintance.REALM;
        var key = new Meeting.WithRealm(reader, other);
        var before = reported.get(key);
        if (before == Acquaintance.PLAYER || before == how) return;
        reported.put(key, how);
        var them = board.court(other);
        board.court(reader).meets(other, how);
        report(
                field,
                reader,
                met,
                them.name,
                discloses ? Optional.of(player(them)) : Optional.empty());
    }

    private Report.Ruler player(Court court) {
        return Report.Ruler.of(
                court.number(),
                court.realm.player(),
                board.settings.get(Setting.CONTACT_DISCLOSES));
    }

    private void report(
            int field, int reader, Troop met, String name, Optional<Report.Ruler> player) {
        boolean own = met.realm == reader;
        board.court(reader)
                .draft
                .contacts
                .add(
                        new Report.Contact(
                                board.address(field),
                                own ? met.unit.toString() : "",
                                own ? met.order : BasicOrder.NOTHING,
                                name,
                                player));
    }

    /** D-85: a foreign settlement without garrison acts as an army with Nichts. */
    void settlement(int field) {
        var at = board.field(field);
        int owner = at.owner();
        if (Realm.isNobody(owner) || at.settlement().isEmpty()) return;
        if (board.roster().hasLandArmy(field, owner)) return;
        for (Troop troop : List.copyOf(board.roster().at(field))) {
            if (!troop.isPresent() || !troop.isLandArmy() || troop.realm == owner) continue;
            if (Realm.isNobody(troop.realm) || troop.attacks(owner) || avoids(troop)) continue;
            learn(field, troop, owner, false);
            learn(field, owner, troop, troop.realm, troop.negotiates());
        }
    }
}
