package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads what orders name: numbers, places, units, realms and texts. What is missing gets a value
 * that nobody will use, since the order is dropped.
 */
record Terms(Cursor cursor) {
    private static final int DIGITS = 9;
    private static final int LONGEST_NAME = 40;

    /** Words: tour de guet. */
    private static final int LONGEST_TERM = 3;

    private static final Pattern THOUSANDS =
            Pattern.compile("\\d+|\\d{1,3}(?:\\.\\d{3})+|\\d{1,3}(?:,\\d{3})+");
    private static final Address NOWHERE = new Address(0, 0);

    int number() {
        return number(Expected.NUMBER);
    }

    /** A number of at least 1. */
    int positive() {
        var token = cursor.peek();
        int number = number();
        if (token.is(Token.Kind.NUMBER) && number < 1)
            cursor.fail(token, Code.E_01, "positive", token.written());
        return number;
    }

    private int number(Expected expected) {
        if (!cursor.at(Token.Kind.NUMBER)) {
            cursor.miss(expected);
            return 0;
        }
        var token = cursor.take();
        if (!THOUSANDS.matcher(token.text()).matches()) {
            cursor.fail(token, Code.E_01, "number", token.text());
            return 0;
        }
        var digits = token.text().replace(".", "").replace(",", "").replaceFirst("^0+(?=\\d)", "");
        if (digits.length() <= DIGITS) return Integer.parseInt(digits);
        cursor.fail(token, Code.E_01, "large", token.text());
        return 0;
    }

    Address address() {
        if (!cursor.atAddress()) {
            cursor.miss(Expected.ADDRESS);
            return NOWHERE;
        }
        int gf = number();
        cursor.take();
        int kf = number(Expected.ADDRESS);
        var address = new Address(gf, kf);
        cursor.took(address.toString());
        return address;
    }

    Unit unit() {
        return unit(Expected.UNIT, cursor.atUnit());
    }

    Unit fleet() {
        return unit(Expected.FLEET, cursor.atUnit(UnitKind.FH));
    }

    Unit merchant() {
        return unit(Expected.MERCHANT, cursor.atUnit(UnitKind.H));
    }

    Unit unitOf(UnitKind kind) {
        return unit(Expected.UNIT, cursor.atUnit(kind));
    }

    private Unit unit(Expected expected, boolean there) {
        var nobody = new Unit(UnitKind.KH, 1);
        if (!there) {
            cursor.miss(expected);
            return nobody;
        }
        var kind = cursor.unitKind().orElseThrow();
        var token = cursor.take();
        var glued = UnitText.number(token.text());
        int number = glued.isPresent() ? glued.getAsInt() : positive();
        if (number < 1) {
            if (glued.isPresent()) cursor.fail(token, Code.E_01, "positive", cursor.last());
            return nobody;
        }
        var unit = new Unit(kind, number);
        cursor.took(unit.toString());
        return unit;
    }

    Place place() {
        if (cursor.atUnit(UnitKind.FH)) return new Place.Deck(fleet());
        if (!cursor.atAddress()) {
            cursor.miss(Expected.PLACE);
            return new Place.Field(NOWHERE);
        }
        return new Place.Field(address());
    }

    RealmName realm() {
        if (cursor.at(Token.Kind.NUMBER)) return new RealmName.Numbered(number());
        if (cursor.at(Token.Kind.STRING)) return new RealmName.Called(cursor.take().text());
        cursor.miss(Expected.REALM);
        return new RealmName.Numbered(0);
    }

    String string() {
        if (cursor.at(Token.Kind.STRING)) return cursor.take().text();
        cursor.miss(Expected.TEXT);
        return "";
    }

    /** D-135: short enough for the map, and not nothing. */
    String name() {
        var token = cursor.peek();
        var name = string();
        int length = name.strip().length();
        if (token.is(Token.Kind.STRING) && (length == 0 || name.length() > LONGEST_NAME))
            cursor.fail(token, Code.E_01, "name", LONGEST_NAME, length == 0 ? 0 : name.length());
        return name;
    }

    /** A word or a number, as written. */
    String word() {
        if (cursor.at(Token.Kind.WORD)
                || cursor.at(Token.Kind.NUMBER)
                || cursor.at(Token.Kind.STRING)) return cursor.take().text();
        cursor.miss(Expected.GAME);
        return "";
    }

    /** The thing of this vocabulary that stands here. */
    <T> Optional<T> named(Vocabulary<T> vocabulary, Expected expected) {
        var found = accept(vocabulary);
        if (found.isPresent()) return found;
        if (!cursor.at(Token.Kind.WORD)) cursor.miss(expected);
        else {
            var token = cursor.take();
            cursor.unknown(token, Spelling.key(expected), vocabulary.meant(token.text()));
        }
        return Optional.empty();
    }

    /**
     * The thing that the next words name, if they name one; as many of them as can belong to it.
     */
    <T> Optional<T> accept(Vocabulary<T> vocabulary) {
        for (int count = LONGEST_TERM; count > 0; count--) {
            var name = cursor.words(count);
            var found = name.flatMap(vocabulary::find);
            if (found.isEmpty()) continue;
            for (int i = 0; i < count; i++) cursor.take();
            cursor.took(name.get());
            return found;
        }
        return Optional.empty();
    }
}
