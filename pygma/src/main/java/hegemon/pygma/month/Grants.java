package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

/** D-130: land and men that the game master gives or takes are told to whom it concerns. */
final class Grants {
    private Grants() {}

    /** What was changed before the month; costs one look at every field and army. */
    static void tell(Board board, World before, World after) {
        if (before.equals(after)) return;
        for (int at = 0; at < board.map.fields(); at++)
            land(board, at, before.field(at).owner(), after.field(at).owner());
        for (Army army : before.armies()) {
            int now =
                    after.armies().stream()
                            .filter(it -> it.realm() == army.realm())
                            .filter(it -> it.unit().equals(army.unit()))
                            .mapToInt(Army::size)
                            .findFirst()
                            .orElse(0);
            if (now != army.size()) men(board, army.realm(), army.unit(), now);
        }
    }

    static void land(Board board, int at, int before, int after) {
        if (before == after) return;
        var address = board.address(at);
        boolean capital =
                board.field(at)
                        .settlement()
                        .filter(it -> it.capitalOf() == before && !Realm.isNobody(before))
                        .isPresent();
        if (!Realm.isNobody(before))
            board.court(before).event(capital ? "granted.capital" : "granted.lost", address);
        if (!Realm.isNobody(after)) {
            board.court(after).event("granted.won", address);
            if (board.settings.get(Setting.EDITION) > Setting.FIRST_EDITION) // D-122
            Mines.tell(board, board.court(after), at, Mines.gained(board, at));
        }
        if (capital)
            board.judgments.add(
                    new Judgment(
                            0, Note.of("judgment.capital", address, board.court(before).name)));
    }

    static void men(Board board, int realm, Unit unit, int size) {
        if (!Realm.isNobody(realm)) board.court(realm).event("granted.men", unit, size);
    }
}
