package quintain.packs;

import java.util.List;
import quintain.kernel.Complaint;
import quintain.kernel.Content;

/// A book's look over all its content together; the loader adds file, line and column.
@FunctionalInterface
public interface Check {
  List<Complaint> complaints(Content content);
}
