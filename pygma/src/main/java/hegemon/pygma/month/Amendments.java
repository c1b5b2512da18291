package hegemon.pygma.month;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Realm;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** D-130: what the game master changes of the month's result, before anyone has read it. */
record Amendments(Board board) {
    static void apply(Board board, List<Correction.Amendment> amendments) {
        var work = new Amendments(board);
        amendments.forEach(work::apply);
    }

    /** Before the month: the treasuries, as a line of the account. */
    static void treasuries(Board board, List<Correction> corrections) {
        for (Correction each : corrections)
            if (each instanceof Correction.Treasury treasury) apply(board, List.of(treasury));
    }

    private void apply(Correction.Amendment amendment) {
        switch (amendment) {
            case Correction.Treasury(var realm, var gold) -> {
                if (realm >= 1 && realm <= board.courts().size()) treasury(realm, gold);
            }
            case Correction.Size size -> size(size);
            case Correction.Owner(var at, var realm) -> {
                if (realm <= board.courts().size()) owner(at, realm);
            }
            case Correction.Text(var at, var text) ->
                    field("text", at, f -> Corrections.described(f, text), f -> f.notes().text());
            case Correction.Lane(var at, var lane) ->
                    field("lane", at, f -> Corrections.laned(f, lane), f -> f.ways().lane());
            case Correction.Beings beings -> appear(beings);
        }
    }

    private void changed(String kind, Object what, Object before, Object after) {
        board.judgments.add(Corrections.logged(kind, what, before, after));
    }

    private String called(int realm) {
        return Realm.isNobody(realm) ? Corrections.NOBODY : board.court(realm).name;
    }

    private void treasury(int realm, int gold) {
        var court = board.court(realm);
        changed("treasury", court.name, court.treasury, gold);
        court.book(gold - court.treasury, "correction");
    }

    private void owner(Address at, int realm) {
        var before = board.map.find(at).map(it -> board.field(it).owner());
        field("owner", at, f -> f.withOwner(realm), f -> called(f.owner()));
        before.ifPresent(it -> Grants.land(board, board.map.field(at), it, realm));
    }

    private void size(Correction.Size to) {
        if (to.realm() > board.courts().size()) return;
        var found = board.court(to.realm()).troop(to.unit()).filter(Troop::isArmy);
        if (found.isEmpty()) return;
        var troop = found.get();
        changed("size", Corrections.army(to.unit(), called(to.realm())), troop.size, to.size());
        Grants.men(board, to.realm(), to.unit(), to.size());
        if (to.size() == 0) board.dissolve(troop, Ledger.Cause.CORRECTED);
        else {
            board.gain(troop, to.size() - troop.size, Ledger.Cause.CORRECTED);
            Losses.overloaded(board, troop, 0);
        }
    }

    private void field(
            String kind,
            Address address,
            UnaryOperator<Field> change,
            Function<Field, Object> value) {
        var at = board.map.find(address);
        if (at.isEmpty()) return;
        var before = board.field(at.get());
        var after = change.apply(before);
        board.set(at.get(), after);
        changed(kind, address, value.apply(before), value.apply(after));
    }

    private void appear(Correction.Beings order) {
        var at = board.map.find(order.at());
        if (at.isEmpty() || board.neutrals().troops.containsKey(order.unit())) return;
        var troop = Troop.raised(Realm.NOBODY, order.unit(), at.get(), order.size());
        troop.name = order.name();
        board.raise(troop, Ledger.Cause.CORRECTED);
        board.beings.put(order.unit(), new Being(order.unit(), order.order(), ""));
        changed("beings", order.unit(), 0, order.size());
    }
}
