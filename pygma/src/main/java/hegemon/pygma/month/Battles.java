package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.pygma.report.Report.Fate;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** PI-18: battles on a field, pair after pair (D-91). */
record Battles(Board board, Withdrawal withdrawal, Odds odds) {
    /** A side and its strength. */
    private record Host(Court court, List<Troop> armies, boolean attacking, long strength) {
        long points() {
            return strength / 1_000;
        }

        boolean moved() {
            return armies.stream().anyMatch(Troop::moved);
        }
    }

    Battles(Board board, Withdrawal withdrawal) {
        this(board, withdrawal, new Odds(board));
    }

    void fight(int field) {
        fight(field, false);
        fight(field, true);
    }

    /** D-91: strongest attacker first, of equals the lower realm number. */
    private void fight(int field, boolean fleets) {
        var sides = Encounters.sides(board, field, fleets);
        if (sides.size() < 2) return;
        var attackers =
                sides.keySet().stream()
                        .filter(realm -> isAttacker(realm, sides))
                        .sorted(
                                Comparator.comparingLong(
                                                (Integer realm) ->
                                                        -odds.strength(
                                                                field,
                                                                sides.getOrDefault(
                                                                        realm, List.of())))
                                        .thenComparing(Comparator.naturalOrder()))
                        .toList();
        for (int attacker : attackers)
            for (int other : sides.keySet()) pair(field, fleets, attacker, other);
    }

    private static boolean isAttacker(int realm, Map<Integer, List<Troop>> sides) {
        return sides.keySet().stream()
                .anyMatch(other -> attacks(sides.getOrDefault(realm, List.of()), other));
    }

    private static boolean attacks(List<Troop> side, int other) {
        return side.stream().anyMatch(troop -> troop.attacks(other));
    }

    private void pair(int field, boolean fleets, int attacker, int other) {
        var sides = Encounters.sides(board, field, fleets);
        var ours = sides.getOrDefault(attacker, List.of());
        var theirs = sides.getOrDefault(other, List.of());
        if (theirs.isEmpty() || !attacks(ours, other)) return;
        battle(
                field,
                host(field, ours, attacker, true),
                host(field, theirs, other, attacks(theirs, attacker)));
    }

    private Host host(int field, List<Troop> armies, int realm, boolean attacking) {
        var court = board.court(realm);
        int culture = court.realm.culture().points(board.field(field).terrain(), attacking);
        return new Host(court, armies, attacking, odds.strength(field, armies) + 1_000L * culture);
    }

    private void battle(int field, Host one, Host two) {
        int order = compare(field, one, two);
        var winner = order >= 0 ? one : two;
        var loser = order >= 0 ? two : one;
        int equality = board.settings.get(Setting.BATTLE_WINNER_LOSS);
        var clash =
                order == 0
                        ? new Clash(equality, equality)
                        : Clash.of(winner.strength, loser.strength, equality);
        var won = fought(winner, clash.winnerLoss(), order == 0 ? Fate.FLED : Fate.WON);
        var lost = fought(loser, clash.loserLoss(), Fate.FLED);
        report(field, winner, won, loser, lost, order == 0);
        winner.court.meets(loser.court.number(), Acquaintance.REALM);
        loser.court.meets(winner.court.number(), Acquaintance.REALM);
    }

    /** D-92: points, then strength, then who did not move, then the owner; 0: none of these. */
    private int compare(int field, Host one, Host two) {
        if (one.points() != two.points()) return Long.compare(one.points(), two.points());
        if (one.strength != two.strength) return Long.compare(one.strength, two.strength);
        if (one.moved() != two.moved()) return one.moved() ? -1 : 1;
        int owner = board.field(field).owner();
        if (owner == one.court.number()) return 1;
        return owner == two.court.number() ? -1 : 0;
    }

    private List<Report.Fighter> fought(Host host, int perMille, Fate fate) {
        var fighters = new ArrayList<Report.Fighter>();
        for (Troop army : host.armies) {
            int before = army.size;
            int lost = Clash.loss(before, perMille);
            suffer(army, lost, perMille);
            if (army.alive && fate == Fate.FLED) flee(army);
            var became = army.alive ? fate : Fate.DESTROYED;
            fighters.add(
                    new Report.Fighter(
                            army.unit.toString(),
                            army.kind(),
                            before,
                            army.alive ? lost : before,
                            became));
        }
        return fighters;
    }

    private void suffer(Troop army, int lost, int perMille) {
        army.fought = true;
        army.stop();
        board.lose(army, lost, Ledger.Cause.BATTLE);
        if (army.isFleet()) {
            Losses.share(board, army, perMille); // D-95
            Losses.overloaded(board, army, 0);
        }
        board.checkSize(army);
    }

    private void flee(Troop army) {
        if (board.settings.get(Setting.BATTLE_LOSER) == Choice.Loser.ANNIHILATE)
            board.dissolve(army, Ledger.Cause.PERISHED);
        else withdrawal.flee(army);
    }

    private void report(
            int field,
            Host winner,
            List<Report.Fighter> won,
            Host loser,
            List<Report.Fighter> lost,
            boolean equal) {
        var at = board.address(field);
        var first = side(winner, won);
        var second = side(loser, lost);
        winner.court.draft.battles.add(
                new Report.Battle(at, first, second, equal ? Fate.FLED : Fate.WON));
        loser.court.draft.battles.add(new Report.Battle(at, second, first, fate(lost)));
    }

    private static Fate fate(List<Report.Fighter> fighters) {
        return fighters.stream().allMatch(fighter -> fighter.fate() == Fate.DESTROYED)
                ? Fate.DESTROYED
                : Fate.FLED;
    }

    private static Report.Side side(Host host, List<Report.Fighter> fighters) {
        var name =
                Realm.isNobody(host.court.number()) ? host.armies.getFirst().name : host.court.name;
        return new Report.Side(name, (int) host.points(), fighters);
    }
}
