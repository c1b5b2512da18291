-- Studies of Sparta: boards with other lines, marks and remarks, kept by one person and read by whoever has the address.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table study (
    id          varchar(32)  primary key,
    person_id   varchar(32)  not null references person (id),
    name        varchar(80)  not null,
    -- The text of its games (SP-7.4).
    text        text         not null,
    -- Grows with each change, so that nobody writes over what another page wrote.
    version     integer      not null,
    changed_at  bigint       not null
);

create index study_person on study (person_id, changed_at);
