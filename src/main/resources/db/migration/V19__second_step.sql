-- Accounts that ask for a code from an app after the password. The key stands here as it is: whoever can read this table can
-- also read what it protects.
create table second_step (
  learner_id uuid primary key references account (learner_id) on delete cascade,
  secret_key bytea not null,
  turned_on_at timestamp with time zone not null,
  -- The newest step of 30 seconds whose code was used: no code works twice.
  last_step bigint not null
);

-- Codes on paper for a lost phone, each for one use.
create table recovery_code (
  code_hash bytea primary key,
  learner_id uuid not null references account (learner_id) on delete cascade,
  made_at timestamp with time zone not null
);

create index recovery_code_by_learner on recovery_code (learner_id);
