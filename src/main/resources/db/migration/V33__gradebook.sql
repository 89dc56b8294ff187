-- How a class is graded, as its teachers typed it: a line for each mark, and a line for each term. Without a row there are
-- only percentages, and the year is one term.
create table class_grading (
  class_id uuid primary key references school_class (id) on delete cascade,
  scale varchar(400) not null,
  terms varchar(600) not null
);

-- What a teacher notes about a pupil in the gradebook of a class.
create table pupil_comment (
  class_id uuid not null references school_class (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  comment varchar(500) not null,
  written_at timestamp with time zone not null,
  primary key (class_id, learner_id)
);

create index pupil_comment_by_learner on pupil_comment (learner_id);

-- The fewest hints with which an item was ever solved, so that practising again never makes a result worse.
alter table progress add column fewest_hints integer;

update progress set fewest_hints = solved_hints where solved_hints is not null;

update progress p
set fewest_hints = (
  select min(a.hints) from attempt a
  where a.learner_id = p.learner_id and a.item = p.item and a.outcome = 'solved')
where p.solved_hints > 0
  and exists (select 1 from attempt b
    where b.learner_id = p.learner_id and b.item = p.item and b.outcome = 'solved');
