-- Whether a staff password was weaker than the rule for staff when it was last typed. Its owner is asked to choose another one.
alter table account add column password_weak boolean default false not null;

-- When the person last proved in this browser who they are, beyond the cookie. Null: not yet, as after a login card.
alter table sign_in add column proven_at timestamp with time zone;
