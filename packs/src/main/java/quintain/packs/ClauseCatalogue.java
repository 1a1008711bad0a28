package quintain.packs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Mark;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.ClauseText;
import quintain.kernel.RulingText;

/// The clauses and rulings of a book in words, as it ships them in `clauses.yaml` and
/// `rulings.yaml`.
public record ClauseCatalogue(List<ClauseText> clauses, List<RulingText> rulings) {
  public ClauseCatalogue {
    clauses = List.copyOf(clauses);
    rulings = List.copyOf(rulings);
  }

  /// Reads the two files that lie beside a class on the class path.
  public static Bound<ClauseCatalogue> load(Class<?> beside) {
    var problems = new ArrayList<Problem>();
    var places = new LinkedHashMap<String, String>();
    var clauses = read(beside, "clauses", ClauseText.class, ClauseText::id, places, problems);
    var rulings = read(beside, "rulings", RulingText.class, RulingText::id, places, problems);
    return problems.isEmpty()
        ? new Bound.Good<>(new ClauseCatalogue(clauses, rulings))
        : new Bound.Bad<>(problems);
  }

  private static <T> List<T> read(
      Class<?> beside,
      String name,
      Class<T> type,
      Function<T, String> id,
      Map<String, String> places,
      List<Problem> problems) {
    Source source = Source.shipped(beside, name + ".yaml");
    switch (new Binder().bindList(source, type, name)) {
      case Bound.Bad<List<T>> bad -> problems.addAll(bad.problems());
      case Bound.Good<List<T>> good -> {
        var items = Places.items(source);
        for (int i = 0; i < items.size(); i++) {
          Mark at = Places.find(items.get(i), "id").at();
          String here = at.file() + ":" + at.line();
          String word = id.apply(good.value().get(i));
          String earlier = places.putIfAbsent(word, here);
          if (earlier != null) {
            problems.add(
                Problem.at(
                    at,
                    Places.in(Places.in(name, i), "id"),
                    "the id " + word + " is taken by " + earlier));
          }
        }
        return good.value();
      }
    }
    return List.of();
  }
}
