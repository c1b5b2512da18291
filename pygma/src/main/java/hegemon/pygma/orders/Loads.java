package hegemon.pygma.orders;

import hegemon.pygma.world.Good;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Optional;

/** Reads sizes of armies and goods of merchants. */
final class Loads {
    private final Cursor cursor;
    private final Terms terms;

    Loads(Cursor cursor) {
        this.cursor = cursor;
        this.terms = new Terms(cursor);
    }

    /** The strength of a unit, if a number stands here: troops of an army, goods of a merchant. */
    Optional<Load> of(Unit unit) {
        if (!cursor.at(Token.Kind.NUMBER)) return Optional.empty();
        return Optional.of(unit.kind().isArmy() ? amount() : lots());
    }

    Load.Amount amount() {
        int count = terms.positive();
        var troops = troops();
        if (troops.isEmpty()) cursor.miss(Expected.TROOPS);
        return new Load.Amount(count, troops.orElse(UnitKind.KH));
    }

    private Optional<UnitKind> troops() {
        if (!cursor.at(Token.Kind.WORD)) return Optional.empty();
        for (UnitKind kind : UnitKind.values())
            if (kind.isArmy() && kind.unit().equals(Spelling.fold(cursor.peek().text()))) {
                terms.word();
                return Optional.of(kind);
            }
        return Optional.empty();
    }

    Load.Lots lots() {
        return new Load.Lots(cursor.list(() -> new Load.Lot(terms.positive(), goodsOfLot())));
    }

    /** Points may be marked as such: 8 P. Wein. */
    private Good goodsOfLot() {
        if (cursor.at(Token.Kind.WORD) && Spelling.fold(cursor.peek().text()).equals("P")) {
            terms.word();
            cursor.accept(".");
        }
        return good();
    }

    /** PI-21.1 names some goods by two or three words: Wild/Vieh/Fisch. */
    Good good() {
        var good = terms.named(Vocabulary.GOODS, Expected.GOOD).orElse(Good.GRAIN);
        while (cursor.at("/")) {
            var slash = cursor.peek();
            cursor.accept("/");
            var other = terms.named(Vocabulary.GOODS, Expected.GOOD).orElse(good);
            if (other != good) cursor.fail(slash, Code.E_01, "rest", "/");
        }
        return good;
    }
}
