package quintain.rhod;

import static quintain.rhod.Rhd.RHD_INV_01;
import static quintain.rhod.Rhd.RHD_REF_04;
import static quintain.rhod.Rhd.RHD_R_80;

import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Which chapter resolves which step of things.
final class Things extends Chapter {
  private static final int RELOAD = 2;
  private static final int UNJAM = 2;
  private static final int HOOK = 1;
  private static final int MOST = 100;
  private static final int HEAVY = 75;

  /// What Quick Hands does once a Turn.
  private static final String QUICK = "quick hands";

  private Things(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void resolve(Handling step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Handling.Act act -> carryOut(act, play);
      case Handling.Doing doing -> doing(doing, play);
      case Handling.Word word -> word(word, play);
      case Handling.Next next -> next(next, play);
    }
  }

  // Actions

  static Optional<Refusal> refusal(RhodState state, Handling.Act act) {
    return switch (act) {
      case Handling.Reload a -> Magazines.refusal(state.being(a.by()), a);
      case Handling.Unjam a -> Magazines.refusal(state.being(a.by()), a);
      case Handling.Hook a -> Feats.refusal(state, a);
      case Handling.Batter a -> Battering.refusal(state, a);
      case Handling.Release a -> Interactions.refusal(state, a);
      case Handling.Interacting a -> interactRefusal(state, a);
      case Handling.Feat a -> Feats.refusal(state, a);
    };
  }

  private static Optional<Refusal> interactRefusal(RhodState state, Handling.Interacting act) {
    return switch (act) {
      case Handling.Interact a -> Interactions.refusal(a);
      case Handling.Unpack a -> Hands.refusal(state, a);
      case Handling.Hold a -> Hands.refusal(state, a);
      case Handling.SetDown a -> Hands.refusal(state, a);
      case Handling.PutAway a -> Hands.refusal(state, a);
      case Handling.PackInto a -> Containers.refusal(state, a);
      case Handling.UnpackFrom a -> Containers.refusal(state, a);
      case Handling.OpenUp a -> Interactions.refusal(state, a);
      case Handling.CloseUp a -> Interactions.refusal(state, a);
      case Handling.Don a -> Hands.refusal(state, a);
      case Handling.Doff a -> Hands.refusal(state, a);
      case Handling.UseItem a -> Gadgets.refusal(state, a);
      case Handling.UseOn a -> Gadgets.refusal(state, a);
      case Handling.UseAt a -> Gadgets.refusal(state, a);
      case Handling.Compel a -> Interactions.refusal(state, a);
    };
  }

  /// AP of an Action with things (RHD-ACT-00).
  static int cost(RhodState state, Handling.Act act) {
    return switch (act) {
      case Handling.Reload _ -> RELOAD;
      case Handling.Unjam _ -> UNJAM;
      case Handling.Hook _ -> HOOK;
      case Handling.Batter a -> Battering.cost(state, a);
      case Handling.Release a ->
          state
                  .find(a.target())
                  .filter(one -> Interactions.hasKey(state.being(a.by()), one))
                  .isPresent()
              ? interact(state, a.by())
              : interact(state, a.by()) + 1;
      case Handling.Interacting a -> interact(state, a.by());
      case Handling.Feat a -> Feats.cost(state, a);
    };
  }

  /// 1 AP, and nothing for the first Interact of a Turn with Quick Hands.
  private static int interact(RhodState state, String who) {
    return isQuick(state, who) ? 0 : 1;
  }

  private static boolean isQuick(RhodState state, String who) {
    return state.being(who).has(Gift.QuickHands.class)
        && state
            .fight()
            .flatMap(Fight::turn)
            .filter(turn -> turn.who().equals(who) && !turn.done().contains(QUICK))
            .isPresent();
  }

  /// Whether it is an act of hostility by itself (RHD-ENC-01).
  static boolean isHostile(Handling.Act act) {
    return switch (act) {
      case Handling.FeatureAttack _, Handling.Charge _, Handling.Hook _, Handling.Compel _ -> true;
      case Handling.Reload _,
          Handling.Unjam _,
          Handling.Batter _,
          Handling.Release _,
          Handling.Interacting _,
          Handling.Feat _ ->
          false;
    };
  }

