-- The daily deal: one solo game a day, the same for everybody.

-- Made when the first one asks on that day: before, nobody can know it.
create table daily_deals (
    day     text primary key, -- as 2026-11-18, by UTC
    seed    bigint not null,
    options text not null, -- JSON
    edition text not null, -- hash
    rules   text not null,
    created bigint not null
);

-- What people have sent, each replayed before it was kept.
create table daily_results (
    day      text not null references daily_deals (day),
    person   text not null references people (id) on delete cascade,
    points   integer not null,
    lead     integer not null, -- over Autobot
    moves    integer not null,
    sequence text not null, -- hash of the moves: a record that somebody else has sent is no result
    record   text not null, -- JSON
    at       bigint not null,
    primary key (day, person),
    unique (day, sequence)
);
create index daily_results_by_points on daily_results (day, points);
create index daily_results_of_person on daily_results (person, day);
