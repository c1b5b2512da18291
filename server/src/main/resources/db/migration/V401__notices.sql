-- What happened at a person's tables: shown on every page until it was seen or is moot.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table notice (
    person_id   varchar(32) not null references person (id),
    game_id     varchar(32) not null references game (id),
    event       varchar(20) not null,
    -- Who made it happen, if anybody in particular.
    by_person   varchar(32) references person (id),
    told_at     bigint      not null,
    primary key (person_id, game_id, event)
);

-- From now on a table at which a bot is to move has a row here, written together with what makes it so.
-- For games under way somebody has to look once.
insert into thinking (game_id, node, until)
    select distinct g.id, '', 0 from game g join seat s on s.game_id = g.id
        where s.bot_level is not null and g.started_at is not null and g.ended_at is null
    on conflict (game_id) do nothing;
