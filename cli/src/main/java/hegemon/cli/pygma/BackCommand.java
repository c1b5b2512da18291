package hegemon.cli.pygma;

import hegemon.cli.JsonOption;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.Map;

/** Takes a month back. */
@Command(name = "back", description = "Take the last month back; what was goes to the archive.")
final class BackCommand implements Runnable {
    @Mixin private Folder folder;
    @Mixin private JsonOption json;

    @Override
    public void run() {
        var campaign = folder.open();
        var open = Folder.attempt(campaign::back);
        json.print(Map.of("open", open.toString()), open + " is open again");
    }
}
