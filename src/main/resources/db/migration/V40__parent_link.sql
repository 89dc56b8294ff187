-- The secret address at which parents see the page of their child. It ends when the child leaves the class.
create table parent_link (
  class_id uuid not null references school_class (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamp with time zone not null,
  primary key (class_id, learner_id),
  foreign key (class_id, learner_id) references class_pupil (class_id, learner_id) on delete cascade
);

create index parent_link_by_learner on parent_link (learner_id);
