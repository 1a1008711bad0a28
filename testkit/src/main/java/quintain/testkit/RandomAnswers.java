package quintain.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.FairDraw;

/// Answers questions and fills offers at random, always legally.
final class RandomAnswers<S extends State, T extends Step, E extends Event> {
  private static final int FEW = 20;

  private final Rulebook<S, T, E> book;
  private final SplittableRandom random;

  RandomAnswers(Rulebook<S, T, E> book, SplittableRandom random) {
    this.book = book;
    this.random = random;
  }

  <V> V one(List<V> of) {
    return of.get(random.nextInt(of.size()));
  }

  boolean chance(double p) {
    return random.nextDouble() < p;
  }

  /// A legal answer in plain form.
  Object plain(Question<?> question) {
    return switch (question) {
      case Question.YesNo _ -> random.nextBoolean();
      case Question.OneOf<?> oneOf -> one(oneOf.options()).key();
      case Question.SomeOf<?> someOf -> some(someOf);
      case Question.NumberFrom number -> number(number);
      case Question.Words words -> chance(0.5) ? words.byDefault() : "";
      case Question.Purchase purchase -> bought(purchase);
      case Question.Lines _, Question.Assignment _ ->
          new FairDraw(sides -> 1 + random.nextInt(sides)).plain(question);
      case Question.Where where -> one(where.spots()).key();
    };
  }

  private Object some(Question.SomeOf<?> question) {
    var keys = new ArrayList<>(question.options().stream().map(Option::key).toList());
    int most = Math.min(question.most(), keys.size());
    int wanted = question.least() + random.nextInt(most - question.least() + 1);
    var chosen = new ArrayList<String>();
    for (int i = 0; i < wanted; i++) {
      chosen.add(keys.remove(random.nextInt(keys.size())));
    }
    return chosen;
  }

  /// Numbers without bounds stay near the default: a judgement, not a joke.
  private Object number(Question.NumberFrom question) {
    int usual = question.byDefault();
    int least = Math.max(question.least(), Math.min(0, usual));
    long most = Math.min(question.most(), (long) Math.max(usual, least) + FEW);
    if (chance(0.3)) {
      return usual;
    }
    boolean bounded = question.most() != Integer.MAX_VALUE;
    return (int)
        (bounded
            ? least + random.nextLong(most - least + 1)
            : Math.max(least, usual - 1 + random.nextInt(3)));
  }

  private Object bought(Question.Purchase question) {
    var bought = new LinkedHashMap<String, Integer>();
    int left = question.budget();
    for (Question.Purchase.Ware ware : question.wares()) {
      int most = ware.price() == 0 ? ware.most() : Math.min(ware.most(), left / ware.price());
      int times = random.nextInt(most + 1);
      left -= times * ware.price();
      bought.put(ware.key(), times);
    }
    return bought;
  }

  /// A command from an offer, every open slot filled by one of its choices; empty when that leads
  /// nowhere.
  Optional<Command> fill(S state, Seat seat, Offer offer) {
    Partial partial = offer.filled();
    while (true) {
      switch (book.deeds().choices(state, seat, partial)) {
        case Choices.Complete complete -> {
          return Optional.of(complete.command());
        }
        case Choices.Stuck _ -> {
          return Optional.empty();
        }
        case Choices.Next next -> {
          if (partial.has(next.slot())) {
            throw new AssertionError(offer + ": the slot " + next.slot() + " is asked twice");
          }
          partial = partial.with(next.slot(), value(next.question()));
        }
      }
    }
  }

  private Object value(Question<?> question) {
    return Objects.requireNonNull(question.read(plain(question)));
  }
}
