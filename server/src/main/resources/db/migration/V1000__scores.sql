-- What a game counts for each party: "cities:4:3 pieces:8:6".
alter table summary add column scores text not null default '';
update summary
    set scores = 'points:' || case when score < 0 then -score else 0 end || ':' || case when score > 0 then score else 0 end
    where score is not null;

-- A row that is missing is made again, with what is new.
update seat set standing = null where game_id in (select game_id from summary where score is null);
delete from summary where score is null;
alter table summary drop column score;
