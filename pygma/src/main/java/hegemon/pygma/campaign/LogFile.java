package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;

import java.nio.file.Path;
import java.util.Optional;

/** {@code campaign.log} and {@code campaign.secret}, read and played again. */
final class LogFile {
    private LogFile() {}

    static Log log(Path file) {
        return switch (Log.parse(Disk.read(file))) {
            case Parse.Parsed<Log>(var log) -> log;
            case Parse.Refused<Log>(var why) -> throw BrokenFile.of(file, why.toString());
        };
    }

    static Chance chance(Path file, Log log) {
        var hex = Disk.read(file).strip();
        if (!hex.matches("[0-9a-f]{64}"))
            throw BrokenFile.at(file, 1, "64 hexadecimal digits are expected");
        var chance = Chance.ofHex(hex);
        if (!log.commitment().equals(Optional.of(chance.commitment())))
            throw BrokenFile.at(
                    file, 1, "this is not the secret that " + Campaign.LOG + " commits to");
        return chance;
    }

    /** The game after so many entries; a wrong entry is named by its line. */
    static Match<PygmaState, PygmaMove, PygmaView> replay(Path file, Log log, int entries) {
        var match = start(file, log);
        for (Entry entry : log.entries().subList(0, entries)) match = replayed(file, match, entry);
        return match;
    }

    static Match<PygmaState, PygmaMove, PygmaView> replayed(
            Path file, Match<PygmaState, PygmaMove, PygmaView> match, Entry entry) {
        return switch (match.replayed(entry)) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var next) -> next;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) ->
                    throw BrokenFile.at(file, line(file, entry.number() + " "), why.toString());
        };
    }

    static Match<PygmaState, PygmaMove, PygmaView> start(Path file, Log log) {
        if (!log.game().equals("pygma"))
            throw BrokenFile.of(file, "is a log of " + log.game() + ", not of pygma");
        return switch (Match.replay(new Pygma(), log.upTo(0))) {
            case Parse.Parsed<Match<PygmaState, PygmaMove, PygmaView>>(var match) -> match;
            case Parse.Refused<Match<PygmaState, PygmaMove, PygmaView>>(var why) ->
                    throw BrokenFile.at(file, line(file, "setup "), why.toString());
        };
    }

    static int line(Path file, String beginning) {
        var lines = Disk.read(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith(beginning)) return i + 1;
        return 1;
    }
}
