-- What a led game does about those who send nothing, and who acts for somebody else.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

create table absence_rule (
    game_id     varchar(32) primary key references game (id),
    -- NOTHING, STANDING (what the player left for such a case) or CARETAKER (that, or else a bot for this round)
    manner      varchar(20) not null,
    -- After so many rounds without anything the seat is free for others; 0: never.
    most        integer     not null,
    -- Whether a bot follows who gives a seat up; else it is free.
    bot_follows integer     not null
);

-- Rounds in which nothing came from the player of a seat.
create table absence (
    game_id     varchar(32) not null references game (id),
    round       varchar(40) not null,
    seat        varchar(40) not null,
    -- SILENT, STANDING or CARETAKER: what was done about it
    manner      varchar(20) not null,
    noted_at    bigint      not null,
    primary key (game_id, round, seat)
);

-- What is played for a player from whom nothing comes.
create table standing_order (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    person      varchar(32) not null,
    text        text        not null,
    changed_at  bigint      not null,
    primary key (game_id, seat)
);

-- Who acts for the holder of a seat, or shall have it.
create table deputy (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    -- STAND_IN, HEIR or BOT
    kind        varchar(20) not null,
    -- Nobody, if it is a bot.
    person      varchar(32),
    asked_by    varchar(32) not null,
    accepted    integer     not null,
    -- For how many rounds, and those that were begun since, one a line.
    rounds      integer     not null,
    seen        text        not null,
    primary key (game_id, seat)
);
