package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaState;
import hegemon.pygma.atlas.WorldPrinter;
import hegemon.pygma.genesis.Fairness;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.world.World;
import hegemon.server.press.Png;
import hegemon.table.Parse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;

/** A world: as text, as a picture, and how fair it is. */
@Command(
        name = "world",
        description = {
            "Show a world before it is played, or that of a campaign.",
            "As text it can be edited and given to \"new --world\"."
        })
final class WorldCommand implements Runnable {
    enum Format {
        TEXT,
        SVG,
        PNG,
        FAIRNESS,
        JSON
    }

    @Spec private CommandSpec spec;
    @Mixin private WorldOptions options;
    @Mixin private LanguageOption language;
    @Mixin private MaybeFolder folder;

    @Option(
            names = "--format",
            description = "text, svg, png, fairness, or json for fairness as data.")
    private Format format = Format.TEXT;

    @Override
    public void run() {
        var world = world();
        var out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> out.print(WorldPrinter.print(world));
            case SVG -> out.print(MapSvg.of(MapScene.of(world), language.get()));
            case PNG -> Output.write(Png.of(MapSvg.of(MapScene.of(world), language.get())));
            case FAIRNESS -> FairnessTable.print(Fairness.of(world), world, out);
            case JSON ->
                    out.println(
                            JsonMapper.builder().build().writeValueAsString(Fairness.of(world)));
        }
    }

    private World world() {
        return folder.open().map(campaign -> campaign.state().world()).orElseGet(this::made);
    }

    private World made() {
        var game = new Pygma();
        return switch (game.start(game.asBegun(options.setup()))) {
            case Parse.Parsed<PygmaState>(var state) -> state.world();
            case Parse.Refused<PygmaState>(var why) ->
                    throw Complaint.usage(WorldOptions.said(why));
        };
    }
}
