package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The words for moves, one parser and one printer. A move is a verb and what it needs, separated by
 * single blanks:
 *
 * <pre>
 * buy 3 · raise army Abydos · raise fleet Athenai · raise bridge · done
 * play 9 event · play 9 move · pass
 * march Athenai Thebai 6 · sail Ephesos Eretria 4 3 (fleets, armies aboard)
 * remove Korinthos · place Larissa 1 · evict Abydos · pay Sparta · relocate Sparta
 * react 15 · decline · restore 2 · retreat land Delphi · retreat sea Ephesos · stay
 * destroy · spare · discard 7 9 · keep 4 12
 * </pre>
 *
 * and of chance: {@code draw 7 11}, {@code battle 4 1 5 2 5} (the Persian dice first), {@code peace
 * 3 5} (Persian, Greek), {@code ostracism 13}, {@code persia 4}, {@code persia-discard 9}.
 */
final class MoveText {
    static final String DRAW = "draw";
    static final String BATTLE = "battle";
    static final String PEACE = "peace";
    static final String OSTRACISM = "ostracism";
    static final String PERSIA = "persia";
    static final String PERSIA_DISCARD = "persia-discard";

    private static final List<String> LOTS =
            List.of(DRAW, BATTLE, PEACE, OSTRACISM, PERSIA, PERSIA_DISCARD);
    private static final int LONGEST = 200;

    private MoveText() {}

    static Parse<Move> parse(String text) {
        return read(text)
                .<Parse<Move>>map(Parse::of)
                .orElseGet(
                        () ->
                                Parse.refused(
                                        Refusal.of("EW-5", "earthwater.refuse.text", shown(text))));
    }

