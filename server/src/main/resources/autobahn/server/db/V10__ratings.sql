-- Ratings that know how sure they are, apart for two players and for more. The columns rating and rated of people are what was
-- before and are read here for the last time.
create table ratings (
    holder      text not null, -- an account's id, or bot:LEVEL for a bot
    pool        text not null, -- two or several
    mean        double precision not null,
    deviation   double precision not null,
    provisional integer not null,
    games       integer not null,
    primary key (holder, pool)
);
create index ratings_by_rank on ratings (pool, provisional, mean desc);

alter table results add column pool text; -- in which it counted
alter table results add column deviation double precision; -- of the rating after the game

update results set pool = case when (select count(*) from seats s where s.game = results.game) = 2 then 'two' else 'several' end,
    deviation = 100
    where rating is not null;
insert into ratings (holder, pool, mean, deviation, provisional, games)
    select r.person, r.pool, max(p.rating), 100, 0, count(*)
    from results r join people p on p.id = r.person where r.rating is not null and p.name is not null group by r.person, r.pool;
drop index people_by_rating;
create index results_by_rating on results (person, pool, at) where rating is not null;
