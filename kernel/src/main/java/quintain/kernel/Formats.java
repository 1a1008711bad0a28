package quintain.kernel;

import java.util.List;

/// The record types of a book, so that files and wires can be read and written without knowing it.
public record Formats<S extends State, T extends Step, E extends Event>(
    Class<S> state,
    Class<T> step,
    Class<E> event,
    HouseRules house,
    Record scene,
    Class<? extends Record> sheet,
    List<ContentKind<?>> content,
    Class<? extends Enum<?>> clauses) {}
