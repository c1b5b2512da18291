-- Whether nobody sits down at a campaign unasked: its leaders invite, and others ask them.
alter table campaign add column by_request integer not null default 0;
