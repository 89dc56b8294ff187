-- Who is here is read from learner.last_seen_at everywhere.
drop table game_presence;
