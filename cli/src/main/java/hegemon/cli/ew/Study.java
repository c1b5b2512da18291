package hegemon.cli.ew;

import hegemon.earthwater.search.Arena.Ending;
import hegemon.earthwater.search.Interval;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What many solo games came to. */
record Study(String setup, String greek, long seed, List<Ending> endings) {
    Study {
        endings = List.copyOf(endings);
    }

    /** A share of the games with its confidence interval (Wilson, 95 %). */
    record Share(long count, double share, double low, double high) {
        static Share of(long count, long all) {
            double share = (double) count / all;
            var interval = Interval.of(share, all);
            return new Share(count, share, interval.low(), interval.high());
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ENGLISH,
                    "%,10d  %6.2f %%  (%.2f – %.2f)",
                    count,
                    100 * share,
                    100 * low,
                    100 * high);
        }
    }

    private Share share(Predicate<Ending> which) {
        return Share.of(endings.stream().filter(which).count(), endings.size());
    }

    Share greeksWin() {
        return share(ending -> ending.winner() < 0);
    }

    Share ties() {
        return share(ending -> ending.winner() == 0);
    }

    Share persiansWin() {
        return share(ending -> ending.winner() > 0);
    }

    /** By which rule the games end, and who has won by it. */
    Map<String, Share> endingsByRule() {
        return shares(ending -> ending.rule() + " " + winner(ending));
    }

    Map<Integer, Share> scores() {
        return shares(Ending::score);
    }

    /** In which campaign the games end. */
    Map<Integer, Share> campaigns() {
        return shares(Ending::campaign);
    }

    /** How often the Greeks win the games that end in each campaign. */
    Map<Integer, Share> greekWinsByCampaign() {
        var shares = new TreeMap<Integer, Share>();
        endings.stream()
                .collect(Collectors.groupingBy(Ending::campaign))
                .forEach(
                        (campaign, games) ->
                                shares.put(
                                        campaign,
                                        Share.of(
                                                games.stream()
                                                        .filter(game -> game.winner() < 0)
                                                        .count(),
                                                games.size())));
        return shares;
    }

    private <K extends Comparable<K>> Map<K, Share> shares(Function<Ending, K> key) {
        var shares = new TreeMap<K, Share>();
        endings.stream()
                .collect(Collectors.groupingBy(key, Collectors.counting()))
                .forEach((value, count) -> shares.put(value, Share.of(count, endings.size())));
        return shares;
    }

    private static String winner(Ending ending) {
        return switch (ending.winner()) {
            case 1 -> "Persia";
            case -1 -> "Greece";
            default -> "tie";
        };
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("setup", setup);
        json.put("greek", greek);
        json.put("seed", seed);
        json.put("games", endings.size());
        json.put("greeksWin", greeksWin());
        json.put("ties", ties());
        json.put("persiansWin", persiansWin());
        json.put("endings", endingsByRule());
        json.put("scores", scores());
        json.put("campaigns", campaigns());
        json.put("greekWinsByCampaign", greekWinsByCampaign());
        return json;
    }

    String text() {
        var text = new StringBuilder();
        text.append(
                String.format(
                        Locale.ENGLISH,
                        "%s, Greeks: %s, %,d games, seed %d\n",
                        setup,
                        greek,
                        endings.size(),
                        seed));
        text.append("share of the games, with its 95 % confidence interval\n");
        line(text, "Greeks win", greeksWin());
        line(text, "tie", ties());
        line(text, "Persia wins", persiansWin());
        endingsByRule().forEach((rule, share) -> line(text, "ends by " + rule, share));
        campaigns().forEach((campaign, share) -> line(text, "ends in campaign " + campaign, share));
        greekWinsByCampaign()
                .forEach(
                        (campaign, share) ->
                                line(text, "  Greeks win those of " + campaign, share));
        scores().forEach((score, share) -> line(text, "score " + signed(score), share));
        return text.toString();
    }

    private static String signed(int score) {
        if (score == 0) return "0";
        return Math.abs(score) + (score > 0 ? " Persian" : " Greek");
    }

    private static void line(StringBuilder text, String name, Share share) {
        text.append("%-28s %s\n".formatted(name, share));
    }
}
