package example;

import java.util.List;
import java.util.Map;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.exact.Solver;
import quintain.proving.exact.Solving;
import quintain.proving.fights.Encounter;

/// A fight by the rules of Cairn, fought many times and solved exactly.
public final class Fight {
  private Fight() {}

  public static void main(String[] args) {
    var worn = Map.of("hp", "0", "str", "1");
    var encounter =
        new Encounter(
            "cairn",
            List.of(
                new Encounter.Side(
                    "party", List.of(new Encounter.Entry(1, "Maren", worn)), "steady"),
                new Encounter.Side(
                    "foes", List.of(new Encounter.Entry(1, "Bog Hound", worn)), "steady")),
            Map.of(),
            "",
            Encounter.USUAL_CAP);
    var bout = new ProvingGround(Books.onBoard(), List.of()).prepare(encounter);

    var solution = Solver.solve(bout, Solving.BY_POLICY, 10_000, (_, _, _) -> true);
    System.out.printf("Maren wins %.4f of all fights%n", solution.wins().getFirst());
    var fought = bout.fight(1, 0, 10_000);
    System.out.printf("and won %d of 10000%n", fought.wins().getFirst());
  }
}
