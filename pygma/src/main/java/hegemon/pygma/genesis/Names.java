package hegemon.pygma.genesis;

import java.util.List;

/** Names that a world starts with; rulers change theirs with NAME. */
final class Names {
    private static final List<String> FIRST =
            List.of(
                    "Al", "Bor", "Cal", "Dor", "El", "Far", "Gar", "Hal", "Ist", "Jor", "Kal",
                    "Lor");
    private static final List<String> SECOND = List.of("and", "en", "ar", "os", "im");
    private static final List<String> LAST =
            List.of("ia", "mark", "land", "wen", "thal", "gard", "burg");
    private static final List<String> CITIES =
            List.of("ford", "stein", "heim", "dun", "haven", "stett", "polis");
    private static final List<String> HORDES = List.of("Orkhon", "Vargar", "Skarra", "Tuul");
    private static final List<String> PEOPLES = List.of("Ilmen", "Sidhar", "Nemroi", "Quell");

    private Names() {}

    static String realm(int number) {
        return name(number - 1, 0, LAST);
    }

    static String capital(int number) {
        return name(number - 1, 3, CITIES);
    }

    private static String name(int index, int shift, List<String> ends) {
        int size = FIRST.size();
        return FIRST.get((index + shift) % size)
                + SECOND.get((index / size + shift + index) % SECOND.size())
                + ends.get((index + shift + index / (size * SECOND.size())) % ends.size());
    }

    static String horde(int number) {
        return HORDES.get(number % HORDES.size());
    }

    static String people(int number) {
        return PEOPLES.get(number % PEOPLES.size());
    }
}
