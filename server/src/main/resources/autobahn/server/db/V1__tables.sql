-- The same on SQLite and PostgreSQL. Times are milliseconds since 1970, switches are 0 or 1, secrets are kept as hashes.

create table people (
    id       text primary key,
    name     text,
    folded   text unique, -- the name as it is compared
    password text,
    rating   integer not null default 1500,
    rated    integer not null default 0, -- games that count for the rating
    created  bigint not null
);

-- What opens a person: the cookie of a browser, or a token of a program.
create table keys (
    hash    text primary key,
    id      text not null unique,
    person  text not null references people (id) on delete cascade,
    label   text, -- of a token
    created bigint not null,
    used    bigint not null
);
create index keys_of_person on keys (person);

create table games (
    id             text primary key,
    title          text not null,
    status         text not null,
    options        text not null, -- JSON
    seed           bigint not null,
    rules          text not null,
    edition        text not null, -- hash
    pace           text not null,
    listed         integer not null,
    rated          integer not null,
    host           text not null references people (id),
    invitation     text not null,
    changes        integer not null default 0, -- of any kind, also to seats and talk, so that other nodes notice them
    version        integer not null default 0, -- entries
    moves          integer not null default 0, -- moves that stand
    to_move        integer, -- seat, null before the start and after the end
    created        bigint not null,
    updated        bigint not null,
    forked_from    text,
    forked_at      integer,
    continued_from integer, -- entry after which the kept position took the place of the moves before it
    base_moves     integer not null default 0, -- moves that stood then
    base_position  text, -- JSON
    result         text -- JSON
);
create index games_by_status on games (status, listed, updated, id);
create index games_of_host on games (host);

create table seats (
    game       text not null references games (id) on delete cascade,
    seat       integer not null,
    person     text references people (id),
    name       text not null,
    bot        text, -- level of a bot that sits here
    substitute text, -- level of a bot that plays for the person
    recovery   text unique,
    primary key (game, seat)
);
create index seats_of_person on seats (person);

-- People without a seat who have shown the invitation of a private table.
create table guests (
    game   text not null references games (id) on delete cascade,
    person text not null references people (id) on delete cascade,
    primary key (game, person)
);

-- The game: moves and undos in their order. Nothing here is ever changed.
create table entries (
    game    text not null,
    number  integer not null,
    seat    integer not null,
    move    text, -- null for an undo
    undo_to integer, -- moves that stand after an undo
    command text not null, -- the client's id
    at      bigint not null,
    primary key (game, number),
    unique (game, command)
);

-- The position at the end of the last turn, in case the moves do not replay after an update.
create table positions (
    game     text primary key,
    number   integer not null, -- entry after which it holds
    rules    text not null,
    position text not null
);

-- Turns that bots have to take. Who holds the lease plays; when it has run out, somebody else may.
create table jobs (
    game        text primary key,
    due         bigint not null,
    lease       text, -- node
    lease_until bigint
);
create index jobs_by_due on jobs (due);

create table undo_requests (
    game    text primary key,
    request text not null,
    seat    integer not null,
    version integer not null,
    moves   integer not null, -- that shall stand
    agreed  text not null -- seats, JSON
);

create table chat (
    game   text not null,
    number integer not null,
    seat   integer,
    name   text not null,
    text   text not null,
    at     bigint not null,
    primary key (game, number)
);

-- Finished games of accounts.
create table results (
    game   text not null,
    person text not null references people (id) on delete cascade,
    seat   integer not null,
    place  integer not null,
    points integer not null,
    rating integer, -- after the game, where it counted
    at     bigint not null,
    primary key (game, seat)
);
create index results_of_person on results (person, at);

-- Analyses of finished games: they take long, so each is worked out once.
create table analyses (
    game     text primary key,
    analysis text not null -- JSON
);