  private static void carryOut(Handling.Act act, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (act) {
      case Handling.Reload a -> new Magazines(play).reload(a);
      case Handling.Unjam a -> new Magazines(play).unjam(a);
      case Handling.Hook a -> new Feats(play).hook(a);
      case Handling.Batter a -> new Battering(play).batter(a);
      case Handling.Release a -> {
        quick(a.by(), play);
        new Interactions(play).release(a);
      }
      case Handling.Interacting a -> {
        quick(a.by(), play);
        interact(a, play);
        // Who has no melee weapon in hand engages nobody.
        new Conditions(play).loosen();
      }
      case Handling.Feat a -> {
        switch (a) {
          case Handling.UseFeature f -> new Feats(play).use(f);
          case Handling.UseFeatureOn f -> new Feats(play).use(f);
          case Handling.FeatureAttack f -> new Feats(play).use(f);
          case Handling.FeatureMove f -> new Feats(play).use(f);
          case Handling.Charge f -> new Feats(play).use(f);
        }
      }
    }
  }

  private static void quick(String who, Play<RhodState, RhodStep, RhodEvent> play) {
    if (isQuick(play.state(), who)) {
      play.emit(new ThingEvent.DoneThisTurn(who, QUICK), Rhd.RHD_INT_01);
    }
  }

  private static void interact(
      Handling.Interacting act, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (act) {
      case Handling.Interact a -> new Interactions(play).interact(a);
      case Handling.Unpack a -> new Hands(play).unpack(a);
      case Handling.Hold a -> new Hands(play).hold(a);
      case Handling.SetDown a -> new Hands(play).setDown(a);
      case Handling.PutAway a -> new Hands(play).putAway(a);
      case Handling.PackInto a -> new Containers(play).packInto(a);
      case Handling.UnpackFrom a -> new Containers(play).unpackFrom(a);
      case Handling.OpenUp a -> new Interactions(play).openUp(a);
      case Handling.CloseUp a -> new Interactions(play).closeUp(a);
      case Handling.Don a -> new Hands(play).don(a);
      case Handling.Doff a -> new Hands(play).doff(a);
      case Handling.UseItem a -> new Gadgets(play).use(a);
      case Handling.UseOn a -> new Gadgets(play).use(a);
      case Handling.UseAt a -> new Gadgets(play).use(a);
      case Handling.Compel a -> new Interactions(play).compel(a);
    }
  }

  // What is no Action

  /// Why somebody cannot do that now.
  static Optional<Refusal> refusal(RhodState state, Handling.Doing step) {
    var by = state.find(step.by());
    if (by.isEmpty()) {
      return nobodyCalled(step.by(), RHD_INV_01);
    }
    if (by.get().isDead()) {
      return no(RHD_INV_01, by.get().name() + " is dead");
    }
    return switch (step) {
      case Handling.Drop s -> Hands.refusal(state, s);
      case Handling.PutOut s -> Gadgets.refusal(state, s);
      case Handling.Choose s -> Hands.refusal(state, s);
      case Handling.Forage s -> Feats.refusal(state, s);
      case Handling.BeginWork s -> Workshop.refusal(state, s);
      case Handling.WorkOn s -> Workshop.refusal(state, s);
      case Handling.Retag s -> Workshop.refusal(state, s);
      case Handling.TendArmor s -> Armors.refusal(state, s);
    };
  }

  private static void doing(Handling.Doing step, Play<RhodState, RhodStep, RhodEvent> play) {
    play.check(refusal(play.state(), step));
    switch (step) {
      case Handling.Drop s -> {
        new Hands(play).drop(s);
        new Conditions(play).loosen();
      }
      case Handling.PutOut s -> new Gadgets(play).putOut(s);
      case Handling.Choose s -> new Hands(play).choose(s);
      case Handling.Forage s -> new Feats(play).forage(s);
      case Handling.BeginWork s -> new Workshop(play).begin(s);
      case Handling.WorkOn s -> new Workshop(play).workOn(s);
      case Handling.Retag s -> new Workshop(play).retag(s);
      case Handling.TendArmor s -> new Armors(play).tend(s);
    }
  }

  // The Referee's word

