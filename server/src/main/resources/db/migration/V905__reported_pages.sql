-- The page that a report is about, where it is one that somebody wrote. In a dialect that SQLite and PostgreSQL share.

alter table report add column page varchar(200);
