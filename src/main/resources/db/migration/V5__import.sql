-- How far the import of a collection has come. What is counted here and the puzzles are committed together, so that it
-- can go on after any end of the program. Bytes and digest (SHA-256, hexadecimal) are of the text read so far, unpacked:
-- only the same file goes on.
create table puzzle_import (
  collection_id bigint primary key references puzzle_collection (id) on delete cascade,
  file_name varchar(255) not null,
  file_size bigint not null,
  file_read bigint not null,
  state varchar(10) not null check (state in ('running', 'stopped', 'done')),
  problem varchar(1000),
  begun_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  lines bigint not null,
  bytes bigint not null,
  digest varchar(64) not null,
  taken bigint not null,
  no_mate bigint not null,
  doubled bigint not null,
  broken bigint not null
);

-- The first lines of each kind that brought no puzzle.
create table puzzle_import_line (
  collection_id bigint not null references puzzle_import (collection_id) on delete cascade,
  kind varchar(10) not null check (kind in ('no_mate', 'doubled', 'broken')),
  line bigint not null,
  reason varchar(300) not null,
  primary key (collection_id, kind, line)
);

-- An import takes hundreds of thousands of numbers; by itself H2 writes to its file for every 32 of them.
alter table puzzle alter column id set cache 10000;
