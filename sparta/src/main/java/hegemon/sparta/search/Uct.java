package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * A plain UCT player, the yardstick for the engine: it knows nothing of Sparta but the rules. Each
 * iteration walks down the tree by UCB1, adds one node, and plays at random from there; a random
 * game that is cut counts as half.
 */
public final class Uct {
    private static final double EXPLORATION = Math.sqrt(2);

    /** A position in the tree; wins are counted for the side that moved into it. */
    private static final class Node {
        private final int move;
        private final List<Node> children = new ArrayList<>();
        private int[] untried = {};
        private int left = -1;
        private int visits = 0;
        private double wins = 0;

        Node(int move) {
            this.move = move;
        }

        /** Lists the moves on the first visit, in a random order. */
        void open(Generator generator, SplittableRandom random) {
            if (left >= 0) return;
            var moves = new int[Moves.MOST];
            left = generator.all(moves);
            untried = java.util.Arrays.copyOf(moves, left);
            for (int i = left - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int move = untried[i];
                untried[i] = untried[other];
                untried[other] = move;
            }
        }

        Node expand() {
            var child = new Node(untried[--left]);
            children.add(child);
            return child;
        }

        Node best() {
            double log = Math.log(visits);
            var best = children.getFirst();
            double highest = -1;
            for (Node child : children) {
                double bound =
                        child.wins / child.visits + EXPLORATION * Math.sqrt(log / child.visits);
                if (bound > highest) {
                    highest = bound;
                    best = child;
                }
            }
            return best;
        }
    }

    private final Board board;
    private final Generator generator;
    private final Playout playout;
    private final SplittableRandom random;
    private final List<Node> path = new ArrayList<>();

    private Uct(Board board, long seed) {
        this.board = board;
        this.generator = new Generator(board);
        this.random = new SplittableRandom(seed);
        this.playout = new Playout(board, random.split());
    }

    /**
     * @param limits nodes are iterations here, and depth has no meaning
     */
    public static Move choose(
            SpartaState state, Limits limits, long seed, BooleanSupplier unwanted) {
        var control = new Control(limits, System.nanoTime(), unwanted);
        return Moves.move(new Uct(Board.of(state), seed).search(control));
    }

    private int search(Control control) {
        var root = new Node(Moves.NONE);
        root.open(generator, random);
        if (root.left == 1) return root.untried[0];
        long iterations = 0;
        do {
            iterate(root);
        } while (!control.isOver(++iterations));
        var most = root.children.getFirst();
        for (Node child : root.children) if (child.visits > most.visits) most = child;
        return most.move;
    }

    private void iterate(Node root) {
        path.clear();
        path.add(root);
        int mover = board.side;
        int made = 0;
        var node = root;
        int outcome = Board.OPEN;
        while (outcome == Board.OPEN) {
            node.open(generator, random);
            boolean fresh = node.left > 0;
            node = fresh ? node.expand() : node.best();
            board.make(node.move);
            made++;
            path.add(node);
            outcome = outcome();
            if (fresh) break;
        }
        if (outcome == Board.OPEN) {
            made += playout.play(Playout.LONGEST);
            outcome = board.outcome();
        }
        for (; made > 0; made--) board.unmake();
        learn(outcome, mover);
    }

    private int outcome() {
        int now = board.outcome();
        return now == Board.OPEN ? board.outcomeOfGame() : now;
    }

    /** The nodes after the root were moved into by the sides in turn, the mover first. */
    private void learn(int outcome, int mover) {
        for (int i = 0; i < path.size(); i++) {
            var node = path.get(i);
            int movedHere = mover ^ (i & 1) ^ 1;
            node.visits++;
            if (outcome == Board.OPEN || outcome == Board.DRAW) node.wins += 0.5;
            else if (outcome == movedHere) node.wins += 1;
        }
    }
}
