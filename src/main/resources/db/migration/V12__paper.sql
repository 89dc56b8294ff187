-- What somebody typed in from a worksheet on paper, as it was typed. The attempts it means are in the log, under ids made from
-- what stands here, so that they can be found again if it was mistyped.
create table paper_answer (
  assignment_id bigint not null references assignment (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  item varchar(120) not null,
  answer varchar(200) not null,
  typed_at timestamp with time zone not null,
  primary key (assignment_id, learner_id, item)
);

create index paper_answer_by_learner on paper_answer (learner_id);
