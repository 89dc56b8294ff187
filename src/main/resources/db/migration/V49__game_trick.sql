-- Forbidden moves that the computer tried in a game, to be found by the learner. They are no moves of the game.
create table game_trick (
  game_id uuid not null references game (id) on delete cascade,
  learner_id uuid not null references learner (id) on delete cascade,
  -- How many moves had been played.
  ply integer not null,
  -- What was tried, such as 'c1b3', and the rule that it breaks.
  played varchar(20) not null,
  kind varchar(30) not null,
  outcome varchar(10) not null check (outcome in ('open', 'caught', 'missed')),
  tried_at timestamp with time zone not null,
  primary key (game_id, ply)
);

create index game_trick_by_learner on game_trick (learner_id);
