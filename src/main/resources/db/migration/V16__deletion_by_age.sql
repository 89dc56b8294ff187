-- The latest time that the program trusts. A clock that is far ahead of it may be wrong, and then nothing is deleted by age
-- until an administrator says otherwise. At most one row.
create table clock_check (
  id integer primary key,
  latest timestamp with time zone not null
);

insert into clock_check (id, latest)
select 1, max(last_seen_at) from learner having max(last_seen_at) is not null;

-- Deletions that an administrator doesn't want to decide on before this time.
create table deletion_pause (
  job varchar(60) primary key,
  until timestamp with time zone not null
);
