-- A class that went on as another one in a new school year. The pupils of the first are pupils of the second, too; the
-- first is archived with its assignments and results. A class is promoted once.
create table class_promotion (
  from_class_id uuid primary key references school_class (id) on delete cascade,
  to_class_id uuid not null unique references school_class (id) on delete cascade,
  promoted_at timestamp with time zone not null
);
