-- What a teacher wants the pupils of a class to read. A class has at most one; the next one replaces it.
create table class_message (
  class_id uuid primary key references school_class (id) on delete cascade,
  body varchar(280) not null,
  written_at timestamp with time zone not null
);
