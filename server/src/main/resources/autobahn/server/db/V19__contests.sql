-- Contests: Swiss, groups with finals, leagues, and solo ones. Times of rounds are served time, see served_time.

create table contests (
    id          text primary key,
    title       text not null,
    organiser   text not null references people (id),
    host        text not null references people (id), -- of its tables: somebody who is nobody
    format      text not null,
    terms       text not null, -- JSON; never changed
    secret      text not null, -- the lot, told when all is over
    status      text not null, -- signup, running, ended or cancelled
    season      integer not null,
    previous    text, -- the season before
    created     bigint not null,
    closes      bigint not null, -- time of day at which sign-up ends
    started     bigint,
    ended       bigint,
    round       integer not null default 0,
    rounds      integer not null default 0, -- known once it has started
    due         bigint, -- served time at which the round ends
    lease       text, -- node that takes the next step
    lease_until bigint -- served time
);
create index contests_by_status on contests (status, created);
create index contests_of_organiser on contests (organiser, status);
create unique index contests_by_previous on contests (previous);

create table contest_people (
    contest  text not null references contests (id) on delete cascade,
    person   text not null references people (id),
    joined   bigint not null,
    division integer not null default 0,
    state    text not null, -- plays, withdrawn or disqualified
    primary key (contest, person)
);
create index contest_people_of_person on contest_people (person);

create table contest_tables (
    contest  text not null references contests (id) on delete cascade,
    round    integer not null,
    number   integer not null,
    division integer not null,
    game     text, -- null where somebody has nobody to play against
    primary key (contest, round, number)
);
create unique index contest_tables_by_game on contest_tables (game);

-- What counts: results as they were when the game ended. Not a game's own row, which may be archived or deleted.
create table contest_seats (
    contest text not null,
    round   integer not null,
    number  integer not null,
    seat    integer not null,
    person  text references people (id), -- null for a bot
    place   integer,
    points  integer not null default 0,
    lead    integer not null default 0,
    primary key (contest, round, number, seat),
    foreign key (contest, round, number) references contest_tables (contest, round, number) on delete cascade
);
create index contest_seats_of_person on contest_seats (person);

-- What has happened, for everybody to read.
create table contest_log (
    contest text not null references contests (id) on delete cascade,
    number  integer not null,
    at      bigint not null,
    kind    text not null,
    person  text references people (id),
    round   integer,
    text    text,
    primary key (contest, number)
);

alter table games add column contest text; -- that it is played for
alter table games add column sealed integer not null default 0; -- others play the same deal: nobody but those who sit there sees it
