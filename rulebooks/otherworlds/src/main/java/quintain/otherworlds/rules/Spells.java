package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.PeopleSlots;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Power;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Twist;

/// Spells, cast on Astral (OTW-R-13).
final class Spells extends Chapter {
  Spells(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(CastSpell.class, OTW_R_13)
        .offeredWith(CastSpell::spell, (_, by) -> casts(by, s -> !s.boost() && !isArea(s)), MAGIC)
        .when(Turns::mayAct)
        .icon("sparkles")
        .key("c")
        .by(CastSpell::by, "Who casts?")
        .slot(CastSpell::spell, "Which spell?", Spells::known)
        .at(CastSpell::target, "On whom?", Spells::whom)
        .refusesActor(Spells::refusal)
        .does(Spells::new, Spells::cast);
    book.act(CastAt.class, OTW_R_13)
        .offeredWith(CastAt::spell, (_, by) -> casts(by, s -> !s.boost() && isArea(s)), MAGIC)
        .when(Turns::mayAct)
        .icon("flame")
        .by(CastAt::by, "Who casts?")
        .slot(CastAt::spell, "Which spell?", Spells::known)
        .slot(CastAt::at, "At which space?", Spaces::enchanted)
        .meets((state, step) -> Aim.caught(state, step.at()))
        .refusesActor(Spells::refusal)
        .does(Spells::new, Spells::castAt);
  }

  // Which, and on whom

  static List<Option<String>> casts(Being by, Predicate<Spell> which) {
    return by.life().spells().stream()
        .filter(which)
        .map(spell -> Option.of(spell.name(), by.name() + " casts " + spell.name()))
        .toList();
  }

  static Optional<Question<?>> known(Blank<OtwState> blank, Topic topic, Being by) {
    return named(topic, by.life().spells().stream().map(Spell::name).toList());
  }

  /// Enemies before friends for what harms, friends for what helps, and oneself.
  static Optional<? extends Question<?>> whom(Blank<OtwState> blank, Topic topic, Being by) {
    boolean helps =
        blank
            .filled("spell", String.class)
            .flatMap(by.life()::spell)
            .filter(spell -> helps(spell.power()))
            .isPresent();
    var targets =
        helps
            ? PeopleSlots.<OtwState, Being>selfOrFriends()
            : PeopleSlots.<OtwState, Being>foesOrSelf();
    return targets.of(blank, topic, by);
  }

  private static boolean helps(Power power) {
    return switch (power) {
      case Power.Mend _, Power.Purify _, Power.Ward _, Power.Regrow _, Power.Lift _ -> true;
      case Power.Strike _,
          Power.Enrage _,
          Power.Dazzle _,
          Power.Silence _,
          Power.Confuse _,
          Power.Leech _ ->
          false;
    };
  }

  /// Whether it attacks, as the berserk do (OTW-MECH-04c).
  static boolean strikes(Being by, CastSpell step) {
    return by.life()
        .spell(step.spell())
        .filter(spell -> spell.power() instanceof Power.Strike)
        .isPresent();
  }

  /// Whether it is cast at a space, on everybody about it.
  private static boolean isArea(Spell spell) {
    return spell.power() instanceof Power.Strike strike && strike.area();
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.CastSpell step) {
    return castable(
        by,
        step.spell(),
        spell -> {
          if (spell.boost()) {
            return no(OTW_R_13, spell.name() + " is cast as a Boost");
          }
          if (isArea(spell)) {
            return no(clause(spell), spell.name() + " is cast at a space");
          }
          return aimed(state, by, spell, step.target());
        });
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.CastAt step) {
    return castable(
        by,
        step.spell(),
        spell -> {
          if (!isArea(spell)) {
            return no(clause(spell), spell.name() + " is cast on somebody");
          }
          return Field.distance(by.at(), step.at()) > spell.range()
              ? no(
                  clause(spell),
                  "%s is %s off, and %s reaches %d"
                      .formatted(
                          step.at(),
                          Phrases.counted(Field.distance(by.at(), step.at()), "space"),
                          spell.name(),
                          spell.range()))
              : Aim.spaceRefusal(
                  state, by, Arms.of(state, by, new Means.Casting(spell.name())), step.at());
        });
  }

  /// Known, affordable, and not spoken by the silenced (OTW-MECH-36); then what else is in the way.
  static Optional<Refusal> castable(
      Being by, String name, Function<Spell, Optional<Refusal>> refusal) {
    var found = by.life().spell(name);
    if (found.isEmpty()) {
      return no(OTW_R_13, by.name() + " knows no spell called " + name);
    }
    var spell = found.get();
    if (spell.verbal() && by.is(Status.Kind.SILENCED)) {
      return no(OTW_MECH_36, by.name() + " is silenced, and the spell has to be spoken");
    }
    return Astrality.refusal(by, spell.astral()).or(() -> refusal.apply(spell));
  }

  private static Optional<Refusal> aimed(OtwState state, Being by, Spell spell, String targetId) {
    var found = state.find(targetId);
    if (found.isEmpty()) {
      return nobodyCalled(targetId, clause(spell));
    }
    var target = found.get();
    if (target.isDead()) {
      return no(clause(spell), target.name() + " is dead");
    }
    if (target.isStructure() && !(spell.power() instanceof Power.Strike)) {
      return no(clause(spell), target.name() + " is a thing that was built");
    }
    if (spell.power() instanceof Power.Strike) {
      return Aim.refusal(state, by, new Means.Casting(spell.name()), target.id(), Twist.NONE);
    }
    return Field.distance(by, target) > spell.range()
        ? no(
            clause(spell),
            "%s is %d spaces off, and %s reaches %d"
                .formatted(target.name(), Field.distance(by, target), spell.name(), spell.range()))
        : Optional.empty();
  }

