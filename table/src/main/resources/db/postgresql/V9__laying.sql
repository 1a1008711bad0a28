-- Who may lay tables where not everybody may: by which token, how many, and how many they have laid.
create table laying_token (
  name       text collate "C" not null primary key,
  token_hash text collate "C" not null,
  given      bigint  not null,
  most       integer not null,
  laid       integer not null
);

create unique index laying_token_hash on laying_token (token_hash);
