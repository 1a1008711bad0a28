package quintain.proving.fights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Move;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.fate.FairDraw;

/// The policy `random`: anything that is legal, each as likely as the other.
final class RandomPolicy implements FightPolicy {
  @Override
  public <T> Move<T> choose(Look<T> look) {
    return look.moves().get(look.chance().below(look.moves().size()));
  }

  @Override
  public <A> A answer(Question<A> question, Chance chance) {
    return question.read(plain(question, chance));
  }

  @Override
  public <A> Optional<A> accept(Question<A> question, Chance chance) {
    return chance.below(2) == 0 ? Optional.empty() : Optional.of(answer(question, chance));
  }

  private static <A> Object plain(Question<A> question, Chance chance) {
    return switch (question) {
      case Question.YesNo _ -> chance.below(2) == 0;
      case Question.OneOf<?> q -> one(q.options(), chance);
      case Question.SomeOf<?> q -> some(q, chance);
      case Question.Where q -> one(q.spots(), chance);
      case Question.Purchase q -> bought(q, chance);
      case Question.NumberFrom q -> number(q, chance);
      case Question.Words _, Question.Lines _ -> question.plain(question.byDefault());
      case Question.Assignment _ -> new FairDraw(sides -> 1 + chance.below(sides)).plain(question);
    };
  }

  private static String one(List<? extends Option<?>> options, Chance chance) {
    return options.get(chance.below(options.size())).key();
  }

  private static List<String> some(Question.SomeOf<?> question, Chance chance) {
    var keys = new ArrayList<>(question.options().stream().map(Option::key).toList());
    int most = Math.min(question.most(), keys.size());
    int wanted = question.least() + chance.below(most - question.least() + 1);
    var chosen = new ArrayList<String>();
    for (int i = 0; i < wanted; i++) {
      chosen.add(keys.remove(chance.below(keys.size())));
    }
    return chosen;
  }

  /// Numbers without a sensible upper bound stay as they are by default.
  private static Integer number(Question.NumberFrom question, Chance chance) {
    long span = (long) question.most() - question.least() + 1;
    return span > 100 ? question.byDefault() : question.least() + chance.below((int) span);
  }

  private static Map<String, Integer> bought(Question.Purchase question, Chance chance) {
    var bought = new LinkedHashMap<String, Integer>();
    int left = question.budget();
    for (Question.Purchase.Ware ware : question.wares()) {
      int most = ware.price() == 0 ? ware.most() : Math.min(ware.most(), left / ware.price());
      int times = chance.below(most + 1);
      left -= times * ware.price();
      bought.put(ware.key(), times);
    }
    return bought;
  }
}
