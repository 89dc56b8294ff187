-- What a class wants to reach together since a moment, such as a thousand mates. Nothing is kept about who did how much.
create table class_goal (
  class_id uuid primary key references school_class (id) on delete cascade,
  kind varchar(20) not null,
  target integer not null check (target between 1 and 1000000),
  begun_at timestamp with time zone not null
);

-- How many puzzles each pupil of a class is to solve on each school day. Days are those of the class's time zone.
create table daily_puzzles (
  class_id uuid primary key references school_class (id) on delete cascade,
  amount smallint not null check (amount between 1 and 100),
  first_day date not null,
  last_day date not null
);
