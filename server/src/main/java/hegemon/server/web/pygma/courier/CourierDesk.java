package hegemon.server.web.pygma.courier;

import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;

/**
 * What a reader has in letters, treaties and press.
 *
 * @param left how many letters may still be sent this month
 * @param months with which a treaty may be dated
 */
record CourierDesk(
        int realm,
        boolean master,
        boolean over,
        String month,
        int left,
        List<Addressee> realms,
        List<LetterLine> letters,
        List<TreatyLine> treaties,
        List<PressLine> press,
        List<String> months) {
    /**
     * Somebody to whom a letter can be written.
     *
     * @param direct not through the game master
     * @param known by name: a treaty can be proposed
     */
    record Addressee(int number, String name, boolean direct, boolean known) {}

    record LetterLine(
            int number,
            int fromRealm,
            String from,
            String to,
            boolean own,
            String text,
            String month,
            String state,
            String word,
            long at,
            List<String> may) {}

    record TreatyLine(
            int number,
            String from,
            String to,
            boolean own,
            String text,
            String begins,
            String ends,
            String month,
            String state,
            boolean shown,
            List<String> may) {}

    record PressLine(
            int number,
            String by,
            boolean signed,
            String title,
            String text,
            String month,
            String state,
            String word,
            int issue,
            List<String> may) {}

    static CourierDesk of(
            Writer reader, Letters letters, Treaties treaties, Press press, Language language) {
        var names = new Names(reader, language);
        return new CourierDesk(
                reader.realm(),
                reader.isMaster(),
                reader.now().isOver(),
                reader.round(),
                letters.left(reader),
                addressees(reader, names),
                letters.of(reader).stream().map(it -> line(reader, it, names)).toList(),
                treaties.of(reader).stream().map(it -> line(reader, it, names)).toList(),
                press.of(reader).stream().map(it -> line(reader, it, names)).toList(),
                Treaties.months(reader));
    }

    private static List<Addressee> addressees(Writer reader, Names names) {
        var all = new ArrayList<Addressee>();
        for (int realm = 1; realm <= reader.realms(); realm++)
            if (realm != reader.realm())
                all.add(
                        new Addressee(
                                realm,
                                names.of(reader.name(realm)),
                                reader.reaches(realm),
                                reader.knows(realm)));
        if (!reader.isMaster() && reader.isLed())
            all.add(new Addressee(Writer.MASTER, names.signed(reader.name(0)), true, false));
        return all;
    }

    private static LetterLine line(Writer reader, LetterRows.Letter letter, Names names) {
        boolean judges = reader.isMaster() && letter.state() == LetterRows.State.HELD;
        return new LetterLine(
                letter.number(),
                reader.number(letter.from()),
                names.signed(letter.from()),
                names.of(letter.to()),
                letter.from().equals(reader.name()),
                letter.text(),
                letter.round(),
                letter.state().text(),
                letter.word(),
                letter.at(),
                judges ? List.of("pass", "return") : List.of());
    }

    private static TreatyLine line(Writer reader, TreatyRows.Treaty treaty, Names names) {
        return new TreatyLine(
                treaty.number(),
                names.signed(treaty.from()),
                names.signed(treaty.to()),
                treaty.from().equals(reader.name()),
                treaty.text(),
                treaty.begins(),
                treaty.ends(),
                treaty.round(),
                treaty.state().text(),
                treaty.isPublic(),
                Treaties.steps(reader, treaty));
    }

    private static PressLine line(Writer reader, PressRows.Piece piece, Names names) {
        boolean judges = reader.isMaster() && piece.issue() == 0 && !reader.now().isOver();
        var may = new ArrayList<String>();
        if (judges && piece.state() != PressRows.State.TAKEN) may.add("take");
        if (judges && piece.state() != PressRows.State.DECLINED) may.add("decline");
        return new PressLine(
                piece.number(),
                names.signed(piece.seat()),
                piece.signed(),
                piece.title(),
                piece.text(),
                piece.round(),
                piece.state().text(),
                piece.word(),
                piece.issue(),
                may);
    }
}
