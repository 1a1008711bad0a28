package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;

/// Anybody in the scene.
///
/// @param conditions in the order gained
/// @param at the space of their left upper corner; its height counts spaces
public record Being(
    Who who,
    Scores scores,
    Vitals vitals,
    Stance stance,
    List<Borne> conditions,
    Spot at,
    Kit kit,
    Nature nature,
    Life life,
    Day day)
    implements Somebody {
  @Override
  public String id() {
    return who.id();
  }

  @Override
  public Seat seat() {
    return who.seat();
  }

  @Override
  public String name() {
    return who.name();
  }

  @Override
  public Who.Side side() {
    return who.side();
  }

  @Override
  public Secrecy secrecy() {
    return who.secrecy();
  }

  @Override
  public boolean isOut() {
    return !isUp();
  }

  @Override
  public String gone() {
    return isDead() ? "dead" : "";
  }

  @Override
  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  public boolean isDead() {
    return vitals.dead();
  }

  /// Neither dead nor Collapsed: somebody who still counts in an Encounter (RHD-ENC-06).
  public boolean isUp() {
    return !vitals.dead() && !is(Condition.COLLAPSED);
  }

  public int mod(Ability ability) {
    return scores.mod(ability);
  }

  public int degree(Skill skill) {
    return life.training().bonus(skill);
  }

  // Conditions

  public int stacks(Condition condition) {
    int stacks = 0;
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).condition() == condition) {
        stacks += conditions.get(i).stacks();
      }
    }
    return stacks;
  }

  public boolean is(Condition condition) {
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).condition() == condition) {
        return true;
      }
    }
    return false;
  }

  /// Whether it is borne from this source.
  public boolean is(Condition condition, String source) {
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).condition() == condition && conditions.get(i).source().equals(source)) {
        return true;
      }
    }
    return false;
  }

  /// Stacks of what goes by that name, whoever has written it.
  public int stacks(Plight plight) {
    return Bearing.stacks(conditions, plight);
  }

  // Gifts

  /// What Traits and nature give, Traits first.
  public List<Gift> gifts() {
    var gifts = new ArrayList<Gift>();
    for (Trait trait : life.traits()) {
      gifts.addAll(trait.gifts());
    }
    gifts.addAll(nature.own());
    return gifts;
  }

  public <G extends Gift> Optional<G> gift(Class<G> kind) {
    for (Trait trait : life.traits()) {
      for (Gift gift : trait.gifts()) {
        if (kind.isInstance(gift)) {
          return Optional.of(kind.cast(gift));
        }
      }
    }
    for (Gift gift : nature.own()) {
      if (kind.isInstance(gift)) {
        return Optional.of(kind.cast(gift));
      }
    }
    return Optional.empty();
  }

  public boolean has(Class<? extends Gift> kind) {
    return gift(kind).isPresent();
  }

  // Changes

  Being with(Who newWho) {
    return new Being(newWho, scores, vitals, stance, conditions, at, kit, nature, life, day);
  }

  Being with(Scores newScores) {
    return new Being(who, newScores, vitals, stance, conditions, at, kit, nature, life, day);
  }

  Being with(Vitals newVitals) {
    return new Being(who, scores, newVitals, stance, conditions, at, kit, nature, life, day);
  }

  Being with(Stance newStance) {
    return new Being(who, scores, vitals, newStance, conditions, at, kit, nature, life, day);
  }

  Being withConditions(List<Borne> changed) {
    return new Being(who, scores, vitals, stance, List.copyOf(changed), at, kit, nature, life, day);
  }

  Being withAt(Spot spot) {
    return new Being(who, scores, vitals, stance, conditions, spot, kit, nature, life, day);
  }

  Being with(Kit newKit) {
    return new Being(who, scores, vitals, stance, conditions, at, newKit, nature, life, day);
  }

  Being with(Nature newNature) {
    return new Being(who, scores, vitals, stance, conditions, at, kit, newNature, life, day);
  }

  Being with(Life newLife) {
    return new Being(who, scores, vitals, stance, conditions, at, kit, nature, newLife, day);
  }

  Being with(Day newDay) {
    return new Being(who, scores, vitals, stance, conditions, at, kit, nature, life, newDay);
  }
}
