-- Reactions of 300: Earth & Water that a player declines in advance (EW-5.6), for one campaign.
create table ew_decline (
    game_id     varchar(32)  not null references game (id) on delete cascade,
    seat        varchar(40)  not null,
    guest_id    varchar(32)  not null,
    campaign    integer      not null,
    -- Phases of the game, parted by blanks.
    kinds       varchar(400) not null,
    primary key (game_id, seat)
);
