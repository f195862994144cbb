-- One row that nodes write to see whether they can. It holds nothing that anybody would miss, so backups leave it out.
create table health (
    id integer primary key,
    at bigint not null
);
