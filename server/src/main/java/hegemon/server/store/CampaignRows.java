package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** What a led game has beside its log: its name, what its leaders write down, and what they did. */
public final class CampaignRows {
    /** So many acts of leaders a campaign remembers. */
    static final int MOST_ACTS = 20_000;

    /** A name for the table, and a few words about it. */
    public record Title(String title, String about) {
        public static final Title NONE = new Title("", "");
    }

    /**
     * What the leaders have written down for a round.
     *
     * @param version counts the writings, from 1; 0: nothing was written yet
     */
    public record Sheet(String round, String text, int version) {
        public static final Sheet NONE = new Sheet("", "", 0);
    }

    /** What a leader did. */
    public record Act(PersonId person, String act, String detail, String reason, long at) {}

    private final Sql sql;

    public CampaignRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public Title title(TableId game) {
        return sql.ask("select title, about from campaign where game_id = ?", game)
                .query((row, ignored) -> new Title(row.getString(1), row.getString(2)))
                .optional()
                .orElse(Title.NONE);
    }

    public void name(TableId game, Title title) {
        sql.change(
                """
                insert into campaign (game_id, title, about)
                    values (?, ?, ?) on conflict (game_id) do update
                    set title = excluded.title, about = excluded.about
                """,
                game,
                title.title(),
                title.about());
    }

    /** Whether mails of players are to bear their password. */
    public boolean asksPassword(TableId game) {
        return sql.find(Integer.class, "select asks_password from campaign where game_id = ?", game)
                        .orElse(0)
                == 1;
    }

    public void askPassword(TableId game, boolean asks) {
        sql.change(
                """
                insert into campaign (game_id, title, about, asks_password)
                    values (?, '', '', ?) on conflict (game_id) do update
                    set asks_password = excluded.asks_password
                """,
                game,
                asks ? 1 : 0);
    }

    /** Whether its leaders want to be asked for a seat. */
    public boolean isByRequest(TableId game) {
        return sql.find(Integer.class, "select by_request from campaign where game_id = ?", game)
                        .orElse(0)
                == 1;
    }

    public void byRequest(TableId game) {
        sql.change("update campaign set by_request = 1 where game_id = ?", game);
    }

    /** What was written for this round; nothing if it was for an earlier one. */
    public Optional<Sheet> sheet(TableId game, String round) {
        return sheet(game).filter(sheet -> sheet.round().equals(round));
    }

    private Optional<Sheet> sheet(TableId game) {
        return sql.ask("select round, text, version from lead_sheet where game_id = ?", game)
                .query(
                        (row, ignored) ->
                                new Sheet(row.getString(1), row.getString(2), row.getInt(3)))
                .optional();
    }

    /** The version on which the next writing must stand. */
    public int version(TableId game) {
        return sheet(game).map(Sheet::version).orElse(0);
    }

    /**
     * Writes the sheet; false if somebody else wrote first.
     *
     * @param sheet with the version on which it stands
     */
    public boolean write(TableId game, Sheet sheet, PersonId person, long at) {
        int next = sheet.version() + 1;
        return sql.change(
                        """
                        insert into lead_sheet (game_id, round, text, version, person,
                            changed_at)
                            values (?, ?, ?, ?, ?, ?) on conflict (game_id) do update
                            set round = excluded.round, text = excluded.text, version =
                                excluded.version, person = excluded.person, changed_at =
                                excluded.changed_at
                            where lead_sheet.version = ?
                        """,
                        game,
                        sheet.round(),
                        sheet.text(),
                        next,
                        person,
                        at,
                        sheet.version())
                == 1;
    }

    /** Within a transaction. */
    public void record(TableId game, Act act) {
        sql.change(
                """
                insert into lead_act (game_id, number, person, act, detail, reason,
                    happened_at) select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?
                    from lead_act where game_id = ?
                """,
                game,
                act.person().value(),
                act.act(),
                act.detail(),
                act.reason(),
                act.at(),
                game);
        sql.change(
                """
                delete from lead_act
                    where game_id = ? and number <= (select max(number) from lead_act where
                        game_id = ?) - ?
                """,
                game,
                game,
                MOST_ACTS);
    }

    /** All that leaders did, the latest first. */
    public List<Act> acts(TableId game) {
        return sql.ask(
                        """
                        select person, act, detail, reason, happened_at
                            from lead_act where game_id = ? order by number desc
                        """,
                        game)
                .query(
                        (row, ignored) ->
                                new Act(
                                        new PersonId(row.getString(1)),
                                        row.getString(2),
                                        row.getString(3),
                                        row.getString(4),
                                        row.getLong(5)))
                .list();
    }
}
