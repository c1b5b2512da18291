-- Whoever may say nothing at a table may still act there, unless they are suspended from it.
-- In a dialect that SQLite and PostgreSQL share. Yes is 1 and no is 0.

alter table mute add column may_act integer not null default 1;
