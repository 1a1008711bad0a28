package quintain.kernel.peers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads the fields of a JSON object one by one, with the path of each, and gathers whatever is
/// wrong instead of stopping at the first.
///
/// Other programs leave out what is empty, so a missing field, and an explicit null, is empty.
public final class Fields {
  private final Tree.Members members;
  private final String path;
  private final List<Flaw> flaws;

  private Fields(Tree.Members members, String path, List<Flaw> flaws) {
    this.members = members;
    this.path = path;
    this.flaws = flaws;
  }

  /// The fields at the top of a document.
  public static Fields of(Tree document) {
    var fields =
        new Fields(
            document instanceof Tree.Members members ? members : Tree.Members.NONE,
            "",
            new ArrayList<>());
    if (!(document instanceof Tree.Members)) {
      fields.flaws.add(new Flaw("", "expected an object, found " + document.kind()));
    }
    return fields;
  }

  /// All that is wrong so far, here and in every object inside.
  public List<Flaw> flaws() {
    return List.copyOf(flaws);
  }

  public Tree.Members members() {
    return members;
  }

  /// The path of a field from the top of the document.
  public String pathOf(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  /// Complains of a field.
  public void wrong(String key, String message) {
    flaws.add(new Flaw(pathOf(key), message));
  }

  private Optional<Tree> find(String key) {
    return members.get(key).filter(value -> !(value instanceof Tree.Nothing));
  }

  /// A text of at most so many characters without control characters but line breaks and tabs.
  public String text(String key, int longest) {
    var found = find(key);
    if (found.isEmpty()) {
      return "";
    }
    if (!(found.get() instanceof Tree.Text(String value))) {
      wrong(key, "expected text, found " + found.get().kind());
      return "";
    }
    if (value.length() > longest) {
      wrong(key, "has %,d characters, at most %,d are read".formatted(value.length(), longest));
      return "";
    }
    if (value
        .chars()
        .anyMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t')) {
      wrong(key, "has a control character in it");
      return "";
    }
    return value;
  }

  /// A text of one line that must be there: a name.
  public String name(String key, int longest) {
    int before = flaws.size();
    var name = text(key, longest).strip().replaceAll("\\s+", " ");
    if (name.isEmpty() && flaws.size() == before) {
      wrong(key, "is missing or empty");
    }
    return name;
  }

  /// A whole number within bounds; some programs write it as text.
  public int whole(String key, int least, int most, int otherwise) {
    var found = find(key);
    if (found.isEmpty()) {
      return otherwise;
    }
    var value =
        switch (found.get()) {
          case Tree.Whole whole -> Optional.of(whole.value());
          case Tree.Text text when text.value().isBlank() ->
              Optional.of(BigInteger.valueOf(otherwise));
          case Tree.Text text when text.value().strip().matches("-?[0-9]{1,9}") ->
              Optional.of(new BigInteger(text.value().strip()));
          default -> Optional.<BigInteger>empty();
        };
    if (value.isEmpty()) {
      wrong(key, "expected a whole number, found " + found.get().kind());
      return otherwise;
    }
    if (value.get().compareTo(BigInteger.valueOf(least)) < 0
        || value.get().compareTo(BigInteger.valueOf(most)) > 0) {
      wrong(key, "is %s, expected %d to %d".formatted(shown(value.get()), least, most));
      return otherwise;
    }
    return value.get().intValue();
  }

  /// A number within bounds, whole or not.
  public double number(String key, double least, double most, double otherwise) {
    var found = find(key);
    if (found.isEmpty()) {
      return otherwise;
    }
    double value =
        switch (found.get()) {
          case Tree.Whole whole -> whole.value().doubleValue();
          case Tree.Real real -> real.value();
          default -> {
            wrong(key, "expected a number, found " + found.get().kind());
            yield otherwise;
          }
        };
    if (!(value >= least && value <= most)) {
      wrong(key, "is %s, expected %s to %s".formatted(value, least, most));
      return otherwise;
    }
    return value;
  }

  private static String shown(BigInteger value) {
    return value.bitLength() > 64 ? "a very long number" : value.toString();
  }

  public boolean truth(String key) {
    var found = find(key);
    if (found.isPresent() && !(found.get() instanceof Tree.Truth)) {
      wrong(key, "expected true or false, found " + found.get().kind());
    }
    return found.isPresent() && found.get() instanceof Tree.Truth(boolean value) && value;
  }

  /// The object under a key; one without fields where there is none.
  public Fields in(String key) {
    var found = find(key);
    if (found.isPresent() && !(found.get() instanceof Tree.Members)) {
      wrong(key, "expected an object, found " + found.get().kind());
    }
    return new Fields(members.members(key), pathOf(key), flaws);
  }

  /// The objects of a list of at most so many.
  public List<Fields> each(String key, int most) {
    var objects = new ArrayList<Fields>();
    var items = list(key, most);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Tree.Members inside) {
        objects.add(new Fields(inside, place(key, i), flaws));
      } else {
        flaws.add(new Flaw(place(key, i), "expected an object, found " + items.get(i).kind()));
      }
    }
    return List.copyOf(objects);
  }

  /// The objects of the lists in a list, of at most so many each.
  public List<List<Fields>> lists(String key, int most, int mostInside) {
    var lists = new ArrayList<List<Fields>>();
    var items = list(key, most);
    for (int i = 0; i < items.size(); i++) {
      var at = "%s[%d]".formatted(key, i);
      lists.add(
          new Fields(Tree.Members.NONE.with(at, items.get(i)), path, flaws).each(at, mostInside));
    }
    return List.copyOf(lists);
  }

  /// The texts of a list of at most so many.
  public List<String> texts(String key, int most) {
    var texts = new ArrayList<String>();
    var items = list(key, most);
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof Tree.Text(String value)) {
        texts.add(value);
      } else {
        flaws.add(new Flaw(place(key, i), "expected text, found " + items.get(i).kind()));
      }
    }
    return List.copyOf(texts);
  }

  private List<Tree> list(String key, int most) {
    var found = find(key);
    if (found.isPresent() && !(found.get() instanceof Tree.Items)) {
      wrong(key, "expected a list, found " + found.get().kind());
    }
    var items = members.items(key);
    if (items.size() > most) {
      wrong(key, "has %,d entries, at most %,d are read".formatted(items.size(), most));
      return List.of();
    }
    return items;
  }

  private String place(String key, int index) {
    return pathOf(key) + "[" + index + "]";
  }
}
