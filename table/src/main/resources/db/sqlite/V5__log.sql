-- The log of all tables, found by table and number. There is no register any more, which had to be
-- brought up to date: the key does that by itself, and a view had to join both.

drop view log;

create table log (
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

insert into log (table_id, seq, kind, version, seat, cause, happened, everyone, seats, body)
  select table_id, seq, kind, version, seat, cause, happened, everyone, seats, body
  from entry
  order by table_id, seq;

drop table register;
drop table registered;
drop table entry;

-- Holds `seats` too, so that all secrets of a table are told from the index alone.
create index log_secret on log (table_id, seq, seats) where everyone = 0;
