-- How members fare with the puzzles of Sparta: their ratings, and those of the puzzles.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0. Figures are in millionths.

-- The first try of each; what it made of the member's rating is the rating until the next one.
create table puzzle_try (
    person_id   varchar(32) not null references person (id),
    puzzle      integer     not null,
    -- Which try of this member's it was, from 1.
    number      integer     not null,
    solved      integer     not null,
    value       bigint      not null,
    deviation   bigint      not null,
    volatility  bigint      not null,
    gain        bigint      not null,
    tried_at    bigint      not null,
    primary key (person_id, puzzle)
);

create unique index puzzle_try_order on puzzle_try (person_id, number);

-- How hard the puzzles are that somebody has tried.
create table puzzle_grade (
    puzzle      integer     primary key,
    tries       integer     not null,
    value       bigint      not null,
    deviation   bigint      not null,
    volatility  bigint      not null,
    tried_at    bigint      not null
);
