package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.table.Language;

import org.jspecify.annotations.Nullable;
import org.springframework.security.web.webauthn.api.Bytes;
import org.springframework.security.web.webauthn.api.ImmutablePublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.api.PublicKeyCredentialUserEntity;
import org.springframework.security.web.webauthn.management.PublicKeyCredentialUserEntityRepository;

/** People as authenticators know them: by a handle made of the id. Nothing is kept beside it. */
record PasskeyOwners(People people) implements PublicKeyCredentialUserEntityRepository {
    @Override
    public @Nullable PublicKeyCredentialUserEntity findById(Bytes handle) {
        return findByUsername(PasskeyRows.person(handle).value());
    }

    /** Spring Security's user name is our id. */
    @Override
    public @Nullable PublicKeyCredentialUserEntity findByUsername(String id) {
        return people.find(new PersonId(id))
                .filter(person -> !person.deleted())
                .map(PasskeyOwners::entity)
                .orElse(null);
    }

    private static PublicKeyCredentialUserEntity entity(Person person) {
        var name = person.shownName(Language.ENGLISH);
        return ImmutablePublicKeyCredentialUserEntity.builder()
                .id(PasskeyRows.handle(person.id()))
                .name(name)
                .displayName(name)
                .build();
    }

    @Override
    public void save(PublicKeyCredentialUserEntity entity) {
        throw new IllegalStateException("people are made welcome by Guests");
    }

    @Override
    public void delete(Bytes handle) {
        throw new IllegalStateException("people are deleted by Accounts");
    }
}
