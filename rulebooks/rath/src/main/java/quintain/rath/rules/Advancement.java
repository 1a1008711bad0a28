package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.rath.state.Aptitude;
import quintain.rath.state.Being;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Growth;
import quintain.rath.state.Knack;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Spell;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;

/// XP, levels, and what they bring.
final class Advancement extends Chapter {
  /// RTH-LVL-06.
  static final int HARD_CAP = 10;

  /// RTH-LVL-09.
  static final int MOST_APTITUDES = 6;

  /// RTH-S-APT-14.
  static final int HARDY_HP = 4;

  private static final int HARDY_LEVEL_HP = 2;

  /// Levels on which an aptitude is gained (RTH-LVL-08).
  private static final List<Integer> APTITUDE_LEVELS = List.of(3, 5, 7, 9);

  /// From here on an unwanted aptitude may be given up for a new one (RTH-LVL-12).
  private static final int REPLACING_LEVEL = 9;

  private static final String KEEP = "none";
  private static final List<String> USUAL_SUBJECTS = List.of("old empires", "beasts");

  Advancement(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.errand(LevelUp.class, RTH_XP_02)
        .offered("gains a level", ADVANCE)
        .toPlayers()
        .when((state, being) -> Trade.mayRunErrands(state, being) && being.isPc())
        .icon("chevrons-up")
        .by(LevelUp::by, "Who gains a level?")
        .refuses(Advancement::refusal)
        .does(Advancement::new, Advancement::levelUp);
    book.word(GrantAptitude.class, RTH_R_86)
        .offeredOnce("Grant an aptitude", REFEREE)
        .ifOpen()
        .slot(GrantAptitude::who, "Who gains it?", those(Being::isPc))
        .slot(
            GrantAptitude::aptitude, "Which aptitude?", entries(state -> state.shelf().aptitudes()))
        .refuses(Advancement::refusal)
        .does(Advancement::new, Advancement::grant);
  }

  /// The XP from one level to the next: as many as the level (RTH-XP-02, RTH-XP-04).
  static int cost(int level) {
    return level;
  }

  /// No stat above 10, nor above level + 2 (RTH-LVL-06, RTH-LVL-07, RTH-R-85).
  static int cap(int level) {
    return Math.min(HARD_CAP, level + 2);
  }

  /// XP is spent in a long rest, or while no session is open (RTH-XP-03, RTH-R-99).
  static boolean mayTrain(RathState state) {
    return !state.inCombat() && (!state.world().session() || Rests.justRested(state));
  }

  static Optional<Refusal> refusal(RathState state, RathStep.LevelUp step) {
    var found = state.find(step.by());
    if (found.isEmpty()) {
      return nobodyCalled(step.by(), RTH_XP_02);
    }
    var being = found.get();
    if (!being.isPc() || being.isDead()) {
      return no(RTH_R_87, being.name() + " gains no levels");
    }
    if (!mayTrain(state)) {
      return no(RTH_XP_03, "XP is spent in a long rest or between sessions");
    }
    int cost = cost(being.growth().level());
    return being.growth().xp() < cost
        ? no(
            RTH_XP_02,
            "%s has %d XP, and level %d costs %d"
                .formatted(being.name(), being.growth().xp(), being.growth().level() + 1, cost))
        : Optional.empty();
  }

  /// Hit points, a stat, perhaps an aptitude: in that order, unless the house raises the stat first
  /// (RTH-LVL-01, RTH-R-83).
  void levelUp(RathStep.LevelUp step) {
    var growth = being(step.by()).growth();
    int level = growth.level() + 1;
    emit(
        new LifeEvent.LevelGained(step.by(), level, growth.xp() - cost(growth.level())), RTH_XP_02);
    play.cite(RTH_XP_04);
    if (Rests.justRested(state())) {
      play.cite(RTH_LRST_07);
    }
    if (house().levelupStatFirst()) {
      then(new RathStep.RaiseStat(step.by()));
      then(new RathStep.RollHitPoints(step.by()));
    } else {
      then(new RathStep.RollHitPoints(step.by()));
      then(new RathStep.RaiseStat(step.by()));
    }
    if (APTITUDE_LEVELS.contains(level)) {
      then(new RathStep.GainAptitude(step.by(), "", false));
    }
  }

  /// As many d8 as the new level, and STR: the new maximum if it is higher, else 1 more (RTH-LVL-01
  /// to 03).
  void rollHitPoints(RathStep.RollHitPoints step) {
    var being = being(step.who());
    int total =
        roll(being, Dice.sum(being.growth().level(), Dice.D8), RTH_LVL_01)
            + being.stat(Stat.STR)
            + (being.has(Knack.HARDY) ? HARDY_LEVEL_HP : 0);
    boolean higher = total > being.maxHp();
    play.cite(RTH_LVL_04);
    emit(
        new LifeEvent.HpGrew(step.who(), higher ? total - being.maxHp() : 1),
        higher ? RTH_LVL_02 : RTH_LVL_03);
  }

