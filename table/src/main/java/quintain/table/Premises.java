package quintain.table;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import quintain.kernel.dice.Faces;
import quintain.table.store.Store;

/// What all tables of a house share.
record Premises(
    Store store,
    Faces dice,
    InstantSource clock,
    Tokens tokens,
    Executor executor,
    OddsDesk odds) {}
