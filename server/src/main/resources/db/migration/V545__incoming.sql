-- Mails that came in: what became of each, so that none is taken twice.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table incoming (
    -- Of the Message-ID and the sender, or of the whole mail.
    id          varchar(40)  primary key,
    came_at     bigint       not null,
    -- taken, aside, dropped, waits, bounce
    state       varchar(10)  not null,
    -- Why it was set aside.
    reason      varchar(30)  not null,
    person_id   varchar(32)  references person (id),
    game_id     varchar(32),
    subject     varchar(300) not null,
    -- What it says, while its sender is asked whether it is genuine.
    text        text
);

create index incoming_of_person on incoming (person_id, came_at);
create index incoming_of_game on incoming (game_id, came_at);

-- Whoever gets letters about games also gets the evaluation of a month.
update mail_wish set events = events || ',round' where events <> '';
