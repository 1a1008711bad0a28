-- Tokens for programs: each admits to a seat, for as much as its scope says, as long as the link of the
-- seat is the one it was given under.
create table pass (
  table_id   text   not null references kept (id),
  id         text   not null,
  seat       text   not null,
  name       text   not null,
  scope      text   not null,
  token_hash text   not null,
  under      text   not null, -- the hash of the link that the seat had
  given      bigint not null,
  expires    bigint not null, -- 0 for never
  primary key (table_id, id)
);

create unique index pass_token on pass (token_hash);

-- Addresses that are told what a seat sees happen. Where one has come to in the log is its queue.
create table webhook (
  table_id  text    not null references kept (id),
  id        text    not null,
  seat      text    not null,
  under     text    not null, -- as above
  address   text    not null,
  secret    text    not null,
  made      bigint  not null,
  told      bigint  not null, -- the last entry of the log that was delivered, or was not for this seat
  failures  integer not null, -- in a row
  due       bigint  not null, -- not to be tried before
  delivered bigint  not null, -- when it was last delivered to; 0 for never
  trouble   text    not null, -- what went wrong last; empty for nothing
  primary key (table_id, id)
);
