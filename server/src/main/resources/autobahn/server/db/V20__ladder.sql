-- Programs that play each other. An account that is a program stays one.
alter table people add column program integer not null default 0;

create table ladder (
    person  text primary key references people (id) on delete cascade,
    entered bigint not null,
    paired  bigint not null -- when it was last given games; before the first time, when it entered
);

create table ladder_games (
    game    text primary key,
    one     text references people (id), -- at the first seat
    two     text references people (id),
    started bigint not null,
    ended   bigint -- noticed by the node that pairs next
);
create index ladder_games_running on ladder_games (started) where ended is null;
create index ladder_games_by_start on ladder_games (started);
create index ladder_games_of_one on ladder_games (one, two);
