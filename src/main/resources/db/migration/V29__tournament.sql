-- A tournament of a class: everybody against everybody, or a Swiss one.
create table tournament (
  id uuid primary key,
  class_id uuid not null references school_class (id) on delete cascade,
  -- 'swiss' or 'round-robin'.
  kind varchar(20) not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create index tournament_by_class on tournament (class_id, started_at);

-- Who plays. The number is the player's name in the pairings.
create table tournament_player (
  tournament_id uuid not null references tournament (id) on delete cascade,
  learner_id uuid not null references account (learner_id) on delete cascade,
  seed smallint not null,
  primary key (tournament_id, learner_id),
  unique (tournament_id, seed)
);

create index tournament_player_by_learner on tournament_player (learner_id);

-- Who met whom. Without Black it is a bye, which counts as a win.
create table tournament_pairing (
  tournament_id uuid not null references tournament (id) on delete cascade,
  -- From 0.
  round smallint not null,
  white smallint not null,
  black smallint,
  game_id uuid references game (id) on delete set null,
  primary key (tournament_id, round, white)
);

create index tournament_pairing_by_game on tournament_pairing (game_id);
