-- Programs have accounts of their own, with names that begin with BOT; somebody answers for each.
-- In a dialect that SQLite and PostgreSQL share. Times are milliseconds since 1970.

create table program (
    person_id   varchar(32) primary key references person (id),
    owner_id    varchar(32) not null references person (id)
);

create index program_of_owner on program (owner_id);
