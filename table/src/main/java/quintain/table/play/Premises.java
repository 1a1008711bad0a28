package quintain.table.play;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import quintain.kernel.dice.Faces;
import quintain.table.store.Store;
import quintain.table.store.Tokens;
import quintain.table.store.WebhookSignal;

/// What all tables of a house share.
///
/// @param executor for whatever nobody waits for
/// @param pool the threads on which tables play
/// @param danger where fights are fought out aside, one at a time for the whole house
/// @param pace how long those who play by themselves wait before they act
/// @param webhooks learns which logs have grown
/// @param shut takes a table that is not to be used any more
public record Premises(
    Store store,
    Faces dice,
    InstantSource clock,
    Tokens tokens,
    Executor executor,
    Executor pool,
    OddsDesk odds,
    OddsDesk danger,
    Duration pace,
    WebhookSignal webhooks,
    Consumer<OpenTable<?, ?, ?>> shut) {}
