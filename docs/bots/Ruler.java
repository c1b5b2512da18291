import module java.net.http;

// java Ruler.java ADDRESS KEY: feeds his people in PYGMA-ISIS; each field brings what lacks most.
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
                "PLATEAU", "Getreide3 Früchte2 Vieh2 Gewürze1 Stoff2 Kultur1",
                "GRASSLAND", "Getreide2 Vieh2 Stoff3 Kultur1");

/** The month that each table has our sheet for: while others write theirs, it is told again. */
final Map<String, String> sent = new HashMap<>();

String address = "", key = "";

void main(String[] args) throws Exception {
    if (args.length < 2) throw new Error("usage: java Ruler.java ADDRESS KEY");
    address = args[0].replaceAll("/+$", "");
    key = args[1];
    while (true) {
        try {
            var all = http.send(to("/api/me/events").build(), HttpResponse.BodyHandlers.ofLines());
            if (all.statusCode() == 401) throw new Error("the key is not valid: make a new one");
            if (all.statusCode() != 200) throw new IOException("it says " + all.statusCode());
            all.body().filter(line -> !line.isBlank()).forEach(this::rule);
        } catch (IOException | UncheckedIOException lost) {
            IO.println("lost the server, coming back: " + lost);
        }
        Thread.sleep(1_000);
    }
}

/** Sends a sheet if this month lacks ours. */
void rule(String table) {
    if (!table.contains("\"game\":\"pygma\"") || !table.contains("\"waitsForYou\":true")) return;
    var id = find("\"id\":\"([^\"]+)\"", table);
    var month = find("\"awaited\":(\\{[^}]+})", table);
    if (month.equals(sent.get(id))) return;
    var goods = "Getreide Früchte Vieh Gewürze Wein Holz Stein Erze Stoff Kultur".split(" ");
    var needs = all("\"need\":(\\d+)", table).iterator();
    var lack = new HashMap<String, Integer>();
    for (String good : goods) lack.put(good, Integer.parseInt(needs.next()));
    var own = ",\"owner\":" + find("\"report\":\\{\"realm\":(\\d+)", table) + ",";
    var sheet = new StringBuilder();
    for (String spot : all("(\"at\":\"[^\"]+\",\"column\"[^}]+)", table)) {
        var can = land.get(find("\"terrain\":\"(\\w+)\"", spot).replace("OASIS", "PLAIN"));
        if (can == null || !spot.contains(own)) continue;
        sheet.append("PRODUKTION " + find("\"at\":\"([^\"]+)\"", spot));
        for (int place = 3; place > 0; place--) sheet.append(" " + best(can, place, lack));
        sheet.append("\\n");
    }
    var json = "{\"entry\":%s,\"text\":\"%s\"}".formatted(find("\"entry\":(\\d+)", table), sheet);
    int answer = post("/api/games/" + id + "/moves", json);
    if (answer == 200) sent.put(id, month); // 409: somebody acted meanwhile, the next line tells
    IO.println("sent " + answer);
}

/** A place is worth 3, 2 or 1, no more than the land allows: there stands what lacks most. */
String best(String can, int place, Map<String, Integer> lack) {
    var best = "";
    int most = -1;
    for (String good : can.replaceAll("\\d", "").split(" ")) {
        int points = Math.min(place, can.charAt(can.indexOf(good) + good.length()) - '0');
        int worth = points * Math.max(0, lack.getOrDefault(good, 0));
        if (worth > most) best = good;
        most = Math.max(most, worth);
    }
    lack.merge(best, -place, Integer::sum); // or a little less, on poor land
    return best;
}

HttpRequest.Builder to(String path) {
    var to = HttpRequest.newBuilder(URI.create(address + path));
    return to.headers("Authorization", "Bearer " + key, "Content-Type", "application/json");
}

int post(String path, String json) {
    try {
        var request = to(path).POST(HttpRequest.BodyPublishers.ofString(json)).build();
        return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
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
