-- The examination a learner is in, or the last one. The seed draws the tasks; marks has one letter a task: r right, w wrong.
create table examination (
  learner_id uuid primary key references learner (id) on delete cascade,
  seed bigint not null,
  begun_at timestamp with time zone not null,
  marks varchar(200) not null
);

-- The best examination passed. The name is what the learner wants to read on the diploma; it is kept nowhere else.
create table diploma (
  learner_id uuid primary key references learner (id) on delete cascade,
  passed_at timestamp with time zone not null,
  correct smallint not null,
  tasks smallint not null,
  name varchar(60),
  check (correct between 0 and tasks)
);
