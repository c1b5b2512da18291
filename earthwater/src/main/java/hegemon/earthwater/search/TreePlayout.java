package hegemon.earthwater.search;

import hegemon.earthwater.Position;

import java.util.Optional;

/**
 * A playout that begins in a search tree: there the options are chosen by upper confidence bounds,
 * the first option that is new leaves the tree, and the rest is played by instinct.
 */
final class TreePlayout extends InstinctPlayout {
    private static final int LONGEST = 400;

    /** How far the final score counts beside victory. */
    private static final double POINTS = 0.25;

    private static final double STEEPNESS = 3;

    private final Instinct instinct = new Instinct();
    private final Node[] path = new Node[LONGEST];
    private final int[] taken = new int[LONGEST];
    private final int[] sides = new int[LONGEST];
    private int length;

    /** Where in the tree the game is; outside once it has left it. */
    private Node here = new Node();

    private boolean inside;

    /** What to think of a campaign that begins; empty: the game is played to its end. */
    private final Optional<Foresight> foresight;

    private boolean foreseen;

    TreePlayout(long seed, Optional<Foresight> foresight) {
        super(seed);
        this.foresight = foresight;
    }

    @Override
    boolean isFarEnough() {
        foreseen = foresight.isPresent() && Foresight.covers(this);
        return foreseen;
    }

    void enter(Node root) {
        length = 0;
        foreseen = false;
        here = root;
        inside = true;
    }

    /** The only option there is at the root is taken; the tree begins behind it. */
    void enterPast(Node root, int code, int side) {
        enter(root);
        int known = root.find(code);
        int option = known < 0 ? root.add(code, 1) : known;
        path[0] = root;
        taken[0] = option;
        sides[0] = side;
        length = 1;
        inside = root.trials[option] > 0;
        here = root.children[option];
    }

    @Override
    int choose(int side, Ask ask, int count, int first, int second) {
        if (count == 1) return 0;
        options.fill(this, side, ask, count, first, second);
        return pick(side, ask);
    }

    /** One of the options listed. */
    int pick(int side, Ask ask) {
        if (!inside || length == LONGEST) return quick(side, ask);
        var node = here;
        int option = selected(node, side, ask);
        int code = node.codes[option];
        for (int i = 0; i < options.size; i++)
            if (options.codes[i] == code) {
                path[length] = node;
                taken[length] = option;
                sides[length++] = side;
                inside = node.trials[option] > 0;
                here = node.children[option];
                return i;
            }
        throw new IllegalStateException("no option " + Codes.verb(code) + " here");
    }

    private int selected(Node node, int side, Ask ask) {
        int best = -1;
        int known = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size; i++) {
            int option = node.find(options.codes[i]);
            if (option < 0) continue;
            known++;
            node.available[option]++;
            double bound = node.bound(option);
            if (bound > most) {
                most = bound;
                best = option;
            }
        }
        return known < Math.min(options.size, node.width()) ? expanded(node, side, ask) : best;
    }

    /** The most promising option that is not in the tree yet. */
    private int expanded(Node node, int side, Ask ask) {
        var worths = instinct.worths(this, side, ask, options);
        int fresh = -1;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size; i++) {
            least = Math.min(least, worths[i]);
            most = Math.max(most, worths[i]);
            boolean better = fresh < 0 || worths[i] > worths[fresh];
            if (better && node.find(options.codes[i]) < 0) fresh = i;
        }
        double promised = most > least ? (worths[fresh] - least) / (most - least) : 1;
        int option = node.add(options.codes[fresh], promised);
        node.available[option] = 1;
        return option;
    }

    /** The die of PERS.IA is seen by all, so what follows differs by it. */
    @Override
    void tell(Verb verb, int a, int b, int c, int d) {
        if (verb != Verb.PERSIA || !inside) return;
        int code = Codes.of(Verb.PERSIA, a);
        int known = here.find(code);
        int child = known < 0 ? here.add(code, 0) : known;
        here = here.children[child];
    }

    /** What the game that was played fast has come to is noted along the way through the tree. */
    void finish() {
        if (foreseen) {
            double persian = foresight.orElseThrow().persian(this);
            note(persian, persian);
        } else finish(winner);
    }

    /**
     * @param won 1 for Persia, -1 for Greece, 0 for a tie
     */
    void finish(int won) {
        double persian = (1 + won) / 2.0;
        double points = sudden(won) ? persian : 1 / (1 + Math.exp(-score / STEEPNESS));
        note(persian, (1 - POINTS) * persian + POINTS * points);
    }

    private void note(double persian, double gain) {
        for (int i = 0; i < length; i++) {
            boolean persians = sides[i] == PERSIAN;
            path[i].visits++;
            path[i].trials[taken[i]]++;
            path[i].gains[taken[i]] += persians ? gain : 1 - gain;
            path[i].victories[taken[i]] += persians ? persian : 1 - persian;
        }
    }

    /** Whether a game with this winner ended at once (EW-8.2, EW-S2.3), not on points. */
    boolean sudden(int won) {
        return won != 0 && (campaign < Position.LAST_CAMPAIGN || Integer.signum(score) != won);
    }
}
