-- The last live lesson of a class, running or not: one at a time, and the next one replaces it. It runs until it is ended or
-- its teacher's page hasn't been seen for long.
create table live_lesson (
  id uuid primary key,
  class_id uuid not null unique references school_class (id) on delete cascade,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  teacher_seen_at timestamp with time zone not null,
  -- the question on the screens, from 0
  question integer not null,
  is_shown boolean not null,
  is_paused boolean not null,
  -- rises with every change that the pupils' screens have to show
  revision integer not null
);

create index live_lesson_running on live_lesson (ended_at, teacher_seen_at);

-- The questions of a live lesson, by their names in the attempt log.
create table live_question (
  lesson_id uuid not null references live_lesson (id) on delete cascade,
  number integer not null,
  item varchar(120) not null,
  primary key (lesson_id, number)
);

-- The last answer of each pupil to each question: a move, a square, or the number of an option.
create table live_answer (
  lesson_id uuid not null,
  number integer not null,
  learner_id uuid not null references account (learner_id) on delete cascade,
  answer varchar(8) not null,
  is_right boolean not null,
  answered_at timestamp with time zone not null,
  primary key (lesson_id, number, learner_id),
  foreign key (lesson_id, number) references live_question (lesson_id, number) on delete cascade
);

create index live_answer_by_learner on live_answer (learner_id);
