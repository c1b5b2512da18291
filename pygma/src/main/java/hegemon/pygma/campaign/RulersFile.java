package hegemon.pygma.campaign;

import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * {@code rulers.txt}: the players, a line for each realm, {@code 3 = Name; address}. They are told
 * to whom a realm discloses them (PI-16.4, D-85) and stand in no log.
 */
final class RulersFile {
    private static final String NAME = "rulers.txt";
    private static final Pattern LINE = Pattern.compile("(\\d{1,2})\\s*=\\s*([^;]*)(?:;(.*))?");

    private RulersFile() {}

    /** An empty line for each realm, to be filled in. */
    static void prepare(Path dir, List<Realm> realms) {
        write(dir, realms, Players.NONE);
    }

    /** A line for each realm, with those who are known; a file that is there stays. */
    static void write(Path dir, List<Realm> realms, Players players) {
        var text = new StringBuilder("# number = name; address (told at contacts, PI-16.4)\n");
        for (Realm realm : realms)
            text.append(realm.number())
                    .append(" = ")
                    .append(players.of(realm.number()).map(RulersFile::entry).orElse(""))
                    .append('\n');
        Disk.writeIfAbsent(dir.resolve(NAME), text.toString());
    }

    private static String entry(Realm.Player player) {
        return player.address().isEmpty() ? player.name() : player.name() + "; " + player.address();
    }

    static Players read(Path dir, int realms) {
        var file = dir.resolve(NAME);
        return Files.exists(file) ? of(file, realms) : Players.NONE;
    }

    static Players of(Path file, int realms) {
        var named = new TreeMap<Integer, Realm.Player>();
        int number = 0;
        for (String line : Disk.readForeign(file).text().lines().toList()) {
            number++;
            if (line.isBlank() || line.strip().startsWith("#")) continue;
            var match = LINE.matcher(line.strip());
            if (!match.matches())
                throw BrokenFile.at(file, number, "a line is written: 3 = Name; address");
            int realm = Integer.parseInt(match.group(1));
            if (realm < 1 || realm > realms)
                throw BrokenFile.at(file, number, "there is no realm " + realm);
            var address = match.group(3) == null ? "" : match.group(3).strip();
            named.put(realm, new Realm.Player(match.group(2).strip(), address));
        }
        return new Players(named);
    }
}
