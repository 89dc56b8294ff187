-- How an item stands for who looks at many learners: the last attempt, and the last time it was solved without its answer
-- being shown. All of it can be rebuilt from the log.
alter table progress add column last_outcome varchar(10) default 'solved' not null;
alter table progress add column last_wrong integer default 0 not null;
alter table progress add column last_hints integer default 0 not null;
alter table progress add column solved_at timestamp with time zone;
alter table progress add column solved_stars smallint;
alter table progress add column solved_hints integer;

create index progress_by_last on progress (learner_id, last_at);

-- What stood on the board when something was tried: the fields of a FEN without counters, or null when there was no board.
alter table attempt add column position varchar(100);

create index attempt_by_item on attempt (learner_id, item, seq);

-- The false beliefs a learner's tries showed, each try counted. It can be rebuilt from the log.
create table belief (
  learner_id uuid not null references learner (id) on delete cascade,
  misconception varchar(60) not null,
  item varchar(120) not null,
  tried varchar(100) not null,
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  primary key (learner_id, misconception, item, tried)
);
