-- Warnings that stay until they were read, names that nobody may have, whom people do not want to meet,
-- what was done about a report before it is closed, and which administrators want letters about reports.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

create table warning (
    id          varchar(32)  primary key,
    person_id   varchar(32)  not null references person (id),
    text        varchar(500) not null,
    given_at    bigint       not null,
    read_at     bigint
);

create index warning_of_person on warning (person_id, read_at);

create table barred_name (
    name_key    varchar(120) primary key,
    since       bigint       not null
);

create table blocked (
    person_id   varchar(32)  not null references person (id),
    -- Whom this person does not want to meet.
    other_id    varchar(32)  not null references person (id),
    since       bigint       not null,
    primary key (person_id, other_id)
);

create index blocked_other on blocked (other_id);

alter table report add column acts varchar(500) not null default '';
alter table administrator add column letters integer not null default 1;
