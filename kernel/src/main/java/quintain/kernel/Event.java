package quintain.kernel;

/// Something that happened. Folding events gives the state; nothing else changes it.
public interface Event {}
