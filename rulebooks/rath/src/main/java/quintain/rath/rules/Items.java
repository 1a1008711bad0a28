package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.PeopleSlots;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Use;

/// Using things: remedies, light, water, flasks, venom.
final class Items extends Chapter {
  Items(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(UseItem.class, RTH_ACT_02)
        .offered("uses an item", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("package-open")
        .by(UseItem::by, "Who uses it?")
        .slot(
            UseItem::item,
            "What?",
            Inventory.things(item -> item.gear().use().isPresent() || item.usage() > 0))
        .slot(UseItem::target, "On whom or what?", Items::useTarget)
        .aimedAtThose(act -> act.target().isBlank() ? List.of() : List.of(act.target()))
        .refuses(Items::refusal)
        .does(Items::new, Items::use);
    book.errand(Refill.class, RTH_S_EQ)
        .offered("fills a waterskin", GEAR)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .by(Refill::by, "Who fills it?")
        .slot(Refill::item, "What?", Inventory.carried())
        .refuses(Items::refusal)
        .does(Items::new, Items::refill);
  }

  /// Somebody for a remedy, a weapon for venom, nothing for a light or a meal.
  private static Optional<? extends Question<?>> useTarget(
      Blank<RathState> blank, Topic topic, Being by) {
    if (!blank.partial().has("item")) {
      return Optional.empty();
    }
    var use =
        blank
            .filled("item", String.class)
            .flatMap(by.pack()::find)
            .flatMap(item -> item.gear().use());
    return switch (use.map(Items::aim).orElse(Aim.NOTHING)) {
      case SOMEBODY -> PeopleSlots.<RathState, Being>selfOrFriends().of(blank, topic, by);
      case FOE -> PeopleSlots.<RathState, Being>foesFirst().of(blank, topic, by);
      case OWN_WEAPON ->
          Inventory.things(item -> item.gear().weapon().isPresent()).of(blank, topic, by);
      case NOTHING -> nothing(topic);
    };
  }

  static Optional<Item> ration(Being being) {
    return being.pack().items().stream()
        .filter(item -> item.gear().use().filter(Use.Meal.class::isInstance).isPresent())
        .findFirst();
  }

  /// Whom a thing is used on: the one named, else whoever uses it.
  private static String whom(RathStep.UseItem act) {
    return act.target().isBlank() ? act.by() : act.target();
  }

  /// Whether a step is the use of a thing on another that one carries.
  static boolean isUsedOnOwn(RathState state, RathStep step, String thing) {
    return step instanceof RathStep.UseItem use
        && state.being(use.by()).pack().find(thing).isPresent();
  }

  /// Whether a thing is used on somebody, on something of one's own, or on nothing.
  enum Aim {
    SOMEBODY,
    FOE,
    OWN_WEAPON,
    NOTHING
  }

  static Aim aim(Use use) {
    return switch (use) {
      case Use.Antitoxin _, Use.Potion _, Use.Douse _, Use.Bandage _ -> Aim.SOMEBODY;
      case Use.FireFlask _ -> Aim.FOE;
      case Use.Venom _ -> Aim.OWN_WEAPON;
      case Use.Meal _, Use.Light _, Use.Lodging _, Use.Cure _, Use.Hire _, Use.Beast _ ->
          Aim.NOTHING;
    };
  }

  static Optional<Refusal> refusal(RathState state, RathStep.UseItem act) {
    var user = state.being(act.by());
    var item = user.pack().find(act.item());
    if (item.isEmpty()) {
      return no(RTH_ACT_02, user.name() + " has no " + act.item());
    }
    var use = item.get().gear().use();
    if (use.isEmpty()) {
      return item.get().usage() > 0
          ? Optional.empty()
          : no(RTH_ACT_02, item.get().name() + " is not used by itself");
    }
    if (item.get().is(Item.State.SPENT)) {
      return no(RTH_ACT_02, item.get().name() + " is spent");
    }
    return switch (aim(use.get())) {
      case SOMEBODY -> onSomebody(state, user, use.get(), whom(act));
      case FOE -> no(RTH_S_EQ, item.get().name() + " is thrown as an attack");
      case OWN_WEAPON -> coated(user, act.target());
      case NOTHING -> use.get() instanceof Use.Light ? lit(user, item.get()) : Optional.empty();
    };
  }

  /// Antitoxin, potions, bandages and water: oneself or somebody Close (RTH-R-69), and nobody at 0
  /// HP while combat lasts (RTH-ZERO-04).
  private static Optional<Refusal> onSomebody(RathState state, Being user, Use use, String whom) {
    var found = state.find(whom);
    if (found.isEmpty()) {
      return nobodyCalled(whom, RTH_ACT_02);
    }
    var target = found.get();
    var away =
        goneRefusal(target, RTH_ACT_02).or(() -> closeRefusal(state, user, target, RTH_R_69));
    if (away.isPresent()) {
      return away;
    }
    boolean magic = use instanceof Use.Potion;
    var tending =
        use instanceof Use.Douse
            ? Optional.<Refusal>empty()
            : Harm.tendingRefusal(state, target, magic);
    if (tending.isPresent()) {
      return tending;
    }
    return switch (use) {
      case Use.Antitoxin _ ->
          poisons(target).isEmpty()
              ? no(RTH_POIS_16, target.name() + " is not poisoned")
              : Optional.empty();
      case Use.Bandage _ ->
          target.pool(Affliction.BLEEDING).isEmpty()
              ? no(RTH_BLED_05, target.name() + " is not bleeding")
              : Optional.empty();
      case Use.Douse _ ->
          target.pool(Affliction.FIRE).isEmpty() && !target.does(Habit.HurtByWater.class)
              ? no(RTH_FIRE_06, target.name() + " is not on fire")
              : Optional.empty();
      case Use.Potion _,
          Use.FireFlask _,
          Use.Venom _,
          Use.Meal _,
          Use.Light _,
          Use.Lodging _,
          Use.Cure _,
          Use.Hire _,
          Use.Beast _ ->
          Optional.empty();
    };
  }

  private static Optional<Refusal> coated(Being user, String weapon) {
    var item = user.pack().find(weapon);
    if (item.isEmpty() || item.get().gear().weapon().isEmpty()) {
      return no(RTH_S_EQ, user.name() + " has no weapon called " + weapon);
    }
    return item.get().isCoated()
        ? no(RTH_S_EQ, item.get().name() + " is coated already")
        : Optional.empty();
  }

  private static Optional<Refusal> lit(Being user, Item light) {
    if (light.is(Item.State.LIT)) {
      return Optional.empty();
    }
    if (user.is(Flag.SUBMERGED)) {
      return no(RTH_R_90, "Nothing burns under water");
    }
    if (light.gear().is(Tag.NEEDS_FUEL) && Wear.fuel(user).isEmpty()) {
      return no(RTH_USE_07, user.name() + " has no oil for it");
    }
    return light.where() != Item.Where.HELD && Inventory.handsFree(user) < light.gear().hands()
        ? Inventory.handRefusal(user, light.name())
        : Optional.empty();
  }

  private static List<Affliction> poisons(Being target) {
    return target.pools().stream().map(Pool::what).filter(Affliction::isPoison).toList();
  }

  void use(RathStep.UseItem act) {
    var user = being(act.by());
    var item = user.pack().find(act.item()).orElseThrow();
    if (item.gear().use().isEmpty()) {
      // spikes, chalk, string: what they do is said by whoever uses them (RTH-USE-02)
      emit(new RathEvent.Told(user.id(), "uses the " + item.name()), RTH_USE_02);
      new Wear(play).use(user, item, RTH_USE_03);
      return;
    }
    var use = item.gear().use().get();
    switch (use) {
      case Use.Antitoxin remedy -> antitoxin(user, being(whom(act)), remedy.dice());
      case Use.Potion potion ->
          new Healing(play)
              .heal(user, being(whom(act)), potion.hp(), Phrases.a(item.name()), RTH_REC_03);
      case Use.Bandage _ -> bandage(user, being(whom(act)));
      case Use.Douse _ -> douse(user, being(whom(act)), item);
      case Use.Venom _ -> {
        var weapon = user.pack().find(act.target()).orElseThrow();
        emit(new ThingEvent.ItemCoated(user.id(), weapon.key(), item.gear().name()), RTH_S_EQ);
      }
      case Use.Light _ -> light(user, item);
      case Use.Meal _, Use.FireFlask _, Use.Lodging _, Use.Cure _, Use.Hire _, Use.Beast _ ->
          play.cite(RTH_USE_02);
    }
    if (use.spent()) {
      emit(new ThingEvent.ItemLost(user.id(), item.key(), "used up"), RTH_USE_02);
    } else if (!(use instanceof Use.Light)) {
      new Wear(play).use(user, item, RTH_USE_03);
    }
  }

  /// 2 or 4 dice from one pool of the user's choice, the largest on automatic (RTH-POIS-16,
  /// RTH-POIS-17, RTH-R-57).
  private void antitoxin(Being user, Being target, int dice) {
    var clause = dice > 2 ? RTH_POIS_17 : RTH_POIS_16;
    new Conditions(play).relieve(target, whichPool(user, target, poisons(target)), dice, clause);
  }

  /// One of somebody's pools, as the one who asks chooses; the largest on automatic.
  Affliction whichPool(Being asked, Being target, List<Affliction> pools) {
    if (pools.size() == 1) {
      return pools.getFirst();
    }
    var options = new ArrayList<Option<Affliction>>();
    var largest = pools.getFirst();
    for (Affliction what : pools) {
      options.add(Option.of(what));
      if (dice(target, what) > dice(target, largest)) {
        largest = what;
      }
    }
    return play.ask(
        asked.seat(),
        new Question.OneOf<>(ThingPrompts.WHICH_POOL, List.of(target.id()), options, largest));
  }

  private static int dice(Being target, Affliction what) {
    return target.pool(what).map(Pool::dice).orElse(0);
  }

  /// RTH-BLED-05, and twice as much by a medic (RTH-S-APT-06).
  private void bandage(Being user, Being target) {
    new Conditions(play)
        .relieve(target, Affliction.BLEEDING, Conditions.bandaged(user), RTH_BLED_05);
  }

  /// RTH-FIRE-06; some creatures take harm from water instead.
  private void douse(Being user, Being target, Item skin) {
    emit(new ThingEvent.ItemBecame(user.id(), skin.key(), Item.State.SPENT), RTH_FIRE_06);
    new Conditions(play).douse(target);
  }

  /// Lights it, or puts it out.
  private void light(Being user, Item light) {
    if (light.is(Item.State.LIT)) {
      emit(new ThingEvent.ItemBecame(user.id(), light.key(), Item.State.SOUND), RTH_USE_07);
      return;
    }
    if (light.where() != Item.Where.HELD) {
      emit(new ThingEvent.ItemPlaced(user.id(), light.key(), Item.Where.HELD), RTH_R_26);
    }
    emit(new ThingEvent.ItemBecame(user.id(), light.key(), Item.State.LIT), RTH_USE_07);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.Refill step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_S_EQ);
    if (barred.isPresent()) {
      return barred;
    }
    var item = state.being(step.by()).pack().find(step.item());
    boolean empty =
        item.isPresent()
            && item.get().is(Item.State.SPENT)
            && item.get().gear().use().filter(Use.Douse.class::isInstance).isPresent();
    return empty ? Optional.empty() : no(RTH_S_EQ, "There is nothing to fill");
  }

  void refill(RathStep.Refill step) {
    var item = being(step.by()).pack().find(step.item()).orElseThrow();
    emit(new ThingEvent.ItemBecame(step.by(), item.key(), Item.State.SOUND), RTH_S_EQ);
  }
}
