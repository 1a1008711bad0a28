package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.Versus;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Part;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tilt;

/// Checks against a Difficulty Class and against each other, with Advantage and Disadvantage
/// (RHD-CHK-01 to RHD-ADV-03).
final class Checks extends Chapter {
  /// The Difficulty Class of what is neither easy nor hard (RHD-CHK-06).
  static final int MEDIUM = 15;

  private static final int HIGHEST_DC = 60;

  /// What High Ready adds to Initiative (RHD-STN-02).
  private static final int HIGH_READY_INITIATIVE = 1;

  /// What Low Ready adds to Stealth (RHD-STN-03).
  private static final int LOW_READY_STEALTH = 2;

  Checks(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.doing(MakeCheck.class, RHD_CHK_02)
        .offered("makes a check", CHECK)
        .ifOpen()
        .oneOfYours()
        .icon("dices")
        .key("k")
        .by(MakeCheck::by, "Who makes a check?")
        .slot(MakeCheck::skill, "With which Skill?", Checks::anySkill)
        .slot(MakeCheck::ability, "With which Ability?", Checks::anyAbility)
        .slot(MakeCheck::longEffort, "Is it a long effort?", yesNo())
        .refuses(Checks::refusal)
        .does(Checks::new, Checks::make);
    book.doing(Contest.class, RHD_R_07)
        .offered("contends with somebody", CHECK)
        .ifOpen()
        .oneOfYours()
        .icon("scale")
        .by(Contest::by, "Who contends?")
        .slot(Contest::skill, "With which Skill?", Checks::skills)
        .at(Contest::against, "Against whom?", foesFirst())
        .slot(Contest::othersSkill, "With which Skill does the other?", Checks::skills)
        .refuses(Checks::refusal)
        .does(Checks::new, Checks::contest);
  }

  // Skills to choose from

  static Option<Skill> option(Skill skill) {
    return new Option<>(skill.key(), skill.described(), skill.bare());
  }

  /// One of these Skills.
  static Slot<RhodState> some(Skill... skills) {
    return (_, topic) -> oneOf(topic, Arrays.stream(skills).map(Checks::option).toList());
  }

