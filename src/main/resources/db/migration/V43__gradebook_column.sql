-- Which assignments a teacher lets count towards the average of the gradebook, or leaves out. Without a row all of them
-- count, except those that teach a misconception again.
create table gradebook_column (
  assignment_id bigint primary key references assignment (id) on delete cascade,
  counted boolean not null
);
