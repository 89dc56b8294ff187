-- When each scheduled job last began, so that one of several programs on this database runs it.
create table job_run (
  job varchar(60) primary key,
  begun_at timestamp with time zone not null
);

-- Which edition of the built-in puzzles is here. A program brings its own only if that is a later one.
alter table puzzle_collection add column edition integer default 0 not null;
