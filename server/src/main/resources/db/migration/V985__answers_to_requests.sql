-- Whoever wants letters about invitations wants to know what became of a request for a seat.
update mail_wish set events = events || ',admitted,declined' where events like '%invited%';
update push_device set kinds = kinds || ',admitted,declined' where kinds like '%invited%';