  static Optional<Refusal> refusal(RhodState state, Handling.Word step) {
    return switch (step) {
      case Handling.Bestow s -> givenRefusal(state, s.who(), s.thing(), s.count());
      case Handling.Invent s -> {
        if (state.find(s.who()).isEmpty()) {
          yield nobodyCalled(s.who(), RHD_REF_04);
        }
        yield s.pounds() < 0 || s.pounds() > 1000
            ? no(RHD_R_80, "A thing weighs 0 to 1000 pounds")
            : Optional.empty();
      }
      case Handling.TakeFrom s ->
          state.find(s.who()).isEmpty()
              ? nobodyCalled(s.who(), RHD_REF_04)
              : Hands.hasRefusal(state.being(s.who()), s.item(), RHD_REF_04);
      case Handling.LayOut s -> {
        if (!Field.contains(state, s.at())) {
          yield no(RHD_REF_04, s.at() + " is not on the map");
        }
        yield thingRefusal(state, s.thing(), s.count());
      }
      case Handling.SetUp s -> Battering.refusal(state, s);
      case Handling.SetContainer s -> Containers.refusal(state, s);
      case Handling.Fill s -> Containers.refusal(state, s);
      case Handling.LockUp s -> Containers.refusal(state, s);
      case Handling.Unlock s -> Containers.refusal(state, s);
    };
  }

  private static Optional<Refusal> givenRefusal(
      RhodState state, String who, String thing, int count) {
    return state.find(who).isEmpty()
        ? nobodyCalled(who, RHD_REF_04)
        : thingRefusal(state, thing, count);
  }

  static Optional<Refusal> thingRefusal(RhodState state, String thing, int count) {
    if (state.shelf().thing(thing).isEmpty()) {
      return no(RHD_REF_04, "Nothing is called " + thing);
    }
    return count < 1 || count > MOST
        ? no(RHD_REF_04, "1 to %d of them, not %d".formatted(MOST, count))
        : Optional.empty();
  }

  private static void word(Handling.Word step, Play<RhodState, RhodStep, RhodEvent> play) {
    play.check(refusal(play.state(), step));
    switch (step) {
      case Handling.Bestow s -> new Things(play).bestow(s);
      case Handling.Invent s -> new Things(play).invent(s);
      case Handling.TakeFrom s -> {
        var item = play.state().being(s.who()).kit().get(s.item());
        play.emit(new ThingEvent.Lost(s.who(), item.key(), item.count()), RHD_REF_04);
        new Conditions(play).loosen();
      }
      case Handling.SetUp s -> new Battering(play).setUp(s);
      case Handling.SetContainer s -> new Containers(play).set(s);
      case Handling.Fill s -> new Containers(play).fill(s);
      case Handling.LockUp s -> new Containers(play).lock(s);
      case Handling.Unlock s -> new Containers(play).unlock(s);
      case Handling.LayOut s -> {
        var thing = play.state().shelf().thing(s.thing()).orElseThrow();
        for (int rest = s.count(); rest > 0; rest -= thing.stack()) {
          play.emit(
              new ThingEvent.Laid(
                  Item.fresh(thing, Place.PACK, Math.min(rest, thing.stack())), s.at()),
              RHD_REF_04);
        }
      }
    }
  }

  private void bestow(Handling.Bestow step) {
    var thing = state().shelf().thing(step.thing()).orElseThrow();
    for (int rest = step.count(); rest > 0; rest -= thing.stack()) {
      new Hands(play)
          .receive(
              step.who(), Item.fresh(thing, Place.PACK, Math.min(rest, thing.stack())), RHD_INV_01);
    }
  }

  /// Its size by its weight, as no entry has it (RHD-R-80).
  private void invent(Handling.Invent step) {
    var size = Size.ofPounds(step.pounds());
    var name = step.name().isBlank() ? "oddment" : step.name().strip();
    var id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    if (step.pounds() > HEAVY) {
      emit(new ThingEvent.Did(step.who(), "can hardly lift " + name), RHD_R_80);
    }
    new Hands(play)
        .receive(
            step.who(),
            Item.fresh(new Material("found-" + id, name, size), Place.PACK, 1),
            RHD_R_80);
  }

  private static void next(Handling.Next step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Handling.ChargeHome s -> new Feats(play).chargeHome(s);
    }
  }

  /// A Watch is over for everybody's things, those of the dead and those on the ground too.
  static void watchPasses(Play<RhodState, RhodStep, RhodEvent> play) {
    for (Being being : play.state().roster()) {
      new Gadgets(play).watchPasses(being.id());
    }
    new Gadgets(play).watchPassesOnTheGround();
    new Conditions(play).settle();
  }

  /// The Encounter is over for everybody's things.
  static void encounterEnds(Play<RhodState, RhodStep, RhodEvent> play) {
    Armors.encounterEnds(play);
    new Gadgets(play).clear(_ -> true);
  }

  /// One Charge of something is used up by whatever else uses it.
  static void useUp(Play<RhodState, RhodStep, RhodEvent> play, String who, String key) {
    play.emit(new ThingEvent.ChargeSpent(who, key), Rhd.RHD_EQP_05);
  }
}