    private static String shown(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private static Optional<Move> read(String text) {
        if (text.length() > LONGEST) return Optional.empty();
        var words = List.of(text.split(" ", -1));
        var rest = words.subList(1, words.size());
        if (LOTS.contains(words.getFirst()))
            return numbers(rest).map(values -> new Move.Lot(words.getFirst(), values));
        return switch (words.getFirst()) {
            case "done" -> bare(rest, new Move.Done());
            case "pass" -> bare(rest, new Move.Pass());
            case "decline" -> bare(rest, new Move.Decline());
            case "stay" -> bare(rest, new Move.Stay());
            case "destroy" -> bare(rest, new Move.Destroy(true));
            case "spare" -> bare(rest, new Move.Destroy(false));
            case "discard" -> rising(rest).map(Move.Discard::new);
            case "keep" -> rising(rest).map(Move.Keep::new);
            default -> readOne(words.getFirst(), rest);
        };
    }

    private static Optional<Move> readOne(String verb, List<String> rest) {
        return switch (rest.size()) {
            case 1 -> readOne(verb, rest.getFirst());
            case 2 -> readTwo(verb, rest.getFirst(), rest.getLast());
            default ->
                    verb.equals("march") || verb.equals("sail") ? readMovement(verb, rest) : none();
        };
    }

    private static Optional<Move> readOne(String verb, String word) {
        return switch (verb) {
            case "buy" -> number(word).map(Move.Buy::new);
            case "restore" -> number(word).map(Move.Restore::new);
            case "react" -> card(word).map(Move.React::new);
            case "raise" -> word.equals("bridge") ? Optional.of(new Move.BuildBridge()) : none();
            case "remove" -> City.named(word).map(Move.Remove::new);
            case "evict" -> City.named(word).map(Move.Evict::new);
            case "pay" -> City.named(word).map(Move.Pay::new);
            case "relocate" -> City.named(word).map(Move.Relocate::new);
            default -> none();
        };
    }

    private static Optional<Move> readTwo(String verb, String first, String second) {
        return switch (verb) {
            case "play" -> card(first).flatMap(card -> readPlay(card, second));
            case "raise" ->
                    named(Piece.values(), first)
                            .flatMap(
                                    piece ->
                                            City.named(second)
                                                    .map(city -> new Move.Raise(piece, city)));
            case "place" ->
                    City.named(first)
                            .flatMap(
                                    city ->
                                            number(second)
                                                    .map(pieces -> new Move.Place(city, pieces)));
            case "retreat" ->
                    named(Move.Way.values(), first)
                            .flatMap(
                                    way ->
                                            City.named(second)
                                                    .map(city -> new Move.Retreat(way, city)));
            default -> none();
        };
    }

    private static Optional<Move> readPlay(int card, String as) {
        return named(Move.As.values(), as).map(use -> new Move.Play(card, use));
    }

    private static Optional<Move> readMovement(String verb, List<String> rest) {
        boolean sails = verb.equals("sail");
        if (rest.size() != (sails ? 4 : 3)) return none();
        var from = City.named(rest.getFirst());
        var to = City.named(rest.get(1));
        var counts = numbers(rest.subList(2, rest.size()));
        if (from.isEmpty() || to.isEmpty() || counts.isEmpty()) return none();
        int first = counts.get().getFirst();
        return Optional.of(
                sails
                        ? new Move.Sail(from.get(), to.get(), first, counts.get().getLast())
                        : new Move.March(from.get(), to.get(), first));
    }

    private static <E extends Enum<E>> Optional<E> named(E[] values, String word) {
        for (E value : values) if (word(value).equals(word)) return Optional.of(value);
        return Optional.empty();
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Move> bare(List<String> rest, Move move) {
        return rest.isEmpty() ? Optional.of(move) : none();
    }

    private static Optional<Integer> number(String word) {
        return word.matches("0|[1-9][0-9]?")
                ? Optional.of(Integer.parseInt(word))
                : Optional.empty();
    }

    private static Optional<Integer> card(String word) {
        return number(word).filter(number -> 1 <= number && number <= Card.COUNT);
    }

    private static Optional<List<Integer>> numbers(List<String> words) {
        var numbers = new ArrayList<Integer>();
        for (String word : words) number(word).ifPresent(numbers::add);
        return numbers.size() == words.size() ? Optional.of(numbers) : Optional.empty();
    }

    /** Cards in the order of their numbers, each once. */
    private static Optional<List<Integer>> rising(List<String> words) {
        return numbers(words)
                .filter(
                        cards ->
                                cards.stream().allMatch(card -> card >= 1 && card <= Card.COUNT)
                                        && Cards.of(cards).numbers().equals(cards));
    }

    private static Optional<Move> none() {
        return Optional.empty();
    }

    static String print(Move move) {
        return switch (move) {
            case Move.Buy(var cards) -> "buy " + cards;
            case Move.Raise(var piece, var city) -> "raise " + word(piece) + " " + city;
            case Move.BuildBridge() -> "raise bridge";
            case Move.Done() -> "done";
            case Move.Play(var card, var as) -> "play " + card + " " + word(as);
            case Move.Pass() -> "pass";
            case Move.March(var from, var to, var armies) ->
                    "march " + from + " " + to + " " + armies;
            case Move.Sail(var from, var to, var fleets, var armies) ->
                    "sail " + from + " " + to + " " + fleets + " " + armies;
            case Move.Remove(var city) -> "remove " + city;
            case Move.Place(var city, var pieces) -> "place " + city + " " + pieces;
            case Move.Evict(var city) -> "evict " + city;
            case Move.Pay(var city) -> "pay " + city;
            case Move.Relocate(var city) -> "relocate " + city;
            case Move.React(var card) -> "react " + card;
            case Move.Decline() -> "decline";
            case Move.Restore(var armies) -> "restore " + armies;
            case Move.Retreat(var by, var to) -> "retreat " + word(by) + " " + to;
            case Move.Stay() -> "stay";
            case Move.Destroy(var bridge) -> bridge ? "destroy" : "spare";
            case Move.Discard(var cards) -> "discard" + spaced(cards);
            case Move.Keep(var cards) -> "keep" + spaced(cards);
            case Move.Lot(var purpose, var values) -> purpose + spaced(values);
        };
    }

    private static String spaced(List<Integer> numbers) {
        return numbers.stream().map(number -> " " + number).collect(Collectors.joining());
    }
}
