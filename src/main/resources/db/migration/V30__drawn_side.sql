-- Whether the side was drawn by lot, so that the choice is remembered for the next game.
alter table game add column side_drawn boolean default false not null;
