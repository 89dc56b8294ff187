-- How many wrong sign-ins are left, for an account, an address or a device. The key is the SHA-256 of what is limited.
create table sign_in_limit (
  key_hash varchar(64) primary key,
  -- When all tries are back, in milliseconds since 1970. A wrong try puts it off by what one try takes to come back.
  full_at bigint not null
);

create index sign_in_limit_by_time on sign_in_limit (full_at);

-- Which accounts have signed in on which devices. A device is a random number in a cookie; this is its SHA-256.
create table known_device (
  device_hash bytea not null,
  learner_id uuid not null references account (learner_id) on delete cascade,
  used_at timestamp with time zone not null,
  primary key (device_hash, learner_id)
);

create index known_device_by_learner on known_device (learner_id, used_at);

-- A lasting sign-in gets a new token when it's used. What token_hash holds was the first token, and stays the number of
-- the sign-in. rotated_hash is the token that counts now; null until there is a second one. previous_hash is the one
-- before, for as long as a browser may still have it. copied_at is when one was used that no browser should still have.
alter table sign_in add column rotated_hash bytea;
alter table sign_in add column previous_hash bytea;
alter table sign_in add column rotated_at timestamp with time zone;
alter table sign_in add column copied_at timestamp with time zone;

-- Links by which somebody becomes the administrator. One that was asked for works although there is an administrator.
create table administrator_link (
  token_hash bytea primary key,
  asked_for boolean not null,
  expires_at timestamp with time zone not null
);
