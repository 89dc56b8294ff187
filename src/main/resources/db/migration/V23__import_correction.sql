-- How many mates in one of a file had the move number 0, which was read as 1; the report says so.
alter table puzzle_import add column corrected bigint default 0 not null;
