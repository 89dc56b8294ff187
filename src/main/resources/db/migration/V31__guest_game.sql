-- Games of two visitors without accounts. Neither learns a name of the other, even if one signs in later.
alter table game add column between_guests boolean default false not null;

-- A visitor waits for the one who types this code. Codes count for an hour.
create table game_code (
  learner_id uuid primary key references learner (id) on delete cascade,
  code varchar(6) not null unique,
  time_control varchar(10),
  made_at timestamp with time zone not null
);

create index game_code_by_time on game_code (made_at);
