-- What a key opens, and until when. Keys that were made before may do all that their person may.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

alter table api_token add column scope varchar(10) not null default 'master';
alter table api_token add column ends_at bigint;
