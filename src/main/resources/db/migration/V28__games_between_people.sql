-- Games between the pupils of a class. A game belongs to the class in which it was played.
alter table game add column class_id uuid;
alter table game add constraint game_class foreign key (class_id) references school_class (id) on delete set null;
-- When the other player has been away for so many seconds, a result can be claimed.
alter table game add column claim_seconds integer;

create index game_by_class on game (class_id, started_at);

-- What a player has done in a game between people besides moving.
create table game_player (
  game_id uuid not null references game (id) on delete cascade,
  -- 'w' or 'b'.
  side varchar(1) not null,
  -- When the player's page asked for news last, and when that visit began.
  seen_at timestamp with time zone,
  came_at timestamp with time zone,
  -- How many moves had been made when the player offered a draw, and whether the other has said no.
  offered_at integer,
  declined boolean not null,
  -- The last friendly sign, how many there were, and when it was sent.
  sign varchar(20),
  signs integer not null,
  signed_at timestamp with time zone,
  primary key (game_id, side)
);

-- The games of a class between its pupils. Without a row they are off.
create table class_games (
  class_id uuid primary key references school_class (id) on delete cascade,
  is_open boolean not null,
  time_control varchar(10),
  claim_minutes smallint not null
);

-- When a pupil of a class with games was last here.
create table game_presence (
  learner_id uuid primary key references account (learner_id) on delete cascade,
  seen_at timestamp with time zone not null
);

-- A pupil wants to play a classmate. Declined challenges stay for a while, so that they can't be repeated at once.
create table game_challenge (
  learner_id uuid not null references account (learner_id) on delete cascade,
  challenged_id uuid not null references account (learner_id) on delete cascade,
  class_id uuid not null references school_class (id) on delete cascade,
  made_at timestamp with time zone not null,
  declined boolean not null,
  primary key (learner_id, challenged_id)
);

create index game_challenge_by_challenged on game_challenge (challenged_id);
create index game_challenge_by_class on game_challenge (class_id);
