package quintain.kernel.peers;

import java.util.List;

/// Something as text of another program.
///
/// @param remarks what does not go along
public record Printed(String text, List<Remark> remarks) {
  public Printed {
    remarks = List.copyOf(remarks);
  }
}
