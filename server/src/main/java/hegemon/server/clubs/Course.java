package hegemon.server.clubs;

import hegemon.server.id.PersonId;
import hegemon.server.pairing.Duel;
import hegemon.server.pairing.Format;
import hegemon.server.pairing.Ladder;
import hegemon.server.pairing.Player;
import hegemon.server.pairing.Result;
import hegemon.server.pairing.Standings;
import hegemon.server.store.EventRows.Board;
import hegemon.server.store.EventRows.Entrant;
import hegemon.server.store.EventRows.Event;
import hegemon.server.store.EventRows.Phase;
import hegemon.server.store.EventRows.Ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How an event stands.
 *
 * @param games of all rounds, in their order
 */
public record Course(Event event, List<Entrant> entrants, List<Game> games, List<Ruling> rulings) {
    /**
     * A game of a round.
     *
     * @param ruled whether a director decided it
     */
    public record Game(Board board, Optional<Result> result, boolean ruled) {
        private Duel duel() {
            return new Duel(board.first(), board.second(), result);
        }
    }

    public Format format() {
        return Format.parse(event.format()).orElseThrow();
    }

    /** The last round that was begun; 0 if none was. */
    public int round() {
        return games.isEmpty() ? 0 : games.getLast().board().round();
    }

    /** The games of a round, from 1. */
    public List<Game> games(int round) {
        return games.stream().filter(game -> game.board().round() == round).toList();
    }

    /** Whether every game that was begun is over. */
    public boolean isSettled() {
        return games.stream().allMatch(game -> game.result().isPresent());
    }

    public List<Player> players() {
        return entrants.stream()
                .map(each -> new Player(each.person(), each.seed(), each.withdrawn()))
                .toList();
    }

    private List<List<Duel>> duels() {
        var rounds = new ArrayList<List<Duel>>();
        for (int round = 1; round <= round(); round++)
            rounds.add(games(round).stream().map(Game::duel).toList());
        return rounds;
    }

    public List<Standings.Line> standings() {
        return Standings.of(format(), players(), duels());
    }

    /** The games of the next round; none if the event is over. */
    Optional<List<Duel>> next() {
        return format().next(players(), event.rounds(), duels());
    }

    /** Whom somebody may challenge now: nobody but on a ladder that is played. */
    public List<PersonId> inReach(PersonId person) {
        return isLadder() && event.phase() == Phase.RUNNING
                ? new Ladder(players(), duels()).inReach(person)
                : List.of();
    }

    public boolean isLadder() {
        return format() == Format.LADDER;
    }

    /** Whether people may enter: a ladder and, before its last round, a Swiss event also later. */
    public boolean isOpen() {
        return switch (event.phase()) {
            case OPEN -> true;
            case RUNNING -> isLadder() || (format() == Format.SWISS && round() < event.rounds());
            case OVER -> false;
        };
    }

    /** Whether this one took part and has withdrawn. */
    public boolean isOut(PersonId person) {
        return entrants.stream().anyMatch(each -> each.person().equals(person) && each.withdrawn());
    }

    public boolean has(Optional<PersonId> person) {
        return entrants.stream().anyMatch(each -> person.equals(Optional.of(each.person())));
    }

    public Optional<Game> game(int round, int board) {
        return games(round).stream().filter(game -> game.board().number() == board).findFirst();
    }
}
