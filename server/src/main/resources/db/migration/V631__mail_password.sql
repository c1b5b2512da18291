-- Whether mails of the players of a campaign are to bear their password.
alter table campaign add column asks_password integer not null default 0;
