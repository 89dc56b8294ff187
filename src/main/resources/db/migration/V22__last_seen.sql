-- Pupils whose account was made for them have not been here before their first sign-in. Guests always have.
alter table learner alter column last_seen_at drop not null;

update learner set last_seen_at = null
where last_seen_at = created_at and exists (select 1 from account a where a.learner_id = learner.id);
