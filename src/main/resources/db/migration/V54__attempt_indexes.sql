-- H2 keeps an index of its own for a foreign key if none begins with its columns when it is made. Those that do came later, so
-- every attempt was written into one index too many. Made again, the key uses an index that is there; PostgreSQL has none of
-- its own. The first name of each is H2's, the second PostgreSQL's.
alter table attempt drop constraint if exists "CONSTRAINT_D7C";
alter table attempt drop constraint if exists attempt_learner_id_fkey;
alter table attempt add constraint attempt_learner
  foreign key (learner_id) references learner (id) on delete cascade;

alter table progress drop constraint if exists "CONSTRAINT_C";
alter table progress drop constraint if exists progress_learner_id_fkey;
alter table progress add constraint progress_learner
  foreign key (learner_id) references learner (id) on delete cascade;
