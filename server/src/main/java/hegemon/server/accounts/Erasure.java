package hegemon.server.accounts;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.List;

/** Removes a person from the house: what is left is an id at the seats of their games. */
public final class Erasure {
    private static final List<String> OWN =
            List.of(
                    "sign_in",
                    "passkey",
                    "api_token",
                    "mail_link",
                    "mail_wish",
                    "letter",
                    "administrator",
                    "suspension");

    private Erasure() {}

    /** Within a transaction. */
    public static void erase(JdbcClient sql, String person, long now) {
        for (String table : OWN)
            sql.sql("delete from " + table + " where person_id = ?").param(person).update();
        sql.sql(
                        "update person set name = null, name_key = null, password = null, email ="
                            + " null, email_key = null, language = null, claimed_at = null,"
                            + " deleted_at = ? where id = ?")
                .params(now, person)
                .update();
    }
}
