package quintain.kernel;

/// A step that a seat may give. Its record's components are the slots of the offer.
public interface Command extends Step {}
