package hegemon.cli.pygma;

import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.server.press.Png;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.Optional;

/** The map. */
@Command(
        name = "map",
        description = "Print a realm's map, or the complete one, to standard output.")
final class MapCommand implements Runnable {
    enum Format {
        SVG,
        PNG
    }

    @Spec private CommandSpec spec;
    @Mixin private Folder folder;
    @Mixin private LanguageOption language;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "REALM",
            description = "Number or name; without it, all that the game master knows.")
    private Optional<String> realm = Optional.empty();

    @Option(names = "--format", description = "svg or png.")
    private Format format = Format.SVG;

    @Override
    public void run() {
        var svg = MapSvg.of(scene(), language.get());
        switch (format) {
            case SVG -> spec.commandLine().getOut().print(svg);
            case PNG -> Output.write(Png.of(svg));
        }
    }

    private MapScene scene() {
        var campaign = folder.open();
        return realm.map(named -> Folder.realm(campaign, named))
                .map(number -> MapScene.of(campaign.state().reports().get(number - 1)))
                .orElseGet(() -> MapScene.of(campaign.state().world()));
    }
}
