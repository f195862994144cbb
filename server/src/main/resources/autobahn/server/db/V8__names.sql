-- Names of accounts as they look: no two accounts have names that people would take for each other. Accounts of before whose
-- names look alike keep them; the skeleton belongs to the first.
create table name_skeletons (
    skeleton text primary key,
    person   text not null references people (id) on delete cascade
);
create index name_skeletons_of_person on name_skeletons (person);
