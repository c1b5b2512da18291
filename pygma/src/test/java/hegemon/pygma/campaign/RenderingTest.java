package hegemon.pygma.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportHtml;
import hegemon.table.Language;
import hegemon.table.Words;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xml.sax.InputSource;

import java.io.StringReader;

import javax.xml.parsers.DocumentBuilderFactory;

class RenderingTest {
    private static Report report() {
        var simulation = new Simulation(new Pygma().start("realms 2 seed 1").orThrow());
        for (int month = 0; month < 4; month++) simulation.play("%064x".formatted(month));
        return simulation.state().reports().getFirst();
    }

    @ParameterizedTest
    @EnumSource
    void thePageIsWellFormedAndHoldsTheMap(Language language) throws Exception {
        var report = report();
        var page = ReportHtml.of(report, language).replace("<!DOCTYPE html>", "");
        var document =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(page)));
        assertThat(document.getElementsByTagName("table").getLength()).isEqualTo(2);
        assertThat(document.getElementsByTagName("polyline").getLength()).isEqualTo(2);
        assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    void theMapShowsEveryKnownFieldOnce(Language language) {
        var map = report().map();
        var svg = MapSvg.of(map, Words.in(language));
        assertThat(svg.split("<title>", -1)).hasSize(map.size() + 1);
        map.getSpots().forEach(spot -> assertThat(svg).contains(">" + spot.at() + "<"));
    }
}
