-- Time for decisions: what a table has agreed on, what is left of it, and when people rest.

-- Milliseconds that have passed while some node was up. Clocks go by it: they stand still while nothing runs, and nobody who
-- sets a computer's clock changes them. One row.
create table served_time (
    id     integer primary key,
    millis bigint not null
);

-- Null for tables without a clock: see TimeTerms. Milliseconds.
alter table games add column time_turn bigint; -- for each turn; 0 with a clock for the whole game
alter table games add column time_bank bigint; -- for the whole game, or the reserve beside the turns' own time
alter table games add column time_increment bigint; -- for each turn that was ended
alter table games add column time_expiry text; -- bot, loss or ask

-- The clock that runs in a game: that of the person who has to decide.
create table clocks (
    game        text primary key,
    seat        integer not null,
    since       bigint not null, -- served time when it was set going
    at          bigint not null, -- time of day then
    turn        bigint not null, -- what was left then of the turn's own time
    quiet       text, -- the person's quiet hours, as they were then
    due         bigint, -- served time at which all is used up; null when it is, and the others are asked
    lease       text, -- node that decides what follows
    lease_until bigint -- served time
);
create index clocks_by_due on clocks (due);

-- What each seat has left while its clock does not run.
create table seat_clocks (
    game   text not null,
    seat   integer not null,
    bank   bigint not null,
    turn   bigint not null, -- of the turn that it is in
    undone bigint not null, -- of the turn before, should that be taken back
    primary key (game, seat)
);

-- When deadlines of accounts stand still. Minutes of a day in a time zone.
create table quiet_hours (
    person text primary key references people (id) on delete cascade,
    zone   text not null,
    begins integer not null,
    ends   integer not null
);
create table vacations (
    id     text primary key,
    person text not null references people (id) on delete cascade,
    begins bigint not null,
    ends   bigint not null
);
create index vacations_of_person on vacations (person);
