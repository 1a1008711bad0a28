-- A hash chained over the log of each table, and one of each snapshot (see Chain). What was written before this is hashed
-- by the migration that follows, which is written in Java.
alter table log add column hash text not null default '';
alter table snapshot add column hash text not null default '';
