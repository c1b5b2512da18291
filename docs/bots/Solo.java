/**
 * 300: Earth & Water alone against PERS.IA, by rules of thumb: java Solo.java ADDRESS KEY
 *
 * <p>Buy some cards, then as many armies as can be fed; attack where the odds are three to one,
 * best where Persia holds the city; leave Athens and Sparta to nobody; react where one may; else
 * keep cards and do no harm to oneself.
 */
void main(String[] args) throws Exception {
    new Client(args).play("earthwater", this::choose);
}

/** Of equals the first, as the house lists them. */
String choose(Map<String, Object> view) {
    Map<String, Object> best = null;
    for (var choice : Json.maps(view.get("choices")))
        if (best == null || worth(choice, view) > worth(best, view)) best = choice;
    return (String) best.get("move");
}

/** Each rule of thumb is a number: the highest is played. */
double worth(Map<String, Object> choice, Map<String, Object> view) {
    var move = (String) choice.get("move");
    return switch ((String) choice.get("kind")) {
        case "raise" ->
                isHungry(view) ? 0 : move.contains("army") ? 8 : 6; // no more than can be fed
        case "buy" -> 5 + Math.min(Integer.parseInt(move.split(" ")[1]), 3);
        case "march", "sail" -> movement(choice, view);
        case "play" -> move.endsWith("move") ? 6 : 5;
        case "react" -> 7;
        case "stay" -> 2;
        case "pass", "done", "decline" -> 1;
        default -> 0;
    };
}

double movement(Map<String, Object> choice, Map<String, Object> view) {
    double odds = chance(choice, view);
    if (odds < 0.75) return -10;
    double home = Set.of("Athenai", "Sparta").contains(choice.get("from")) ? 3 : 0;
    double gain = isTheirs(choice.get("to"), view) ? 5 + 0.3 * (Double) choice.get("armies") : 0;
    return 4 + 4 * odds + gain - home;
}

/** How likely the attacker wins what this movement leads to; 1 where nobody defends. */
double chance(Map<String, Object> choice, Map<String, Object> view) {
    return Json.maps(view.get("battles")).stream()
            .filter(it -> it.get("at").equals(choice.get("to")) && it.get("card").equals(0.0))
            .filter(
                    it ->
                            it.get("fleets").equals(choice.get("fleets"))
                                    && it.get("armies").equals(choice.get("armies")))
            .map(it -> (Double) Json.maps(it.get("fights")).getLast().get("attackerWins"))
            .findFirst()
            .orElse(1.0);
}

boolean isTheirs(Object city, Map<String, Object> view) {
    return Json.maps(view.get("cities")).stream()
            .anyMatch(it -> it.get("name").equals(city) && "Persia".equals(it.get("control")));
}

boolean isHungry(Map<String, Object> view) {
    return Json.maps(Json.map(view.get("reckoned")).get("losses")).stream()
            .anyMatch(it -> "Greece".equals(it.get("side")));
}
