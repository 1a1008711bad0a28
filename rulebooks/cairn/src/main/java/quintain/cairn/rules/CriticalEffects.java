package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CriticalEffect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Tag;
import quintain.cairn.state.Timer;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;

/// What some enemies do to a target that fails its critical damage save (CRN-CRIT-03).
final class CriticalEffects extends Chapter {
  private static final long DAY = 86_400;
  private static final long DUSK = 18 * 3600;
  private static final int ROUND = 10;
  private static final String ANY = "any";

  CriticalEffects(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  void apply(Being target, List<CriticalEffect> effects, String by) {
    for (CriticalEffect effect : effects) {
      apply(being(target.id()), effect, by);
    }
  }

  private void apply(Being target, CriticalEffect effect, String by) {
    switch (effect) {
      case CriticalEffect.LoseItem e -> loseItem(target, e, by);
      case CriticalEffect.LoseAbility e -> loseAbility(target, e, by);
      case CriticalEffect.Helpless e -> helpless(target, e.until(), by);
      case CriticalEffect.Thrown e -> thrown(target, e, by);
      case CriticalEffect.BreakLimb _ -> new Scars(play).brokenLimb(target);
      case CriticalEffect.SaveOr e -> saveOr(target, e, by);
      case CriticalEffect.Deprive e -> {
        if (target.needs().stream().noneMatch(need -> need.what().equals(e.need()))) {
          emit(
              new CairnEvent.NeedArose(target.id(), new Need(e.need(), state().clock(), 0)),
              CRN_CRIT_03);
        }
      }
      case CriticalEffect.Blind e ->
          forATime(target, Flag.BLIND, Timer.What.SEES, e.minutes() * 60L);
      case CriticalEffect.Mute e ->
          forATime(target, Flag.MUTE, Timer.What.SPEAKS, e.hours() * 3600L);
      case CriticalEffect.LoseEye _ -> became(target, Flag.LOST_EYE, "");
      case CriticalEffect.Pinned _ -> held(target, "pinned", by);
    }
  }

  private void became(Being target, Flag flag, String why) {
    emit(new CairnEvent.Became(target.id(), flag, why), CRN_CRIT_03);
  }

  private void held(Being target, String how, String by) {
    became(target, Flag.HELPLESS, how);
    set(target, new Timer(Timer.What.HELD, Long.MAX_VALUE, how, by));
  }

  private void forATime(Being target, Flag flag, Timer.What until, long seconds) {
    became(target, flag, "for a time");
    emit(
        new CairnEvent.TimerSet(target.id(), new Timer(until, state().clock() + seconds, "")),
        CRN_CRIT_03);
  }

  private void helpless(Being target, CriticalEffect.Until until, String by) {
    switch (until) {
      case ONE_ROUND -> forATime(target, Flag.HELPLESS, Timer.What.STANDS, ROUND);
      case UNTIL_FREED -> held(target, "held fast", by);
    }
  }

  private void thrown(Being target, CriticalEffect.Thrown effect, String by) {
    int from = state().find(by).map(Being::at).orElse(target.at());
    int to = target.at() < from ? target.at() - effect.feet() : target.at() + effect.feet();
    emit(new CairnEvent.Moved(target.id(), to), CRN_CRIT_03);
    emit(new CairnEvent.Told(target.id(), "is thrown " + effect.where()), CRN_CRIT_03);
  }

  private void loseAbility(Being target, CriticalEffect.LoseAbility effect, String by) {
    switch (effect.when()) {
      case NOW, UNTIL_REMOVED -> {
        int points = roll(target, effect.amount(), CRN_CRIT_03);
        new Harm(play).drain(target, effect.ability(), points, CRN_CRIT_03);
        if (effect.when() == CriticalEffect.When.UNTIL_REMOVED) {
          timer(target, Timer.What.BARB, Long.MAX_VALUE, effect.ability() + " " + points);
        }
      }
      case AT_DUSK_UNLESS_TREATED -> {
        long now = state().clock();
        long dusk = now - now % DAY + DUSK;
        timer(target, Timer.What.VENOM, dusk > now ? dusk : dusk + DAY, effect.amount().toString());
      }
      case EACH_ROUND_UNTIL_FREED -> {
        became(target, Flag.HELPLESS, "swallowed");
        play.cite(CRN_R_62);
        long due = state().clock() + ROUND;
        set(target, new Timer(Timer.What.SWALLOWED, due, effect.amount().toString(), by));
      }
    }
  }

  private void timer(Being target, Timer.What what, long due, String detail) {
    set(target, new Timer(what, due, detail));
  }

  private void set(Being target, Timer timer) {
    emit(new CairnEvent.TimerSet(target.id(), timer), CRN_CRIT_03);
  }

  private void saveOr(Being target, CriticalEffect.SaveOr effect, String by) {
    if (new Saves(play).save(target, effect.ability(), "the blow", CRN_CRIT_03)) {
      return;
    }
    switch (effect.consequence()) {
      case DEAD -> new Harm(play).die(target, "flattened", CRN_CRIT_03);
      case SERVE ->
          emit(
              new CairnEvent.SidesChanged(
                  target.id(), state().find(by).map(Being::side).orElse(target.side().other())),
              CRN_CRIT_03);
    }
  }

  /// The Warden names the item; on automatic it is a pick, but for those the entry singles out.
  private void loseItem(Being target, CriticalEffect.LoseItem effect, String by) {
    var fitting =
        target.pack().items().stream()
            .filter(item -> fits(item, effect.which()) && !isLaidAside(target, item, effect))
            .toList();
    if (fitting.isEmpty()) {
      return;
    }
    var singled = singledOut(fitting, effect.which());
    var options = new ArrayList<Option<String>>();
    if (singled.isEmpty()) {
      options.add(Option.of(ANY, "let chance decide"));
    }
    for (Item item : fitting) {
      options.add(Option.of(item.key(), item.name()));
    }
    var answer =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.WHICH_ITEM,
                List.of(target.id()),
                options,
                singled.map(Item::key).orElse(ANY)));
    var lost =
        answer.equals(ANY)
            ? play.pick(fitting.stream().map(Item::key).toList(), CRN_CRIT_03)
            : answer;
    var how = Names.kebab(effect.manner().name());
    var item = being(target.id()).pack().find(lost).orElseThrow();
    var taker = state().find(by).filter(foe -> effect.manner().isTaking() && hasRoom(foe, item));
    if (taker.isPresent()) {
      new Inventory(play).pass(being(target.id()), lost, taker.get(), how, CRN_CRIT_03);
    } else {
      new Flames(play).stowed(item);
      emit(new CairnEvent.ItemLost(target.id(), lost, how), CRN_CRIT_03);
    }
  }

  /// What a foe takes it carries, as long as it can bear it (CRN-R-63).
  private static boolean hasRoom(Being foe, Item item) {
    return foe.pack().used() + item.gear().slots() < Pack.SLOTS;
  }

  /// With both hands on a book nothing else counts as held (CRN-R-43).
  private static boolean isLaidAside(Being target, Item item, CriticalEffect.LoseItem effect) {
    return target.is(Flag.READING)
        && item.where() == Item.Where.HELD
        && effect.which() == CriticalEffect.Which.HELD_SHIELD_ELSE_WEAPON;
  }

  /// What rides on a beast or cart is out of a blow's reach.
  private static boolean fits(Item item, CriticalEffect.Which which) {
    if (item.where() == Item.Where.LOADED) {
      return false;
    }
    return switch (which) {
      case ANY, DEAREST, CARRIED -> true;
      case HELD_SHIELD_ELSE_WEAPON ->
          item.where() == Item.Where.HELD && (isShield(item) || item.isWeapon());
      case WORN_ARMOR -> item.where() == Item.Where.WORN && item.gear().piece().isPresent();
      case METAL -> item.gear().is(Tag.METAL);
    };
  }

  private static boolean isShield(Item item) {
    return item.gear().piece().equals(Optional.of(ArmorPiece.SHIELD));
  }

  private static Optional<Item> singledOut(List<Item> fitting, CriticalEffect.Which which) {
    return switch (which) {
      case HELD_SHIELD_ELSE_WEAPON ->
          fitting.stream()
              .filter(CriticalEffects::isShield)
              .findFirst()
              .or(() -> Optional.of(fitting.getFirst()));
      case DEAREST ->
          fitting.stream()
              .max(
                  Comparator.comparingInt(CriticalEffects::price)
                      .thenComparingInt(item -> -fitting.indexOf(item)));
      case ANY, WORN_ARMOR, METAL, CARRIED -> Optional.empty();
    };
  }

  private static int price(Item item) {
    return item.gear().price().orElse(0);
  }
}