  /// A spell's own clause; what a pack adds goes by the rule of casting.
  static Clause clause(Spell spell) {
    return EntryClauses.of(spell, OTW_R_13);
  }

  void cast(OtwStep.CastSpell step) {
    var by = being(step.by());
    var spell = by.life().spell(step.spell()).orElseThrow();
    pay(by, spell, List.of(step.target()));
    work(by.id(), spell, step.target());
  }

  /// An attack on everybody about a space.
  void castAt(OtwStep.CastAt step) {
    var by = being(step.by());
    var spell = by.life().spell(step.spell()).orElseThrow();
    pay(by, spell, List.of());
    play.then(
        new OtwStep.Volley(
            by.id(), new Means.Casting(spell.name()), step.at(), List.of(), Twist.NONE));
  }

  /// A spell cast as a Boost works on its caster.
  void boost(Being by, Spell spell) {
    pay(by, spell, List.of());
    work(by.id(), spell, by.id());
  }

  private void pay(Being by, Spell spell, List<String> targets) {
    if (spell.verbal()) {
      play.cite(OTW_R_104);
    }
    emit(new OtwEvent.SpellCast(by.id(), spell.name(), targets), clause(spell));
    new Harm(play).spendAstral(by.id(), spell.astral(), clause(spell));
  }

  private void work(String id, Spell spell, String target) {
    var why = clause(spell);
    switch (spell.power()) {
      case Power.Strike _ ->
          play.then(new OtwStep.Strike(id, new Means.Casting(spell.name()), target, Twist.NONE));
      case Power.Mend _ -> {
        new Remedies(play)
            .cureDeath(being(id), being(target), Checks.With.skill(Proficiency.ASTRANA));
        int half = (being(id).score(Attribute.RES) + 1) / 2;
        new Remedies(play).heal(being(id), being(target), half, OTW_SP_13);
      }
      case Power.Purify _ -> purify(being(id), being(target), why);
      case Power.Ward _ -> ward(being(id), target, spell, why);
      case Power.Regrow regrow ->
          lasts(target, Status.Kind.REGENERATING_HEALTH, 1, regrow.turns(), why);
      case Power.Enrage enrage -> {
        if (accepts(being(id), being(target))
            || overcomes(being(id), being(target), enrage.resists(), why)) {
          lasts(target, Status.Kind.BERSERK, 1, enrage.turns(), why);
        }
      }
      case Power.Dazzle dazzle -> {
        if (overcomes(being(id), being(target), dazzle.resists(), why)) {
          blind(target, why);
        }
      }
      case Power.Silence silence -> {
        if (overcomes(being(id), being(target), silence.resists(), why)) {
          lasts(target, Status.Kind.SILENCED, 1, silence.turns(), why);
        }
      }
      case Power.Confuse confuse -> {
        if (overcomes(being(id), being(target), confuse.resists(), why)) {
          lasts(target, Status.Kind.CONFUSED, 1, 1, why);
        }
      }
      case Power.Lift lift -> lasts(target, Status.Kind.FLYING, 1, lift.turns(), why);
      case Power.Leech _ ->
          new Conditions(play).become(id, Status.fresh(Status.Kind.LEECHING, 1), why);
    }
  }

  /// Resolve (Astrana) against the named attribute; the caster must be higher.
  private boolean overcomes(Being by, Being target, Attribute resists, Clause why) {
    return new Checks(play)
        .beats(by, Checks.With.skill(Proficiency.ASTRANA), target, Checks.With.plain(resists), why);
  }

  private boolean accepts(Being by, Being target) {
    return player(target, Requests.WILLING, !target.isFoeOf(by), target.id());
  }

  private void lasts(String who, Status.Kind kind, int amount, int turns, Clause why) {
    new Conditions(play)
        .become(who, Conditions.forNextTurns(state(), who, kind, amount, turns), why);
  }

  /// Blind until the end of the next turn, unless something guards their sight.
  void blind(String who, Clause why) {
    var target = being(who);
    boolean guarded =
        target.body().habit(Habit.GuardsItsSight.class).isPresent()
            && Armors.guard(target).filter(guard -> guard.left() > 0).isPresent();
    if (guarded) {
      emit(new OtwEvent.Told(who, "sees behind its guard as before"), why);
    } else {
      lasts(who, Status.Kind.BLIND, 1, 1, why);
    }
  }

  /// Ends what ails, or treats death damage instead.
  private void purify(Being by, Being target, Clause why) {
    boolean treats =
        target.is(Status.Kind.DEATH)
            && choose(
                by,
                Requests.PURIFY,
                List.of(
                    new Option<>("cleanse", "cleanse", false),
                    new Option<>("treat", "treat the death damage", true)),
                false,
                by.id(),
                target.id());
    if (treats) {
      new Remedies(play).treatDeath(by, target, Checks.With.skill(Proficiency.ASTRANA));
      return;
    }
    for (Status.Kind kind :
        List.of(Status.Kind.POISON, Status.Kind.BLIND, Status.Kind.FROST, Status.Kind.PETRIFY)) {
      new Conditions(play).end(target.id(), kind, why);
    }
  }

  /// A new shell takes the place of the old, and is the latest gained (OTW-R-71).
  private void ward(Being by, String target, Spell spell, Clause why) {
    if (being(target).is(Status.Kind.SHIELDED, spell.name())) {
      emit(new FightEvent.NoLongerOf(target, Status.Kind.SHIELDED, spell.name()), why);
    }
    new Conditions(play)
        .become(
            target,
            Status.forBattle(Status.Kind.SHIELDED, by.score(Attribute.RES), spell.name()),
            why);
  }
}
