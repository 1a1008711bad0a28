-- The picture under a table's map, and where it lies; lengths in spaces of the map. The name of the
-- picture is made up anew with each, so that whoever has seen one knows whether it is still the same.

create table backdrop (
  table_id text             not null primary key references kept (id),
  name     text             not null,
  x        double precision not null,
  y        double precision not null,
  across   double precision not null,
  down     double precision not null,
  opacity  double precision not null,
  picture  bytea            not null
);
