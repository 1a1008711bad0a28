-- When a table was put into the archive, and when it was deleted; 0 for neither. A deleted table can be brought back
-- for a while, and then goes for good.
alter table kept add column archived bigint not null default 0;
alter table kept add column deleted bigint not null default 0;

-- What a seat's token was made of, together with the Referee's own, so that the Referee can be shown its link again.
-- Empty for tokens that were made of nothing but chance.
alter table place add column salt text not null default '';

-- The invitation by which anybody may take a seat.
create table open_invitation (
  table_id   text not null primary key references kept (id),
  salt       text not null,
  token_hash text not null
);

create unique index open_invitation_token on open_invitation (token_hash);
