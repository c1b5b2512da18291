import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/**
 * A ruler in PYGMA-ISIS who feeds his people: java Ruler.java ADDRESS KEY. Each month every own
 * field brings what lacks most (PI-21, PI-22); nothing else is ordered. Java reads no JSON by
 * itself: here a few patterns do.
 */
final HttpClient http = HttpClient.newHttpClient();

/** PI-21, T5: what each kind of land can bring, and how well. */
final Map<String, String> land =
        Map.of(
                "PLAIN", "Getreide3 Früchte2 Vieh2 Gewürze1 Stoff2 Kultur1",
                "HILLS", "Getreide1 Früchte2 Vieh1 Gewürze1 Wein3 Stein1 Erze2 Stoff1 Kultur1",
                "WOODED_HILLS", "Früchte2 Vieh1 Holz2 Stein1 Erze1 Kultur1",
                "MOUNTAINS", "Vieh1 Gewürze1 Wein1 Stein3 Erze3 Stoff1 Kultur1",
                "LIGHT_FOREST", "Früchte1 Vieh2 Holz2 Kultur1",
                "DEEP_FOREST", "Früchte1 Vieh1 Holz3 Kultur1",
                "GRASSLAND", "Getreide2 Vieh2 Stoff3 Kultur1");

String address = "", key = "";

void main(String[] args) throws Exception {
    address = args[0];
    key = args[1];
    while (true) {
        try {
            var answer = http.send(to("/api/me/events").build(), BodyHandlers.ofLines());
            if (answer.statusCode() == 401) {
                throw new Error("the key is not valid (any more): make a new one");
            }
            answer.body().filter(line -> !line.isBlank()).forEach(this::rule);
        } catch (IOException | UncheckedIOException lost) {
            IO.println("lost the server, coming back: " + lost);
        }
        Thread.sleep(1_000);
    }
}

/** Sends a sheet if this month lacks ours. */
void rule(String table) {
    if (!table.contains("\"game\":\"pygma\"") || !table.contains("\"waitsForYou\":true")) return;
    var goods = "Getreide Früchte Vieh Gewürze Wein Holz Stein Erze Stoff Kultur".split(" ");
    var needs = all("\"need\":(\\d+)", table);
    var lack = new HashMap<String, Integer>();
    for (int i = 0; i < goods.length; i++) lack.put(goods[i], Integer.parseInt(needs.get(i)));
    var own = ",\"owner\":" + find("\"report\":\\{\"realm\":(\\d+)", table) + ",";
    var sheet = new StringBuilder();
    for (String spot : all("(\"at\":\"[^\"]+\",\"column\"[^}]+)", table)) {
        var can =
                land.get(find("\"terrain\":\"(\\w+)\"", spot).replaceAll("OASIS|PLATEAU", "PLAIN"));
        if (can == null || !spot.contains(own)) continue;
        sheet.append("PRODUKTION " + find("\"at\":\"([^\"]+)\"", spot));
        for (int place = 3; place > 0; place--) sheet.append(" " + best(can, place, lack));
        sheet.append("\\n");
    }
    var json = "{\"entry\":%s,\"text\":\"%s\"}".formatted(find("\"entry\":(\\d+)", table), sheet);
    IO.println("sent " + post("/api/games/" + find("\"id\":\"([^\"]+)\"", table) + "/moves", json));
}

/** A place is worth 3, 2 or 1, no more than the land allows: there stands what lacks most. */
String best(String can, int place, Map<String, Integer> lack) {
    var best = "";
    int most = -1;
    for (String good : can.replaceAll("\\d", "").split(" ")) {
        int points = Math.min(place, can.charAt(can.indexOf(good) + good.length()) - '0');
        int worth = points * Math.max(0, lack.getOrDefault(good, 0));
        best = worth > most ? good : best;
        most = Math.max(most, worth);
    }
    lack.merge(best, -place, Integer::sum); // or a little less, on poor land
    return best;
}

HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address + path))
            .header("Authorization", "Bearer " + key)
            .header("Content-Type", "application/json");
}

int post(String path, String json) {
    var request = to(path).POST(BodyPublishers.ofString(json)).build();
    try {
        return http.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException | InterruptedException lost) {
        return 0; // the stream is lost too, and asks again when it is back
    }
}

String find(String pattern, String text) {
    return all(pattern, text).stream().findFirst().orElse("");
}

List<String> all(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(it -> it.group(1)).toList();
}
