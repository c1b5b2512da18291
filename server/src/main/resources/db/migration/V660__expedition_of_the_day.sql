-- Who plays with the same dice: the table of a day (EW-S6).
create index game_secret on game (secret);
