-- Puzzles for every school day and shared goals are assignments with one item each: daily/puzzle, together/puzzle or
-- together/task, with the number to solve as its amount. So the amount can be larger than that of a drill.
alter table assignment_item add column number_to_solve integer default 1 not null;
update assignment_item set number_to_solve = amount;
alter table assignment_item drop column amount;
alter table assignment_item rename column number_to_solve to amount;

-- Versions below 1 tell the new rows apart until their items are there.
insert into assignment (class_id, title, comment, begins, due, late_allowed, in_order, afresh, required_stars,
  whole_class, made_at, version)
select class_id, 'Puzzles every school day', '', cast(first_day as timestamp),
  cast(last_day as timestamp) + interval '23:59' hour to minute, false, false, false, 0, true, current_timestamp, -1
from daily_puzzles;

insert into assignment (class_id, title, comment, begins, due, late_allowed, in_order, afresh, required_stars,
  whole_class, made_at, version)
select g.class_id, 'Together', '',
  -- The text of a moment is the same on both databases, but casts to a local time aren't.
  cast(substring(cast(g.begun_at at time zone c.zone as varchar(40)) from 1 for 19) as timestamp),
  null, false, false, false, 0, true, g.begun_at, 0
from class_goal g join school_class c on c.id = g.class_id;

insert into assignment_item (assignment_id, place, item, section, amount)
select a.id, 1, 'daily/puzzle', 'daily', d.amount
from daily_puzzles d join assignment a on a.class_id = d.class_id and a.version = -1;

insert into assignment_item (assignment_id, place, item, section, amount)
select a.id, 1, case g.kind when 'MATES' then 'together/puzzle' else 'together/task' end, 'together', g.target
from class_goal g join assignment a on a.class_id = g.class_id and a.version = 0;

update assignment set version = 1 where version < 1;

drop table daily_puzzles;
drop table class_goal;
