-- For whom a link to a seat was made, as whoever made it wrote; empty: nobody was named.

alter table seat_invitation add column whom varchar(80) not null default '';
