package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.OpenHouse;
import hegemon.server.house.TestHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;

/** A finished game of 300, gone through by the adviser. */
class AnalysisIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();
    private static final String ANALYSIS = "/api/earthwater/{id}/analysis";

    private static JsonNode gone(Player player) throws Exception {
        var found = TestHouse.read(player.post(ANALYSIS, "{}"));
        while (found.path("done").asInt() < found.path("of").asInt()) found = player.get(ANALYSIS);
        return found;
    }

    @Test
    void aFinishedGameIsGoneThroughOnceAndWhatWasFoundIsKept() throws Exception {
        var player = Player.at(HOUSE, "solo", "opponent=self");
        for (int i = 0; i < 3; i++) player.move(first(player.table()), "");
        assertThat(player.browser().get("/games/" + player.id() + "/analysis").statusCode())
                .as("while it is played")
                .isEqualTo(403);
        assertThat(player.post(ANALYSIS, "{}").statusCode()).isEqualTo(403);
        player.post("/api/games/{id}/resign", "{\"entry\":" + player.entry() + "}");

        var found = gone(player);
        assertThat(found.path("of").asInt()).isBetween(1, 3);
        assertThat(found.path("ended").asDouble()).as("PERS.IA won").isZero();
        for (JsonNode point : found.path("course"))
            assertThat(point.path("greece").asDouble()).isBetween(0.01, 0.99);
        for (JsonNode dear : found.path("worst")) {
            assertThat(dear.path("cost").asDouble()).isGreaterThanOrEqualTo(0.02);
            assertThat(dear.path("better").asString()).isNotEqualTo(dear.path("move").asString());
        }
        assertThat(HOUSE.part(AnalysisStore.class).of(player.id()))
                .hasSize(found.path("of").asInt());
        assertThat(player.post(ANALYSIS, "{}").body()).as("once").contains("\"running\":false");
        assertThat(player.browser().get("/games/" + player.id() + "/analysis").statusCode())
                .isEqualTo(200);
    }

    private static String first(JsonNode table) {
        return table.path("view").path("choices").path(0).path("move").asString();
    }
}
