package quintain.rath.rules;

import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rath.state.Being;
import quintain.rath.state.Device;
import quintain.rath.state.Effect;
import quintain.rath.state.Item;
import quintain.rath.state.Places;
import quintain.rath.state.Power;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Rth;
import quintain.rath.state.Spell;

/// At whom a spell may be aimed, and whom it catches.
public final class Aims {
  private Aims() {}

  /// What a spell needs named.
  enum Aim {
    /// Nothing: it works on the caster.
    SELF,
    /// Anybody in range, oneself too.
    ANYBODY,
    /// Somebody else in range.
    OTHER,
    /// A lock or trap in range.
    DEVICE
  }

  static Aim of(Spell spell) {
    if (spell.self()) {
      return Aim.SELF;
    }
    return switch (spell.power()) {
      case Power.Latch _ -> Aim.DEVICE;
      case Power.Strike _,
          Power.Ignite _,
          Power.Afflict _,
          Power.Dread _,
          Power.Snare _,
          Power.Haste _ ->
          Aim.OTHER;
      case Power.Mend _,
          Power.Cleanse _,
          Power.Ward _,
          Power.Cloud _,
          Power.Shine _,
          Power.Gills _,
          Power.SoftFall _,
          Power.Veil _,
          Power.Tongues _,
          Power.Quench _ ->
          Aim.ANYBODY;
    };
  }

  /// Whether a spell is meant for one's friends.
  static boolean helps(Spell spell) {
    return switch (spell.power()) {
      case Power.Mend _,
          Power.Cleanse _,
          Power.Ward _,
          Power.Shine _,
          Power.Gills _,
          Power.SoftFall _,
          Power.Haste _,
          Power.Veil _,
          Power.Tongues _,
          Power.Quench _ ->
          true;
      case Power.Strike _,
          Power.Ignite _,
          Power.Afflict _,
          Power.Cloud _,
          Power.Dread _,
          Power.Snare _,
          Power.Latch _ ->
          false;
    };
  }

