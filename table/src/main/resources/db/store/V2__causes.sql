-- An open table knows the causes in its log by itself. The index was half of what an entry cost to
-- write, and as causes come in no order it touched another page each time.

drop index entry_cause;
