-- What is known of every seat of a finished game that a person has held: worked out once, from its entries, when it has ended.
create table seat_figures (
    game         text not null,
    seat         integer not null,
    person       text references people (id) on delete set null,
    pool         text not null, -- solo, two or several
    shown        integer not null, -- whether everybody may know of it: listed, or rated
    at           bigint not null,
    place        integer not null,
    points       integer not null,
    lobby        integer not null, -- points, like those of the departments
    network      integer not null,
    trade        integer not null,
    service      integer not null,
    finance      integer not null,
    planning     integer not null,
    customs      integer not null,
    turns        integer not null,
    sections     integer not null,
    upgrades     integer not null,
    stations     integer not null,
    deliveries   integer not null,
    technologies integer not null,
    routes       integer not null, -- connected at the ends of eras
    seconds      integer not null, -- of thinking
    plays        text not null, -- cards on unlock, station, load, upgrade and build, as numbers with blanks between them
    opening      text not null, -- where the first three cards were played
    primary key (game, seat)
);
create index seat_figures_of_person on seat_figures (person, pool, at);

-- How often a figure had a value, so that a percentile costs a look at a few hundred rows at most.
create table figure_counts (
    pool   text not null,
    figure text not null,
    value  integer not null,
    count  integer not null,
    primary key (pool, figure, value)
);

alter table games add column counted integer not null default 0;
create index games_to_count on games (id) where counted = 0 and status = 'finished';
