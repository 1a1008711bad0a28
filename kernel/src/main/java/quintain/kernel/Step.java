package quintain.kernel;

/// One thing to resolve by straight-line code: a command, or a follow-up on the agenda.
public interface Step {}
