-- Whole games of chess. A game against the computer belongs to one learner (learner_id) and is deleted with that learner.
-- In a game between people learner_id is null; it stays for one of them when the other is deleted.
create table game (
  id uuid primary key,
  learner_id uuid references learner (id) on delete cascade,
  white_learner_id uuid references learner (id) on delete set null,
  black_learner_id uuid references learner (id) on delete set null,
  -- Who the computer plays, on the side without a learner.
  opponent varchar(30),
  -- Null for the initial position.
  start_fen varchar(120),
  -- The moves in UCI, claims, draws and resignations, joined by dots.
  transcript varchar(12000) not null,
  halfmoves integer not null,
  version integer not null,
  -- How it ended, such as 'checkmate', and the score. Null while it goes on.
  ending varchar(30),
  result varchar(7),
  show_moves boolean not null,
  warn boolean not null,
  take_back boolean not null,
  -- Minutes and seconds a move, such as '10-5'; what is left of it, and when the turn began.
  time_control varchar(10),
  white_millis integer,
  black_millis integer,
  turn_began_at timestamp with time zone,
  started_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create index game_by_learner on game (learner_id);
create index game_by_white_learner on game (white_learner_id, changed_at);
create index game_by_black_learner on game (black_learner_id, changed_at);
