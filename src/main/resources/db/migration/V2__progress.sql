-- The attempt log: rows are added, never changed. They go only with their learner.
create table attempt (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  learner_id uuid not null references learner (id) on delete cascade,
  item varchar(120) not null,
  made_at timestamp with time zone not null,
  tried varchar(100) not null,
  outcome varchar(10) not null
    check (outcome in ('solved', 'wrong', 'refused', 'hint', 'shown', 'skipped')),
  reason varchar(60),
  misconception varchar(60),
  wrong integer not null check (wrong >= 0),
  hints integer not null check (hints >= 0),
  millis integer not null check (millis >= 0),
  stars smallint check (stars between 0 and 3)
);

create index attempt_by_learner on attempt (learner_id, seq);

-- What the log adds up to, one row for each item a learner has touched. It can be rebuilt from the log.
create table progress (
  learner_id uuid not null references learner (id) on delete cascade,
  item varchar(120) not null,
  best_stars smallint not null check (best_stars between 0 and 3),
  done_at timestamp with time zone,
  tries integer not null,
  last_at timestamp with time zone not null,
  primary key (learner_id, item)
);
