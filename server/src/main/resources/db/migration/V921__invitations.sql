-- Invitations for several people, with a name, and into a club.
-- In a dialect that SQLite and PostgreSQL share.

-- How many may still come by it. used_by is who came last.
alter table house_invitation add column uses_left integer not null default 1;
update house_invitation set uses_left = 0 where used_by is not null;
-- What the house calls it, such as whom it was for; its club, if who comes joins one.
alter table house_invitation add column label varchar(254) not null default '';
alter table house_invitation add column club_id varchar(32);
-- By the house for people, rather than for its first administrator.
alter table house_invitation add column id varchar(32) not null default '';
