package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.CriticalEffect;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Timer;

/// What foes do to those who fail a critical harm save (ODD-HARM-06).
final class CriticalEffects extends Chapter {
  private static final String CHANCE = "any";

  CriticalEffects(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  void apply(Being target, List<CriticalEffect> effects, String by) {
    for (CriticalEffect effect : effects) {
      var now = being(target.id());
      if (!now.isDead()) {
        apply(now, effect, by);
      }
    }
  }

  private void apply(Being target, CriticalEffect effect, String by) {
    switch (effect) {
      case CriticalEffect.LoseItem e -> loseItem(target, e, by);
      case CriticalEffect.GainCondition e -> {
        var condition = state().shelf().condition(e.condition());
        if (target.isPc() && condition.isPresent()) {
          new Troubles(play).gain(target, condition.get(), "", ODD_HARM_06);
        }
      }
      case CriticalEffect.Deprive e -> {
        if (!target.life().needs().contains(e.need())) {
          emit(new OddEvent.NeedArose(target.id(), e.need()), ODD_HARM_06);
        }
      }
      case CriticalEffect.Thrown e -> {
        int from = state().find(by).map(Being::at).orElse(target.at());
        int to = target.at() >= from ? target.at() + e.feet() : target.at() - e.feet();
        emit(new OddEvent.Told(target.id(), "is " + e.where()), ODD_HARM_06);
        emit(new OddEvent.Moved(target.id(), to), ODD_HARM_06);
      }
      case CriticalEffect.Held e -> held(target, e, by);
      case CriticalEffect.Sleep e -> {
        emit(new OddEvent.Became(target.id(), Flag.ASLEEP, ""), ODD_HARM_06);
        emit(
            new OddEvent.TimerSet(
                target.id(), new Timer(Timer.What.WAKES, state().clock() + e.minutes() * 60L, "")),
            ODD_HARM_06);
      }
      case CriticalEffect.CrushArmour e ->
          emit(new OddEvent.ArmourCrushed(target.id(), e.points()), ODD_HARM_06);
      case CriticalEffect.LoseAbility e -> loseAbility(target, e);
      case CriticalEffect.Tell e -> emit(new OddEvent.Told(target.id(), e.what()), ODD_HARM_06);
    }
  }

  private void held(Being target, CriticalEffect.Held effect, String by) {
    emit(new OddEvent.Became(target.id(), Flag.HELD_FAST, effect.how()), ODD_HARM_06);
    var hold = new Timer(Timer.What.HELD, Long.MAX_VALUE, effect.grip() ? by : "");
    if (!target.timers().contains(hold)) {
      emit(new OddEvent.TimerSet(target.id(), hold), ODD_R_49);
    }
  }

  /// Points straight off an attribute: no Harm and no save, but 0 is 0 (ODD-R-31).
  private void loseAbility(Being target, CriticalEffect.LoseAbility effect) {
    int points = roll(target, effect.amount(), ODD_HARM_06);
    emit(
        new OddEvent.AbilityLost(
            target.id(), effect.ability(), Math.min(points, target.score(effect.ability()).now())),
        ODD_HARM_06);
    if (being(target.id()).score(effect.ability()).now() == 0) {
      new Harm(play).zero(being(target.id()), effect.ability());
    }
  }

  /// The GM names the item; else it is a pick from the sheet. What a foe takes it carries
  /// (ODD-R-14).
  private void loseItem(Being target, CriticalEffect.LoseItem effect, String by) {
    var items = new ArrayList<Item>();
    for (Item item : target.pack().items()) {
      if (effect.which() == CriticalEffect.Which.CARRIED || item.where() == Item.Where.HELD) {
        items.add(item);
      }
    }
    if (items.isEmpty()) {
      return;
    }
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(CHANCE, "let chance decide"));
    for (Item item : items) {
      options.add(Option.of(item.key(), item.name()));
    }
    var chosen =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.WHICH_ITEM, List.of(target.id()), options, CHANCE));
    var key = chosen.equals(CHANCE) ? play.pick(Lists.each(items, Item::key), ODD_HARM_06) : chosen;
    var how = effect.manner().name().toLowerCase(Locale.ROOT);
    if (effect.manner() == CriticalEffect.Manner.TAKEN && state().find(by).isPresent()) {
      var item = target.pack().find(key).orElseThrow();
      new Inventory(play).pass(target, item, by, how, ODD_HARM_06);
    } else {
      emit(new OddEvent.ItemLost(target.id(), key, how), ODD_HARM_06);
    }
  }
}
