package hegemon.prove.leaks;

import hegemon.table.Chance;
import hegemon.table.Enumerable;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Two games with the same past whose last entry differs, and a reader who cannot know it: the rules
 * tell and show the same.
 *
 * @param others the other seats of the game
 */
record Pair(Log one, Log other, Seat reader, List<Seat> others) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Sheets of PYGMA-ISIS cannot be listed. */
    private static final List<String> SHEETS = List.of("HYGIENE 1", "HYGIENE 2", "HYGIENE 3");

    private static final int TRIES = 200;
    private static final int LONGEST = 120;

    /** By random play; empty if this game came to nothing of the kind. */
    static Optional<Pair> of(String game, String setup, Chance chance, Random random) {
        return Games.named(game).flatMap(known -> of(known, setup, chance, random));
    }

    private static <S extends State<S, M, V>, M, V> Optional<Pair> of(
            Game<S, M, V> game, String setup, Chance chance, Random random) {
        var match = Match.start(game, game.asBegun(setup)).orThrow().committed(chance.commitment());
        int length = random.nextInt(LONGEST);
        for (int i = 0; i < length + TRIES; i++) {
            var one = next(match, random);
            if (one.isEmpty()) return Optional.empty();
            if (i >= length) {
                var pair = next(match, random).flatMap(other -> of(one.get(), other, random));
                if (pair.isPresent()) return pair;
            }
            match = one.get();
        }
        return Optional.empty();
    }

    private static <S extends State<S, M, V>, M, V> Optional<Pair> of(
            Match<S, M, V> one, Match<S, M, V> other, Random random) {
        if (one.log().equals(other.log())) return Optional.empty();
        var readers = new ArrayList<>(one.state().seats());
        readers.add(Seat.SPECTATOR);
        readers.removeIf(reader -> !isSame(one, other, reader));
        if (readers.isEmpty()) return Optional.empty();
        var reader = readers.get(random.nextInt(readers.size()));
        var others = new ArrayList<>(one.state().seats());
        others.remove(reader);
        return Optional.of(new Pair(one.log(), other.log(), reader, others));
    }

    private static <S extends State<S, M, V>, M, V> boolean isSame(
            Match<S, M, V> one, Match<S, M, V> other, Seat reader) {
        return one.told(reader).equals(other.told(reader))
                && one.turn().equals(other.turn())
                && JSON.writeValueAsString(one.view(reader))
                        .equals(JSON.writeValueAsString(other.view(reader)));
    }

    /** One entry more: a draw, or a move of somebody whose turn it is. */
    private static <S extends State<S, M, V>, M, V> Optional<Match<S, M, V>> next(
            Match<S, M, V> match, Random random) {
        return switch (match.turn()) {
            case Turn.Over ignored -> Optional.empty();
            case Turn.Chance ignored -> Optional.of(match.draw(chance(random)));
            case Turn.Of(var seats) -> {
                var due = new ArrayList<>(seats);
                var seat = due.get(random.nextInt(due.size()));
                var texts = texts(match, seat);
                yield Optional.of(
                        match.submit(seat, texts.get(random.nextInt(texts.size()))).orThrow());
            }
        };
    }

    static Chance chance(Random random) {
        var secret = new byte[Chance.SECRET_BYTES];
        random.nextBytes(secret);
        return Chance.ofHex(HexFormat.of().formatHex(secret));
    }

    @SuppressWarnings("unchecked") // a state that lists moves lists those of its own game
    private static <S extends State<S, M, V>, M, V> List<String> texts(
            Match<S, M, V> match, Seat seat) {
        if (!(match.state() instanceof Enumerable<?> listing)) return SHEETS;
        return ((Enumerable<M>) listing).moves(seat).stream().map(match.game()::print).toList();
    }
}