  /// Whatever Skills there are.
  static Optional<Question<?>> skills(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, blank.state().shelf().allSkills().stream().map(Checks::option).toList());
  }

  /// Any, or none for a bare Ability.
  static Optional<Question<?>> anySkill(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Skill>>>();
    for (Skill skill : blank.state().shelf().allSkills()) {
      options.add(new Option<>(skill.key(), skill.described(), Optional.of(skill.bare())));
    }
    options.add(new Option<>("none", "none", Optional.empty()));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> anyAbility(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Ability>>>();
    options.add(new Option<>("none", "as the Skill has it", Optional.empty()));
    for (Ability ability : Ability.values()) {
      options.add(
          new Option<>(Names.kebab(ability.name()), ability.described(), Optional.of(ability)));
    }
    return oneOf(topic, options);
  }

  /// What a d20 made of its figures.
  record Thrown(int natural, int total, List<Part> parts, List<Tilt> tilts) {}

  // Advantage

  /// Above 0 for Advantage, below for Disadvantage: any number of each cancel, or as the house has
  /// it (RHD-ADV-03, RHD-R-04).
  static int lean(RhodHouse house, List<Tilt> tilts) {
    int up = 0;
    int down = 0;
    for (int i = 0; i < tilts.size(); i++) {
      if (tilts.get(i).up()) {
        up++;
      } else {
        down++;
      }
    }
    if (up == 0 || down == 0) {
      return up - down;
    }
    return switch (house.advStacking()) {
      case CANCEL -> 0;
      case NET_COUNT -> up - down;
      case STRONGEST_LAST -> latest(tilts).up() ? 1 : -1;
    };
  }

  /// Of several reasons the one gained last (RHD-R-04).
  private static Tilt latest(List<Tilt> tilts) {
    var latest = tilts.getFirst();
    for (Tilt tilt : tilts) {
      latest = tilt.since() >= latest.since() ? tilt : latest;
    }
    return latest;
  }

  /// One d20, or the better or worse of two.
  static Roll<Integer> d20(int lean) {
    return lean == 0 ? Dice.D20 : lean > 0 ? Dice.advantage(Dice.D20) : Dice.disadvantage(Dice.D20);
  }

  // Skill Checks

  /// Everything that adds to a check with a Skill, the Ability apart (RHD-CHK-04).
  static List<Part> parts(Being who, Skill skill) {
    var parts = new ArrayList<Part>();
    if (who.degree(skill) != 0) {
      parts.add(new Part(skill.title(), who.degree(skill), Rhd.RHD_SKILL_01));
    }
    parts.addAll(situation(who, skill));
    return parts;
  }

  /// What Stance, Armor and Conditions do to a check with a Skill.
  static List<Part> situation(Being who, Skill skill) {
    var parts = new ArrayList<Part>();
    if (skill.equals(Skill.STEALTH) && who.stance() == Stance.LOW_READY) {
      parts.add(new Part("Low Ready", LOW_READY_STEALTH, RHD_STN_03));
    }
    if (skill.equals(Skill.INITIATIVE) && who.stance() == Stance.HIGH_READY) {
      parts.add(new Part("High Ready", HIGH_READY_INITIATIVE, RHD_STN_02));
    }
    if (skill.equals(Skill.STEALTH)) {
      armor(who, Tag.Kind.NOISY, parts);
    }
    if (skill.equals(Skill.PERCEPTION) || skill.equals(Skill.INITIATIVE)) {
      armor(who, Tag.Kind.NARROW, parts);
    }
    Afflictions.onCheck(who.conditions(), skill, parts);
    return parts;
  }

  private static void armor(Being who, Tag.Kind kind, List<Part> parts) {
    int amount = who.kit().worn(kind);
    if (amount != 0) {
      parts.add(new Part(kind.title(), -amount, Rhd.RHD_ARM_04));
    }
  }

  static Part ability(Being who, Ability ability) {
    int mod = who.mod(ability);
    return new Part(ability.name(), mod, mod < 0 ? Rhd.RHD_ABIL_08 : Rhd.RHD_ABIL_09);
  }

  /// The Ability a Skill Check goes by: the better of a pair.
  static Ability abilityFor(Being who, Skill skill) {
    return who.mod(skill.second()) > who.mod(skill.first()) ? skill.second() : skill.first();
  }

  /// What a roll is made of, before its die.
  private record Readied(List<Part> parts, List<Tilt> tilts) {}

  private Readied readied(Being who, Skill skill, List<Tilt> more) {
    skill.clause().ifPresent(play::cite);
    var parts = new ArrayList<Part>();
    parts.add(ability(who, abilityFor(who, skill)));
    parts.addAll(parts(who, skill));
    var tilts = new ArrayList<Tilt>();
    Tilts.onCheck(state(), who, skill, tilts);
    tilts.addAll(more);
    weighOn(who, parts, tilts);
    return new Readied(parts, tilts);
  }

  /// A Skill Check, nothing told.
  Thrown thrown(Being who, Skill skill, List<Tilt> more, Clause why) {
    var readied = readied(who, lookedUp(skill), more);
    return cast(who, readied.parts(), readied.tilts(), why);
  }

  /// The d20 and all that adds to it; what waits for the next Skill Check is used up by it.
  Thrown thrown(Being who, List<Part> figures, List<Tilt> more, Clause why) {
    var parts = new ArrayList<>(figures);
    var tilts = new ArrayList<>(more);
    weighOn(who, parts, tilts);
    return cast(who, parts, tilts, why);
  }

  /// What comes with the roll itself: Well Rested, and any other benefit or deficit (RHD-CHK-02).
  private void weighOn(Being who, List<Part> parts, List<Tilt> tilts) {
    rested(who, tilts);
    Benefit.promised(state(), who, parts, tilts);
    play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.BENEFIT, List.of(who.id()), Benefit.ALL, Benefit.NONE))
        .onto(parts, tilts);
    cite(tilts);
  }

  private Thrown cast(Being who, List<Part> parts, List<Tilt> tilts, Clause why) {
    int natural = play.roll(who, d20(lean(house(), tilts)), why);
    spend(who);
    return new Thrown(natural, natural + Part.sum(parts), List.copyOf(parts), List.copyOf(tilts));
  }

  /// Well Rested may be spent before a roll.
  private void rested(Being who, List<Tilt> tilts) {
    if (who.is(Condition.WELL_RESTED) && player(who, Prompts.WELL_RESTED, false, who.id())) {
      new Conditions(play).resolve(who.id(), Condition.WELL_RESTED, 1, Rhd.RHD_COND_06);
      tilts.add(Tilt.advantage("Well Rested", Rhd.RHD_COND_06).withTheRoll());
    }
  }

  private void cite(List<Tilt> tilts) {
    if (!tilts.isEmpty()) {
      int lean = lean(house(), tilts);
      play.cite(lean > 0 ? RHD_ADV_01 : lean < 0 ? RHD_ADV_02 : RHD_ADV_03);
    }
  }

  /// Aided is used up by the roll, and so is what the Referee promised for it.
  private void spend(Being who) {
    for (Borne borne : who.conditions()) {
      if (borne.condition() == Condition.AIDED) {
        new Conditions(play).resolve(who.id(), Condition.AIDED, 1, Rhd.RHD_AID_01);
      } else if (borne.condition().kind() == Condition.Kind.WORD) {
        new Conditions(play).resolveAll(who.id(), borne.condition(), RHD_CHK_02);
      }
    }
  }

  /// The total of a Skill Check (RHD-SKILL-01).
  int roll(Being who, Skill skill, Clause why) {
    return thrown(who, skill, List.of(), why).total();
  }

  /// Whether a Skill Check meets a Difficulty Class (RHD-CHK-03).
  boolean check(Being who, Skill skill, int dc, Clause why) {
    return check(who, skill, dc, List.of(), why);
  }

  boolean check(Being who, Skill skill, int dc, List<Tilt> more, Clause why) {
    return meets(who, lookedUp(skill).title(), thrown(who, skill, more, why), dc);
  }

  private boolean meets(Being who, String what, Thrown thrown, int dc) {
    if (thrown.total() == dc) {
      play.cite(Rhd.RHD_R_03);
    }
    boolean success = play.judge(RHD_CHK_03, thrown.total() >= dc);
    play.measure(who, outcome(what), success);
    emit(
        new FightEvent.Checked(
            who.id(),
            what,
            thrown.total(),
            Optional.of(dc),
            success,
            thrown.parts(),
            thrown.tilts()),
        RHD_CHK_03);
    return success;
  }

  /// What odds call its success: Endurance comes before another check, and is named apart.
  private static String outcome(String what) {
    return what.equals(Skill.ENDURANCE.title()) ? "endures" : "succeeds";
  }

  /// The active one rolls first and wins ties (RHD-R-07).
  boolean contest(Being by, Skill skill, Being other, Skill others, Clause why) {
    return contest(by, skill, List.of(), other, others, why);
  }

  boolean contest(Being by, Skill skill, List<Tilt> more, Being other, Skill others, Clause why) {
    var mine = readied(by, lookedUp(skill), more);
    var theirs = readied(other, lookedUp(others), List.of());
    var bout =
        play.rollAgainst(
            by,
            d20(lean(house(), mine.tilts())),
            why,
            other,
            d20(lean(house(), theirs.tilts())),
            why,
            new Reading(Part.sum(mine.parts()), Part.sum(theirs.parts())));
    spend(by);
    spend(other);
    boolean won = play.judge(RHD_R_07, bout.won());
    emit(
        new FightEvent.Opposed(
            by.id(), lookedUp(skill).title(), bout.total(), other.id(), bout.against(), won),
        RHD_R_07);
    return won;
  }

  /// Two totals against each other.
  private record Bout(int total, int against) {
    boolean won() {
      return total >= against;
    }
  }

  /// How two d20s are read against each other: all that matters is who won.
  private record Reading(int bonus, int othersBonus) implements Versus<Integer, Integer, Bout> {
    @Override
    public Bout read(Integer roll, Integer against) {
      return new Bout(roll + bonus, against + othersBonus);
    }

    @Override
    public Object essence(Bout bout) {
      return bout.won();
    }
  }

  // By command

  static Optional<Refusal> refusal(RhodState state, Encounter.MakeCheck step) {
    var gone = livingRefusal(state, step.by(), RHD_CHK_01);
    if (gone.isPresent()) {
      return gone;
    }
    return step.skill().isEmpty() && step.ability().isEmpty()
        ? no(RHD_CHK_05, "Name a Skill or an Ability")
        : step.skill().flatMap(skill -> skillRefusal(state, skill));
  }

  /// The Referee says whether the outcome is in doubt, which Ability fits, and how hard it is; a
  /// long effort begins with Endurance (RHD-R-101).
  void make(Encounter.MakeCheck step) {
    var by = being(step.by());
    var skill = step.skill().map(this::lookedUp);
    var what = skill.map(Skill::title).orElseGet(() -> step.ability().orElseThrow().title());
    if (!referee(Prompts.IN_DOUBT, true, by.id(), what)) {
      emit(new FightEvent.Told(by.id(), what + ": no check is needed"), RHD_CHK_01);
      return;
    }
    int dc = difficulty(Prompts.DIFFICULTY, List.of(by.id(), what), MEDIUM);
    var tilts = new ArrayList<Tilt>();
    if (step.longEffort() && !check(by, Skill.ENDURANCE, dc, RHD_R_101)) {
      tilts.add(Tilt.disadvantage("worn out", RHD_R_101).withTheRoll());
    }
    var now = being(by.id());
    if (skill.isPresent() && referee(Prompts.SKILL_FITS, true, by.id(), what)) {
      check(now, skill.get(), dc, tilts, RHD_CHK_04);
      return;
    }
    var ability = step.ability().orElseGet(() -> abilityFor(now, skill.orElseThrow()));
    var parts = new ArrayList<Part>();
    parts.add(ability(now, ability));
    meets(now, ability.title(), thrown(now, parts, tilts, RHD_CHK_02), dc);
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Contest step) {
    for (String id : List.of(step.by(), step.against())) {
      var gone = livingRefusal(state, id, RHD_R_07);
      if (gone.isPresent()) {
        return gone;
      }
    }
    if (step.by().equals(step.against())) {
      return no(RHD_R_07, "Nobody contends with themselves");
    }
    var unknown = skillRefusal(state, step.skill());
    return unknown.isPresent() ? unknown : skillRefusal(state, step.othersSkill());
  }

  void contest(Encounter.Contest step) {
    contest(being(step.by()), step.skill(), being(step.against()), step.othersSkill(), RHD_R_07);
  }

  // The yardstick

  /// How hard things are, as the Referee sees it wherever a DC is asked (RHD-CHK-07).
  static final List<Question.NumberFrom.Mark> YARDSTICK =
      List.of(
          new Question.NumberFrom.Mark(5, "Very Easy", "anyone succeeds"),
          new Question.NumberFrom.Mark(10, "Easy", "training guarantees it"),
          new Question.NumberFrom.Mark(MEDIUM, "Medium", "professionals likely succeed"),
          new Question.NumberFrom.Mark(20, "Hard", "professionals likely fail"),
          new Question.NumberFrom.Mark(25, "Very Hard", "only the best succeed"),
          new Question.NumberFrom.Mark(30, "Nearing Impossible", "few if any succeed"),
          new Question.NumberFrom.Mark(35, "Impossible", "success shakes the genre"));

  /// The DC, where a rule leaves it to the Referee (RHD-CHK-06).
  int difficulty(Topic topic, List<String> about, int byDefault) {
    play.cite(RHD_CHK_07);
    return play.ask(
        Seat.REFEREE, new Question.NumberFrom(topic, about, 0, HIGHEST_DC, byDefault, YARDSTICK));
  }
}
