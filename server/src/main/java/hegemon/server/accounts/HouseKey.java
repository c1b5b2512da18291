package hegemon.server.accounts;

import hegemon.server.store.Sql;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import javax.sql.DataSource;

/** Signs what must come back as it went out. The key is drawn once and shared by all servers. */
public final class HouseKey {
    private final SecretKeySpec key;

    public HouseKey(DataSource database) {
        var sql = new Sql(database);
        sql.change(
                "insert into house_key (name, secret) values ('signature', ?) on conflict (name) do"
                        + " nothing",
                Tokens.token());
        var secret = sql.one(String.class, "select secret from house_key where name = 'signature'");
        key = new SecretKeySpec(secret.getBytes(StandardCharsets.US_ASCII), "HmacSHA256");
    }

    /**
     * The signature of a text.
     *
     * @param purpose keeps signatures for one purpose from being used for another
     */
    public String sign(String purpose, String text) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            var signature = mac.doFinal((purpose + " " + text).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA-256", e);
        }
    }

    /** Whether this is the signature of the text. Takes the same time for every wrong one. */
    public boolean isSigned(String purpose, String text, String signature) {
        return MessageDigest.isEqual(
                sign(purpose, text).getBytes(StandardCharsets.UTF_8),
                signature.getBytes(StandardCharsets.UTF_8));
    }
}
