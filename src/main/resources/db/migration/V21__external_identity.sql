-- Who an account is at a provider of sign-ins outside (OpenID Connect). Nothing else of what the provider says is kept here.
create table external_identity (
  issuer varchar(300) not null,
  subject varchar(255) not null,
  learner_id uuid not null references account (learner_id) on delete cascade,
  linked_at timestamp with time zone not null,
  primary key (issuer, subject),
  unique (learner_id, issuer)
);
