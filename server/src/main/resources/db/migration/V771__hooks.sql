-- Where programs are called when something happens at their tables, and the calls that wait.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table hook (
    person_id   varchar(32)   primary key references person (id),
    url         varchar(1000) not null,
    -- Signs the calls, so that the program knows who calls.
    secret      varchar(64)   not null,
    since       bigint        not null,
    -- In a row.
    failures    integer       not null
);

create table hook_call (
    person_id   varchar(32) not null references person (id),
    game_id     varchar(32) not null references game (id),
    event       varchar(20) not null,
    due_at      bigint      not null,
    tries       integer     not null,
    primary key (person_id, game_id, event)
);

create index hook_call_due on hook_call (due_at);
