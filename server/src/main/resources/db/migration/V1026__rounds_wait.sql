-- Whether the evaluation of a month keeps to the quiet hours and to the hour of the daily letter.

alter table mail_wish add column rounds_wait integer not null default 0;
