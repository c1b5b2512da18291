-- Games of events have a notice of their own; whoever wants to hear when a game begins hears of them, too.
update mail_wish set events = events || ',paired' where events like '%joined%';
update push_device set kinds = kinds || ',paired' where kinds like '%joined%';
