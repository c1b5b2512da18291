package hegemon.pygma.orders;

/** How a ruler names a realm: by its number or by its name. */
public sealed interface RealmName {
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
