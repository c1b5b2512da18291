package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class GeometryTest {
    @ParameterizedTest
    @MethodSource("roundWorlds")
    void inARoundWorldEveryFieldHasSixNeighboursAndBackIsTheOppositeWay(Geometry map) { // D-4
        for (int field = 0; field < map.fields(); field++)
            for (Direction way : Direction.values()) {
                int beside = map.neighbour(field, way);
                if (beside == Geometry.NONE) {
                    assertThat(map.wrap()).isEqualTo(Wrap.EAST_WEST);
                    continue;
                }
                assertThat(map.distance(field, beside)).isEqualTo(1);
                assertThat(map.neighbour(beside, way.opposite())).isEqualTo(field);
            }
        long open =
                IntStream.range(0, map.fields() * 6)
                        .filter(i -> map.neighbour(i / 6, i % 6) == Geometry.NONE)
                        .count();
        if (map.wrap() == Wrap.BOTH) assertThat(open).isZero();
        assertThat(map.within(0, 2)).hasSizeLessThanOrEqualTo(19).doesNotHaveDuplicates();
        if (map.wrap() == Wrap.BOTH) assertThat(map.within(0, 3)).hasSize(37);
    }

    static Stream<Geometry> roundWorlds() {
        return Stream.of(
                new Geometry(new Shape.Rect(5, 5), 4, 3, Wrap.EAST_WEST),
                new Geometry(new Shape.Rect(5, 5), 4, 3, Wrap.BOTH),
                new Geometry(new Shape.Hex48(), 3, 2, Wrap.EAST_WEST),
                new Geometry(new Shape.Hex48(), 3, 4, Wrap.BOTH));
    }

    @Test
    void edgesMeetOnlyWhereTheirFieldsDo() { // D-4: odd columns hang lower
        assertThat(Geometry.fits(new Shape.Rect(5, 5), 3, 3, Wrap.EAST_WEST)).isFalse();
        assertThat(Geometry.fits(new Shape.Rect(5, 5), 4, 3, Wrap.BOTH)).isTrue();
        assertThat(Geometry.fits(new Shape.Hex48(), 3, 3, Wrap.BOTH)).isFalse();
        assertThat(Geometry.fits(new Shape.Rect(5, 5), 3, 3, Wrap.NONE)).isTrue();
    }

    private static final Geometry RECT = new Geometry(new Shape.Rect(5, 5), 8, 6);
    private static final Geometry HEX = new Geometry(new Shape.Hex48(), 8, 11);

    static Stream<Geometry> shapes() {
        return Stream.of(RECT, HEX, new Geometry(new Shape.Rect(4, 3), 3, 5));
    }

    @Test
    void anAddressNamesAFieldOfALargeField() { // EX-1, EX-2, PI-2.1, PI-2.2
        assertThat(RECT.field(new Address(16, 22))).isEqualTo(15 * 25 + 21);
        assertThat(RECT.field(new Address(27, 1))).isEqualTo(26 * 25);
        assertThat(new Address(27, 1)).hasToString("27/01");
        assertThat(Address.parse("27/1")).contains(new Address(27, 1));
        assertThat(Address.parse("27-1")).isEmpty();
    }

    @Test
    void address1622LiesInColumn39Row6() { // EXD-1, PI-2.6
        int field = RECT.field(new Address(16, 22));
        assertThat(RECT.q(field)).isEqualTo(39);
        assertThat(RECT.s(field)).isEqualTo(6 - (39 - 1) / 2);
        assertThat(RECT.address(field)).isEqualTo(new Address(16, 22));
    }

    @Test
    void neighboursOf2701InOrder() { // EXD-2, PI-2.4, D-2
        int field = RECT.field(new Address(27, 1));
        assertThat(Arrays.stream(Direction.values()).map(way -> at(RECT, field, way)))
                .containsExactly("19/05", "19/10", "27/06", "27/02", "26/21", "18/25");
    }

    @Test
    void largeField73LiesLowerRightOf65() { // EXD-3, PI-2.7
        assertThat(distance(HEX, "65/43", "73/10")).isEqualTo(1);
    }

    @Test
    void everyStepOfTheSampleSheetIsAdjacent() { // EX-16 to EX-21, PI-20.1
        var steps =
                List.of(
                        "65/5 65/6",
                        "65/41 65/47",
                        "65/47 65/48",
                        "65/42 65/43",
                        "65/43 73/10",
                        "73/5 73/6",
                        "73/6 73/2",
                        "73/2 73/3",
                        "73/3 73/4",
                        "72/22 72/21",
                        "72/21 72/20");
        for (String step : steps) {
            var ends = step.split(" ", -1);
            assertThat(distance(HEX, ends[0], ends[1])).as(step).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void neighboursAreMutualAndOneStepAway(Geometry map) {
        for (int field = 0; field < map.fields(); field++)
            for (Direction way : Direction.values()) {
                int beside = map.neighbour(field, way);
                if (beside == Geometry.NONE) continue;
                assertThat(map.neighbour(beside, way.opposite())).isEqualTo(field);
                assertThat(map.distance(field, beside)).isEqualTo(1);
            }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void addressesAndFieldsAreOneToOneInTheSameOrder(Geometry map) {
        for (int field = 0; field < map.fields(); field++) {
            assertThat(map.field(map.address(field))).isEqualTo(field);
            if (field > 0) assertThat(map.address(field - 1)).isLessThan(map.address(field));
        }
        assertThat(map.find(new Address(1, map.shape().size() + 1))).isEmpty();
        assertThat(map.find(new Address(0, 1))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void withinFindsEveryFieldOfTheDistanceOnce(Geometry map) {
        for (int centre = 0; centre < map.fields(); centre += 1 + map.fields() / 100)
            for (int range = 0; range <= 3; range++) {
                var expected = new TreeSet<Integer>();
                for (int field = 0; field < map.fields(); field++)
                    if (map.distance(centre, field) <= range) expected.add(field);
                var found = Arrays.stream(map.within(centre, range)).boxed().toList();
                assertThat(expected.containsAll(found)).isTrue();
                assertThat(new TreeSet<>(found)).hasSameSizeAs(found);
                // At the ragged rim of HEX48 a field may be near and yet cut off.
                if (map.shape() instanceof Shape.Rect) assertThat(found).hasSameSizeAs(expected);
            }
    }

    private static String at(Geometry map, int field, Direction way) {
        return map.address(map.neighbour(field, way)).toString();
    }

    private static int distance(Geometry map, String a, String b) {
        return map.distance(
                map.field(Address.parse(a).orElseThrow()),
                map.field(Address.parse(b).orElseThrow()));
    }
}
