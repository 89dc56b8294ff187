-- An import runs in one pass. Those that an earlier version would have continued start again with their file.
update puzzle_import set state = 'stopped',
  problem = 'A newer version of the program was started before the import was finished. Upload the file again.'
where state <> 'done';

drop table puzzle_upload;
drop table puzzle_import_claim;

alter table puzzle_import drop column lines;
alter table puzzle_import drop column bytes;
alter table puzzle_import drop column digest;
alter table puzzle_collection drop column filled;
