package quintain.mcp;

import java.util.List;

/// What a client that comes again holds already: the tokens of its seats, the earliest first.
public interface SeatMemory {
  /// For clients that hold nothing when they come again.
  SeatMemory NONE =
      new SeatMemory() {
        @Override
        public List<String> tokens() {
          return List.of();
        }

        @Override
        public void keep(List<String> tokens) {}
      };

  List<String> tokens();

  /// These, and no others.
  void keep(List<String> tokens);
}
