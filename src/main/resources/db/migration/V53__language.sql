-- The language that an account has chosen, and the one that a teacher has chosen for a class, as a tag such as pt-BR.
-- Null stands for the language of the browser.
alter table account add column language varchar(35);
alter table school_class add column language varchar(35);
