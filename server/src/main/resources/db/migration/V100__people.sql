-- People: guests and those with an account. A guest who claims an account keeps the id, so all games stay.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970, yes is 1 and no is 0.

create table person (
    id          varchar(32) primary key,
    created_at  bigint       not null,
    -- As shown; the key is the same for names that look alike, and nobody else may have it.
    name        varchar(40),
    name_key    varchar(120) unique,
    -- Since when there is an account. Without: a guest.
    claimed_at  bigint,
    -- With the name of its method in front; nobody needs one who has a passkey.
    password    varchar(300),
    -- Only what its owner has confirmed.
    email       varchar(254),
    email_key   varchar(254) unique,
    language    varchar(5),
    -- Deleted: the games stay, nothing else does.
    deleted_at  bigint
);

insert into person (id, created_at) select id, created_at from guest;

-- One for each browser somebody is signed in with. The token itself is in its cookie and nowhere else.
create table sign_in (
    token_hash  varchar(64)  primary key,
    person_id   varchar(32)  not null references person (id),
    created_at  bigint       not null,
    seen_at     bigint       not null,
    agent       varchar(200) not null
);

create index sign_in_of_person on sign_in (person_id);

insert into sign_in (token_hash, person_id, created_at, seen_at, agent)
    select token_hash, id, created_at, created_at, '' from guest;

create table seat_of_person (
    game_id     varchar(32) not null references game (id),
    seat        varchar(40) not null,
    -- A person, a bot of a level, or neither: the seat is open.
    guest_id    varchar(32) references person (id),
    bot_level   integer,
    primary key (game_id, seat)
);

insert into seat_of_person (game_id, seat, guest_id, bot_level)
    select game_id, seat, guest_id, bot_level from seat;
drop table seat;
alter table seat_of_person rename to seat;
create index seat_of_guest on seat (guest_id);
drop table guest;

create table passkey (
    id          varchar(1400) primary key,
    person_id   varchar(32)   not null references person (id),
    label       varchar(60)   not null,
    public_key  text          not null,
    -- As the authenticator attested it when it was made.
    attestation text          not null,
    client_data text          not null,
    signatures  bigint        not null,
    verified    integer       not null,
    backup_able integer       not null,
    backed_up   integer       not null,
    transports  varchar(100)  not null,
    created_at  bigint        not null,
    used_at     bigint        not null
);

create index passkey_of_person on passkey (person_id);

-- Links that were sent by mail: to confirm an address, to sign in, to set a new password. They work once.
create table mail_link (
    token_hash  varchar(64)  primary key,
    person_id   varchar(32)  not null references person (id),
    kind        varchar(20)  not null,
    address     varchar(254) not null,
    expires_at  bigint       not null
);

create index mail_link_of_person on mail_link (person_id);

-- What a passkey must sign: valid once and for minutes.
create table challenge (
    token_hash  varchar(64)  primary key,
    challenge   varchar(100) not null,
    expires_at  bigint       not null
);

create table house_invitation (
    token_hash  varchar(64) primary key,
    -- Nobody: the house itself.
    by_person   varchar(32) references person (id),
    created_at  bigint      not null,
    expires_at  bigint      not null,
    used_by     varchar(32) references person (id)
);

-- How often something was tried. Who did is known only by a keyed hash.
create table attempt (
    bucket      varchar(100) primary key,
    began_at    bigint       not null,
    count       integer      not null
);

-- Secrets of the house, the same for all its servers.
create table house_key (
    name        varchar(40) primary key,
    secret      varchar(64) not null
);
