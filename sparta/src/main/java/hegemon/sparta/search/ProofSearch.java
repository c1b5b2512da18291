package hegemon.sparta.search;

import static hegemon.sparta.search.ProofTable.ENDLESS;
import static hegemon.sparta.search.ProofTable.FRESH;
import static hegemon.sparta.search.ProofTable.disproof;
import static hegemon.sparta.search.ProofTable.pack;
import static hegemon.sparta.search.ProofTable.plies;
import static hegemon.sparta.search.ProofTable.proof;

import hegemon.sparta.Move;
import hegemon.sparta.Options;
import hegemon.sparta.SpartaState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for a win that can be forced, with proof numbers, depth first (df-pn): it always goes where
 * the least is missing. All answers are looked at and nothing is estimated, so what it proves is
 * true; what it does not prove may be true as well. A position that occurred before counts as no
 * win. The limits of SP-6.4 are left out in the search, and a proof that one of them could cut
 * short is none.
 */
public final class ProofSearch {
    /** Pieces of both sides together up to which a proof is worth looking for. */
    public static final int FEW = 9;

    private static final int DEEPEST = 80;
    private static final int PATIENCE = 256;
    private static final long WON = pack(0, ENDLESS, 0);
    private static final long FAILED = pack(ENDLESS, 0, 0);

    private final Board board;
    private final Generator generator;
    private final int attacker;
    private final ProofTable table;
    private final long most;
    private final BooleanSupplier unwanted;
    private final int[][] moves = new int[DEEPEST + 1][Moves.MOST];
    private final long[][] keys = new long[DEEPEST + 1][0];
    private final long[][] ends = new long[DEEPEST + 1][0];
    private long nodes = 0;
    private boolean over = false;

    private ProofSearch(Board board, long most, int memory, BooleanSupplier unwanted) {
        this.board = board;
        this.generator = new Generator(board);
        this.attacker = board.side;
        this.table = new ProofTable(memory);
        this.most = most;
        this.unwanted = unwanted;
    }

    /** Whether so few pieces are left that a proof is worth looking for. */
    public static boolean isWorthwhile(SpartaState state) {
        return state.position().pieces().size() <= FEW;
    }

    /**
     * A proof that the side to move wins, if one is found in time. Without {@code unwanted} the
     * answer depends on nothing but what is asked.
     *
     * @param nodes positions looked at, at most
     * @param memory two to this power is the number of positions remembered, of 16 bytes each
     * @param unwanted becomes true to end the search
     */
    public static Optional<Proof> prove(
            SpartaState state, long nodes, int memory, BooleanSupplier unwanted) {
        if (state.outcome().isPresent()) return Optional.empty();
        var search = new ProofSearch(Board.of(state), nodes, memory, unwanted);
        search.open(0);
        long root = search.explore(ENDLESS, ENDLESS, 0);
        if (proof(root) != 0 || plies(root) > turnsLeft(state)) return Optional.empty();
        return Optional.of(new Proof(plies(root), search.line()));
    }

    /** How many turns may pass before a limit could end the game (SP-6.4). */
    private static int turnsLeft(SpartaState state) {
        Options options = state.setup().options();
        int quiet = options.quietLimit() == 0 ? DEEPEST : options.quietLimit() - state.quiet();
        int stalled =
                options.stalemateLimit() == 0
                        ? DEEPEST
                        : options.stalemateLimit() - state.stalled();
        return Math.min(quiet, stalled);
    }

    /** Lists the moves of the position on the board, and which of them end the game. */
    private void open(int ply) {
        int count = generator.all(moves[ply]);
        keys[ply] = new long[count];
        ends[ply] = new long[count];
        for (int i = 0; i < count; i++) {
            board.make(moves[ply][i]);
            keys[ply][i] = board.key;
            ends[ply][i] = end(ply + 1);
            board.unmake();
        }
    }

