-- How well a learner knows each square, by drill: how often it was asked for, and how often it was missed.
create table drill_square (
  learner_id uuid not null references learner (id) on delete cascade,
  drill varchar(20) not null,
  square varchar(2) not null,
  asked integer not null,
  missed integer not null,
  primary key (learner_id, drill, square),
  check (missed between 0 and asked)
);

-- A learner's best result against the clock: milliseconds of a set-up, or squares in half a minute.
create table drill_best (
  learner_id uuid not null references learner (id) on delete cascade,
  contest varchar(60) not null,
  best integer not null,
  primary key (learner_id, contest)
);

-- What a learner's page of the day consists of, so that it is the same when it is opened again. A new day replaces it.
create table today (
  learner_id uuid primary key references learner (id) on delete cascade,
  planned_for date not null,
  planned_at timestamp with time zone not null,
  seed bigint not null,
  parts varchar(2000) not null
);
