package hegemon.pygma.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportHtml;
import hegemon.table.Language;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

import java.io.StringReader;

import javax.xml.parsers.DocumentBuilderFactory;

class RenderingTest {
    private static final PygmaState STATE = state();

    private static PygmaState state() {
        var simulation = new Simulation(new Pygma().start("realms 2 seed 1").orThrow());
        for (int month = 0; month < 4; month++) simulation.play("%064x".formatted(month));
        return simulation.state();
    }

    private static Report report() {
        return STATE.reports().getFirst();
    }

    private static Document parsed(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text.replace("<!DOCTYPE html>", ""))));
    }

    @ParameterizedTest
    @EnumSource
    void thePageIsWellFormedAndHoldsEveryPart(Language language) throws Exception {
        var herald = new Herald(language);
        var page = parsed(ReportHtml.of(report(), language));
        int parts = News.of(report(), herald).size() + Holdings.of(report(), herald).size();
        assertThat(page.getElementsByTagName("section").getLength()).isEqualTo(parts);
        assertThat(page.getElementsByTagName("polyline").getLength()).isEqualTo(2);
        assertThat(page.getElementsByTagName("polygon").getLength())
                .isEqualTo(report().map().size());
    }

    @ParameterizedTest
    @EnumSource
    void theMapShowsEveryKnownFieldOnce(Language language) throws Exception { // PI-2.5, PI-1.6
        var map = report().map();
        var svg = MapSvg.of(MapScene.of(report()), language);
        assertThat(parsed(svg).getElementsByTagName("title").getLength()).isEqualTo(map.size());
        map.getSpots().forEach(spot -> assertThat(svg).contains("<title>" + spot.at() + " "));
    }

    @ParameterizedTest
    @EnumSource
    void theCompleteMapShowsEveryFieldAndEveryArmy(Language language) throws Exception { // PI-1.4
        var world = STATE.world();
        var svg = MapSvg.of(MapScene.of(world), language);
        assertThat(parsed(svg).getElementsByTagName("title").getLength())
                .isEqualTo(world.fields().size());
        assertThat(svg).contains(">1:KH 1", ">2:KH 1");
    }
}
