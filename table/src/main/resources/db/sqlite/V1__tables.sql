-- Types and statements that SQLite and PostgreSQL both take, but for ${clustered}: it keeps the
-- rows of a SQLite table in the order of its primary key, so that a table at play writes to one
-- place for each of its entries and not to several.

create table kept (
  id      text   not null primary key,
  book    text   not null,
  title   text   not null,
  created bigint not null, -- nanoseconds since 1970, as all times here
  origin  text   not null
) ${clustered};

create table place (
  table_id   text    not null references kept (id),
  seat       text    not null,
  rank       integer not null, -- seats are told in the order in which they were laid
  name       text    not null,
  role       text    not null,
  token_hash text    not null,
  primary key (table_id, seat)
) ${clustered};

create unique index place_token on place (token_hash) where token_hash <> '';

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
) ${clustered};

create index entry_cause on entry (table_id, cause, seq);

-- Holds `seats` too, so that all secrets of a table are told from the index alone.
create index entry_secret on entry (table_id, seq, seats) where everyone = 0;

create table snapshot (
  table_id text   not null references kept (id),
  seq      bigint not null,
  body     text   not null,
  primary key (table_id, seq)
);
