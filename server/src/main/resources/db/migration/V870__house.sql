-- What administrators say to everybody and do about backups.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.
-- A maintenance is a downtime that is written down before it begins.

create table announcement (
    id          varchar(32)  primary key,
    text_en     varchar(500) not null,
    text_de     varchar(500) not null,
    text_fr     varchar(500) not null,
    begins_at   bigint       not null,
    ends_at     bigint       not null
);

create table backup_plan (
    -- There is one.
    id          integer      primary key,
    -- In UTC; below 0: none is made by itself.
    hour        integer      not null,
    keep        integer      not null,
    tried_at    bigint       not null,
    -- Why the last one failed; empty: it did not.
    trouble     varchar(300) not null
);
