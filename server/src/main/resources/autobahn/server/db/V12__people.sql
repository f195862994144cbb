-- People and each other: friends, whom one does not want to meet or hear, invitations by name, private notes, reports to whoever
-- runs the server, and what that person may do.

-- Asked, or agreed by both.
create table friendships (
    person text not null references people (id) on delete cascade, -- who has asked
    other  text not null references people (id) on delete cascade,
    agreed integer not null,
    at     bigint not null,
    primary key (person, other)
);
create index friendships_of_other on friendships (other);

-- Whom somebody does not hear (mute), or does not want at the same table either (block).
create table aversions (
    id     text primary key,
    person text not null references people (id) on delete cascade,
    other  text not null references people (id) on delete cascade,
    name   text not null, -- by which the other was known then
    kind   text not null, -- mute or block
    at     bigint not null,
    unique (person, other)
);
create index aversions_to on aversions (other);

-- Invitations by name to tables that have not started.
create table invitations (
    game    text not null references games (id) on delete cascade,
    person  text not null references people (id) on delete cascade,
    inviter text not null references people (id) on delete cascade,
    at      bigint not null,
    primary key (game, person)
);
create index invitations_of_person on invitations (person);

-- What somebody has written down about a game, for nobody else.
create table notes (
    game    text not null,
    person  text not null references people (id) on delete cascade,
    text    text not null,
    updated bigint not null,
    primary key (game, person)
);
create index notes_of_person on notes (person);

create table reports (
    id       text primary key,
    reporter text not null references people (id) on delete cascade,
    about    text not null references people (id) on delete cascade,
    name     text not null, -- by which the other was known
    game     text,
    seat     integer,
    reason   text not null, -- talk, play, name or other
    text     text not null,
    at       bigint not null,
    handled  bigint -- when somebody has looked into it
);
create index reports_of_reporter on reports (reporter);
create index reports_about on reports (about);
create index reports_open on reports (at) where handled is null;

alter table people add column admin integer not null default 0; -- looks after the server
alter table people add column banned_until bigint; -- cannot log in until then
alter table people add column ban_reason text;

-- The table at which the same people play once more.
alter table games add column rematch text;
