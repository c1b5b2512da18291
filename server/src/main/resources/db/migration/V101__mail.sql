-- Letters to send, written together with what causes them; and who wants which.

create table letter (
    id          varchar(32)  primary key,
    -- To a person, or to an address that need not belong to anybody.
    person_id   varchar(32)  references person (id),
    address     varchar(254),
    kind        varchar(40)  not null,
    game_id     varchar(32),
    args        text         not null,
    created_at  bigint       not null,
    due_at      bigint       not null,
    -- Waits for the daily digest instead of going by itself.
    digest      integer      not null,
    attempts    integer      not null,
    -- What the mail server said last.
    trouble     varchar(300),
    sent_at     bigint,
    given_up_at bigint
);

create index letter_due on letter (sent_at, given_up_at, due_at);
create index letter_of_person on letter (person_id);

create table mail_wish (
    person_id   varchar(32) primary key references person (id),
    -- never, each, digest
    manner      varchar(10) not null,
    -- The events that are wanted, with commas between.
    events      varchar(200) not null,
    zone        varchar(60) not null,
    -- No letter goes between these hours; the same hour twice: any time will do.
    quiet_from  integer     not null,
    quiet_to    integer     not null,
    digest_hour integer     not null
);

-- Jobs that are due at a time, as db-scheduler keeps them.
create table if not exists scheduled_tasks (
    task_name            varchar(100) not null,
    task_instance        varchar(100) not null,
    task_data            bytea,
    execution_time       timestamp with time zone not null,
    picked               boolean not null,
    picked_by            varchar(50),
    last_success         timestamp with time zone,
    last_failure         timestamp with time zone,
    consecutive_failures integer,
    last_heartbeat       timestamp with time zone,
    version              bigint not null,
    priority             smallint,
    primary key (task_name, task_instance)
);

create index if not exists scheduled_tasks_due on scheduled_tasks (execution_time);
create index if not exists scheduled_tasks_alive on scheduled_tasks (last_heartbeat);
