package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;

import java.util.Optional;

/** PI-14: neutral land falls to whoever enters it, foreign land to an attacker of 5,000. */
record Annexation(Board board) {
    /** PI-14.2. */
    static final int CONQUERORS = 5_000;

    /** After a pulse, for an army that made a step in it. */
    void entered(Troop troop) {
        annex(troop);
        if (board.settings.get(Setting.CONQUEST_SCOPE) == Choice.ConquestScope.PATH) conquer(troop);
    }

    /** D-75: neutral land, unless marked OHNE, blocked, or somebody else is there. */
    void annex(Troop troop) {
        if (!canTake(troop) || !troop.annexes) return;
        var field = board.field(troop.field);
        if (!Realm.isNobody(field.owner()) || !field.isLand()) return;
        if (hasForeignLandArmy(troop)) return;
        take(troop.field, troop.realm, Report.Change.ANNEXED);
    }

    /** D-76: an attacker of at least 5,000, and no land army of the owner left. */
    void conquer(Troop troop) {
        if (!canTake(troop)) return;
        int owner = board.field(troop.field).owner();
        if (Realm.isNobody(owner) || owner == troop.realm) return;
        if (!troop.attacks(owner) || troop.size < CONQUERORS) return;
        if (board.roster().hasLandArmy(troop.field, owner) || hasRival(troop, owner)) return;
        lose(troop.field, owner);
        take(troop.field, troop.realm, Report.Change.CONQUERED);
    }

    private boolean canTake(Troop troop) {
        return troop.isPresent()
                && troop.isLandArmy()
                && !Realm.isNobody(troop.realm)
                && !board.court(troop.realm).economy.blocked();
    }

    private boolean hasForeignLandArmy(Troop troop) {
        for (Troop other : board.roster().at(troop.field))
            if (other.realm != troop.realm && other.isPresent() && other.isLandArmy()) return true;
        return false;
    }

    /** As in D-75: what two realms could take, neither takes. */
    private boolean hasRival(Troop troop, int owner) {
        for (Troop other : board.roster().at(troop.field))
            if (other.realm != troop.realm
                    && canTake(other)
                    && other.attacks(owner)
                    && other.size >= CONQUERORS) return true;
        return false;
    }

    private void lose(int field, int owner) {
        board.court(owner)
                .draft
                .land
                .add(new Report.Land(board.address(field), Report.Change.LOST, Optional.empty()));
    }

    private void take(int at, int realm, Report.Change change) {
        var field = board.field(at);
        int before = field.owner();
        field.settlement().ifPresent(city -> capitalFalls(city, before, realm));
        var taken =
                field.withOwner(realm)
                        .withSettlement(
                                field.settlement()
                                        .map(city -> Neutrals.held(board, at, realm, city)));
        board.set(at, taken);
        var found = Mines.gained(board, at);
        board.court(realm)
                .draft
                .land
                .add(new Report.Land(board.address(at), change, found.map(Mines::told)));
    }

    /** D-32. */
    private void capitalFalls(Settlement city, int loser, int realm) {
        if (Realm.isNobody(loser) || city.capitalOf() != loser) return;
        var from = board.court(loser);
        int booty = (int) ((long) from.treasury * board.settings.get(Setting.CAPITAL_FALL) / 100);
        from.book(-booty, "sacked");
        board.court(realm).book(booty, "booty");
        from.event("capital.lost");
        board.court(realm).event("capital.taken", city.name());
    }
}
