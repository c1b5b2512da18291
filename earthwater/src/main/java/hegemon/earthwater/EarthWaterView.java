package hegemon.earthwater;

import java.util.List;

/**
 * What a seat knows: all that a page needs to show the game. A tree of records, lists, strings and
 * numbers; an empty string stands for nothing.
 *
 * @param seat who looks
 * @param score Persian points are positive, Greek ones negative
 * @param hand the cards of this seat; empty for spectators
 * @param shown cards of the other hand that this seat may look at now (Hippias)
 * @param pile how many cards the draw pile has
 * @param discards face up, the top one last
 * @param aside the card of Mines of Laurion while its event lasts
 * @param inForce events in force: carneia, acropolis
 * @param prompt the decision that is waited for
 * @param choices the legal moves of this seat, empty if it is not its turn
 * @param battles those that this decision is about, with their odds
 * @param reckoned supply and scoring as if the campaign ended now
 * @param sheet what PERS.IA would do now
 * @param notes what has happened since the last decision
 * @param changes of the map since the last note, or since the decision where there is none
 */
public record EarthWaterView(
        String setup,
        boolean solo,
        String seat,
        int campaign,
        int score,
        boolean bridge,
        List<Place> cities,
        List<Forces> forces,
        List<Portrait> figures,
        List<Integer> hand,
        List<Integer> shown,
        int pile,
        List<Integer> discards,
        List<Integer> aside,
        List<String> inForce,
        Prompt prompt,
        List<Choice> choices,
        List<Battle> battles,
        Reckoned reckoned,
        Sheet sheet,
        List<Told> notes,
        List<Change> changes,
        Result result) {

    /**
     * A city and what stands in it.
     *
     * @param control the side that controls it, or nothing
     */
    public record Place(
            String name,
            int greekArmies,
            int persianArmies,
            int greekFleets,
            int persianFleets,
            String control) {}

    /**
     * A side's pieces off the map, and the size of its hand.
     *
     * @param unlimited whether the reserve never runs out; the numbers are 0 then
     */
    public record Forces(String side, int armies, int fleets, boolean unlimited, int cards) {}

    /**
     * A historical figure.
     *
     * @param side whose piece lies on it when it is used up
     */
    public record Portrait(String name, String side, String piece, boolean used) {}

    /**
     * What is waited for.
     *
     * @param decider a seat, {@code chance}, or nothing when the game is over
     * @param phase the kind of decision
     * @param rule under which it is made
     * @param at the city it is about
     * @param amount talents left, armies to remove, cards to keep; else 0
     * @param cargo armies still aboard the attacker's fleets
     * @param attacker the side that attacks, in a battle
     * @param event the event that is being carried out, as the words name it
     */
    public record Prompt(
            String decider,
            String phase,
            String rule,
            String at,
            int amount,
            int cargo,
            String attacker,
            String event) {}

    /**
     * One legal move, and what it is about.
     *
     * @param move in the notation
     * @param kind its verb
     * @param cards it plays, discards or keeps
     * @param from where a movement begins
     * @param to where it ends, or the city it is about
     * @param armies that move or are placed
     * @param fleets that move
     */
    public record Choice(
            String move,
            String kind,
            List<Integer> cards,
            String from,
            String to,
            int armies,
            int fleets) {}

    /**
     * A battle that a choice leads to, or that is being fought.
     *
     * @param fleets that sail to it, armies that march or are aboard, or that are put back; 0 in a
     *     battle that goes on
     * @param card the reaction it is weighed with, 0 for none
     * @param fights at sea, on land, or both one after the other
     */
    public record Battle(String at, int fleets, int armies, int card, List<Fight> fights) {}

    /**
     * The exact chances of a battle that is fought to its end without retreats and further cards.
     *
     * @param kind {@code sea} or {@code land}; a landing behind a battle at sea counts that too
     */
    public record Fight(
            String kind,
            double attackerWins,
            double defenderWins,
            double bothGone,
            double attackersLeft,
            double defendersLeft) {}

    /**
     * Supply and scoring as if the campaign ended now.
     *
     * @param cities that would score, after all losses
     * @param score where the marker would be
     * @param winner whoever would win at once (EW-8.2), or nothing
     */
    public record Reckoned(
            List<Loss> losses,
            List<Worth> cities,
            int greekPoints,
            int persianPoints,
            int score,
            String winner) {}

    /** A city, and what it would score for a side. */
    public record Worth(String side, String city, int points) {}

    /**
     * Armies that supply would take.
     *
     * @param city nothing where the side may choose
     */
    public record Loss(String side, String city, int armies, String rule) {}

    /**
     * The aid of the solo game, filled in; empty for two.
     *
     * @param situation of a preparation now
     * @param faces its next turn by the die; while a battle lasts none
     */
    public record Sheet(String situation, List<Face> faces) {}

    /**
     * What PERS.IA would do.
     *
     * @param die 0 for a turn without a die
     * @param act {@code done} if it has passed for the rest of the campaign
     * @param tried what cannot be done and falls back on the next
     * @param fleets that it puts into the city
     * @param battle {@code land}, {@code sea} or {@code none}
     */
    public record Face(
            int die,
            String act,
            List<String> tried,
            String from,
            String to,
            int armies,
            int fleets,
            String battle) {}

    /**
     * Something that happened.
     *
     * @param key of its text
     * @param args what the text names; a city, a side, a card or a figure by the key of its word
     * @param changes of the map since the note before, or since the decision
     */
    public record Told(String rule, String key, List<String> args, List<Change> changes) {}

    /**
     * A change of what the map and its tracks show. Those of all notes one after the other, and
     * those since the last note, lead from one decision's map to the next one's.
     *
     * @param what {@code army} or {@code fleet}: pieces moved; {@code control}: a city has another
     *     master; {@code bridge}, {@code score}, {@code campaign}: a mark was set
     * @param side whose pieces, or the new master; nothing if nobody controls the city
     * @param from where pieces stood; nothing if they came from the reserve
     * @param to where they went, nothing if they are off the map; or the city that changed masters
     * @param number how many pieces, or what a mark shows now; 1 while the bridge stands
     */
    public record Change(String what, String side, String from, String to, int number) {
        static Change set(String mark, int number) {
            return new Change(mark, "", "", "", number);
        }

        boolean isSameWay(Change other) {
            return from.equals(other.from) && to.equals(other.to);
        }

        Change andOne() {
            return new Change(what, side, from, to, number + 1);
        }
    }

    /**
     * How the game ended.
     *
     * @param winner a seat, or nothing for a tie
     * @param rule that ended it, nothing while it goes on
     */
    public record Result(boolean over, String winner, String rule) {}
}
