-- What a finished game teaches one of its players. It is worked out once, and deleted with the game and with the learner.
create table game_review (
  game_id uuid not null references game (id) on delete cascade,
  learner_id uuid not null references learner (id) on delete cascade,
  -- Who was winning, from -100 to 100, before the first move and after each one.
  curve varchar(16000) not null,
  -- The moments to try again, with the right moves and the replies to wrong ones.
  moments varchar(8000) not null,
  praise varchar(60) not null,
  primary key (game_id, learner_id)
);

create index game_review_by_learner on game_review (learner_id);
