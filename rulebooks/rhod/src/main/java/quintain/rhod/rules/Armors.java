package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.TendArmor;
import quintain.rhod.state.Item;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;

/// How Armoring comes back (RHD-R-41).
public final class Armors extends Chapter {
  private static final int CRAFT_DC = 12;

  Armors(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.handling(TendArmor.class, RHD_R_41)
        .offered("mends Armor", REST)
        .ifOpen()
        .toPlayers()
        .icon("shield")
        .by(TendArmor::by, "Who mends it?")
        .slot(TendArmor::item, "What?", Inventory.things(item -> item.thing() instanceof Armor))
        .slot(
            TendArmor::skill,
            "With which Skill?",
            Checks.some(Skill.LEATHERWORKING, Skill.SMITHING))
        .refuses(Armors::refusal)
        .does(Armors::new, Armors::tend);
  }

  /// A Resting Watch off guard is over: worn and carried Armors are whole again.
  static void tend(Play<RhodState, RhodStep, RhodEvent> play, String who) {
    new Armors(play).rested(who);
  }

  private void rested(String who) {
    if (house().armorRepair() == RhodHouse.ArmorRepair.RESTING_WATCH) {
      restoreAll(who);
    }
  }

  /// The Encounter is over.
  static void encounterEnds(Play<RhodState, RhodStep, RhodEvent> play) {
    new Armors(play).ended();
  }

  private void ended() {
    if (house().armorRepair() == RhodHouse.ArmorRepair.ENCOUNTER_END) {
      for (Being being : List.copyOf(state().roster())) {
        if (!being.isDead()) {
          restoreAll(being.id());
        }
      }
    }
  }

  private void restoreAll(String who) {
    for (Item item : being(who).kit().items()) {
      if (item.thing() instanceof Armor && missing(item) > 0) {
        restore(who, item, missing(item));
      }
    }
  }

  /// What an Armor lacks of its Armoring Value.
  public static int missing(Item item) {
    return Item.full(item.thing()) - item.left();
  }

  /// Points back to one Armor, not above its Armoring Value.
  void restore(String who, Item item, int points) {
    int back = Math.min(points, missing(item));
    if (back > 0) {
      emit(new ThingEvent.ArmorMended(who, item.key(), back), RHD_R_41);
    }
  }

  static Optional<Refusal> refusal(RhodState state, Handling.TendArmor step) {
    var by = state.being(step.by());
    if (state.house().armorRepair() != RhodHouse.ArmorRepair.CRAFT_CHECK) {
      return no(RHD_R_41, "At this table no check mends Armor");
    }
    var free = Days.handiworkRefusal(state, step.by(), RHD_R_41);
    if (free.isPresent()) {
      return free;
    }
    var has = Hands.hasRefusal(by, step.item(), RHD_R_41);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    if (!(item.thing() instanceof Armor) || missing(item) == 0) {
      return no(RHD_R_41, item.key() + " needs no mending");
    }
    return step.skill().equals(Skill.LEATHERWORKING) || step.skill().equals(Skill.SMITHING)
        ? Optional.empty()
        : no(RHD_R_41, "Armor is mended with Leatherworking or Smithing");
  }

  void tend(Handling.TendArmor step) {
    var by = being(step.by());
    new Days(play).work(by.id(), RHD_R_41);
    if (new Checks(play).check(by, step.skill(), CRAFT_DC, RHD_R_41)) {
      var item = being(by.id()).kit().get(step.item());
      restore(by.id(), item, missing(item));
    }
    new Workshop(play).practise(by.id(), step.skill());
  }
}
