-- The board that a teacher shows to a class, and whether it is on the screens instead of the question. A live lesson that begins
-- with it has no question yet; its question is then -1.
alter table live_lesson add column board varchar(1000);
alter table live_lesson add column is_board_shown boolean default false not null;
