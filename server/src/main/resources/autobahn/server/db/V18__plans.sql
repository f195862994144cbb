-- Plans that people have sent: what is to be played when it is their turn. One for a seat; nobody else sees anything of it.
create table plans (
    game    text not null,
    seat    integer not null,
    person  text not null references people (id) on delete cascade,
    id      text not null,
    content text not null, -- JSON: moves and conditions
    version integer not null, -- of the game when it was sent
    sent    bigint not null,
    plan    integer, -- which of its plans is played; null as long as none is
    played  integer not null default 0, -- moves of it
    began   integer, -- moves that stood before the first one
    reached integer, -- version after the last one
    outcome text, -- JSON; null as long as it waits or is played
    primary key (game, seat)
);
create index plans_of_person on plans (person);
