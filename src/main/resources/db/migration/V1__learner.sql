-- Who is learning. A guest is recognised by a token that only the guest's browser holds; here lies its SHA-256.
create table learner (
  id uuid primary key,
  token_hash bytea not null unique,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null
);

create index learner_by_last_seen on learner (last_seen_at);
