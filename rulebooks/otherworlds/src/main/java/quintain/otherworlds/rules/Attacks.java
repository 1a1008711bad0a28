package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Fog;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Weapon;

/// Attacks as they are declared, up to their dice (OTW-ACT-14); those at everybody in some spaces
/// are in [Volleys], the rolls in [Clashes].
public final class Attacks extends Chapter {
  Attacks(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(OtwStep.Attack.class, OTW_ACT_14)
        .offered("attacks", ACT)
        .when((_, being) -> !being.isDead())
        .icon("sword")
        .key("a")
        .by(OtwStep.Attack::by, "Who attacks?")
        .slot(OtwStep.Attack::with, "With what?", AttackForm::arms)
        .atSome(OtwStep.Attack::targets, "Whom?", AttackForm::targets)
        .slot(OtwStep.Attack::thrown, "Thrown?", yesNo())
        .slot(OtwStep.Attack::unload, "How many rounds beyond the first?", AttackForm::unloading)
        .slot(OtwStep.Attack::burst, "In a burst?", yesNo())
        .refusesActor(Aim::refusal)
        .does(Attacks::new, Attacks::attack);
  }

  // Declared

  /// The Attack Action on one target, with nothing thrown and no burst.
  public static OtwStep.Deed plain(Being by, List<String> with, Being target, int unload) {
    return new OtwStep.Attack(by.id(), with, List.of(target.id()), false, unload, false);
  }

  /// The Attack Action: each of its attacks is a thing of its own (OTW-R-45).
  void attack(OtwStep.Attack attack) {
    play.cite(OTW_R_45);
    Aim.strikes(state(), attack).forEach(play::then);
  }

  /// One attack: what has become impossible since it was ordered is lost.
  void strike(OtwStep.Strike ordered) {
    var by = being(ordered.by());
    var aimed = aimed(by, ordered);
    if (aimed.isEmpty()) {
      emit(new OtwEvent.Told(by.id(), "cannot go on with the attack"), OTW_ACT_14);
      return;
    }
    var strike = aimed.get();
    showThemselves(by, List.of(strike.target()));
    var arm = Arms.of(state(), by, strike.means());
    special(by, arm, strike.twist());
    spend(by, arm, strike.twist());
    emit(
        new OtwEvent.AttackDeclared(by.id(), arm.name(), List.of(strike.target()), strike.twist()),
        OTW_ACT_14);
    if (!strike.twist().has(Twist.Quirk.COUNTER)) {
      strike = new Reactions(play).before(strike);
    }
    var met = met(by, arm, strike.target());
    met.stream().skip(1).forEach(other -> new Reactions(play).beforeArea(by.id(), other));
    // A feint is used up by the roll, and denies what is bought after it (OTW-SK-08).
    var twist =
        by.is(Kind.FEINTING, strike.target())
            ? strike.twist().with(Twist.Quirk.NO_EVADE_MANEUVERS)
            : strike.twist();
    declared(by, strike.means(), twist, met.size() > 1 || arm.sweeps(), met, Optional.empty());
    leave(by, strike.means(), arm, being(strike.target()).at());
  }

  /// What is special about a single attack.
  private void special(Being by, Arm arm, Twist twist) {
    if (twist.has(Twist.Quirk.BURST)) {
      play.cite(OTW_R_79);
    }
    if (twist.has(Twist.Quirk.COPY)) {
      play.cite(OTW_MAN_15);
    }
    if (twist.has(Twist.Quirk.DUAL)) {
      play.cite(OTW_EQ_19);
    }
    if (arm.has(Keyword.SPRAY_FIRE)) {
      play.cite(OTW_MECH_39B);
    }
    if (arm.sweeps()) {
      play.cite(OTW_R_81);
    }
    var gear = by.kit().find(arm.item()).map(Item::gear);
    if (gear.filter(Innate.class::isInstance).isPresent()) {
      play.cite(OTW_R_76);
      play.cite(OTW_R_110);
    }
    if (gear.isPresent()
        && gear.get() instanceof Weapon weapon
        && by.life().families().contains(weapon.family())) {
      play.cite(weapon.family().clause());
    }
  }

  /// What is thrown or used up is out of hand once the attack is over.
  void leave(Being by, Means means, Arm arm, Spot at) {
    if (arm.thrown() || arm.has(Keyword.USED_UP)) {
      play.then(new OtwStep.LayDown(by.id(), means, at));
    }
  }

  void layDown(OtwStep.LayDown step) {
    // What answered the attack may have knocked it out of the hand already.
    if (step.means() instanceof Means.Wielding wielding
        && being(step.by()).kit().find(wielding.item()).isPresent()) {
      new Magazines(play)
          .leave(step.by(), Arms.of(state(), being(step.by()), step.means()), step.at());
    }
  }

  /// Whoever attacks out of sight is seen by then: those attacked have to answer somebody.
  void showThemselves(Being by, List<String> met) {
    if (by.secrecy() == Secrecy.UNSEEN
        && met.stream().anyMatch(target -> !being(target).seat().isReferee())) {
      emit(new LifeEvent.Revealed(by.id(), Secrecy.FIGURES_HIDDEN), OTW_R_109);
    }
    if (met.stream().anyMatch(target -> Fog.hides(state(), by, being(target).seat()))) {
      emit(new FightEvent.Spotted(by.id()), OTW_R_109);
    }
  }

  /// The attack as it can still be made: a further one turns from the fallen to somebody else.
  private Optional<OtwStep.Strike> aimed(Being by, OtwStep.Strike ordered) {
    if (!by.isConscious()) {
      return Optional.empty();
    }
    if (ordered.twist().has(Twist.Quirk.FURTHER) && !being(ordered.target()).isConscious()) {
      return new FurtherAttacks(play)
          .nextTarget(by, ordered.means(), ordered.target(), ordered.twist())
          .map(other -> new OtwStep.Strike(by.id(), ordered.means(), other, ordered.twist()));
    }
    return Aim.refusal(state(), by, ordered.means(), ordered.target(), ordered.twist()).isEmpty()
        ? Optional.of(ordered)
        : Optional.empty();
  }

  /// What a shot costs is spent when it is fired.
  void spend(Being by, Arm arm, Twist twist) {
    new Magazines(play).spend(by, arm, twist.unload(), OTW_R_67);
  }

  /// The target, and whoever stands to its left and right of a weapon that sweeps, allies too
  /// (OTW-R-81).
  private List<String> met(Being by, Arm arm, String target) {
    if (!arm.sweeps()) {
      return List.of(target);
    }
    var spaces = Field.sweep(state(), by.at(), being(target).at());
    var met = new ArrayList<String>();
    met.add(target);
    for (Being other : state().roster()) {
      if (!other.isDead()
          && !other.id().equals(target)
          && !other.id().equals(by.id())
          && spaces.contains(other.at())) {
        met.add(other.id());
      }
    }
    return met;
  }

  /// Everybody met says how, whoever may spot a hidden attacker tries to, and the dice are next.
  ///
  /// @param at the space it is aimed at, where that is not the first one's
  void declared(
      Being by, Means means, Twist twist, boolean area, List<String> met, Optional<Spot> at) {
    var defence = new Defence(play);
    var facings = new ArrayList<Facing>();
    for (String target : met) {
      facings.add(defence.facing(by, means, being(target), twist));
    }
    boolean unseen = by.is(Kind.CONCEALED) && new Presence(play).staysUnseen(by, met);
    var onset = Onset.of(by.id(), means, twist, area, facings, at);
    play.then(
        met.size() > 1 ? new OtwStep.LetFly(onset, unseen) : new OtwStep.Clash(onset, unseen));
  }
}