  /// One stat by 1, within both caps; if none can rise the increase is lost (RTH-LVL-05, RTH-R-85).
  void raiseStat(RathStep.RaiseStat step) {
    var being = being(step.who());
    var open = new ArrayList<Stat>();
    for (Stat stat : Stat.values()) {
      if (being.stat(stat) < cap(being.growth().level())) {
        open.add(stat);
      }
    }
    play.cite(RTH_LVL_07);
    if (open.isEmpty()) {
      play.cite(RTH_R_85);
      emit(new RathEvent.Told(step.who(), "can raise no stat any higher"), RTH_LVL_06);
      return;
    }
    var byDefault = open.getFirst();
    for (Stat stat : open) {
      if (being.stat(stat) > being.stat(byDefault)) {
        byDefault = stat;
      }
    }
    var stat =
        play.ask(
            being.seat(),
            new Question.OneOf<>(
                ThingPrompts.WHICH_STAT, List.of(being.id()), Creation.options(open), byDefault));
    change(being, stat, 1, RTH_LVL_05);
  }

  /// A stat changes for good. 10 + STR is the starting maximum of HP only, unless the house lets it
  /// follow (RTH-R-84).
  void change(Being being, Stat stat, int by, Clause why) {
    emit(new FightEvent.StatChanged(being.id(), stat, being.stat(stat) + by), why);
    if (stat == Stat.STR && house().hpStrRetroactive()) {
      emit(new LifeEvent.HpGrew(being.id(), by), RTH_R_84);
    }
  }

  // Aptitudes

  static Option<Aptitude> option(Aptitude aptitude) {
    return new Option<>(Outfits.key(aptitude.name()), aptitude.name(), aptitude)
        .meaning(aptitude.effect())
        .under(
            switch (aptitude.type()) {
              case SKILL -> "Skills";
              case INHERENT -> "Inherent, with a reason and the GM's yes";
            });
  }

  /// Those somebody could still gain.
  private List<Aptitude> open(Being being) {
    return state().shelf().aptitudes().stream()
        .filter(aptitude -> !being.growth().has(aptitude.knack()))
        .toList();
  }

  /// A new one, and never more than six (RTH-LVL-08, RTH-LVL-09).
  void gainAptitude(RathStep.GainAptitude step) {
    var being = being(step.who());
    var open = open(being);
    if (open.isEmpty()) {
      return;
    }
    Optional<Aptitude> gained;
    if (step.granted().isEmpty()) {
      var options = new ArrayList<Option<Aptitude>>();
      open.forEach(aptitude -> options.add(option(aptitude)));
      var first =
          open.stream()
              .filter(aptitude -> aptitude.type() == Aptitude.Type.SKILL)
              .findFirst()
              .orElse(open.getFirst());
      var chosen =
          play.ask(
              being.seat(),
              new Question.OneOf<>(ThingPrompts.NEW_APTITUDE, List.of(being.id()), options, first));
      gained = approved(being, chosen, List.of(chosen));
    } else {
      gained = state().shelf().aptitude(step.granted());
    }
    if (gained.isEmpty()) {
      return;
    }
    boolean full = being.growth().aptitudes().size() >= MOST_APTITUDES;
    if (full) {
      play.cite(RTH_LVL_09);
      giveUp(being, true);
    }
    take(being, gained.get(), step.granted().isEmpty() ? RTH_LVL_08 : RTH_R_86);
    // at level 9 one more may be swapped for another (RTH-R-86)
    if (!full
        && !step.swapped()
        && step.granted().isEmpty()
        && being.growth().level() >= REPLACING_LEVEL
        && giveUp(being, false)) {
      then(new RathStep.GainAptitude(step.who(), "", true));
    }
  }

  /// With six held one must go for the new one; from level 9 on one may (RTH-LVL-09, RTH-LVL-12).
  ///
  /// @return whether one was given up
  private boolean giveUp(Being being, boolean full) {
    var held = being.growth().aptitudes();
    var options = new ArrayList<Option<String>>();
    if (!full) {
      options.add(Option.of(KEEP, "none"));
    }
    for (Growth.Known known : held) {
      options.add(Option.of(option(known.aptitude()).key(), known.aptitude().name()));
    }
    var answer =
        play.ask(
            being.seat(),
            new Question.OneOf<>(
                ThingPrompts.REPLACE,
                List.of(being.id()),
                options,
                full ? options.getFirst().value() : KEEP));
    for (Growth.Known known : held) {
      if (option(known.aptitude()).key().equals(answer)) {
        emit(new LifeEvent.AptitudeLost(being.id(), known.aptitude()), RTH_LVL_12);
        return true;
      }
    }
    return false;
  }

