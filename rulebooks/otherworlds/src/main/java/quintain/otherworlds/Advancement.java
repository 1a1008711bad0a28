package quintain.otherworlds;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.OtwStep.*;

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
      return no(OTW_CC_12, who.name() + " gains no ranks");
    }
    if (who.life().rank() >= HIGHEST) {
      return no(OTW_CC_12, who.name() + " has the highest rank there is");
    }
    return growable(who).isEmpty()
        ? no(OTW_CC_12, who.name() + " can grow no more")
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
    var grown = who.with(who.base().with(attribute, who.base().of(attribute) + 1));
    var learnable = rank % 2 == 0 ? learnable(state(), grown) : List.<String>of();
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
  static List<String> learnable(OtwState state, Being who) {
    var names = new ArrayList<String>();
    for (Skill skill : state.shelf().skills()) {
      if (!who.life().skills().contains(skill)) {
        names.add(skill.name());
      }
    }
    if (who.base().res() >= Growth.CASTING_RES) {
      for (Spell spell : state.shelf().spells()) {
        if (!who.life().spells().contains(spell)) {
          names.add(spell.name());
        }
      }
    }
    return names;
  }

  /// Somebody a rank on: the maxima follow, and what they gain is gained at once.
  static Being grown(OtwState state, Being who, LifeEvent.RankGained rank) {
    var attribute = rank.attribute();
    var pick = rank.pick();
    var attributes = who.base().with(attribute, who.base().of(attribute) + 1);
    var origin = state.shelf().origin(who.body().kind()).orElseThrow();
    var life = who.life().risen();
    if (rank.ward().isPresent()) {
      life = life.warded(rank.ward().get());
    }
    if (pick.isPresent()) {
      var skill = state.shelf().skill(pick.get());
      life =
          skill.isPresent()
              ? life.learning(skill.get())
              : life.learning(state.shelf().spell(pick.get()).orElseThrow());
    }
    return who.with(attributes)
        .with(life)
        .withHealth(raised(who.health(), Growth.health(attributes, origin, life.skills())))
        .withAstral(raised(who.astral(), Growth.astral(attributes)))
        .withDiscipline(raised(who.discipline(), Growth.discipline(attributes)));
  }

  private static Pool raised(Pool pool, int max) {
    return new Pool(Math.min(max, pool.now() + Math.max(0, max - pool.max())), max);
  }
}
