-- When the rounds of a led game are closed. In a dialect that SQLite and PostgreSQL share. Times are milliseconds
-- since 1970, yes is 1 and no is 0.

create table calendar (
    game_id     varchar(32) primary key references game (id),
    -- "weekly 1,4 20:00" (days from Monday) or "every 14 20:00"
    rhythm      varchar(60) not null,
    zone        varchar(60) not null,
    -- Minutes after the deadline in which sheets are still taken.
    grace       integer     not null,
    -- Days that a round has at least.
    least       integer     not null,
    -- Whether a round is closed as soon as all sheets are in.
    early       integer     not null,
    paused      integer     not null,
    -- Days without a deadline, one a line: 2027-12-24
    holidays    text        not null,
    -- What the leaders say about the last change.
    word        text        not null,
    -- The round that is open, and its deadline; 0 before the game has begun.
    round       varchar(40) not null,
    due_at      bigint      not null,
    -- Counts the changes.
    revision    integer     not null,
    changed_at  bigint      not null
);

-- What is said beside the event itself.
alter table notice add column word text not null default '';
