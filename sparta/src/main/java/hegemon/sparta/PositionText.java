package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The notation of positions (SP-7.1), and what makes one impossible. */
final class PositionText {
    private static final Pattern CITY = Pattern.compile("(" + Square.NAME + ")([SN])");
    private static final Pattern RANK = Pattern.compile("10|[1-9FHfh]{1,10}");

    private PositionText() {}

    static String print(Position position) {
        var text = new StringBuilder();
        for (int rank = Square.WIDTH - 1; rank >= 0; rank--)
            text.append(rank(position, rank)).append(rank > 0 ? "/" : " ");
        text.append(
                position.cities().entrySet().stream()
                        .map(city -> city.getKey().toString() + city.getValue().letter())
                        .collect(Collectors.joining(",")));
        return text.append(' ').append(position.toMove().letter()).toString();
    }

    private static String rank(Position position, int rank) {
        var text = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < Square.WIDTH; file++) {
            var piece = position.at(Square.at(file, rank));
            if (piece.isEmpty()) {
                empty++;
                continue;
            }
            if (empty > 0) text.append(empty);
            empty = 0;
            text.append(piece.get().letter());
        }
        return empty > 0 ? text.append(empty).toString() : text.toString();
    }

    static Parse<Position> parse(String text) {
        var parts = text.split(" ", -1);
        if (parts.length != 3) return refused("SP-7.1", "sparta.refuse.position.parts", text);
        return pieces(parts[0])
                .then(
                        pieces ->
                                cities(parts[1])
                                        .then(
                                                cities ->
                                                        toMove(parts[2])
                                                                .map(
                                                                        side ->
                                                                                new Position(
                                                                                        pieces,
                                                                                        cities,
                                                                                        side))))
                .then(PositionText::possible);
    }

    private static Parse<SortedMap<Square, Piece>> pieces(String text) {
        var ranks = text.split("/", -1);
        if (ranks.length != Square.WIDTH)
            return refused("SP-7.1", "sparta.refuse.position.ranks", text);
        var pieces = new TreeMap<Square, Piece>();
        for (int i = 0; i < ranks.length; i++)
            if (!place(ranks[i], Square.WIDTH - 1 - i, pieces))
                return refused("SP-7.1", "sparta.refuse.position.rank", ranks[i], Square.WIDTH - i);
        return Parse.of(pieces);
    }

    /** Puts the pieces of one rank on the board; false if the text is not ten squares. */
    private static boolean place(String text, int rank, SortedMap<Square, Piece> pieces) {
        if (!RANK.matcher(text).matches()) return false;
        if (text.equals("10")) return true;
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            var piece = Piece.of(letter);
            if (piece.isPresent() && file < Square.WIDTH)
                pieces.put(Square.at(file, rank), piece.get());
            file += piece.isPresent() ? 1 : letter - '0';
        }
        return file == Square.WIDTH;
    }

    private static Parse<SortedMap<Square, Side>> cities(String text) {
        var cities = new TreeMap<Square, Side>();
        for (String word : text.split(",", -1)) {
            var city = CITY.matcher(word);
            if (!city.matches()) return refused("SP-7.1", "sparta.refuse.position.city", word);
            var square = Square.named(city.group(1));
            if (cities.containsKey(square))
                return refused("SP-1.2", "sparta.refuse.position.twice", square);
            cities.put(square, Side.of(city.group(2).charAt(0)).orElseThrow());
        }
        return Parse.of(cities);
    }

    private static Parse<Side> toMove(String text) {
        return switch (text) {
            case "S" -> Parse.of(Side.SOUTH);
            case "N" -> Parse.of(Side.NORTH);
            default -> refused("SP-7.1", "sparta.refuse.position.side", text);
        };
    }

    private static Parse<Position> possible(Position position) {
        for (Side side : Side.values())
            if (position.count(side) > Position.EIGHT)
                return refused(
                        "SP-1.2", "sparta.refuse.position.pieces." + side, position.count(side));
        if (position.cities().size() != Position.EIGHT)
            return refused("SP-1.2", "sparta.refuse.position.cities", position.cities().size());
        var enclosed = position.enclosed(Lines.ALL).keySet();
        if (!enclosed.isEmpty())
            return refused("SP-4.4", "sparta.refuse.position.enclosed", Listed.of(enclosed));
        return Parse.of(position);
    }

    private static <T> Parse<T> refused(String rule, String key, Object... args) {
        return Parse.refused(
                Refusal.of(
                        rule,
                        key,
                        Arrays.stream(args).map(arg -> Quoted.of(arg.toString())).toArray()));
    }
}
