package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.jspecify.annotations.Nullable;
import org.springframework.security.web.webauthn.api.AuthenticatorTransport;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.CredentialRecord;
import org.springframework.security.web.webauthn.api.ImmutableCredentialRecord;
import org.springframework.security.web.webauthn.api.ImmutablePublicKeyCose;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialType;
import org.springframework.security.web.webauthn.management.UserCredentialRepository;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/** Passkeys in the database, for Spring Security, which checks them. Bytes are kept as Base64. */
final class PasskeyRows implements UserCredentialRepository {
    private final Sql sql;

    PasskeyRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The handle under which an authenticator knows this person. */
    static Bytes handle(PersonId person) {
        return new Bytes(person.value().getBytes(StandardCharsets.UTF_8));
    }

    static PersonId person(Bytes handle) {
        return new PersonId(new String(handle.getBytes(), StandardCharsets.UTF_8));
    }

    @Override
    public void delete(Bytes id) {
        sql.change("delete from passkey where id = ?", id.toBase64UrlString());
    }

    @Override
    public void save(CredentialRecord key) {
        sql.ask(
                        """
                        insert into passkey (id, person_id, label, public_key, attestation, client_data, signatures,
                            verified, backup_able, backed_up, transports, created_at, used_at)
                        values (:id, :person, :label, :key, :attestation, :client, :signatures,
                            :verified, :able, :backed, :transports, :created, :used)
                        on conflict (id) do update set signatures = excluded.signatures, verified = excluded.verified,
                            backed_up = excluded.backed_up, used_at = excluded.used_at
                        """)
                .param("id", key.getCredentialId().toBase64UrlString())
                .param("person", person(key.getUserEntityUserId()).value())
                .param("label", key.getLabel())
                .param("key", new Bytes(key.getPublicKey().getBytes()).toBase64UrlString())
                .param("attestation", text(key.getAttestationObject()))
                .param("client", text(key.getAttestationClientDataJSON()))
                .param("signatures", key.getSignatureCount())
                .param("verified", key.isUvInitialized() ? 1 : 0)
                .param("able", key.isBackupEligible() ? 1 : 0)
                .param("backed", key.isBackupState() ? 1 : 0)
                .param(
                        "transports",
                        key.getTransports().stream()
                                .map(AuthenticatorTransport::getValue)
                                .collect(Collectors.joining(",")))
                .param("created", key.getCreated().toEpochMilli())
                .param("used", key.getLastUsed().toEpochMilli())
                .update();
    }

    private static String text(@Nullable Bytes bytes) {
        return bytes == null ? "" : bytes.toBase64UrlString();
    }

    @Override
    public @Nullable CredentialRecord findByCredentialId(Bytes id) {
        return sql.find(
                        (row, ignored) -> key(row),
                        "select * from passkey where id = ?",
                        id.toBase64UrlString())
                .orElse(null);
    }

    @Override
    public List<CredentialRecord> findByUserId(Bytes handle) {
        return sql.list(
                (row, ignored) -> key(row),
                "select * from passkey where person_id = ? order by created_at, id",
                person(handle).value());
    }

    private static CredentialRecord key(ResultSet row) throws SQLException {
        return ImmutableCredentialRecord.builder()
                .credentialType(PublicKeyCredentialType.PUBLIC_KEY)
                .credentialId(Bytes.fromBase64(row.getString("id")))
                .userEntityUserId(handle(new PersonId(row.getString("person_id"))))
                .label(row.getString("label"))
                .publicKey(
                        new ImmutablePublicKeyCose(
                                Bytes.fromBase64(row.getString("public_key")).getBytes()))
                .attestationObject(Bytes.fromBase64(row.getString("attestation")))
                .attestationClientDataJSON(Bytes.fromBase64(row.getString("client_data")))
                .signatureCount(row.getLong("signatures"))
                .uvInitialized(row.getInt("verified") == 1)
                .backupEligible(row.getInt("backup_able") == 1)
                .backupState(row.getInt("backed_up") == 1)
                .transports(
                        Arrays.stream(
                                        Optional.ofNullable(row.getString("transports"))
                                                .orElse("")
                                                .split(","))
                                .filter(name -> !name.isEmpty())
                                .map(AuthenticatorTransport::valueOf)
                                .collect(Collectors.toSet()))
                .created(Instant.ofEpochMilli(row.getLong("created_at")))
                .lastUsed(Instant.ofEpochMilli(row.getLong("used_at")))
                .build();
    }
}
