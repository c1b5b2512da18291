-- Words between the realms of a campaign: letters, treaties, press, and the paper that is made of it.
-- Seats are named as the game names them; nobody in particular is the empty text.

create table courier_letter (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    round       varchar(40) not null,
    from_seat   varchar(40) not null,
    from_person varchar(32) not null,
    to_seat     varchar(40) not null,
    to_person   varchar(32) not null,
    text        text        not null,
    -- sent, held (at the leaders'), passed, returned
    state       varchar(10) not null,
    word        text        not null,
    sent_at     bigint      not null,
    primary key (game_id, number)
);

create table courier_treaty (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    round       varchar(40) not null,
    from_seat   varchar(40) not null,
    to_seat     varchar(40) not null,
    person      varchar(32) not null,
    text        text        not null,
    begins      varchar(40) not null,
    ends        varchar(40) not null,
    -- held, offered, agreed, declined, ended
    state       varchar(10) not null,
    from_open   integer     not null,
    to_open     integer     not null,
    made_at     bigint      not null,
    primary key (game_id, number)
);

create table courier_press (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    round       varchar(40) not null,
    seat        varchar(40) not null,
    person      varchar(32) not null,
    signed      integer     not null,
    title       varchar(120) not null,
    text        text        not null,
    -- waiting, taken, declined
    state       varchar(10) not null,
    word        text        not null,
    -- The issue in which it stands; 0: in none yet.
    issue       integer     not null,
    sent_at     bigint      not null,
    primary key (game_id, number)
);

create table courier_issue (
    game_id     varchar(32) not null references game (id),
    number      integer     not null,
    round       varchar(40) not null,
    -- The entry of the log up to which it tells.
    entry       integer     not null,
    person      varchar(32) not null,
    editorial   text        not null,
    ranking     integer     not null,
    published_at bigint     not null,
    primary key (game_id, number)
);
