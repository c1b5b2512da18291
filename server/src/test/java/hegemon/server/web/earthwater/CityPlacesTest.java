package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.earthwater.board.City;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The cities on the map lie where they lie on the globe (docs/ew-map.md). */
class CityPlacesTest {
    private static final Pattern PLACE =
            Pattern.compile("^ {2}([A-Z][a-z]+): \\[([0-9.]+), ([0-9.]+)]", Pattern.MULTILINE);

    private static final double WEST = 21.2;
    private static final double EAST = 27.8;
    private static final double NORTH = 41.25;
    private static final double SCALE = 1000 / (EAST - WEST);

    @Test
    void everySpotIsTheProjectionOfItsLatitudeAndLongitude() throws IOException {
        var globe = places(Path.of("..", "build", "map", "coastline.mjs"));
        var spots =
                places(Path.of("src", "main", "resources", "static/js/earthwater/coastline.js"));
        assertThat(globe).containsOnlyKeys(City.ALL.stream().map(City::label).toList());
        assertThat(spots).containsOnlyKeys(globe.keySet());
        globe.forEach(
                (city, place) -> {
                    var spot = spots.getOrDefault(city, new double[2]);
                    double down = mercator(NORTH) - mercator(place[0]);
                    assertThat(spot[0]).as(city).isEqualTo((place[1] - WEST) * SCALE, within(1.0));
                    assertThat(spot[1]).as(city).isEqualTo(down * SCALE, within(1.0));
                });
    }

    private static double mercator(double latitude) {
        return Math.toDegrees(Math.log(Math.tan(Math.PI / 4 + Math.toRadians(latitude) / 2)));
    }

    private static Map<String, double[]> places(Path file) throws IOException {
        var places = new TreeMap<String, double[]>();
        var matcher = PLACE.matcher(Files.readString(file));
        while (matcher.find())
            places.put(
                    matcher.group(1),
                    new double[] {
                        Double.parseDouble(matcher.group(2)), Double.parseDouble(matcher.group(3))
                    });
        return places;
    }
}
