-- Whoever wants letters about invitations wants to know when the own seat goes to somebody else.
update mail_wish set events = events || ',replaced' where events like '%invited%';
update push_device set kinds = kinds || ',replaced' where kinds like '%invited%';
