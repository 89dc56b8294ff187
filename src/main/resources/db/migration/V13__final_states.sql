-- How often attempts that lay behind were added to a learner's log or taken out of it: those typed in from paper or taken
-- back, and those of a guest.
alter table learner add column log_changes integer default 0 not null;

-- How pupils stood when an assignment was due that takes nothing late, a letter for each item. Adding it up from the log takes
-- long once they have gone on. A row counts only while the assignment, the moment it was due and the pupil's log are the same;
-- without one, it is added up.
create table final_states (
  assignment_id bigint not null references assignment (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  version integer not null,
  due_at timestamp with time zone not null,
  log_changes integer not null,
  states varchar(300) not null,
  primary key (assignment_id, learner_id)
);

create index final_states_by_learner on final_states (learner_id);

-- With everything the log is added up from, so that no row has to be looked for in the log itself.
drop index attempt_by_item;
create index attempt_by_item on attempt (learner_id, item, made_at, outcome, wrong, hints, stars);
