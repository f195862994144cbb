-- Games that are over take little room, and moves rewrite no index.

-- The entries and the kept position of a game that is over, compressed: see ArchivedGame. They are no longer elsewhere.
create table archives (
    game    text primary key,
    content text not null
);
alter table games add column archived integer not null default 0;
create index games_to_archive on games (id) where archived = 0 and status in ('finished', 'abandoned');

-- When a table came to rest: was made, or has ended; null while its game runs. Lists of tables that rest go by it. No index
-- may hold a column that moves change: PostgreSQL would have to write every index anew for each of them.
alter table games add column rested bigint;
update games set rested = updated where status <> 'running';
drop index games_by_status;
create index games_by_status on games (status, listed, rested, id);
