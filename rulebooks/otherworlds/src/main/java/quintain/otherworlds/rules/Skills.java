package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Once;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Weapon;

/// Action skills, Boosts and Movement skills (OTW-SKL-01 to 05).
final class Skills extends Chapter {
  Skills(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(UseSkill.class, OTW_ACT_16)
        .offeredWith(UseSkill::skill, (_, by) -> uses(by, Skill.Kind.ACTION), ACT)
        .when(Turns::mayAct)
        .icon("zap")
        .key("s")
        .by(UseSkill::by, "Who uses a skill?")
        .slot(UseSkill::skill, "Which?", known(Skill.Kind.ACTION))
        .slot(UseSkill::with, "With what?", Skills::weapon)
        .atSome(UseSkill::targets, "On whom?", Skills::whom)
        .refusesActor(Skills::refusal)
        .does(Skills::new, Skills::use);
    book.act(UseBoost.class, OTW_SKL_01)
        .offeredWith(UseBoost::boost, (_, by) -> uses(by, Skill.Kind.BOOST), ACT)
        .when(Turns::mayAct)
        .offeredWith(UseBoost::boost, (_, by) -> Spells.casts(by, Spell::boost), MAGIC)
        .when(Turns::mayAct)
        .icon("chevrons-up")
        .by(UseBoost::by, "Who uses a Boost?")
        .slot(UseBoost::boost, "Which?", Skills::boosts)
        .refusesActor(Skills::refusal)
        .does(Skills::new, Skills::boost);
    book.act(MoveBySkill.class, OTW_SKL_05)
        .offeredWith(MoveBySkill::skill, (_, by) -> uses(by, Skill.Kind.MOVEMENT), MOVE)
        .when(Turns::mayAct)
        .icon("chevrons-right")
        .by(MoveBySkill::by, "Who moves?")
        .slot(MoveBySkill::skill, "How?", known(Skill.Kind.MOVEMENT))
        .slot(MoveBySkill::to, "Where to?", Spaces::skilled)
        .refusesActor(Skills::refusal)
        .does(Skills::new, Skills::move);
    book.act(Breathe.class, OTW_CR)
        .offered("breathes", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("wind")
        .by(Breathe::by, "Who breathes?")
        .refusesActor(Skills::refusal)
        .does(Skills::new, Skills::breathe);
    book.errand(Toggle.class, OTW_SKL_02)
        .offered("switches a passive", ADVANCE)
        .ifOpen()
        .when((_, being) -> !being.isDead())
        .toPlayers()
        .icon("toggle-left")
        .by(Toggle::by, "Whose passive?")
        .slot(Toggle::skill, "Which?", known(Skill.Kind.PASSIVE))
        .slot(Toggle::on, "Is it in use?", yesNo())
        .refusesActor(Skills::refusal)
        .does(Skills::new, Skills::toggle);
  }

  // Which, with what, and on whom

  private static List<Skill> of(Being by, Skill.Kind kind) {
    return by.life().skills().stream().filter(skill -> skill.kind() == kind).toList();
  }

  private static List<Option<String>> uses(Being by, Skill.Kind kind) {
    return of(by, kind).stream()
        .map(skill -> Option.of(skill.name(), by.name() + " uses " + skill.name()))
        .toList();
  }

  static OfActor<OtwState, Being> known(Skill.Kind kind) {
    return (_, topic, by) -> named(topic, of(by, kind).stream().map(Skill::name).toList());
  }

  /// Boost skills, and spells cast as one.
  static Optional<Question<?>> boosts(Blank<OtwState> blank, Topic topic, Being by) {
    var names = new ArrayList<String>();
    of(by, Skill.Kind.BOOST).forEach(skill -> names.add(skill.name()));
    by.life().spells().stream().filter(Spell::boost).forEach(spell -> names.add(spell.name()));
    return named(topic, names);
  }

  private static Optional<Feat> feat(Blank<OtwState> blank, Being by) {
    return blank.filled("skill", String.class).flatMap(by.life()::skill).map(Skill::feat);
  }

  /// One weapon, for what is done with one; nothing for a skill that needs none.
  static Optional<Question<?>> weapon(Blank<OtwState> blank, Topic topic, Being by) {
    boolean unarmed =
        feat(blank, by)
            .filter(
                feat ->
                    feat instanceof Feat.Dress
                        || feat instanceof Feat.Rally
                        || feat instanceof Feat.Feint)
            .isPresent();
    return unarmed
        ? oneOf(topic, List.of(new Option<>("none", "nothing", "")))
        : Hands.oneOfThem(topic, Arms.strikers(by));
  }

  /// Nobody for a skill that is aimed at nobody.
  static Optional<Question<?>> whom(Blank<OtwState> blank, Topic topic, Being by) {
    var feat = feat(blank, by);
    if (feat.filter(Feat.Rally.class::isInstance).isPresent()) {
      return Optional.of(
          new Question.SomeOf<>(topic, List.of(), List.<Option<String>>of(), 0, 0, List.of()));
    }
    boolean helps = feat.filter(Feat.Dress.class::isInstance).isPresent();
    var options = helps ? selfAndOthers(blank, by) : others(blank, by, true);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  // Why not

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.UseSkill step) {
    return usable(
        by,
        step.skill(),
        Skill.Kind.ACTION,
        OTW_ACT_16,
        skill -> aimRefusal(state, by, skill, step));
  }

  /// Known, of that kind, affordable, and not used up; then what else is in the way.
  static Optional<Refusal> usable(
      Being by,
      String name,
      Skill.Kind kind,
      Clause why,
      Function<Skill, Optional<Refusal>> refusal) {
    var found = by.life().skill(name);
    if (found.isEmpty()) {
      return no(why, by.name() + " has no skill called " + name);
    }
    var skill = found.get();
    if (skill.kind() != kind) {
      return no(why, skill.name() + " is no " + Phrases.title(kind));
    }
    return affordable(by, skill).or(() -> refusal.apply(skill));
  }

  static Optional<Refusal> affordable(Being by, Skill skill) {
    if (by.discipline().now() < skill.discipline()) {
      return no(
          clause(skill),
          "%s takes %d Discipline, and %s has %d"
              .formatted(skill.name(), skill.discipline(), by.name(), by.discipline().now()));
    }
    boolean used =
        switch (skill.limit()) {
          case NONE -> false;
          case ONCE_PER_ENCOUNTER -> by.life().encounter().contains(skill.name());
          case ONCE_PER_DAY -> by.life().today().contains(skill.name());
        };
    if (used) {
      return no(
          skill.limit() == Skill.Limit.ONCE_PER_DAY ? OTW_REST_08 : clause(skill),
          "%s is used %s, and %s has used it"
              .formatted(skill.name(), Phrases.words(skill.limit()), by.name()));
    }
    return Astrality.refusal(by, skill.astral());
  }

  private static Optional<Refusal> aimRefusal(
      OtwState state, Being by, Skill skill, OtwStep.UseSkill step) {
    return switch (skill.feat()) {
      case Feat.Cleave cleave ->
          many(step, skill, cleave.targets())
              .or(() -> armed(state, by, skill, step, Arm::melee, "a melee weapon"))
              .or(() -> adjacentFoes(state, by, skill, step))
              .or(() -> targets(state, by, skill, step));
      case Feat.Lunge _ ->
          many(step, skill, 1)
              .or(() -> armed(state, by, skill, step, Arm::melee, "a melee weapon"))
              .or(() -> targets(state, by, skill, step));
      case Feat.Aim _ ->
          many(step, skill, 1)
              .or(() -> armed(state, by, skill, step, arm -> aims(by, arm), "a gun or a bow"))
              .or(() -> targets(state, by, skill, step));
      case Feat.Slam _ ->
          many(step, skill, 1)
              .or(() -> armed(state, by, skill, step, arm -> isShield(by, arm), "a shield"))
              .or(() -> targets(state, by, skill, step));
      case Feat.Hamstring _ ->
          many(step, skill, 1)
              .or(() -> armed(state, by, skill, step, arm -> !arm.area(), "one target"))
              .or(() -> targets(state, by, skill, step));
      case Feat.Dress _ ->
          many(step, skill, 1).or(() -> neighbour(state, by, skill, step.targets().getFirst()));
      case Feat.Feint _ ->
          many(step, skill, 1).or(() -> foe(state, by, skill, step.targets().getFirst()));
      case Feat.Rally _ -> {
        if (by.is(Status.Kind.SILENCED)) {
          yield no(OTW_MECH_36, by.name() + " is silenced, and nobody would hear it");
        }
        yield step.targets().isEmpty()
            ? Optional.empty()
            : no(clause(skill), skill.name() + " is aimed at nobody");
      }
      case Feat.Focus _,
          Feat.Stance _,
          Feat.Adrenaline _,
          Feat.SecondWind _,
          Feat.AstralTap _,
          Feat.Hardy _,
          Feat.QuickStart _,
          Feat.BladeWall _,
          Feat.Slippery _,
          Feat.TwoWeapons _,
          Feat.ElementWard _,
          Feat.Riposte _,
          Feat.Bodyguard _,
          Feat.SnapBarrier _,
          Feat.Dash _,
          Feat.Vault _,
          Feat.Blink _ ->
          no(OTW_ACT_16, skill.name() + " is no Action Skill");
    };
  }

  private static Optional<Refusal> many(OtwStep.UseSkill step, Skill skill, int most) {
    if (step.targets().isEmpty() || step.targets().size() > most) {
      return no(
          clause(skill),
          skill.name() + (most == 1 ? " takes one target" : " takes 1 to " + most + " targets"));
    }
    return step.targets().stream().distinct().count() < step.targets().size()
        ? no(clause(skill), "Nobody is attacked twice")
        : Optional.empty();
  }

  /// What a weapon must be for a skill.
  private interface Fits {
    boolean test(Arm arm);
  }

  private static Optional<Refusal> armed(
      OtwState state, Being by, Skill skill, OtwStep.UseSkill step, Fits fits, String what) {
    var means = new Means.Wielding(step.with(), false);
    return Arms.refusal(state, by, means)
        .or(
            () ->
                fits.test(Arms.of(state, by, means))
                    ? Optional.empty()
                    : no(clause(skill), "%s needs %s".formatted(skill.name(), what)));
  }

  private static boolean aims(Being by, Arm arm) {
    return (arm.gun() && !arm.area()) || isOf(by, arm, Family.BOWS);
  }

  private static boolean isShield(Being by, Arm arm) {
    return isOf(by, arm, Family.SHIELDS);
  }

  private static boolean isOf(Being by, Arm arm, Family family) {
    return by.kit()
        .find(arm.item())
        .filter(item -> item.gear() instanceof Weapon weapon && weapon.family() == family)
        .isPresent();
  }

  private static Optional<Refusal> targets(
      OtwState state, Being by, Skill skill, OtwStep.UseSkill step) {
    for (String target : step.targets()) {
      var refusal =
          Aim.refusal(state, by, new Means.Wielding(step.with(), false), target, twist(skill));
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> adjacentFoes(
      OtwState state, Being by, Skill skill, OtwStep.UseSkill step) {
    for (String id : step.targets()) {
      var refusal =
          foe(state, by, skill, id).or(() -> reachRefusal(by, state.being(id), clause(skill)));
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> foe(OtwState state, Being by, Skill skill, String id) {
    var target = state.find(id);
    if (target.isEmpty()) {
      return nobodyCalled(id, clause(skill));
    }
    if (!target.get().isFoeOf(by)) {
      return no(clause(skill), target.get().name() + " is no enemy");
    }
    return target.get().isConscious()
        ? Optional.empty()
        : no(clause(skill), target.get().name() + " is down");
  }

  private static Optional<Refusal> neighbour(OtwState state, Being by, Skill skill, String id) {
    var target = state.find(id);
    if (target.isEmpty()) {
      return nobodyCalled(id, clause(skill));
    }
    if (target.get().isDead()) {
      return no(clause(skill), target.get().name() + " is dead");
    }
    return reachRefusal(by, target.get(), clause(skill));
  }

  /// A skill's own clause; what a pack adds goes by the rule of its kind.
  static Clause clause(Skill skill) {
    return EntryClauses.of(
        skill,
        switch (skill.kind()) {
          case ACTION -> OTW_ACT_16;
          case BOOST -> OTW_SKL_01;
          case PASSIVE -> OTW_SKL_02;
          case REACTION -> OTW_SKL_04;
          case MOVEMENT -> OTW_SKL_05;
        });
  }

  /// What a skill makes of its attacks.
  private static Twist twist(Skill skill) {
    return switch (skill.feat()) {
      case Feat.Lunge lunge -> Twist.NONE.reaching(lunge.reach());
      case Feat.Aim _ ->
          Twist.NONE
              .with(Edge.gain(skill.name(), EntryClauses.of(skill, OTW_ACT_16)))
              .with(Twist.Quirk.IGNORES_COVER);
      case Feat.Slam _ -> Twist.NONE.with(Twist.Quirk.CHEAP_KNOCKDOWN).with(Twist.Quirk.PUSHES);
      case Feat.Hamstring _ -> Twist.NONE.with(Twist.Quirk.HAMSTRINGS);
      default -> Twist.NONE;
    };
  }

  // In use

  void use(OtwStep.UseSkill step) {
    var by = being(step.by());
    var skill = by.life().skill(step.skill()).orElseThrow();
    pay(by, skill, step.targets());
    switch (skill.feat()) {
      case Feat.Dress dress -> dress(by, being(step.targets().getFirst()), dress, skill);
      case Feat.Rally rally -> rally(by, rally, skill);
      case Feat.Feint _ -> feint(by, being(step.targets().getFirst()), skill);
      default -> {
        for (String target : step.targets()) {
          play.then(
              new OtwStep.Strike(
                  by.id(), new Means.Wielding(step.with(), false), target, twist(skill)));
        }
      }
    }
  }

  /// Discipline, Astral, and what may be done only once.
  void pay(Being by, Skill skill, List<String> targets) {
    var why = clause(skill);
    emit(new OtwEvent.SkillUsed(by.id(), skill.name(), targets), why);
    if (skill.discipline() > 0) {
      emit(
          new FightEvent.DisciplineChanged(by.id(), by.discipline().now() - skill.discipline()),
          why);
    }
    new Harm(play).spendAstral(by.id(), skill.astral(), why);
    switch (skill.limit()) {
      case NONE -> {}
      case ONCE_PER_ENCOUNTER -> emit(new ThingEvent.UsedInBattle(by.id(), skill.name()), why);
      case ONCE_PER_DAY -> emit(new ThingEvent.UsedToday(by.id(), skill.name()), why);
    }
  }

  private void dress(Being by, Being target, Feat.Dress dress, Skill skill) {
    var why = clause(skill);
    if (new Checks(play).succeeds(by, Checks.With.skill(Proficiency.MEDICAL), dress.dl(), why)) {
      new Remedies(play).heal(by, target, by.life().bonus(), why);
      new Conditions(play).end(target.id(), Status.Kind.BLEED, why);
    }
  }

  private void rally(Being by, Feat.Rally rally, Skill skill) {
    for (Being ally : state().roster()) {
      if (!ally.isFoeOf(by) && ally.isConscious() && Field.distance(by, ally) <= rally.within()) {
        new Conditions(play)
            .become(ally.id(), Status.fresh(Status.Kind.HEARTENED, 1), clause(skill));
      }
    }
  }

  private void feint(Being by, Being target, Skill skill) {
    if (new Checks(play)
        .beats(
            by,
            Checks.With.skill(Proficiency.ACROBATICS),
            target,
            Checks.With.skill(Proficiency.PERCEPTION),
            clause(skill))) {
      new Conditions(play)
          .become(by.id(), Status.forBattle(Status.Kind.FEINTING, 1, target.id()), clause(skill));
    }
  }

  // Boosts

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.UseBoost step) {
    if (by.life().spell(step.boost()).isPresent()) {
      return by.life().spell(step.boost()).get().boost()
          ? Spells.castable(by, step.boost(), _ -> Optional.empty())
          : no(OTW_SKL_01, step.boost() + " is no Boost");
    }
    return usable(
        by,
        step.boost(),
        Skill.Kind.BOOST,
        OTW_SKL_01,
        skill ->
            skill.feat() instanceof Feat.Adrenaline && !state.inBattle()
                ? no(clause(skill), skill.name() + " is of use in battle only")
                : Optional.empty());
  }

  void boost(OtwStep.UseBoost step) {
    var by = being(step.by());
    var spell = by.life().spell(step.boost());
    if (spell.isPresent()) {
      new Spells(play).boost(by, spell.get());
      return;
    }
    var skill = by.life().skill(step.boost()).orElseThrow();
    var why = clause(skill);
    pay(by, skill, List.of());
    switch (skill.feat()) {
      case Feat.Focus _ ->
          new Conditions(play).become(by.id(), Status.fresh(Status.Kind.FOCUSED, 1), why);
      case Feat.Stance stance ->
          new Conditions(play)
              .become(
                  by.id(),
                  new Status(
                      Status.Kind.SHIELDED,
                      stance.absorb(),
                      skill.name(),
                      Status.Ends.START_OF_TURN,
                      1),
                  why);
      case Feat.Adrenaline more -> {
        int points = state().theFight().turn().map(Fight.Turn::points).orElse(0);
        emit(new FightEvent.PointsLeft(by.id(), points + more.turnPoints()), why);
      }
      case Feat.SecondWind _ -> new Remedies(play).heal(by, by, by.score(Attribute.TOU), why);
      case Feat.AstralTap _ ->
          new Harm(play)
              .restoreAstral(
                  by.id(),
                  Math.min(
                      new Rolls(play).roll(by, Rolls.acting(by), why), by.score(Attribute.RES)),
                  why);
      default -> throw new IllegalStateException(skill.name() + " is no Boost");
    }
  }

  // Movement

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.MoveBySkill step) {
    return usable(
        by,
        step.skill(),
        Skill.Kind.MOVEMENT,
        OTW_SKL_05,
        skill ->
            moved(state, by)
                .or(
                    () ->
                        Movement.wayRefusal(state, by, step.to(), spaces(by, skill), way(skill))));
  }

  /// It takes the place of the whole Movement Action.
  private static Optional<Refusal> moved(OtwState state, Being by) {
    boolean moved =
        state.isTurnOf(by.id())
            && state.theFight().turn().orElseThrow().done().contains(Once.MOVEMENT);
    return moved
        ? no(OTW_SKL_05, by.name() + " has moved this turn")
        : Movement.actionRefusal(state, by);
  }

  /// How far a Movement skill goes.
  static int spaces(Being by, Skill skill) {
    return switch (skill.feat()) {
      case Feat.Dash dash -> dash.times() * by.score(Attribute.SPD);
      case Feat.Blink _ -> by.score(Attribute.RES);
      default -> by.score(Attribute.SPD);
    };
  }

  static Movement.Way way(Skill skill) {
    return switch (skill.feat()) {
      case Feat.Vault vault -> new Movement.Way(vault.feet(), true, false);
      case Feat.Blink _ -> new Movement.Way(0, false, true);
      default -> new Movement.Way(0, false, false);
    };
  }

  void move(OtwStep.MoveBySkill step) {
    var by = being(step.by());
    var skill = by.life().skill(step.skill()).orElseThrow();
    pay(by, skill, List.of());
    int spaces = spaces(by, skill);
    new Movement(play).begin(by, spaces);
    new Movement(play).go(being(step.by()), step.to(), spaces, way(skill), clause(skill));
    if (state().isTurnOf(by.id())) {
      emit(new FightEvent.StepsLeft(by.id(), 0), OTW_SKL_05);
    }
  }

  // A creature's breath

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Breathe step) {
    var breath = by.body().habit(Habit.Breath.class);
    if (breath.isEmpty()) {
      return no(OTW_ACT_16, by.name() + " has no breath to fear");
    }
    int round = state.fight().map(Fight::round).orElse(1);
    if ((round - 1) % breath.get().every() != 0) {
      return no(
          OTW_CR, "%s comes every %d rounds".formatted(breath.get().name(), breath.get().every()));
    }
    return caught(state, by, breath.get()).isEmpty()
        ? no(
            OTW_CR,
            "No enemy is within %s of %s"
                .formatted(Phrases.counted(breath.get().within(), "space"), by.name()))
        : Optional.empty();
  }

  private static List<String> caught(OtwState state, Being by, Habit.Breath breath) {
    return state.foesOf(by).stream()
        .filter(foe -> foe.isConscious() && Field.distance(by, foe) <= breath.within())
        .map(Being::id)
        .toList();
  }

  void breathe(OtwStep.Breathe step) {
    var by = being(step.by());
    var breath = by.body().habit(Habit.Breath.class).orElseThrow();
    var caught = caught(state(), by, breath);
    emit(new OtwEvent.SkillUsed(by.id(), breath.name(), caught), OTW_CR);
    play.then(
        new OtwStep.Volley(by.id(), new Means.Casting(breath.name()), by.at(), caught, Twist.NONE));
  }

  // Passives

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Toggle step) {
    return by.life()
            .skill(step.skill())
            .filter(skill -> skill.kind() == Skill.Kind.PASSIVE)
            .isPresent()
        ? Optional.empty()
        : no(OTW_SKL_02, by.name() + " has no passive called " + step.skill());
  }

  /// Passives are on whenever their owner wants (OTW-SKL-02).
  void toggle(OtwStep.Toggle step) {
    var skill = being(step.by()).life().skill(step.skill()).orElseThrow().name();
    emit(
        step.on()
            ? new FightEvent.NoLongerOf(step.by(), Status.Kind.PASSIVE_OFF, skill)
            : new FightEvent.Became(
                step.by(), new Status(Status.Kind.PASSIVE_OFF, 1, skill, Status.Ends.NEVER, 0)),
        OTW_SKL_02);
  }
}
