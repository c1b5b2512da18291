-- What a campaign has beside its log: its name, and what its leaders write and do.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table campaign (
    game_id     varchar(32) primary key references game (id),
    title       varchar(80) not null default '',
    about       text        not null default ''
);

-- What the leaders have written down for a round: one sheet, on which all of them write.
create table lead_sheet (
    game_id     varchar(32) primary key references game (id),
    round       varchar(40) not null,
    text        text        not null,
    -- Counts the writings: who writes on an older one is told.
    version     integer     not null,
    person      varchar(32) not null,
    changed_at  bigint      not null
);

-- What leaders did: who, when and why.
create table lead_act (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    person      varchar(32) not null,
    act         varchar(20) not null,
    detail      text        not null,
    reason      text        not null,
    happened_at bigint      not null,
    primary key (game_id, number)
);
