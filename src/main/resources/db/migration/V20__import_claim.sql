-- Which imports are at work. The program that works at one confirms that every second; others may ask it to stop.
create table puzzle_import_claim (
  collection_id bigint primary key references puzzle_import (collection_id) on delete cascade,
  worker uuid not null,
  confirmed_at timestamp with time zone not null,
  stop_wanted boolean not null,
  delete_wanted boolean not null
);

-- Files whose import is not done, so that any program on this database can go on with it. H2 has one program only: there
-- they lie in its data folder.
create table puzzle_upload (
  collection_id bigint not null references puzzle_import (collection_id) on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (collection_id, part)
);
