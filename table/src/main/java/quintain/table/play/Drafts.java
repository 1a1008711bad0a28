package quintain.table.play;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.table.log.Portrait;
import quintain.table.protocol.FromSeat;
import quintain.table.show.Showing;

/// The characters in the making at a table, one for each seat at most.
final class Drafts<S extends State, T extends Step, E extends Event> {
  private static final Pattern NO_ID = Pattern.compile("[^a-z0-9]+");
  private static final int LONGEST_ID = 30;
  private static final int NAMESAKES = 50;
  private static final String NEWCOMER = "newcomer";

  private final OpenTable<S, T, E> table;
  private final Showing<S, T, E> showing;
  private final Map<String, Drafting<S, T, E>> drafts = new LinkedHashMap<>();

  Drafts(OpenTable<S, T, E> table, Showing<S, T, E> showing) {
    this.table = table;
    this.showing = showing;
  }

  boolean has(String seat) {
    return drafts.containsKey(seat);
  }

  Drafting<S, T, E> of(String seat) {
    var draft = drafts.get(seat);
    if (draft == null) {
      throw new Declined(Declined.STALE, "No character is being made for this seat");
    }
    return draft;
  }

  void drop(String seat) {
    drafts.remove(seat);
  }

  /// Goes on with a draft that was dropped too early.
  void keep(String seat, Drafting<S, T, E> draft) {
    drafts.put(seat, draft);
  }

  /// Whether this is a face for somebody new, who has no picture yet.
  static boolean isPortrait(String written) {
    return Portrait.read(written).filter(face -> face.picture().isEmpty()).isPresent();
  }

  /// Begins a draft with the name that was given, or with one by chance: the first thing a book
  /// asks. The character goes by an id made of it.
  void begin(String speaker, FromSeat.BeginDraft begin) {
    drafts.put(speaker, named(new Seat(speaker), begin));
  }

  private Drafting<S, T, E> named(Seat seat, FromSeat.BeginDraft begin) {
    var given = begin.name().map(String::strip).filter(name -> !name.isEmpty());
    var unnamed = free(NEWCOMER, seat, begin);
    var name = given.or(unnamed::idea);
    if (name.isEmpty()) {
      return unnamed;
    }
    var named = free(id(name.get()), seat, begin);
    if (named.asksForWords()) {
      named.decide(name.get());
    }
    return named;
  }

  /// Under an id that is the seat's to give, and that nobody has whom it can see: a draft knows of
  /// nobody else.
  private Drafting<S, T, E> free(String wanted, Seat seat, FromSeat.BeginDraft begin) {
    for (int n = 1; ; n++) {
      try {
        return new Drafting<>(
            table.volume(),
            showing,
            table.volume().book().foresight().seenBy(table.state(), seat),
            Names.ofSeat(n == 1 ? wanted : Names.numbered(wanted, n), seat),
            seat,
            begin.manual(),
            begin.portrait().filter(Drafts::isPortrait),
            table.premises().dice());
      } catch (Refused refused) {
        if (n == NAMESAKES) {
          throw refused;
        }
      }
    }
  }

  /// `Élodie of the Mill` becomes `elodie-of-the-mill`.
  private static String id(String name) {
    var plain =
        Normalizer.normalize(name, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT);
    var id = NO_ID.matcher(plain).replaceAll("-");
    id = id.substring(0, Math.min(LONGEST_ID, id.length())).replaceAll("^-+|-+$", "");
    return id.isEmpty() ? NEWCOMER : id;
  }
}
