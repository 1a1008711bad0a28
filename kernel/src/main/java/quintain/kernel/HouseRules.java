package quintain.kernel;

/// The switches of a table, one record component for each, typed per book.
public interface HouseRules {}
