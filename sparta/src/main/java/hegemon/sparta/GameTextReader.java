package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads the text of a game (SP-7.3). Remarks in braces and tags of others are passed over. */
final class GameTextReader {
    private static final Pattern TAG =
            Pattern.compile("\\[([A-Za-z]+) \"((?:[^\"\\\\]|\\\\.)*+)\"]");
    private static final Pattern REMARK = Pattern.compile("\\{[^}]*+}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}\\.(?:\\.\\.)?");

    private final Map<String, String> tags = new TreeMap<>();
    private final List<String> words = new ArrayList<>();

    Parse<GameText> read(String text) {
        for (String line : REMARK.matcher(text).replaceAll(" ").split("\\R", -1)) {
            var content = line.strip();
            if (!content.startsWith("[")) {
                for (String word : content.split("\\s+", -1)) if (!word.isEmpty()) words.add(word);
                continue;
            }
            var tag = TAG.matcher(content);
            if (!tag.matches()) return refused("sparta.refuse.game.tag", Quoted.of(content));
            tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
        }
        return Setup.parse((tag("Setup", "standard") + " " + tag("Options", "")).strip())
                .then(this::moves);
    }

    private String tag(String name, String otherwise) {
        return tags.getOrDefault(name, otherwise);
    }

    private Parse<GameText> moves(Setup setup) {
        var moves = new ArrayList<Move>();
        var state = SpartaState.start(setup);
        Optional<GameText.Result> ending = Optional.empty();
        for (String word : words) {
            if (NUMBER.matcher(word).matches()) continue;
            if (ending.isPresent()) return refused("sparta.refuse.game.after", Quoted.of(word));
            ending = GameText.Result.of(word);
            if (ending.isPresent()) continue;
            switch (move(state, word)) {
                case Parse.Refused<Move>(var why) -> {
                    return Parse.refused(why);
                }
                case Parse.Parsed<Move>(var move) -> {
                    moves.add(move);
                    state = state.play(state.position().toMove().seat(), move);
                }
            }
        }
        return finished(setup, state, ending, moves);
    }

    private static Parse<Move> move(SpartaState state, String word) {
        var seat = state.position().toMove().seat();
        return MoveText.parse(word)
                .then(
                        move ->
                                state.refuse(seat, move)
                                        .map(
                                                why ->
                                                        GameTextReader.<Move>refused(
                                                                "sparta.refuse.game.move",
                                                                state.moveNumber(),
                                                                Quoted.of(word),
                                                                why.rule()))
                                        .orElseGet(() -> Parse.of(move)));
    }

    private Parse<GameText> finished(
            Setup setup, SpartaState end, Optional<GameText.Result> ending, List<Move> moves) {
        var byRules = end.outcome().map(GameText.Result::of);
        var said = Optional.ofNullable(tags.get("Result")).or(() -> ending.map(r -> r.text()));
        var result = said.flatMap(GameText.Result::of);
        if (said.isPresent() && result.isEmpty())
            return refused("sparta.refuse.game.result", Quoted.of(said.get()));
        if (byRules.isPresent() && result.isPresent() && !result.equals(byRules))
            return refused("sparta.refuse.game.other", result.get().text(), byRules.get().text());
        return Parse.of(
                new GameText(
                        tag("Event", "?"),
                        tag("Date", "?"),
                        tag("South", "?"),
                        tag("North", "?"),
                        setup,
                        result.or(() -> byRules).orElse(GameText.Result.OPEN),
                        moves));
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("SP-7.3", key, args));
    }
}
