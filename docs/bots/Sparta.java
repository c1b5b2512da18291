/**
 * Sparta by search, one's own move, then the best answer to it: java Sparta.java ADDRESS KEY
 *
 * <p>Each move is tried on a board of our own; of the dozen that look best at once, the one is
 * played whose best answer leaves us best off.
 */
void main(String[] args) throws Exception {
    new Client(args).play("sparta", this::choose);
}

static final int PROMISING = 12;

String choose(Map<String, Object> view) {
    var board = board(view);
    var side = (String) view.get("toMove");
    var other = side.equals("South") ? "North" : "South";
    var tried = new LinkedHashMap<String, Board>();
    for (Object each : (List<?>) view.get("moves")) {
        if (each.equals("pass")) return "pass";
        var ends = each.toString().replace("=H", "").split("-"); // a promotion stays where it is
        var to = Board.Square.of(ends[ends.length - 1]);
        tried.put(each.toString(), board.played(Board.Square.of(ends[0]), to));
    }
    return tried.keySet().stream()
            .sorted(Comparator.comparingDouble(move -> -worth(tried.get(move), side)))
            .limit(PROMISING)
            .max(Comparator.comparingDouble(move -> afterAnswer(tried.get(move), side, other)))
            .orElseThrow();
}

double afterAnswer(Board board, String side, String other) {
    return board.answers(other).mapToDouble(after -> worth(after, side)).min().orElse(1000);
}

Board board(Map<String, Object> view) {
    var board = new Board(new HashMap<>(), new HashMap<>());
    for (var each : Json.maps(view.get("pieces"))) {
        var piece = new Board.Piece((String) each.get("side"), "hero".equals(each.get("kind")));
        board.pieces().put(Board.Square.of(each.get("square")), piece);
    }
    for (var each : Json.maps(view.get("cities")))
        board.cities().put(Board.Square.of(each.get("square")), String.valueOf(each.get("owner")));
    return board;
}

/** Pieces first, then heroes, then cities, then how near each piece is to what it wants. */
double worth(Board board, String side) {
    double total = 0;
    for (String owner : board.cities().values()) total += owner.equals(side) ? 3 : -3;
    for (var each : board.pieces().entrySet()) {
        var piece = each.getValue();
        int way =
                board.cities().entrySet().stream()
                        // a fighter wants to become a hero at home, a hero wants the others' cities
                        .filter(city -> city.getValue().equals(piece.side()) != piece.hero())
                        .mapToInt(city -> city.getKey().way(each.getKey()))
                        .min()
                        .orElse(0);
        double worth = 10 + (piece.hero() ? 4 : 0) - 0.2 * way;
        total += piece.side().equals(side) ? worth : -worth;
    }
    return total;
}
