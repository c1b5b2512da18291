package hegemon.cli.ew;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import hegemon.earthwater.board.Side;
import hegemon.earthwater.search.Calibration;
import hegemon.earthwater.search.Forecast;

import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What the adviser said of many decisions, held against what came of them.
 *
 * @param steps after so many playouts it was asked
 */
record Trust(boolean solo, Side side, long seed, List<Integer> steps, List<Forecast> forecasts) {
    /** The factor looked for lies between 1/e⁷ and e⁷. */
    private static final double WIDEST = 7;

    Trust {
        steps = List.copyOf(steps);
        forecasts = List.copyOf(forecasts);
    }

    /**
     * The adviser after so many playouts.
     *
     * @param share of the playouts won, on average
     * @param shareError the mean square error if these shares are taken for probabilities
     * @param predicted probability to win, on average
     * @param error its mean square error
     */
    record Step(int playouts, double share, double shareError, double predicted, double error) {}

    /**
     * The decisions of one campaign, by the last word of the adviser.
     *
     * @param factor of the odds that is in use
     * @param bestFactor the one with which these results are most likely
     */
    record Campaign(
            int campaign,
            int count,
            double predicted,
            double won,
            double factor,
            double bestFactor) {}

    List<Step> perStep() {
        return IntStream.range(0, steps.size()).mapToObj(this::step).toList();
    }

    private Step step(int index) {
        var shares = Predictions.of(forecasts, index, each -> new Calibration(1));
        var predictions = Predictions.of(forecasts, index, this::inUse);
        return new Step(
                steps.get(index),
                shares.predicted(),
                shares.error(),
                predictions.predicted(),
                predictions.error());
    }

    private Calibration inUse(Forecast forecast) {
        return Calibration.of(solo, side, forecast.campaign());
    }

    private int lastStep() {
        return steps.size() - 1;
    }

    Predictions lastWord() {
        return Predictions.of(forecasts, lastStep(), this::inUse);
    }

    List<Campaign> campaigns() {
        return forecasts.stream()
                .collect(groupingBy(Forecast::campaign, TreeMap::new, toList()))
                .entrySet()
                .stream()
                .map(each -> campaign(each.getKey(), each.getValue()))
                .toList();
    }

    private Campaign campaign(int campaign, List<Forecast> those) {
        var predictions = Predictions.of(those, lastStep(), this::inUse);
        return new Campaign(
                campaign,
                those.size(),
                predictions.predicted(),
                predictions.won(),
                inUse(those.getFirst()).factor(),
                bestFactor(those));
    }

    /**
     * With the most likely factor as much is predicted as was won. The prediction grows with the
     * factor, so halving finds it.
     */
    private double bestFactor(List<Forecast> those) {
        double low = -WIDEST;
        double high = WIDEST;
        for (int i = 0; i < 40; i++) {
            double middle = (low + high) / 2;
            var tried = Predictions.of(those, lastStep(), e -> new Calibration(Math.exp(middle)));
            if (tried.predicted() < tried.won()) low = middle;
            else high = middle;
        }
        return Math.exp(low);
    }

    private String game() {
        return (solo ? "solo" : "two-player") + ", advice for " + side.seat().name();
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", solo ? "solo" : "two-player");
        json.put("side", side.seat().name());
        json.put("seed", seed);
        json.put("decisions", forecasts.size());
        json.put("won", lastWord().won());
        json.put("steps", perStep());
        json.put("campaigns", campaigns());
        json.put("bins", lastWord().bins());
        return json;
    }

    String text() {
        var out = new Formatter(Locale.ENGLISH);
        out.format(
                "%s: %,d decisions, seed %d, won %.1f %%%n",
                game(), forecasts.size(), seed, 100 * lastWord().won());
        out.format("%nplayouts    share  error   predicted  error%n");
        for (Step step : perStep())
            out.format(
                    "%,8d  %5.1f %%  %.3f     %5.1f %%  %.3f%n",
                    step.playouts,
                    100 * step.share,
                    step.shareError,
                    100 * step.predicted,
                    step.error);
        out.format("%ncampaign  decisions  predicted      won  factor  best factor%n");
        for (Campaign each : campaigns())
            out.format(
                    "%8d  %9d    %5.1f %%  %5.1f %%  %6.1f  %11.1f%n",
                    each.campaign,
                    each.count,
                    100 * each.predicted,
                    100 * each.won,
                    each.factor,
                    each.bestFactor);
        out.format("%npredicted  decisions  on average      won  (95 %%)%n");
        for (Predictions.Bin bin : lastWord().bins())
            out.format(
                    "from %3d %%  %9d     %5.1f %%  %5.1f %%  (%.1f–%.1f)%n",
                    bin.from(),
                    bin.count(),
                    100 * bin.predicted(),
                    100 * bin.won(),
                    100 * bin.low(),
                    100 * bin.high());
        return out.toString();
    }
}
