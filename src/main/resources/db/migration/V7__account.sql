-- Who signs in is recognised by another token, so a learner need not have a guest's.
alter table learner alter column token_hash drop not null;

-- People who sign in. A name to sign in with is unique as it stands here: folded to one way of writing it.
create table account (
  learner_id uuid primary key references learner (id) on delete cascade,
  role varchar(15) not null check (role in ('learner', 'instructor', 'administrator')),
  sign_in_name varchar(60) not null unique,
  name varchar(60) not null,
  -- Null: nobody can sign in by password.
  password_hash varchar(200),
  password_kind varchar(10) not null check (password_kind in ('chosen', 'words', 'pictures')),
  made_at timestamp with time zone not null,
  signed_in_at timestamp with time zone
);

-- A row for each browser in which somebody is signed in. Lasting ones outlive the browser's session.
create table sign_in (
  token_hash bytea primary key,
  learner_id uuid not null references account (learner_id) on delete cascade,
  begun_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  lasting boolean not null
);

create index sign_in_by_learner on sign_in (learner_id);
create index sign_in_by_expiry on sign_in (expires_at);

-- What opens an account without its password: the square code of a login card, which lasts, and codes of a few minutes.
create table sign_in_code (
  code_hash bytea primary key,
  learner_id uuid not null references account (learner_id) on delete cascade,
  kind varchar(10) not null check (kind in ('card', 'short')),
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone
);

create index sign_in_code_by_learner on sign_in_code (learner_id);

-- Links by which instructors and administrators get an account. Each works once.
create table invitation (
  token_hash bytea primary key,
  role varchar(15) not null check (role in ('instructor', 'administrator')),
  note varchar(100) not null,
  invited_by uuid references account (learner_id) on delete set null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by uuid references account (learner_id) on delete set null
);

-- What instructors and administrators did. The subject names no learner by name: it may be read when the learner is gone.
create table audit (
  seq bigint generated always as identity primary key,
  done_at timestamp with time zone not null,
  actor_id uuid references learner (id) on delete set null,
  actor_name varchar(60) not null,
  action varchar(40) not null,
  subject varchar(200) not null
);

-- What an administrator has set. A name that is not here has its first value.
create table setting (
  name varchar(60) primary key,
  chosen varchar(200) not null
);
