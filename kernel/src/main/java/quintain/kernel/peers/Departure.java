package quintain.kernel.peers;

import java.util.List;

/// Somebody or something as a document of another program.
///
/// @param remarks what does not go along
public record Departure(Tree document, List<Remark> remarks) {
  public Departure {
    remarks = List.copyOf(remarks);
  }
}
