-- Entries lie in the order in which they were written, and a register tells where those of a table are. It is brought up
-- to date for many entries at a time: an index takes a page of its own for each table that says something, and to write
-- that with each entry was most of what it cost to store one. What was written since is found by looking through it.

drop index entry_secret;

alter table entry rename to indexed_entry;

create table entry (
  id       ${numbered}, -- in the order of writing
  table_id text     not null references kept (id),
  seq      bigint   not null,
  kind     text     not null,
  version  integer  not null,
  seat     text     not null,
  cause    text     not null,
  happened bigint   not null,
  everyone smallint not null, -- 1 if everyone at the table hears it
  seats    text     not null, -- who hears it: each id between line feeds
  body     text     not null
);

insert into entry (id, table_id, seq, kind, version, seat, cause, happened, everyone, seats, body)
  select row_number() over (order by table_id, seq),
    table_id, seq, kind, version, seat, cause, happened, everyone, seats, body
  from indexed_entry
  order by table_id, seq;

drop table indexed_entry;

create table register (
  table_id text     not null,
  seq      bigint   not null,
  entry_id bigint   not null references entry (id),
  everyone smallint not null,
  seats    text     not null,
  primary key (table_id, seq)
) ${clustered};

insert into register (table_id, seq, entry_id, everyone, seats)
  select table_id, seq, id, everyone, seats from entry order by table_id, seq;

-- Holds `seats` too, so that all secrets of a table are told from the index alone.
create index register_secret on register (table_id, seq, seats) where everyone = 0;

-- One row: the last entry that is in the register.
create table registered (
  up_to bigint not null
);

insert into registered (up_to) select coalesce(max(id), 0) from entry;

-- All entries of all tables.
create view log as
  select register.table_id, register.seq, kind, version, seat, cause, happened, entry.everyone, entry.seats, body
  from register join entry on entry.id = register.entry_id
  union all
  select table_id, seq, kind, version, seat, cause, happened, everyone, seats, body
  from entry where id > (select up_to from registered);