  private static Optional<Refusal> no(Rth why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  static Optional<Refusal> refusal(
      RathState state, Being caster, Spell spell, List<String> targets) {
    return switch (of(spell)) {
      case SELF ->
          targets.isEmpty() || targets.equals(List.of(caster.id()))
              ? Optional.empty()
              : no(RTH_S_CAST_07, spell.name() + " works on the caster alone");
      case DEVICE ->
          targets.size() == 1
              ? device(state, caster, spell, targets.getFirst())
              : no(RTH_S_CAST_07, spell.name() + " needs one lock");
      case ANYBODY, OTHER ->
          targets.size() == 1
              ? aimedAt(state, caster, spell, targets.getFirst())
              : no(RTH_S_CAST_07, spell.name() + " needs one target");
    };
  }

  private static Optional<Refusal> device(RathState state, Being caster, Spell spell, String id) {
    var device = state.world().device(id).filter(Device::found);
    if (device.isEmpty() || (device.get().isTrap() && !device.get().isFlooded())) {
      return no(RTH_S_SPL_09, "There is no lock called " + id);
    }
    return rangeRefusal(state, caster, spell, device.get().at(), device.get().name());
  }

  /// What fills a zone may be cast at a place, too (RTH-S-SPL-18, RTH-R-30).
  private static Optional<Refusal> aimedAt(
      RathState state, Being caster, Spell spell, String target) {
    var place = place(state, spell, target);
    return place.isPresent()
        ? rangeRefusal(state, caster, spell, place.get(), Places.told(state, place.get()))
        : somebody(state, caster, spell, target);
  }

  /// The place that a spell for everyone in a zone is aimed at, if it is not aimed at somebody.
  static Optional<Integer> place(RathState state, Spell spell, String target) {
    return spell.power() instanceof Power.Cloud && state.find(target).isEmpty()
        ? Places.named(state, target)
        : Optional.empty();
  }

  /// In range, and on a map in sight.
  private static Optional<Refusal> rangeRefusal(
      RathState state, Being caster, Spell spell, int at, String what) {
    if (!state.between(caster.at(), at).within(spell.range())) {
      return no(
          RTH_S_CAST_07,
          "%s is out of range, at %s; %s reaches %s"
              .formatted(
                  what,
                  state.between(caster.at(), at).words(),
                  spell.name(),
                  spell.range().words()));
    }
    return Places.sees(state, caster.at(), at)
        ? Optional.empty()
        : no(RTH_S_CAST_07, caster.name() + " does not see " + what);
  }

  private static Optional<Refusal> somebody(RathState state, Being caster, Spell spell, String id) {
    var found = state.find(id).filter(being -> state.maySee(being, caster.seat()));
    if (found.isEmpty()) {
      return no(RTH_S_CAST_07, "Nobody here is called " + id);
    }
    var target = found.get();
    var gone = Chapter.goneRefusal(target, RTH_S_CAST_07);
    if (gone.isPresent()) {
      return gone;
    }
    boolean self = target.id().equals(caster.id());
    if (self && of(spell) == Aim.OTHER) {
      return no(RTH_S_CAST_07, spell.name() + " is not cast on oneself");
    }
    var far = rangeRefusal(state, caster, spell, target.at(), target.name());
    return far.isPresent() ? far : fitting(state, caster, spell, target);
  }

  /// What a power asks of its target.
  private static Optional<Refusal> fitting(
      RathState state, Being caster, Spell spell, Being target) {
    return switch (spell.power()) {
      case Power.Mend _ -> Harm.tendingRefusal(state, target, true);
      case Power.Cleanse _ ->
          Workings.ailments(target).isEmpty()
              ? no(RTH_S_SPL_05, target.name() + " is neither poisoned nor sick")
              : Harm.tendingRefusal(state, target, false);
      case Power.Haste _ ->
          target.side() == caster.side()
              ? Optional.empty()
              : no(RTH_S_SPL_15, target.name() + " is no ally");
      case Power.Quench _ ->
          Workings.spellsOn(state, target, caster).isEmpty()
              ? no(RTH_S_SPL_17, "No lasting spell of another's is on " + target.name())
              : Optional.empty();
      case Power.Strike _,
          Power.Ignite _,
          Power.Ward _,
          Power.Afflict _,
          Power.Cloud _,
          Power.Shine _,
          Power.Latch _,
          Power.Gills _,
          Power.SoftFall _,
          Power.Dread _,
          Power.Snare _,
          Power.Veil _,
          Power.Tongues _ ->
          Optional.empty();
    };
  }

  /// Whom it works on: the one named, the caster, or everyone in that zone.
  static List<String> caught(RathState state, Being caster, Spell spell, List<String> targets) {
    if (of(spell) == Aim.SELF) {
      return List.of(caster.id());
    }
    return spell.power() instanceof Power.Cloud ? caught(state, spell, targets) : targets;
  }

  /// Everyone Close to where it is aimed, in roster order (RTH-S-SPL-18).
  static List<String> caught(RathState state, Spell spell, List<String> targets) {
    int at =
        place(state, spell, targets.getFirst())
            .orElseGet(() -> state.being(targets.getFirst()).at());
    return state.roster().stream()
        .filter(being -> state.areClose(being.at(), at) && !being.isDead() && !being.hasLeft())
        .map(Being::id)
        .toList();
  }

  // What could go into a slot of targets

  /// Nobody, somebody, or a lock.
  static Optional<Question<?>> targets(Blank<RathState> blank, Topic topic, Being by) {
    var spell = chosen(blank, by);
    var options = new ArrayList<Option<List<String>>>();
    options.add(new Option<>("self", "oneself", List.of()));
    for (Option<String> other : others(blank, by, spell.filter(Aims::helps).isEmpty())) {
      options.add(new Option<>(other.key(), other.label(), List.of(other.value()), other.hints()));
    }
    options.add(new Option<>(by.id(), by.name(), List.of(by.id())));
    for (Device device : Traps.known(blank)) {
      options.add(new Option<>(device.id(), device.name(), List.of(device.id())));
    }
    if (spell.filter(known -> known.power() instanceof Power.Cloud).isPresent()) {
      options.addAll(zones(blank));
    }
    return oneOf(topic, options);
  }

  /// The spell chosen, or the one on the scroll chosen.
  private static Optional<Spell> chosen(Blank<RathState> blank, Being by) {
    var onScroll = blank.filled("scroll", String.class).flatMap(by.pack()::find).map(Item::spell);
    return blank
        .filled("spell", String.class)
        .or(() -> onScroll)
        .flatMap(blank.state().shelf()::spell);
  }

  /// Places next to those in sight, for a spell that fills a zone (RTH-S-SPL-18).
  private static List<Option<List<String>>> zones(Blank<RathState> blank) {
    var places = new TreeSet<Integer>();
    for (Being being : blank.state().roster()) {
      if (blank.state().maySee(being, blank.seat())) {
        places.addAll(Places.about(blank.state(), being.at()));
      }
    }
    var options = new ArrayList<Option<List<String>>>();
    for (int at : places) {
      var key = Places.name(blank.state(), at);
      options.add(new Option<>("at " + key, Places.told(blank.state(), at), List.of(key)));
    }
    return options;
  }

  /// Those a command works on, by id: the ones it names, and whoever else a spell catches.
  public static List<String> worksOn(RathState state, RathStep step) {
    var named = RathDeeds.aimed(step);
    var holder = heldBy(state, step);
    if (holder.isPresent()) {
      return Lists.plus(named, holder.get());
    }
    var spell = Casting.spell(state, step);
    boolean aimed =
        spell.isPresent()
            && spell.get().power() instanceof Power.Cloud
            && named.size() == 1
            && (state.find(named.getFirst()).isPresent()
                || place(state, spell.get(), named.getFirst()).isPresent());
    return aimed ? caught(state, spell.get(), named) : named;
  }

  /// Whose grip a step has to break.
  private static Optional<String> heldBy(RathState state, RathStep step) {
    var held =
        switch (step instanceof RathStep.React(RathStep.Act act) ? act : step) {
          case RathStep.BreakFree free -> state.find(free.by());
          case RathStep.Rescue rescue -> state.find(rescue.whom());
          default -> Optional.<Being>empty();
        };
    return held.filter(being -> Stunts.isHeld(state, being))
        .flatMap(being -> being.effect(Effect.Kind.HELD))
        .map(Effect::by);
  }
}
