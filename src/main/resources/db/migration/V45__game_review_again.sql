-- The reviews so far called good moves mistakes. Each is worked out again when its game is opened.
delete from game_review;
