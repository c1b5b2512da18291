package hegemon.cli.ew;

import java.util.Locale;

/** The distribution of the final score as a picture (SVG). */
final class StudyChart {
    private static final int BAR = 40;
    private static final int HEIGHT = 240;
    private static final int TOP = 60;
    private static final int LEFT = 30;
    private static final int END = 6;

    private StudyChart() {}

    static String of(Study study) {
        var scores = study.scores();
        double most = scores.values().stream().mapToDouble(Study.Share::share).max().orElse(1);
        int width = 2 * LEFT + (2 * END + 1) * BAR;
        var svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">%n"
                        .formatted(width, TOP + HEIGHT + 50));
        text(
                svg,
                LEFT,
                22,
                "start",
                "Final score: %s, Greeks: %s".formatted(study.setup(), study.greek()));
        text(
                svg,
                LEFT,
                42,
                "start",
                String.format(
                        Locale.ENGLISH,
                        "%d games; the Greeks win %.1f %%",
                        study.endings().size(),
                        100 * study.greeksWin().share()));
        for (int score = -END; score <= END; score++) {
            var share = scores.get(score);
            double part = share == null ? 0 : share.share();
            int height = (int) Math.round(HEIGHT * part / most);
            int x = LEFT + (score + END) * BAR;
            svg.append(
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>%n"
                            .formatted(
                                    x + 3, TOP + HEIGHT - height, BAR - 6, height, colour(score)));
            text(svg, x + BAR / 2, TOP + HEIGHT + 18, "middle", Integer.toString(Math.abs(score)));
            if (part > 0)
                text(
                        svg,
                        x + BAR / 2,
                        TOP + HEIGHT - height - 4,
                        "middle",
                        String.format(Locale.ROOT, "%.1f", 100 * part));
        }
        text(svg, LEFT, TOP + HEIGHT + 38, "start", "Greek points");
        text(svg, width - LEFT, TOP + HEIGHT + 38, "end", "Persian points");
        return svg.append("</svg>").toString();
    }

    private static String colour(int score) {
        if (score == 0) return "#777777";
        return score < 0 ? "#1f5fa8" : "#a8321f";
    }

    private static void text(StringBuilder svg, int x, int y, String anchor, String words) {
        svg.append(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>%n"
                        .formatted(x, y, anchor, words));
    }
}
