package hegemon.server.web.table;

import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Words;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** Seats and who sits there, in words, for pages. */
@Component
public class Seats {
    private static final int MOST_NAMED = 4;

    /** The games that have a name to be shown, in the order of the house. */
    public List<String> games() {
        return Games.all().stream()
                .map(Game::name)
                .filter(game -> words().find("server.home." + game + ".name").isPresent())
                .toList();
    }

    /** Whether anything in a game is left to chance, or hidden: then there are dice to verify. */
    public boolean hasChance(String game) {
        return Games.named(game).filter(Game::isOpen).isEmpty();
    }

    /** Who sits on a seat. */
    public String say(TableJson.SeatJson seat) {
        if (seat.you()) return words().say("server.table.you");
        return switch (seat.occupant()) {
            case "bot" -> words().say("server.table.bot", seat.level().orElse(1));
            case "open" -> words().say("server.table.open");
            default ->
                    seat.hidden().isPresent()
                            ? words().say("server.table.hidden")
                            : seat.name().orElseGet(() -> words().say("server.table.guest"));
        };
    }

    /** The same at the beginning of a sentence; a name stays as it is written. */
    public String begin(TableJson.SeatJson seat) {
        var said = say(seat);
        return said.equals(seat.name().orElse(""))
                ? said
                : said.substring(0, 1).toUpperCase(words().language().locale()) + said.substring(1);
    }

    /** The name of a game, in words where there are any for it. */
    public String game(String name) {
        return words().find("server.home." + name + ".name").orElse(name);
    }

    /** The name of a seat, in words where the game has any for it. */
    public String name(String game, String seat) {
        return words().say(new Seat(seat).in(game));
    }

    /** How far both sides are; empty where a game counts nothing. */
    public String score(ListedTable table) {
        return table.scores().stream()
                .map(
                        score ->
                                words().say(
                                                table.game() + ".score." + score.what(),
                                                score.figures().getFirst(),
                                                score.figures().getLast()))
                .collect(Collectors.joining(", "));
    }

    /** With whom the one plays whose list it is; where nobody else has a seat, against what. */
    public String others(ListedTable table) {
        if (table.seats().size() == 1)
            return words().find("server.home." + table.game() + ".alone").orElse("");
        return named(
                table.seats().stream()
                        .filter(
                                seat ->
                                        table.own()
                                                ? !seat.you()
                                                : !seat.seat().equals(table.seat()))
                        .toList());
    }

    /** Everybody at a table. */
    public String all(TableJson table) {
        return named(table.seats());
    }

    /** Those on these seats; who cannot be told apart is counted. */
    public String named(List<TableJson.SeatJson> seats) {
        var counts =
                seats.stream()
                        .collect(
                                Collectors.groupingBy(
                                        this::say, LinkedHashMap::new, Collectors.counting()));
        var named =
                counts.entrySet().stream()
                        .limit(MOST_NAMED)
                        .map(
                                each ->
                                        each.getValue() == 1
                                                ? each.getKey()
                                                : each.getValue() + " × " + each.getKey())
                        .collect(Collectors.joining(", "));
        return counts.size() > MOST_NAMED ? named + " …" : named;
    }

    private static Words words() {
        return Words.in(Language.of(LocaleContextHolder.getLocale()));
    }
}
