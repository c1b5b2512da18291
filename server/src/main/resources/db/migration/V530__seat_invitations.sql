-- Links that lead to a seat of a table: who opens one may sit down there. The database knows only their hashes.

create table seat_invitation (
    token_hash  varchar(64) primary key,
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    by_person   varchar(32) not null,
    created_at  bigint      not null,
    expires_at  bigint      not null,
    used_by     varchar(32)
);

create index seat_invitation_game on seat_invitation (game_id);
