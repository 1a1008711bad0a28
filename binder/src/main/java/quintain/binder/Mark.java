package quintain.binder;

/// A place in a file; lines and columns count from 1. Line 0 means a value that came from no text.
public record Mark(String file, int line, int column) {
  static final Mark NOWHERE = new Mark("", 0, 0);
}
