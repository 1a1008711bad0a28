package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.dice.Faces;

/// Answers a question by chance, always legally: for whoever says "surprise me".
public final class FairDraw {
  /// A number with more than so many values stays as it is by default.
  private static final int WIDE = 100;

  private final Faces chance;

  public FairDraw(Faces chance) {
    this.chance = chance;
  }

  /// One of the legal answers, as a plain value. Where the book has dice of its own for it, these
  /// are rolled.
  public <A> Object plain(Question<A> question) {
    return switch (question) {
      case Question.YesNo _ -> chance.face(2) == 1;
      case Question.OneOf<?> q -> left(q.options()).orElseGet(() -> one(q.options()).key());
      case Question.SomeOf<?> q -> some(q);
      case Question.NumberFrom q -> number(q);
      case Question.Words q -> q.ideas().isEmpty() ? q.byDefault() : one(q.ideas());
      case Question.Lines q -> q.byDefault();
      case Question.Assignment q -> assigned(q);
      case Question.Purchase q -> bought(q);
      case Question.Where q -> one(q.spots()).key();
    };
  }

  /// One that goes with what was answered before: what the book proposes, where it proposes several
  /// things that fit together, and anything where it proposes nothing.
  public <A> Object fitting(Question<A> question) {
    boolean proposed =
        switch (question) {
          case Question.SomeOf<?> q -> !q.byDefault().isEmpty();
          case Question.Purchase q -> q.byDefault().values().stream().anyMatch(times -> times > 0);
          case Question.YesNo _, Question.NumberFrom _ -> true;
          case Question.OneOf<?> _,
              Question.Words _,
              Question.Lines _,
              Question.Assignment _,
              Question.Where _ ->
              false;
        };
    return proposed ? question.plain(question.byDefault()) : plain(question);
  }

  private static Optional<String> left(List<? extends Option<?>> options) {
    for (Option<?> option : options) {
      if (option.hints().contains(new Option.Hint(Hints.CHANCE, Hints.YES))) {
        return Optional.of(option.key());
      }
    }
    return Optional.empty();
  }

  private <V> V one(List<V> of) {
    return of.get(chance.face(of.size()) - 1);
  }

  private <V> V takenFrom(List<V> those) {
    return those.remove(chance.face(those.size()) - 1);
  }

  private List<String> some(Question.SomeOf<?> question) {
    var keys = new ArrayList<>(question.options().stream().map(Option::key).toList());
    int most = Math.min(question.most(), keys.size());
    int least = Math.min(most, Math.max(question.least(), Math.min(1, most)));
    int wanted = least + chance.face(most - least + 1) - 1;
    var chosen = new ArrayList<String>();
    for (int i = 0; i < wanted; i++) {
      chosen.add(takenFrom(keys));
    }
    return List.copyOf(chosen);
  }

  private Integer number(Question.NumberFrom question) {
    long span = (long) question.most() - question.least() + 1;
    return span > WIDE ? question.byDefault() : question.least() + chance.face((int) span) - 1;
  }

  private Map<String, Integer> assigned(Question.Assignment question) {
    var left = new ArrayList<>(question.numbers());
    var assigned = new LinkedHashMap<String, Integer>();
    for (Question.Assignment.Name name : question.names()) {
      assigned.put(name.key(), takenFrom(left));
    }
    return assigned;
  }

  /// One thing after another, until nothing more can be paid for or there is no more to be had.
  private Map<String, Integer> bought(Question.Purchase question) {
    var bought = new LinkedHashMap<String, Integer>();
    int left = question.budget();
    while (true) {
      int coins = left;
      var affordable =
          question.wares().stream()
              .filter(ware -> ware.price() > 0 && ware.price() <= coins)
              .filter(ware -> bought.getOrDefault(ware.key(), 0) < ware.most())
              .toList();
      if (affordable.isEmpty()) {
        return bought;
      }
      var ware = one(affordable);
      bought.merge(ware.key(), 1, Integer::sum);
      left -= ware.price();
    }
  }
}
