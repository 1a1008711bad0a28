package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;

/// Ranks after the first (OTW-CC-12).
final class Advancement extends Chapter {
  private static final int HIGHEST = 30;

  Advancement(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(RankUp.class, OTW_CC_12)
        .offeredOnce("Somebody gains a rank", REFEREE)
        .ifOpen()
        .icon("trophy")
        .about(RankUp::who, "Who gains a rank?", those(Being::isPc))
        .refusesActor(Advancement::refusal)
        .does(Advancement::new, Advancement::rankUp);
  }

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.RankUp step) {
    if (!who.isPc() || who.isDead()) {
      return no(OTW_CC_12, who.name() + (who.isDead() ? " is dead" : " is no player's character"));
    }
    if (who.life().rank() >= HIGHEST) {
      return no(OTW_CC_12, who.name() + " has the highest rank there is");
    }
    return growable(who).isEmpty()
        ? no(OTW_CC_12, "Every attribute of " + who.name() + " is as high as it gets")
        : Optional.empty();
  }

  /// One attribute point, and a pick at every even rank.
  void rankUp(OtwStep.RankUp step) {
    var who = being(step.who());
    var growable = growable(who);
    var attribute =
        choose(
            who,
            Requests.GROWS,
            growable.stream().map(one -> new Option<>(one.name(), one.title(), one)).toList(),
            growable.getFirst(),
            who.id());
    int rank = who.life().rank() + 1;
    var learnable =
        rank % 2 == 0 ? learnable(who, who.base().raised(attribute)) : List.<String>of();
    Optional<String> pick =
        learnable.isEmpty()
            ? Optional.empty()
            : Optional.of(
                choose(
                    who,
                    Requests.PICK,
                    learnable.stream().map(name -> Option.of(name, name)).toList(),
                    learnable.getFirst(),
                    who.id()));
    emit(new LifeEvent.RankGained(who.id(), attribute, pick, ward(who, pick)), OTW_CC_12);
  }

  private static List<Attribute> growable(Being who) {
    var growable = new ArrayList<Attribute>();
    for (Attribute attribute : Attribute.values()) {
      if (who.base().of(attribute) < Growth.mostEver(attribute)) {
        growable.add(attribute);
      }
    }
    return growable;
  }

  /// A ward is taken against a type (OTW-SK-19).
  private Optional<DamageType> ward(Being who, Optional<String> pick) {
    boolean warded =
        pick.flatMap(state().shelf()::skill)
            .filter(skill -> skill.feat() instanceof Feat.ElementWard)
            .isPresent();
    return warded
        ? Optional.of(choose(who, Requests.WARD, Creation.wards(), DamageType.BURN, who.id()))
        : Optional.empty();
  }

  /// Skills, and with enough RES spells, that somebody does not have yet.
  ///
  /// @param attributes theirs at the new rank
  private List<String> learnable(Being who, Attributes attributes) {
    var names = new ArrayList<String>();
    for (Skill skill : state().shelf().skills()) {
      if (!who.life().skills().contains(skill)) {
        names.add(skill.name());
      }
    }
    if (attributes.res() >= Growth.CASTING_RES) {
      for (Spell spell : state().shelf().spells()) {
        if (!who.life().spells().contains(spell)) {
          names.add(spell.name());
        }
      }
    }
    return names;
  }
}
