package quintain.space;

import java.util.Arrays;

/// The places a search has come to and not yet gone on from, the most promising first: by estimate,
/// then by length, then by number, so that the order is always the same.
final class Frontier {
  private long[] estimates = new long[256];
  private long[] lengths = new long[256];
  private int[] nodes = new int[256];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void add(long estimate, long length, int node) {
    if (size == nodes.length) {
      estimates = Arrays.copyOf(estimates, 2 * size);
      lengths = Arrays.copyOf(lengths, 2 * size);
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    int at = size++;
    while (at > 0) {
      int parent = (at - 1) / 2;
      if (!before(estimate, length, node, parent)) {
        break;
      }
      move(parent, at);
      at = parent;
    }
    estimates[at] = estimate;
    lengths[at] = length;
    nodes[at] = node;
  }

  /// Takes away the first and tells its number.
  int next() {
    int first = nodes[0];
    size--;
    long estimate = estimates[size];
    long length = lengths[size];
    int node = nodes[size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size
          && before(estimates[child + 1], lengths[child + 1], nodes[child + 1], child)) {
        child++;
      }
      if (!beforeOrSame(child, estimate, length, node)) {
        break;
      }
      move(child, at);
      at = child;
    }
    estimates[at] = estimate;
    lengths[at] = length;
    nodes[at] = node;
    return first;
  }

  private boolean before(long estimate, long length, int node, int place) {
    if (estimate != estimates[place]) {
      return estimate < estimates[place];
    }
    return length != lengths[place] ? length < lengths[place] : node < nodes[place];
  }

  private boolean beforeOrSame(int place, long estimate, long length, int node) {
    return !before(estimate, length, node, place);
  }

  private void move(int from, int to) {
    estimates[to] = estimates[from];
    lengths[to] = lengths[from];
    nodes[to] = nodes[from];
  }
}
