package hegemon.pygma.orders;

/** How a ruler names a realm: by its number or by its name. */
public sealed interface RealmName {
    /** Whether the realm with this number and this name is meant. */
    default boolean fits(int number, String name) {
        return switch (this) {
            case Numbered(var written) -> written == number;
            case Called(var written) -> Spelling.fold(written).equals(Spelling.fold(name));
        };
    }

    record Numbered(int number) implements RealmName {
        @Override
        public String toString() {
            return String.valueOf(number);
        }
    }

    record Called(String name) implements RealmName {
        @Override
        public String toString() {
            return name;
        }
    }
}
