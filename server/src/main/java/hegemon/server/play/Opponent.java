package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.store.Occupant;
import hegemon.table.Games;
import hegemon.table.Refusal;

import java.util.Optional;
import java.util.regex.Pattern;

/** Whom one plays: written {@code bot:3}, {@code friend} or {@code self}. */
public sealed interface Opponent {
    /** The house's player at this level. */
    record Machine(int level) implements Opponent {}

    /** Whoever gets the link. */
    record Friend() implements Opponent {}

    /** All seats on one device. */
    record Self() implements Opponent {}

    Pattern MACHINE = Pattern.compile("bot:([1-9][0-9]?)");

    /**
     * @param levels how strong the house can play the game; 0 if not at all
     */
    static Optional<Opponent> parse(String text, int levels) {
        var machine = MACHINE.matcher(text);
        if (machine.matches())
            return Optional.of(Integer.valueOf(machine.group(1)))
                    .filter(level -> level <= levels)
                    .map(Machine::new);
        return switch (text) {
            case "friend" -> Optional.of(new Friend());
            case "self" -> Optional.of(new Self());
            default -> Optional.empty();
        };
    }

    /** Why this is nobody whom one plays, or that there is no such game. */
    static Refusal refusal(String game, String text, int levels) {
        return Games.named(game).isEmpty()
                ? Refusal.of("house", "server.refuse.game", game)
                : Refusal.of("house", "server.refuse.opponent", text, levels);
    }

    /** Who sits on a seat: the starter on the one chosen, this opponent on every other. */
    default Occupant occupant(boolean own, PersonId guest) {
        if (own) return new Occupant.Person(guest);
        return switch (this) {
            case Machine(var level) -> new Occupant.Bot(level);
            case Friend() -> new Occupant.Open();
            case Self() -> new Occupant.Person(guest);
        };
    }
}
