package hegemon.sparta;

import hegemon.sparta.AnnotatedGame.Notes;
import hegemon.sparta.AnnotatedGame.Written;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads games (SP-7.3) with what readers added (SP-7.4), one after the other: a tag after moves
 * begins the next game. Tags of others are passed over.
 */
final class GameTextReader {
    private static final Pattern TOKEN =
            Pattern.compile(
                    "(?<tag>\\[[^\\n"
                        + "\\r"
                        + "]*+)|\\{(?<remark>[^}]*+)}|(?<bracket>[()])|(?<word>[^\\s(){]++|\\{)");
    private static final Pattern TAG =
            Pattern.compile("\\[([A-Za-z]+) \"((?:[^\"\\\\]|\\\\.)*+)\"]\\s*");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}\\.(?:\\.\\.)?");
    private static final Pattern MARKED = Pattern.compile("([^!?]++)([!?]{1,2})");
    private static final Pattern TIME =
            Pattern.compile("\\[%emt ([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])]");

    private final List<AnnotatedGame> games = new ArrayList<>();
    private final Map<String, String> tags = new TreeMap<>();
    private final List<Written> turns = new ArrayList<>();

    /** The turns before which other lines began. */
    private final Deque<Integer> open = new ArrayDeque<>();

    private int at;
    private boolean begun;

    /** Whether another line has just begun. */
    private boolean fresh;

    private String before = "";
    private String opening = "";
    private Optional<GameText.Result> ending = Optional.empty();

    Parse<List<AnnotatedGame>> read(String text) {
        var token = TOKEN.matcher(text);
        while (token.find()) {
            var refusal = take(token);
            if (refusal.isPresent()) return Parse.refused(refusal.get());
        }
        return finished()
                .<Parse<List<AnnotatedGame>>>map(Parse::refused)
                .orElseGet(() -> Parse.of(games));
    }

    private Optional<Refusal> take(Matcher token) {
        if (token.group("tag") != null) return tag(token.group("tag"));
        begun = true;
        if (token.group("remark") != null) remark(token.group("remark"));
        else if (token.group("bracket") != null) return bracket(token.group("bracket"));
        else return word(token.group("word"));
        return Optional.empty();
    }

    private Optional<Refusal> tag(String line) {
        var refusal = begun ? finished() : Optional.<Refusal>empty();
        if (refusal.isPresent()) return refusal;
        var tag = TAG.matcher(line);
        if (!tag.matches()) return refused("sparta.refuse.game.tag", Quoted.of(line));
        tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
        return Optional.empty();
    }

    /** Of the move before it; at the beginning of a line of the move that follows. */
    private void remark(String text) {
        if (fresh) before = (before + " " + text).strip();
        else if (at == 0) opening = (opening + " " + text).strip();
        if (fresh || at == 0) return;
        var time = TIME.matcher(text);
        var notes = notes();
        note(
                new Notes(
                        notes.mark(),
                        (notes.remark() + " " + TIME.matcher(text).replaceAll("")).strip(),
                        time.find() ? Optional.of(seconds(time)) : notes.seconds()));
    }

    private Notes notes() {
        return turns.get(at - 1).notes();
    }

    private void note(Notes notes) {
        var turn = turns.get(at - 1);
        turns.set(at - 1, new Written(turn.after(), turn.move(), notes));
    }

    private static int seconds(Matcher time) {
        return (number(time, 1) * 60 + number(time, 2)) * 60 + number(time, 3);
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private Optional<Refusal> bracket(String bracket) {
        if (bracket.equals("(") && at > 0) {
            open.push(at);
            at = turns.get(at - 1).after();
            fresh = true;
        } else if (bracket.equals(")") && !open.isEmpty()) {
            at = open.pop();
            fresh = false;
        } else {
            return refused("sparta.refuse.game.bracket", Quoted.of(bracket));
        }
        return Optional.empty();
    }

    private Optional<Refusal> word(String word) {
        if (NUMBER.matcher(word).matches()) return Optional.empty();
        if (ending.isPresent()) return refused("sparta.refuse.game.after", Quoted.of(word));
        ending = GameText.Result.of(word).filter(ignored -> open.isEmpty());
        if (ending.isPresent()) return Optional.empty();
        var number = Mark.of(word);
        if (number.isPresent() && at > 0) {
            note(new Notes(number.get(), notes().remark(), notes().seconds()));
            return Optional.empty();
        }
        var marked = MARKED.matcher(word);
        var mark = marked.matches() ? Mark.of(marked.group(2)) : Optional.<Mark>empty();
        var move = mark.isPresent() ? marked.group(1) : word;
        var said = fresh ? before : "";
        if (fresh) before = "";
        turns.add(new Written(at, move, new Notes(mark.orElse(Mark.NONE), said, Optional.empty())));
        at = turns.size();
        fresh = false;
        return Optional.empty();
    }

    /** Ends this game and makes ready for the next. */
    private Optional<Refusal> finished() {
        if (!open.isEmpty()) return refused("sparta.refuse.game.bracket", Quoted.of("("));
        return switch (game()) {
            case Parse.Refused<AnnotatedGame>(var why) -> Optional.of(why);
            case Parse.Parsed<AnnotatedGame>(var game) -> {
                games.add(game);
                tags.clear();
                turns.clear();
                at = 0;
                begun = false;
                opening = "";
                ending = Optional.empty();
                yield Optional.empty();
            }
        };
    }

    private Parse<AnnotatedGame> game() {
        var said = Optional.ofNullable(tags.get("Result")).or(() -> ending.map(r -> r.text()));
        var result = said.flatMap(GameText.Result::of);
        if (said.isPresent() && result.isEmpty())
            return Parse.refused(refusal("sparta.refuse.game.result", Quoted.of(said.get())));
        return Setup.parse((tagged("Setup", "standard") + " " + tagged("Options", "")).strip())
                .map(setup -> heading(setup, result.orElse(GameText.Result.OPEN)))
                .then(heading -> AnnotatedGame.of(heading, opening, turns))
                .then(game -> agreed(game, result));
    }

    private GameText heading(Setup setup, GameText.Result result) {
        return new GameText(
                tagged("Event", "?"),
                tagged("Date", "?"),
                tagged("South", "?"),
                tagged("North", "?"),
                setup,
                result,
                List.of());
    }

    private String tagged(String name, String otherwise) {
        return tags.getOrDefault(name, otherwise);
    }

    private static Parse<AnnotatedGame> agreed(
            AnnotatedGame game, Optional<GameText.Result> result) {
        var played = game.game().result();
        return result.isEmpty() || result.get() == played
                ? Parse.of(game)
                : Parse.refused(
                        refusal("sparta.refuse.game.other", result.get().text(), played.text()));
    }

    private static Optional<Refusal> refused(String key, Object... args) {
        return Optional.of(refusal(key, args));
    }

    private static Refusal refusal(String key, Object... args) {
        return Refusal.of("SP-7.3", key, args);
    }
}
