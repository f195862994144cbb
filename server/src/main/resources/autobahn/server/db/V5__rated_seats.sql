-- Seats of rated games belong to accounts from the start on, and recovery links to the key that made them.

-- The account that a rated game counts for, whoever sits here later.
alter table seats add column account text;
update seats set account = person
    where person in (select id from people where name is not null)
        and game in (select id from games where rated = 1 and status = 'running');

-- Hash of the key by which the recovery link was made; without that key the link is void. Null for links that a host made.
alter table seats add column recovery_key text;
