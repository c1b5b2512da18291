-- What lists show of a campaign: its month, and whether its rulers are known to everybody.
alter table summary add column caption varchar(40) not null default '';
alter table summary add column veiled integer not null default 0;

-- A row that is missing is made again, with what is new.
delete from summary;
