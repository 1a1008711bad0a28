package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.View;

/// The items of a panel, in the order in which they are put down.
public final class PanelItems {
  private final List<View.Item> items = new ArrayList<>();

  public PanelItems add(View.Item item) {
    items.add(item);
    return this;
  }

  public PanelItems track(String label, int now, int most) {
    return add(new View.Track(label, now, most));
  }

  public PanelItems score(String label, int value, List<View.Part> parts) {
    return add(new View.Score(label, value, List.copyOf(parts)));
  }

  public PanelItems score(String label, int value, View.Part... parts) {
    return score(label, value, List.of(parts));
  }

  public PanelItems chip(String label, String detail) {
    return add(new View.Chip(label, detail));
  }

  public PanelItems prose(String label, String text) {
    return add(new View.Prose(label, text));
  }

  /// A line of text, if there is any.
  public PanelItems note(String label, String text) {
    return text.isEmpty() ? this : prose(label, text);
  }

  /// Several words in one line, if there are any.
  public PanelItems note(String label, List<String> words) {
    return note(label, String.join(", ", words));
  }

  public boolean isEmpty() {
    return items.isEmpty();
  }

  /// The panel about somebody.
  public View.Panel of(String id, String name) {
    return new View.Panel("who-" + id, name, id, List.copyOf(items));
  }

  /// A panel about nobody in particular.
  public View.Panel panel(String id, String title) {
    return new View.Panel(id, title, "", List.copyOf(items));
  }
}
