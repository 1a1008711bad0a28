package quintain.proving;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import quintain.packs.Books;
import quintain.proving.fights.Encounter;

/// The proving ground of the tests, and a small fight of every book on board.
public final class Grounds {
  public static final ProvingGround GROUND = new ProvingGround(Books.onBoard(), List.of());

  /// The same without remembering.
  public static final ProvingGround WITHOUT_REMEMBERING =
      new ProvingGround(Books.onBoard(), List.of(), false);

  private Grounds() {}

  public static Encounter fight(String book, String party, String foes, String policy) {
    return fight(book, party, foes, policy, new LinkedHashMap<>());
  }

  public static Encounter fight(
      String book, String party, String foes, String policy, Map<String, String> house) {
    return new Encounter(
        book,
        List.of(
            Encounter.Side.parse("party", party, policy),
            Encounter.Side.parse("foes", foes, policy)),
        house,
        "",
        Encounter.USUAL_CAP);
  }

  public static Stream<String> books() {
    return Books.onBoard().ids().stream();
  }

  /// Whether a book says itself what there is to do in a fight; all else is read from its offers,
  /// which is slow.
  public static boolean knowsFights(String book) {
    return Books.onBoard().find(book).book().foresight().fights().isPresent();
  }

  /// The first ready-made character against the first creature of a book.
  public static Encounter duel(String book, String policy) {
    return fight(book, first(book, true), first(book, false), policy);
  }

  private static String first(String book, boolean pregen) {
    return GROUND.fighters(book).stream()
        .filter(fighter -> fighter.pregen() == pregen)
        .map(ProvingGround.Fighter::name)
        .findFirst()
        .orElseThrow();
  }

  /// Small fights of every book that can be solved quickly: creatures with little left.
  public static List<Encounter> solvable() {
    var cairn = Map.of("hp", "1", "str", "3");
    var fights = new ArrayList<Encounter>();
    fights.add(worn("cairn", "Reed Cutter", "Bog Hound", cairn, "steady"));
    fights.add(worn("cairn", "Reed Cutter", "Bog Hound", cairn, "random"));
    fights.add(worn("cairn", "Oskar", "Reed Cutter", cairn, "cautious"));
    fights.add(
        worn(
            "terra-odd",
            "Street Cutter",
            "Hedge Wolf",
            Map.of("grit", "1", "prowess", "8"),
            "steady"));
    fights.add(worn("rath", "Raider", "Raider", Map.of("hp", "4"), "steady"));
    fights.add(
        worn(
            "rhod",
            "Roadside Cutthroat",
            "Levy Conscript",
            Map.of("armoring", "3", "vitality", "2"),
            "steady"));
    fights.removeIf(fight -> !Books.onBoard().ids().contains(fight.book()));
    return fights;
  }

  /// One against one, both with the same facts set.
  public static Encounter worn(
      String book, String party, String foes, Map<String, String> given, String policy) {
    return new Encounter(
        book,
        List.of(
            new Encounter.Side("party", List.of(new Encounter.Entry(1, party, given)), policy),
            new Encounter.Side("foes", List.of(new Encounter.Entry(1, foes, given)), policy)),
        new LinkedHashMap<>(),
        "",
        Encounter.USUAL_CAP);
  }
}
