-- The schema of SQLite as it is after its migration of the same number, and who sits where.
--
-- Texts are compared byte by byte and know upper and lower case of ASCII alone, as in SQLite: what is
-- found must not depend on where a database was set up.

create table kept (
  id       text collate "C" not null primary key,
  book     text collate "C" not null,
  title    text collate "C" not null,
  created  bigint           not null, -- nanoseconds since 1970, as all times here
  origin   text collate "C" not null,
  archived bigint           not null default 0,
  deleted  bigint           not null default 0
);

create table place (
  table_id   text collate "C" not null references kept (id),
  seat       text collate "C" not null,
  rank       integer          not null, -- seats are told in the order in which they were laid
  name       text collate "C" not null,
  role       text collate "C" not null,
  token_hash text collate "C" not null,
  salt       text collate "C" not null default '',
  primary key (table_id, seat)
);

create unique index place_token on place (token_hash) where token_hash <> '';

create table open_invitation (
  table_id   text collate "C" not null primary key references kept (id),
  salt       text collate "C" not null,
  token_hash text collate "C" not null
);

create unique index open_invitation_token on open_invitation (token_hash);

create table log (
  table_id text collate "C" not null references kept (id),
  seq      bigint           not null,
  kind     text collate "C" not null,
  version  integer          not null,
  seat     text collate "C" not null,
  cause    text collate "C" not null,
  happened bigint           not null,
  everyone smallint         not null, -- 1 if everyone at the table hears it
  seats    text collate "C" not null, -- who hears it: each id between line feeds
  body     text collate "C" not null,
  hash     text collate "C" not null, -- chained over the log (see Chain)
  primary key (table_id, seq)
);

-- Without `seats`, unlike in SQLite: what is in an index must not be long here.
create index log_secret on log (table_id, seq) where everyone = 0;

create table snapshot (
  table_id text collate "C" not null references kept (id),
  seq      bigint           not null,
  body     text collate "C" not null,
  hash     text collate "C" not null,
  primary key (table_id, seq)
);

create table backdrop (
  table_id text collate "C" not null primary key references kept (id),
  name     text collate "C" not null,
  x        double precision not null,
  y        double precision not null,
  across   double precision not null,
  down     double precision not null,
  opacity  double precision not null,
  picture  bytea            not null
);

-- A server that has this database open, and when it last said so.
create table node (
  id   text collate "C" not null primary key,
  seen timestamptz      not null default now()
);

-- The seats at which somebody sits with each of them.
create table present (
  table_id text collate "C" not null,
  node     text collate "C" not null,
  seat     text collate "C" not null,
  primary key (table_id, node, seat)
);
