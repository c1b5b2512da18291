-- Whoever gets the evaluation of a month by letter also gets what other realms write.
update mail_wish set events = events || ',letter' where events like '%round%';
