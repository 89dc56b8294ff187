-- The program, its pages and its files call these misconceptions.
alter table belief rename to misconception;

update assignment_item set section = 'misconception/' || substring(section from 8)
where section like 'belief/%';
