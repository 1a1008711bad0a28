package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Matters;
import quintain.kernel.Play;
import quintain.kernel.Spot;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Weapon;

/// Attacks on everybody in some spaces, and on all who are swept: one attack roll, and each who is
/// met answers it (OTW-MECH-19, OTW-R-24).
final class Volleys extends Chapter {
  Volleys(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(Bombard.class, OTW_MECH_19)
        .offered("uses an explosive", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("bomb")
        .by(Bombard::by, "Who attacks?")
        .slot(Bombard::with, "With what?", Hands.items(Volleys::isExplosive))
        .slot(Bombard::at, "At which space?", Spaces::bombed)
        .meets((state, step) -> Aim.caught(state, step.at()))
        .refusesActor(Aim::refusal)
        .does(Volleys::new, Volleys::bombard);
  }

  static boolean isExplosive(Item item) {
    return item.gear() instanceof Weapon weapon && weapon.figures().explodes();
  }

  // Declared

  void bombard(OtwStep.Bombard step) {
    play.then(
        new OtwStep.Volley(
            step.by(), new Means.Wielding(step.with(), false), step.at(), List.of(), Twist.NONE));
  }

  /// An attack on everybody in some spaces (OTW-R-24).
  void volley(OtwStep.Volley step) {
    var by = being(step.by());
    if (!by.isConscious() || Arms.refusal(state(), by, step.means()).isPresent()) {
      emit(new OtwEvent.Told(by.id(), "cannot go on with the attack"), OTW_ACT_14);
      return;
    }
    var arm = Arms.of(state(), by, step.means());
    var met = step.met().isEmpty() ? inBlast(arm, step.at()) : step.met();
    var attacks = new Attacks(play);
    attacks.showThemselves(by, met);
    attacks.spend(by, arm, step.twist());
    emit(new OtwEvent.AttackDeclared(by.id(), arm.name(), met, step.twist()), OTW_MECH_19);
    if (met.isEmpty()) {
      attacks.leave(by, step.means(), arm, step.at());
      return;
    }
    met.forEach(target -> new Reactions(play).beforeArea(by.id(), target));
    boolean apart = arm.explodes() && house().explosive() == OtwHouse.Explosive.SEPARATE;
    for (int i = 0; i < (apart ? arm.explosive() : 1); i++) {
      attacks.declared(by, step.means(), step.twist(), true, met, Optional.of(step.at()));
    }
    attacks.leave(by, step.means(), arm, step.at());
  }

  private List<String> inBlast(Arm arm, Spot at) {
    return Field.inBlast(state(), at, arm.blast()).stream().map(Being::id).toList();
  }

  // Rolled

  /// The attack roll against several (OTW-R-24).
  void letFly(OtwStep.LetFly step) {
    var onset = step.onset();
    var by = being(onset.by());
    var arm = Arms.of(state(), by, onset.means());
    var clashes = new Clashes(play);
    var edges = Clashes.edges(state(), by, arm, onset);
    var tally = play.roll(by, clashes.dice(by, arm, edges, step.unseen()), OTW_R_24);
    var parts = Clashes.parts(state(), by, arm, onset);
    clashes.cite(by, arm, parts, edges);
    int attack = Clashes.sum(parts) + tally.total();
    emit(
        new OtwEvent.LetFlew(by.id(), attack, tally.sixes(), List.copyOf(edges), parts),
        arm.explodes() ? OTW_MECH_19 : arm.clause());
    clashes.usedByAttack(by.id(), onset.facings());
    play.then(new OtwStep.Face(onset.rolled(attack, tally.sixes()), false));
  }

  /// The next defence roll, in the order in which they were met.
  void face(OtwStep.Face step) {
    var onset = step.onset();
    for (Facing facing : onset.facings()) {
      if (!facing.rolled()) {
        play.then(new OtwStep.Face(onset.with(faced(onset, facing)), step.bought()));
        return;
      }
    }
    var counted = margins(onset);
    if (step.bought()) {
      play.then(new OtwStep.Settle(counted));
    } else {
      play.then(new OtwStep.Reckon(counted));
    }
  }

  private Facing faced(Onset onset, Facing facing) {
    var by = being(onset.by());
    var target = being(facing.target());
    var met = new Defence.Met(state(), facing, by, onset.twist());
    var clashes = new Clashes(play);
    clashes.cite(target, met.parts(), met.edges());
    var tally =
        met.rolls()
            ? play.roll(target, met.dice(), OTW_COM_03, held(onset.attack() - met.total(), facing))
            : Tally.NONE;
    int total = met.total() + tally.total();
    emit(
        new OtwEvent.Faced(
            target.id(), facing.stance(), total, tally.sixes(), met.edges(), met.parts()),
        OTW_COM_03);
    tellWhetherHit(target, onset.attack(), total);
    if (met.rolls()) {
      clashes.usedByDefence(target.id(), facing.stance());
    }
    return facing.rolled(total, tally.sixes());
  }

  /// A tie misses (OTW-R-18).
  private void tellWhetherHit(Being target, int attack, int defence) {
    if (attack > defence) {
      emit(new OtwEvent.Told(target.id(), "is hit"), OTW_COM_06);
    } else {
      emit(new OtwEvent.Told(target.id(), "is missed"), attack == defence ? OTW_R_18 : OTW_COM_07);
    }
  }

  private Matters<Tally> held(int over, Facing facing) {
    return house().success() == OtwHouse.Success.MARGIN_OF_SIX
        ? ALL_OF_IT
        : new Held(over, facing.stance());
  }

  /// Where margins earn successes, every point matters.
  private static final Matters<Tally> ALL_OF_IT = tally -> tally;

  /// What of a defence against a known attack matters: by how much it falls short, with the
  /// successes; where it holds, only what an evasion could still buy.
  ///
  /// @param over by how much the attack is above the defence without its dice
  private record Held(int over, Stance stance) implements Matters<Tally> {
    @Override
    public Object essence(Tally tally) {
      return tally.total() < over || stance == Stance.EVADE
          ? new Tally(Math.min(over, tally.total()), tally.sixes())
          : Tally.NONE;
    }
  }

  /// Where margins earn successes, the attacker's is the best against any of them (OTW-R-06).
  private Onset margins(Onset onset) {
    if (house().success() != OtwHouse.Success.MARGIN_OF_SIX) {
      return onset;
    }
    int best = 0;
    var counted = onset;
    for (Facing facing : onset.facings()) {
      best = Math.max(best, onset.raw(facing) / Exchange.MARGIN);
      int over = Math.max(0, facing.defence() - onset.attack());
      counted = counted.with(facing.rolled(facing.defence(), over / Exchange.MARGIN));
    }
    return counted.rolled(onset.attack(), best);
  }
}
