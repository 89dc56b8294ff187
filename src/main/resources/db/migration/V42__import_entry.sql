-- How many imported puzzles there are of which something was skipped, such as a move after the start position.
alter table puzzle_import add column noted bigint default 0 not null;

-- The first lines or games of each kind that brought no puzzle, or of which something was skipped. Several games may be on
-- one line; in files with one position a line, game is 0.
create table puzzle_import_entry (
  collection_id bigint not null references puzzle_import (collection_id) on delete cascade,
  kind varchar(10) not null check (kind in ('noted', 'no_mate', 'doubled', 'broken')),
  line bigint not null,
  game bigint not null,
  reason varchar(300) not null,
  primary key (collection_id, kind, line, game)
);

insert into puzzle_import_entry (collection_id, kind, line, game, reason)
select collection_id, kind, line, 0, reason from puzzle_import_line;

drop table puzzle_import_line;
