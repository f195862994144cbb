-- Notices: what people want to be told while they do not look, where they are told, and what is on its way.

-- What somebody wants to be told, and how. Nobody who has no row here is told anything.
create table notice_wishes (
    person   text not null references people (id) on delete cascade,
    kind     text not null, -- turn, invited, ended, undo or message
    ways     text not null, -- words of webhook and push
    primary key (person, kind)
);
create table notice_settings (
    person   text primary key references people (id) on delete cascade,
    language text not null
);

create table webhooks (
    id       text primary key,
    person   text not null references people (id) on delete cascade,
    style    text not null, -- discord, slack, ntfy or json
    address  text not null,
    secret   text not null, -- signs what is sent, so it is kept as it is
    failures integer not null default 0, -- in a row
    created  bigint not null
);
create index webhooks_of_person on webhooks (person);

-- Browsers that somebody is told in while no page is open, by the push service of their maker.
create table push_browsers (
    id       text primary key,
    person   text not null references people (id) on delete cascade,
    endpoint text not null unique,
    receiver text not null, -- the browser's public key
    auth     text not null,
    created  bigint not null
);
create index push_browsers_of_person on push_browsers (person);

-- Keys of the server itself, made when they are first needed.
create table server_keys (
    name    text primary key,
    content text not null,
    created bigint not null
);

-- What somebody may have to be told of a game: written with what happened, looked at a little later, when it may be void.
create table notices (
    person      text not null references people (id) on delete cascade,
    game        text not null,
    kind        text not null,
    version     integer not null, -- of the game, when it happened
    seat        integer, -- of the person; for a turn
    about       text, -- who has asked, or written
    due         bigint, -- null when it has been decided upon
    told        integer, -- version at which the person was last told
    told_at     bigint,
    lease       text,
    lease_until bigint,
    primary key (person, game, kind)
);
create index notices_by_due on notices (due);

-- What is to be sent, to one place each.
create table deliveries (
    id          text primary key,
    person      text not null references people (id) on delete cascade,
    game        text not null,
    kind        text not null,
    version     integer not null,
    way         text not null,
    target      text not null, -- which webhook, address or browser
    content     text not null, -- JSON
    tries       integer not null default 0,
    due         bigint not null,
    lease       text,
    lease_until bigint,
    created     bigint not null
);
create index deliveries_by_due on deliveries (due);
create index deliveries_of_target on deliveries (target);
create index deliveries_of_game on deliveries (person, game);
