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

-- Drills are counted by time and outcome, which the index tells without the rows.
create index attempt_by_item on attempt (learner_id, item, made_at, outcome);

update progress p
set (last_outcome, last_wrong, last_hints) = (
  select a.outcome, a.wrong, a.hints from attempt a
  where a.seq = (select max(b.seq) from attempt b where b.learner_id = p.learner_id and b.item = p.item))
where exists (select 1 from attempt c where c.learner_id = p.learner_id and c.item = p.item);

update progress p
set (solved_at, solved_stars, solved_hints) = (
  select a.made_at, a.stars, a.hints from attempt a
  where a.seq = (
    select max(b.seq) from attempt b
    where b.learner_id = p.learner_id and b.item = p.item and b.outcome = 'solved'));

-- The false beliefs a learner's tries showed, each try counted. It can be rebuilt from the log.
create table belief (
  learner_id uuid not null references learner (id) on delete cascade,
  misconception varchar(60) not null,
  item varchar(120) not null,
  tried varchar(100) not null,
  -- What stood on the board the last time, as in attempt.
  position varchar(100),
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  primary key (learner_id, misconception, item, tried)
);

insert into belief (learner_id, misconception, item, tried, times, first_at, last_at)
select learner_id, misconception, item, tried, count(*), min(made_at), max(made_at) from attempt
where misconception is not null
group by learner_id, misconception, item, tried;
