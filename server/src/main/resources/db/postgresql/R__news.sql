-- PostgreSQL only: tells all nodes, in the same transaction, at which table something happened. The
-- sender's name goes with it, so that a node can pass over what it did itself. The argument of the
-- trigger is the column that holds the table's id.

create or replace function hegemon_news() returns trigger as
$$
begin
    perform pg_notify('hegemon_news',
        current_setting('application_name') || ' ' || (to_jsonb(new) ->> tg_argv[0]));
    return null;
end
$$ language plpgsql;

drop trigger if exists news on entry;
create trigger news after insert on entry for each row execute function hegemon_news('game_id');

drop trigger if exists news on seat;
create trigger news after update on seat for each row execute function hegemon_news('game_id');

drop trigger if exists news on game;
create trigger news after update on game for each row execute function hegemon_news('id');
