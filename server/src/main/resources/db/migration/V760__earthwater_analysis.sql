-- What the adviser found when it went through a game of 300: Earth & Water; computed from the log, decision by decision.
create table ew_analysis (
    game_id     varchar(32)  not null primary key references game (id) on delete cascade,
    -- By which version of the review; an older one is made anew.
    version     integer      not null,
    -- The reviews so far, as JSON.
    reviews     text         not null
);
