-- Who looks after the house, and what they did.

create table administrator (
    person_id   varchar(32) primary key references person (id),
    since       bigint      not null
);

-- May look, but neither play nor speak.
create table suspension (
    person_id   varchar(32)  primary key references person (id),
    reason      varchar(300) not null,
    since       bigint       not null
);

-- Makes its holder the first administrator. Gone once there is one.
create table admin_link (
    token_hash  varchar(64) primary key,
    created_at  bigint      not null
);

-- Only ever appended to. The names of people and tables stay as they were written down.
create table audit (
    id          varchar(32)  primary key,
    happened_at bigint       not null,
    -- An administrator, or nobody: the command line.
    by_person   varchar(32),
    act         varchar(40)  not null,
    subject     varchar(64)  not null,
    detail      varchar(500) not null
);

create index audit_by_time on audit (happened_at);
