-- How strong people play, by game and pace, and what others may see of somebody.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

-- Agreed when the table was made: the game counts for the ratings.
alter table game add column rated integer not null default 0;
-- When it was counted, if it was: of two games of the same person never the same.
alter table game add column rated_at bigint;

create index game_rated on game (rated_at);

-- Computed from the games that were counted, in the order of rated_at. Figures are in millionths.
create table rating (
    person_id   varchar(32) not null references person (id),
    game        varchar(40) not null,
    pace        varchar(10) not null,
    games       integer     not null,
    value       bigint      not null,
    deviation   bigint      not null,
    volatility  bigint      not null,
    rated_at    bigint      not null,
    primary key (person_id, game, pace)
);

create index rating_order on rating (game, pace, value);

-- What each game made of it.
create table rating_step (
    game_id     varchar(32) not null references game (id),
    person_id   varchar(32) not null references person (id),
    game        varchar(40) not null,
    pace        varchar(10) not null,
    number      integer     not null,
    value       bigint      not null,
    deviation   bigint      not null,
    gain        bigint      not null,
    rated_at    bigint      not null,
    primary key (game_id, person_id)
);

create index rating_curve on rating_step (person_id, game, pace, number);

-- What others may see on somebody's page; without a row: all of it.
create table person_page (
    person_id   varchar(32) primary key references person (id),
    games       integer     not null,
    results     integer     not null,
    ratings     integer     not null
);
