-- Who may see a class and change nothing in it. Nobody is a teacher and an assistant of one class.
create table class_assistant (
  class_id uuid not null references school_class (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  since timestamp with time zone not null,
  primary key (class_id, learner_id)
);

create index class_assistant_by_learner on class_assistant (learner_id);

-- Whether the offer is to assist; otherwise it is to teach.
alter table class_offer add column assists boolean default false not null;
