-- Ending a game by agreement of those who play, and saying what an update has taken back.

-- How a game ended before its end because everybody wanted it so: counted or broken-off.
alter table games add column agreement text;

-- Moves that were taken back when a kept position took the place of those before it.
alter table games add column dropped integer not null default 0;

-- The last proposal of each seat to end its game in either way. They stay, so that nobody asks without end.
create table end_proposals (
    game    text not null,
    seat    integer not null,
    kind    text not null, -- counted or broken-off
    request text not null,
    command text not null, -- the client's id
    version integer not null, -- a later entry makes it lapse
    moves   integer not null, -- that stood
    agreed  text not null, -- seats
    outcome text, -- agreed, declined or withdrawn
    at      bigint not null,
    primary key (game, seat, kind)
);
