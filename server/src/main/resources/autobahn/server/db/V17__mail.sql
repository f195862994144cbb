-- Mail: addresses that people have confirmed, letters with a link, and how many of them there were.

-- Where somebody is told by mail.
create table mail_addresses (
    id       text primary key, -- a new one with each address, so that links in older mails open nothing
    person   text not null unique references people (id) on delete cascade,
    address  text not null,
    folded   text not null, -- as it is compared
    pause    bigint not null, -- at least so long between two mails with notices, in ms
    next_at  bigint not null default 0, -- no mail with notices before
    failures integer not null default 0 -- in a row, for good
);
create index mail_addresses_by_folded on mail_addresses (folded);

-- A letter that is to be sent, or whose link is still good. Links are made when a letter is sent: only their hashes are here.
create table mail_letters (
    id       text primary key,
    person   text references people (id) on delete cascade, -- null while nobody has looked who is meant
    purpose  text not null, -- confirm, recover, password or moved
    address  text not null, -- or a name, while nobody has looked who is meant
    tries    integer not null default 0,
    due      bigint, -- null when nothing is to be sent any more
    hash     text unique, -- of the link's secret
    expires  bigint, -- of the link
    refused  integer not null default 0, -- nobody takes mail at this address
    created  bigint not null,
    unique (person, purpose)
);
create index mail_letters_by_due on mail_letters (due);

-- What was asked for in the last day, by hashes of who has asked and of whom it concerns.
create table mail_counts (
    counted text not null,
    at      bigint not null
);
create index mail_counts_of on mail_counts (counted, at);
create index mail_counts_by_at on mail_counts (at);
