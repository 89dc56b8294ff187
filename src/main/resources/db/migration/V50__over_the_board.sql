-- Games against the computer that are played as at a real board: by which rules, such as 'loses-touch', what the player
-- to move has touched, such as 'g1e4', and whether the player has moved without pressing the clock yet.
alter table game add column board_rules varchar(20);
alter table game add column touched varchar(4);
alter table game add column press_due boolean default false not null;
