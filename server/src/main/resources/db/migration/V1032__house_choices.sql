-- What administrators decide in the browser, before what is set on the machine.
create table house_choice (
    name    varchar(40) primary key,
    chosen  varchar(40) not null
);
