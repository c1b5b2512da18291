-- What people report, who may not talk for a while, words that were taken away, and suspensions that end.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table report (
    id          varchar(32)  primary key,
    by_person   varchar(32)  references person (id),
    -- Whom it is about.
    person_id   varchar(32)  not null references person (id),
    -- Where it was said, and the number of the word: empty where it is about the name or the person.
    game_id     varchar(32),
    word        integer,
    reason      varchar(500) not null,
    reported_at bigint       not null,
    done_at     bigint
);

create index report_open on report (done_at, reported_at);

create table mute (
    person_id   varchar(32)  not null references person (id),
    -- Empty: everywhere.
    game_id     varchar(32)  not null,
    ends_at     bigint       not null,
    primary key (person_id, game_id)
);

-- Its text stays for the record, and readers do not get it.
alter table chat add column removed_at bigint;

alter table suspension add column ends_at bigint;
