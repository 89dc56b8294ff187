-- Games with a code are gone; these are the codes that still waited for a second player. The games stay readable.
drop table game_code;
