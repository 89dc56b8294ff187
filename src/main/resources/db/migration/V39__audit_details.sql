-- The second thing an entry of the log tells, beside its subject: how many pupils, which card, the new name or role.
alter table audit add column detail varchar(200) default '' not null;

create index audit_by_actor on audit (actor_id, done_at);

-- Earlier entries had both in one text, and some had ids and keys in it.
update audit set detail = 'administrator', subject = substring(subject from 16)
where action = 'invitation-made' and subject like 'administrator, %';
update audit set detail = 'instructor', subject = substring(subject from 13)
where action = 'invitation-made' and subject like 'instructor, %';
update audit set detail = 'learner', subject = substring(subject from 10)
where action = 'invitation-made' and subject like 'learner, %';

update audit set
  detail = substring(subject from position(' → ' in subject) + 3),
  subject = substring(subject from 1 for position(' → ' in subject) - 1)
where action in ('role-changed', 'collection-renamed') and position(' → ' in subject) > 0;

update audit set
  detail = substring(subject from position(': ' in subject) + 2),
  subject = substring(subject from 1 for position(': ' in subject) - 1)
where action in ('setting-changed', 'learners-deleted', 'deletion-put-off') and position(': ' in subject) > 0;

update audit set detail = substring(subject from 6), subject = 'a class'
where action in ('pupil-renamed', 'pupil-exported', 'pupil-let-in') and subject like 'card %';

update audit set subject = replace(subject, ': card ', ': ') where action = 'pupil-deleted';

update audit set
  detail = substring(subject from char_length(subject)),
  subject = substring(subject from 1 for char_length(subject) - 3)
where detail = '' and subject like '%: _'
  and action in ('pupils-added', 'pupil-left', 'pupil-moved', 'pupil-deleted', 'cards-made', 'code-made', 'class-deleted');
update audit set
  detail = substring(subject from char_length(subject) - 1),
  subject = substring(subject from 1 for char_length(subject) - 4)
where detail = '' and subject like '%: __'
  and action in ('pupils-added', 'pupil-left', 'pupil-moved', 'pupil-deleted', 'cards-made', 'code-made', 'class-deleted');
update audit set
  detail = substring(subject from char_length(subject) - 2),
  subject = substring(subject from 1 for char_length(subject) - 5)
where detail = '' and subject like '%: ___'
  and action in ('pupils-added', 'pupil-left', 'pupil-moved', 'pupil-deleted', 'cards-made', 'code-made', 'class-deleted');

update audit set action = 'class-code-made' where action = 'code-made' and detail = '';
update audit set action = 'class-changed' where action = 'class-renamed';
update audit set action = 'instructor-removed', detail = 'a teacher' where action = 'instructor-left';
update audit set detail = 'another teacher' where action = 'class-handed-over';

update audit set subject = coalesce(
  (select c.name from school_class c where audit.subject = 'class ' || cast(c.id as varchar(36))), 'a class')
where action = 'instructor-joined';
