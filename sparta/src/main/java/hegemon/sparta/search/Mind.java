package hegemon.sparta.search;

/** How an {@link Engine} judges positions and steers its search. */
public final class Mind {
    private final Valuation valuation;
    private final Margins margins;

    private Mind(Valuation valuation, Margins margins) {
        this.valuation = valuation;
        this.margins = margins;
    }

    /** The net that comes with the game: full strength. */
    public static Mind net() {
        return net(Net.shipped());
    }

    public static Mind net(Net net) {
        return new Mind(Valuation.net(net), Margins.tuned());
    }

    /** The features, with which the levels below the full one play and puzzles are found. */
    public static Mind features() {
        return features(Weights.tuned());
    }

    static Mind features(Weights weights) {
        return new Mind(Valuation.features(weights), Margins.byHand());
    }

    public Mind with(Margins other) {
        return new Mind(valuation, other);
    }

    Valuation valuation() {
        return valuation;
    }

    Margins margins() {
        return margins;
    }
}
