-- Entries lie in the order in which they were written, whichever table they are of, and are found by
-- an index: what several tables say at a time goes to the end of one and the same page. In the order
-- of their tables each went to a page of its own, or to several, because SQLite gives the longer
-- ones pages of their own there.
--
-- The index of causes is gone: an open table knows the causes in its log by itself.

drop index entry_cause;
drop index entry_secret;

alter table entry rename to clustered_entry;

create table entry (
  table_id text     not null references kept (id),
  seq      bigint   not null,
  kind     text     not null,
  version  integer  not null,
  seat     text     not null,
  cause    text     not null,
  happened bigint   not null,
  everyone smallint not null, -- 1 if everyone at the table hears it
  seats    text     not null, -- who hears it: each id between line feeds
  body     text     not null,
  primary key (table_id, seq)
);

insert into entry (table_id, seq, kind, version, seat, cause, happened, everyone, seats, body)
  select table_id, seq, kind, version, seat, cause, happened, everyone, seats, body
  from clustered_entry
  order by table_id, seq;

drop table clustered_entry;

-- Holds `seats` too, so that all secrets of a table are told from the index alone.
create index entry_secret on entry (table_id, seq, seats) where everyone = 0;
