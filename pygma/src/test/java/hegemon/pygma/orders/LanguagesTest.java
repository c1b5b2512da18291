package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Part IV: German, English and French order words, each accepted everywhere. */
class LanguagesTest {
    private static final Unit FLEET = new Unit(UnitKind.FH, 1);
    private static final Unit ARMY = new Unit(UnitKind.KH, 1);
    private static final Address HERE = new Address(16, 22);

    /** Together they use every keyword. */
    private static List<Order> orders() {
        var rare =
                Stream.of(
                        new March(
                                ARMY,
                                false,
                                List.of(new Place.Field(HERE)),
                                Optional.empty(),
                                List.of(
                                        new Clause.Basic(
                                                BasicOrder.ATTACK,
                                                Optional.of(new RealmName.Numbered(5))),
                                        new Clause.NoAnnex(),
                                        new Clause.Equip(2),
                                        new Clause.Aboard(FLEET),
                                        new Clause.With(List.of(ARMY)))),
                        new Construction.NoTradeCity(HERE),
                        new Construction.Heighten(HERE, BuildingKind.LOOKOUT_TOWER),
                        new Construction.Heighten(HERE, BuildingKind.WATCH_TOWER),
                        new Construction.Build(BuildingKind.FORTRESS, HERE));
        return Stream.concat(Samples.all().stream(), rare).toList();
    }

    private static Order read(String line) {
        var reading = Parser.read(line);
        assertThat(reading.faults()).as(line).isEmpty();
        return reading.sheet().lines().getFirst().order();
    }

    @Test
    void theSamplesUseEveryKeywordOfEveryLanguage() {
        for (Language language : Language.values()) {
            var printed =
                    String.join(" ", orders().stream().map(OrderText.in(language)::print).toList());
            for (Keyword keyword : Keyword.values())
                assertThat(List.of(printed.split("[ \n]"))).contains(keyword.in(language));
        }
    }

    @Test
    void everyOrderIsTheSameInEveryLanguageAlsoWhenTheyAreMixed() {
        for (Order order : orders())
            for (Language first : Language.values())
                for (Language rest : Language.values()) {
                    var begun = OrderText.in(first).print(order).split(" ", 2);
                    var ended = OrderText.in(rest).print(order).split(" ", 2);
                    var line = begun[0] + (ended.length > 1 ? " " + ended[1] : "");
                    assertThat(read(line)).as(line).isEqualTo(order);
                }
    }

    @Test
    void everySpellingOfACommandReadsToTheSameOrder() {
        for (Keyword keyword : Keyword.commands().toList()) {
            var order = Samples.of(keyword);
            var line = OrderText.in(Language.GERMAN).print(order);
            var rest = line.contains(" ") ? line.substring(line.indexOf(' ')) : "";
            keyword.spellings()
                    .flatMap(
                            word ->
                                    Stream.of(
                                            word,
                                            Spelling.fold(word),
                                            word.toLowerCase(Locale.ROOT)))
                    .forEach(word -> assertThat(read(word + rest)).as(word).isEqualTo(order));
        }
    }

    @Test
    void noWordBeginsTwoOrders() {
        for (Keyword keyword : Keyword.commands().toList())
            keyword.spellings()
                    .forEach(word -> assertThat(Keyword.command(word)).contains(keyword));
    }

    @Test
    void accentsMayBeLeftOutAndNamesMayHaveBlanks() {
        assertThat(read("reunir KH 4 dans KH 1")).isEqualTo(read("VEREINE KH 4 IN KH 1"));
        assertThat(read("agrandir 16/22 tour de guet")).isEqualTo(read("AUSBAU 16/22 SPÄHTURM"));
        assertThat(read("bâtir poste de garde 16/22")).isEqualTo(read("BAUE WACHPOSTEN 16/22"));
        assertThat(read("payer 5000 a 5")).isEqualTo(read("ZAHLE 5.000 AN 5"));
        assertThat(read("produire collines boisées bois"))
                .isEqualTo(read("PRODUKTION Waldhügel Holz"));
        assertThat(read("produire collines vin")).isEqualTo(read("PRODUKTION Hügel Wein"));
        assertThat(read("KH 1: 16/22 attaque contre 5")).isEqualTo(read("KH 1: 16/22 A GEGEN 5"));
    }

    @Test
    void goodsAndLandsHaveNamesInEveryLanguage() {
        for (Language language : Language.values()) {
            var words = new OrderWords(language);
            Arrays.stream(Good.values())
                    .forEach(it -> assertThat(Vocabulary.GOODS.find(words.of(it))).contains(it));
            Arrays.stream(Terrain.values())
                    .forEach(
                            it ->
                                    assertThat(Vocabulary.GROUNDS.find(words.of(it)))
                                            .contains(new Trade.Kind(it)));
        }
    }
}
