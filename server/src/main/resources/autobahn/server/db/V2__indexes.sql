-- The ranking, without a look at everybody who has ever come by.
create index people_by_rating on people (rating desc, rated desc, folded) where rated > 0 and name is not null;

-- What somebody was invited to, asked when a browser becomes an account's.
create index guests_of_person on guests (person);
