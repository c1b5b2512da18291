-- The first month of PYGMA-ISIS: which of its tasks a newcomer has done at a practice table.
create table pygma_lesson (
    game_id     varchar(32)  primary key references game (id) on delete cascade,
    -- Names of tasks, parted by blanks.
    done        varchar(100) not null,
    -- 1: the ruler plays without tasks.
    skipped     integer      not null
);
