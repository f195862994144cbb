-- Editions that accounts have made, as they are now. The owner may change and delete them.
create table editions (
    id       text primary key,
    owner    text not null references people (id) on delete cascade,
    name     text not null,
    hash     text not null, -- of what is played
    sharing  text not null, -- private, link, listed
    text     text not null, -- JSON
    designed integer not null, -- figures that nobody has checked
    checked  integer not null, -- figures that were checked against the printed game
    version  integer not null, -- changes since it was made
    created  bigint not null,
    updated  bigint not null
);
create index editions_of_owner on editions (owner);
create index editions_by_sharing on editions (sharing, updated, id);

-- What games are played with, unless it is part of the program. Nothing here is ever changed; a text goes when no game has it.
create table edition_texts (
    hash    text primary key,
    name    text not null,
    text    text not null, -- JSON
    keeper  text references people (id) on delete set null, -- whose edition it was; null for one of the server's own
    created bigint not null
);
create index edition_texts_of_keeper on edition_texts (keeper);

-- The name of a game's edition; null for one that is part of the program.
alter table games add column edition_name text;
create index games_by_edition on games (edition) where edition_name is not null;