    /** How the game ended for the attacker, or FRESH if it goes on. */
    private long end(int ply) {
        int outcome = board.outcome();
        if (outcome == attacker) return WON;
        if (outcome != Board.OPEN || ply >= DEEPEST || board.occurrences() > 1) return FAILED;
        return FRESH;
    }

    private long child(int ply, int i) {
        return ends[ply][i] == FRESH ? table.find(keys[ply][i]) : ends[ply][i];
    }

    /**
     * Looks on below the opened position until more is missing than these thresholds allow.
     *
     * @return what is known of it then
     */
    private long explore(int mostProof, int mostDisproof, int ply) {
        if (++nodes >= most || (nodes % PATIENCE == 0 && unwanted.getAsBoolean())) over = true;
        boolean attacks = board.side == attacker;
        while (true) {
            long sum = 0;
            int best = -1;
            int least = ENDLESS + 1;
            int second = ENDLESS;
            int longest = 0;
            int shortest = Integer.MAX_VALUE;
            for (int i = 0; i < keys[ply].length; i++) {
                long entry = child(ply, i);
                int own = attacks ? proof(entry) : disproof(entry);
                sum += attacks ? disproof(entry) : proof(entry);
                if (own < least) {
                    second = least;
                    least = own;
                    best = i;
                } else if (own < second) second = own;
                if (proof(entry) == 0) {
                    longest = Math.max(longest, plies(entry));
                    shortest = Math.min(shortest, plies(entry));
                }
            }
            int missing = Math.min(least, ENDLESS);
            int all = (int) Math.min(sum, ENDLESS);
            int proof = attacks ? missing : all;
            int disproof = attacks ? all : missing;
            int plies = proof > 0 ? 0 : 1 + (attacks ? shortest : longest);
            long known = pack(proof, disproof, plies);
            if (over
                    || proof == 0
                    || disproof == 0
                    || proof >= mostProof
                    || disproof >= mostDisproof) return known;
            descend(ply, best, second, known, mostProof, mostDisproof);
        }
    }

    private void descend(
            int ply, int best, int second, long known, int mostProof, int mostDisproof) {
        long entry = child(ply, best);
        boolean attacks = board.side == attacker;
        int next = Math.min(second + 1, ENDLESS);
        int childProof;
        int childDisproof;
        if (attacks) {
            childProof = Math.min(mostProof, next);
            childDisproof = rest(mostDisproof, disproof(known), disproof(entry));
        } else {
            childDisproof = Math.min(mostDisproof, next);
            childProof = rest(mostProof, proof(known), proof(entry));
        }
        board.make(moves[ply][best]);
        open(ply + 1);
        long found = explore(childProof, childDisproof, ply + 1);
        board.unmake();
        table.put(keys[ply][best], found);
    }

    /** What is left of a threshold for one child, when the others have their part of the sum. */
    private static int rest(int most, int sum, int part) {
        return most >= ENDLESS ? ENDLESS : most - sum + part;
    }

    /** The quickest proved moves and the longest answers, as far as the table has them. */
    private List<Move> line() {
        var line = new ArrayList<Move>();
        int made = 0;
        for (int ply = 0; ply < DEEPEST; ply++) {
            int best = proved(ply);
            if (best < 0) break;
            line.add(Moves.move(moves[ply][best]));
            if (ends[ply][best] == WON) break;
            board.make(moves[ply][best]);
            made++;
            open(ply + 1);
        }
        for (; made > 0; made--) board.unmake();
        return line;
    }

    private int proved(int ply) {
        boolean attacks = board.side == attacker;
        int best = -1;
        for (int i = 0; i < keys[ply].length; i++) {
            long entry = child(ply, i);
            if (proof(entry) > 0) continue;
            if (best < 0) best = i;
            int lead = plies(entry) - plies(child(ply, best));
            if (attacks ? lead < 0 : lead > 0) best = i;
        }
        return best;
    }
}