  private void take(Being being, Aptitude aptitude, Clause why) {
    emit(new LifeEvent.AptitudeGained(being.id(), aptitude), why);
    if (aptitude.knack() == Knack.HARDY) {
      emit(new LifeEvent.HpGrew(being.id(), HARDY_HP), RTH_S_APT_14);
    }
    if (aptitude.knack() == Knack.LOREKEEPER) {
      emit(new LifeEvent.Studied(being.id(), subjects(being)), RTH_S_APT_20);
    }
    if (aptitude.knack() == Knack.SPELLCRAFT && being.magic().known().isEmpty()) {
      int intellect = being.stat(Stat.INT);
      var known = firstSpells(being, intellect);
      for (String spell : known) {
        emit(new ThingEvent.SpellLearnt(being.id(), spell), RTH_S_CC_07);
      }
      emit(
          new ThingEvent.SpellsEquipped(being.id(), equipped(being, known, intellect)),
          RTH_S_CC_07);
    }
  }

  /// A skill is anybody's (RTH-LVL-10). An inherent one needs a reason and the GM's yes, which a
  /// reason brings by default (RTH-LVL-11); after a no a skill takes its place.
  Optional<Aptitude> approved(Actor who, Aptitude wanted, List<Aptitude> taken) {
    if (wanted.type() == Aptitude.Type.SKILL) {
      play.cite(RTH_LVL_10);
      return Optional.of(wanted);
    }
    var reason =
        play.ask(who.seat(), new Question.Words(ThingPrompts.REASON, List.of(who.id()), 300, ""));
    boolean yes =
        play.ask(
            Seat.REFEREE,
            new Question.YesNo(ThingPrompts.APPROVE, List.of(who.id()), !reason.isBlank()));
    if (yes) {
      if (!reason.isBlank()) {
        emit(new RathEvent.Told(who.id(), "has " + wanted.name() + ": " + reason), RTH_LVL_11);
      }
      return Optional.of(wanted);
    }
    var skills = new ArrayList<Option<Aptitude>>();
    for (Aptitude aptitude : state().shelf().aptitudes()) {
      boolean held = state().find(who.id()).map(being -> being.has(aptitude.knack())).orElse(false);
      if (aptitude.type() == Aptitude.Type.SKILL && !taken.contains(aptitude) && !held) {
        skills.add(option(aptitude));
      }
    }
    if (skills.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        play.ask(
            who.seat(),
            new Question.OneOf<>(
                ThingPrompts.INSTEAD, List.of(who.id()), skills, skills.getFirst().value())));
  }

  /// Two chosen subjects (RTH-S-APT-20).
  List<String> subjects(Actor who) {
    var answer =
        play.ask(
            who.seat(),
            new Question.Words(
                ThingPrompts.SUBJECTS, List.of(who.id()), 200, String.join(", ", USUAL_SUBJECTS)));
    var subjects = new ArrayList<String>();
    for (String part : answer.split(",", -1)) {
      if (!part.isBlank() && subjects.size() < USUAL_SUBJECTS.size()) {
        subjects.add(part.strip());
      }
    }
    return List.copyOf(subjects);
  }

  /// INT + 1 spells, at least one (RTH-S-CC-07).
  List<String> firstSpells(Actor who, int intellect) {
    var names = state().shelf().spells().stream().map(Spell::name).toList();
    int count = Math.min(names.size(), Math.max(1, intellect + 1));
    return play.ask(
        who.seat(),
        new Question.SomeOf<>(
            ThingPrompts.SPELLS,
            List.of(who.id()),
            Casting.options(state(), names),
            count,
            count,
            names.subList(0, count)));
  }

  /// Up to INT of them equipped, at least one allowed (RTH-S-CC-07).
  List<String> equipped(Actor who, List<String> known, int intellect) {
    int most = Math.min(known.size(), Casting.mostEquipped(intellect));
    return play.ask(
        who.seat(),
        new Question.SomeOf<>(
            ThingPrompts.EQUIPPED,
            List.of(who.id()),
            Casting.options(state(), known),
            0,
            most,
            known.subList(0, most)));
  }

  static Optional<Refusal> refusal(RathState state, RathStep.GrantAptitude step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RTH_R_86);
    }
    if (!being.get().isPc()) {
      return no(RTH_R_86, being.get().name() + " has no aptitudes");
    }
    var aptitude = state.shelf().aptitude(step.aptitude());
    if (aptitude.isEmpty()) {
      return no(RTH_DOC_02, "There is no aptitude called " + step.aptitude());
    }
    return being.get().has(aptitude.get().knack())
        ? no(RTH_R_86, being.get().name() + " has it already")
        : Optional.empty();
  }

  void grant(RathStep.GrantAptitude step) {
    then(new RathStep.GainAptitude(step.who(), step.aptitude(), false));
  }
}
