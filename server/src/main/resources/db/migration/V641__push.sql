-- Where people are called when something happens at their tables, and the calls that wait.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table push_device (
    id          varchar(64)   primary key,
    person_id   varchar(32)   not null references person (id),
    -- The browser that asked for it, by the hash of its token: once it is signed out, it is called no more.
    sign_in     varchar(64)   not null,
    endpoint    varchar(1000) not null,
    p256dh      varchar(120)  not null,
    auth        varchar(40)   not null,
    label       varchar(100)  not null,
    kinds       varchar(200)  not null,
    since       bigint        not null,
    -- In a row, and until when it is left alone after the last.
    failures    integer       not null,
    rests_until bigint        not null
);

create index push_device_of_person on push_device (person_id);

create table push_call (
    person_id   varchar(32) not null references person (id),
    game_id     varchar(32) not null references game (id),
    event       varchar(20) not null,
    due_at      bigint      not null,
    primary key (person_id, game_id, event)
);

create index push_call_due on push_call (due_at);
