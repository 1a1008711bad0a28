package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Clause;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.GivenNames;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Concept;
import quintain.rhod.state.Draft;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Life;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Living.CreateCharacter;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scores;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Trait;

/// New characters, step by step: name and concept, Ability Scores, EXP, Equipment, and the figures
/// that follow (RHD-CHAR-01).
final class Creation extends Chapter {
  private static final int LONGEST_TEXT = 300;
  private static final int LONGEST_NAME = 60;
  private static final int SCORES = Ability.values().length;

  /// The sum an array is measured by, and how far from it is too far (RHD-ABIL-04).
  private static final int MEASURE = 72;

  private static final int TOO_FAR = 15;

  /// RHD-CHAR-03.
  private static final int STARTING_EXP = 4;

  private static final int MOST_EXP = 100;

  /// Where Ability Scores come from (RHD-ABIL-03, RHD-ABIL-05).
  enum Method {
    FOUR_DICE_DROP_LOWEST,
    THREE_DICE,
    FIXED_ARRAY
  }

  /// Scores for those who do not roll.
  static final List<Integer> ARRAY = List.of(15, 14, 13, 12, 10, 8);

  Creation(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.hand
        .create(CreateCharacter.class, RHD_CHAR_01, being -> being.isPc() && !being.isDead())
        .does(Creation::new, Creation::create);
  }

  void create(Living.CreateCharacter step) {
    var draft = Draft.of(state().freeId(step.id()), step.seat());
    var name =
        words(
            draft,
            new Question.Words(
                Asks.NAME,
                about(draft),
                LONGEST_NAME,
                Names.title(draft.id()),
                true,
                GivenNames.ALL));
    play.then(new Living.Conceive(draft.named(name)));
  }

  void go(Living.Making step) {
    switch (step) {
      case Living.Conceive s -> conceive(s.draft());
      case Living.RollScores s -> roll(s.draft());
      case Living.WeighScores s -> weigh(s.draft());
      case Living.PlaceScores s -> place(s.draft());
      case Living.Budget s -> budget(s.draft());
      case Living.Learn s -> learn(s.draft());
      case Living.Equip s -> equip(s.draft());
      case Living.Introduce s -> introduce(s.draft());
    }
  }

  /// Why a character cannot be finished yet (RHD-CHAR-01).
  static Optional<Refusal> unfinished(Draft draft) {
    return draft.scores().isEmpty()
        ? no(RHD_CHAR_01, "Assign Ability Scores first")
        : Optional.empty();
  }

  // The concept

  /// Agreed with the Referee, who also says whether it suits the setting (RHD-CHAR-02,
  /// RHD-CHAR-07); what is not agreed is thought over again.
  private void conceive(Draft draft) {
    var idea = words(draft, new Question.Words(Asks.CONCEPT, about(draft), LONGEST_TEXT, ""));
    if (!idea.isEmpty()
        && !play.ask(
            Seat.REFEREE,
            new Question.YesNo(Asks.CONCEPT_APPROVED, List.of(draft.id(), idea), true))) {
      tell(draft, "is to be thought over again", RHD_CHAR_02);
      play.then(new Living.Conceive(draft));
      return;
    }
    boolean suits = play.ask(Seat.REFEREE, new Question.YesNo(Asks.SUITS, about(draft), true));
    if (!idea.isEmpty()) {
      tell(draft, "is " + idea, RHD_CHAR_02);
    }
    if (!suits) {
      tell(draft, "does not quite suit the setting, the Referee says", RHD_CHAR_07);
    }
    play.then(new Living.RollScores(draft.with(new Concept(idea, "", "", ""))));
  }

  // Ability Scores

  /// Six totals by the Referee's method (RHD-ABIL-03, RHD-ABIL-05).
  private void roll(Draft draft) {
    var methods = new ArrayList<Option<Method>>();
    for (Method method : Method.values()) {
      methods.add(Option.of(method));
    }
    var method =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Asks.METHOD, about(draft), methods, Method.FOUR_DICE_DROP_LOWEST));
    var totals = new ArrayList<Integer>();
    for (int i = 0; i < SCORES; i++) {
      totals.add(
          switch (method) {
            case FOUR_DICE_DROP_LOWEST -> play.roll(draft, Dice.dropLowest(1, 4, 6), RHD_ABIL_03);
            case THREE_DICE -> play.roll(draft, Dice.sum(3, Dice.D6), RHD_ABIL_05);
            case FIXED_ARRAY -> ARRAY.get(i);
          });
    }
    play.then(new Living.WeighScores(draft.withRolled(totals)));
  }

  /// Whether an array is too far from the usual by the book's sample test (RHD-ABIL-04).
  static boolean isStrange(int total) {
    return Math.abs(total - MEASURE) > TOO_FAR;
  }

  /// The Referee may throw an array out; then it is rolled anew.
  private void weigh(Draft draft) {
    var array = spelled(draft);
    if (isStrange(draft.total())) {
      play.cite(Rhd.RHD_R_08);
    }
    tell(draft, "rolls " + array, RHD_ABIL_03);
    boolean kept =
        play.ask(
            Seat.REFEREE, new Question.YesNo(Asks.ARRAY_KEPT, List.of(draft.id(), array), true));
    if (kept) {
      play.then(new Living.PlaceScores(draft));
    } else {
      tell(draft, "rolls again, the Referee says", RHD_ABIL_04);
      play.then(new Living.RollScores(draft.withRolled(List.of())));
    }
  }

  private static String spelled(Draft draft) {
    return "%s (%d in all%s)"
        .formatted(
            draft.rolled().stream().map(String::valueOf).collect(Collectors.joining(", ")),
            draft.total(),
            isStrange(draft.total()) ? ", more than 15 away from 72" : "");
  }

  /// Each total goes to one Ability; in the order rolled if nobody says otherwise (RHD-ABIL-06).
  private void place(Draft draft) {
    var names = new ArrayList<Question.Assignment.Name>();
    for (Ability ability : Ability.values()) {
      names.add(
          new Question.Assignment.Name(
              key(ability),
              ability.title(),
              List.of(new Option.Hint(Hints.MEANING, ability.meaning()))));
    }
    var chosen =
        play.ask(
            draft.seat(),
            new Question.Assignment(Asks.PLACE_SCORES, about(draft), names, draft.rolled()));
    var scores = Scores.AVERAGE;
    for (Ability ability : Ability.values()) {
      scores = scores.with(ability, chosen.getOrDefault(key(ability), scores.of(ability)));
    }
    var placed = draft.with(scores);
    tell(placed, "has " + spelled(scores), RHD_ABIL_06);
    play.then(new Living.Budget(placed));
  }

  private static String key(Ability ability) {
    return Names.kebab(ability.name());
  }

  private static String spelled(Scores scores) {
    var words = new ArrayList<String>();
    for (Ability ability : Ability.values()) {
      words.add(ability + " " + scores.of(ability));
    }
    return String.join(", ", words);
  }

  // EXP

  /// Four EXP unless the Referee names another number (RHD-CHAR-03).
  private void budget(Draft draft) {
    int exp =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(Asks.STARTING_EXP, about(draft), 0, MOST_EXP, STARTING_EXP));
    boolean chance = play.ask(draft.seat(), new Question.YesNo(Asks.LEARN_HOW, about(draft), true));
    var ready = draft.withExp(exp).withChoosing(!chance);
    play.then(new Living.Learn(ready));
  }

  private void learn(Draft draft) {
    if (draft.choosing()) {
      buy(draft);
    } else {
      learned(drawn(draft));
    }
  }

  /// One Feature and one Trait of 1 EXP and one weapon Skill, each drawn (RHD-CHAR-04).
  private Draft drawn(Draft draft) {
    var scores = draft.scores().orElseThrow();
    var on = state().scene().expansions();
    var drawn = draft;
    var features = new ArrayList<Feature>();
    for (Feature feature : state().shelf().features()) {
      if (feature.exp() == 1 && Growing.refusal(drawn.life(), scores, feature, on).isEmpty()) {
        features.add(feature);
      }
    }
    if (!features.isEmpty()) {
      drawn = drawn.buying(play.pick(features, RHD_CHAR_04));
    }
    var traits = new ArrayList<Trait>();
    for (Trait trait : state().shelf().traits()) {
      if (trait.exp() == 1 && Growing.refusal(drawn.life(), scores, trait, on).isEmpty()) {
        traits.add(trait);
      }
    }
    if (!traits.isEmpty()) {
      drawn = drawn.buying(play.pick(traits, RHD_CHAR_04));
    }
    var skills = new ArrayList<Skill>();
    for (Skill skill : state().shelf().allSkills()) {
      if (skill.group().weaponry() && Growing.refusal(drawn.life(), skill).isEmpty()) {
        skills.add(skill);
      }
    }
    return skills.isEmpty() ? drawn : drawn.buying(play.pick(skills, RHD_CHAR_04));
  }

  /// As much as the EXP buy. What the purchases open in their turn is offered with what is left; so
  /// is everything once more to whoever was denied something.
  private void buy(Draft draft) {
    play.cite(RHD_CHAR_09);
    var wares = wares(draft);
    if (wares.isEmpty()) {
      learned(draft);
      return;
    }
    var bought =
        play.ask(
            draft.seat(),
            new Question.Purchase(
                    Asks.LEARN,
                    List.of(draft.id(), Integer.toString(draft.life().exp())),
                    draft.life().exp(),
                    wares,
                    new LinkedHashMap<>())
                .in(new Question.Purchase.Coin(1, "EXP", "EXP")));
    var taught = draft;
    boolean denied = false;
    for (var each : bought.entrySet()) {
      if (each.getValue() > 0) {
        var before = taught;
        taught = bought(before, each.getKey());
        denied |= taught.equals(before);
      }
    }
    var left = wares(taught);
    boolean opened = !taught.equals(draft) && !wares.containsAll(left);
    if (denied ? !left.isEmpty() : opened) {
      play.then(new Living.Learn(taught));
    } else {
      learned(taught);
    }
  }

  /// With one more thing learned, if what was bought before leaves it possible.
  private Draft bought(Draft draft, String name) {
    if (wares(draft).stream().noneMatch(ware -> ware.key().equals(name))) {
      tell(draft, "cannot learn " + name + " besides", RHD_CHAR_09);
      return draft;
    }
    var feature = state().shelf().feature(name);
    var trait = state().shelf().trait(name);
    return feature
        .map(draft::buying)
        .or(() -> trait.map(draft::buying))
        .or(() -> state().shelf().skill(Skill.parse(name)).map(skill -> studied(draft, skill)))
        .orElse(draft);
  }

  /// Knowledge takes a Source and a profession practice: for the Referee to say whether there was
  /// any before the story began (RHD-R-10).
  private Draft studied(Draft draft, Skill skill) {
    boolean could =
        switch (skill.group()) {
          case KNOWLEDGE -> past(draft, Asks.PAST_SOURCE, skill);
          case PROFESSIONAL -> past(draft, Asks.PAST_PRACTICE, skill);
          case DEFENSES, MELEE, RANGED, READINESS, PHYSICAL, PERSONAL -> true;
        };
    if (!could) {
      tell(draft, "had no way to learn " + skill.title() + ", the Referee says", RHD_R_10);
      return draft;
    }
    return draft.buying(skill);
  }

  private boolean past(Draft draft, Topic topic, Skill skill) {
    var next = draft.life().training().of(skill).next().orElseThrow();
    return referee(topic, true, draft.id(), next.title() + " in " + skill.title());
  }

  /// What can be had now: the cheapest are the first within reach (RHD-CHAR-09).
  private List<Question.Purchase.Ware> wares(Draft draft) {
    var scores = draft.scores().orElseThrow();
    var on = state().scene().expansions();
    var wares = new ArrayList<Question.Purchase.Ware>();
    for (Feature feature : state().shelf().features()) {
      if (Growing.refusal(draft.life(), scores, feature, on).isEmpty()) {
        wares.add(ware(feature.name(), feature.exp(), "Features", feature.effect()));
      }
    }
    for (Trait trait : state().shelf().traits()) {
      if (Growing.refusal(draft.life(), scores, trait, on).isEmpty()) {
        wares.add(ware(trait.name(), trait.exp(), "Traits", trait.effect()));
      }
    }
    for (Skill skill : state().shelf().allSkills()) {
      if (Growing.refusal(draft.life(), skill).isEmpty()) {
        var next = draft.life().training().of(skill).next().orElseThrow();
        wares.add(
            ware(
                skill.title(),
                skill.group().price(next),
                "Skills, " + skill.group().title(),
                skill.use().isEmpty() ? next.title() : next.title() + ": " + skill.use()));
      }
    }
    return wares;
  }

  private static Question.Purchase.Ware ware(String name, int exp, String group, String meaning) {
    return new Question.Purchase.Ware(
        name,
        name,
        exp,
        1,
        List.of(new Option.Hint(Hints.GROUP, group), new Option.Hint(Hints.MEANING, meaning)));
  }

  /// What was learned, and a word of warning to those who heeded no advice (RHD-CHAR-04).
  private void learned(Draft draft) {
    tell(draft, "has learned " + spelled(draft.life()), RHD_CHAR_04);
    var missing = missing(draft.life());
    if (!missing.isEmpty()) {
      tell(draft, "goes without " + String.join(", ", missing) + ", against advice", RHD_CHAR_04);
    }
    if (draft.life().tmk() == 0) {
      tell(draft, "knows no Feature or Trait: any damage past Armoring kills", RHD_R_42);
    }
    play.then(new Living.Equip(draft));
  }

  private static List<String> missing(Life life) {
    var missing = new ArrayList<String>();
    if (life.features().isEmpty()) {
      missing.add("a Feature");
    }
    if (life.traits().isEmpty()) {
      missing.add("a Trait");
    }
    if (life.training().degrees().keySet().stream().noneMatch(skill -> skill.group().combat())) {
      missing.add("a Combat Skill");
    }
    return missing;
  }

  private static String spelled(Life life) {
    var words = new ArrayList<String>();
    life.features().forEach(feature -> words.add(feature.name()));
    life.traits().forEach(trait -> words.add(trait.name()));
    life.training()
        .degrees()
        .forEach((skill, degree) -> words.add(skill.title() + " +" + degree.bonus()));
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  // Equipment

  private void equip(Draft draft) {
    boolean chance = play.ask(draft.seat(), new Question.YesNo(Asks.EQUIP_HOW, about(draft), true));
    var outfit = new Outfitting(play, draft);
    var equipped = draft.carrying(chance ? outfit.drawn() : outfit.chosen());
    tell(equipped, "carries " + counted(equipped.items()), RHD_CHAR_05);
    play.then(new Living.Introduce(equipped));
  }

  /// What is carried, like things together.
  private static String counted(List<SheetItem> items) {
    var counts = new LinkedHashMap<String, Integer>();
    items.forEach(item -> counts.merge(item.item(), item.count(), Integer::sum));
    return counts.entrySet().stream()
        .map(each -> each.getValue() > 1 ? each.getValue() + " " + each.getKey() : each.getKey())
        .collect(Collectors.joining(", "));
  }

  // There they are

  /// The three questions (RHD-CHAR-08) and the figures that follow (RHD-CHAR-06).
  private void introduce(Draft draft) {
    check(unfinished(draft));
    var said =
        play.ask(
            draft.seat(),
            new Question.Lines(
                Asks.THREE_QUESTIONS,
                about(draft),
                List.of(
                    new Question.Lines.Line(
                        "in-the-world", "Who are they in the world, and why follow them?"),
                    new Question.Lines.Line("the-past", "What happened that made them so?"),
                    new Question.Lines.Line("the-future", "What do they want now, and why?")),
                LONGEST_TEXT));
    var being =
        Beings.person(
            draft.id(),
            draft.seat(),
            draft.sheet(draft.called()),
            draft
                .concept()
                .answering(
                    said.getOrDefault("in-the-world", "").strip(),
                    said.getOrDefault("the-past", "").strip(),
                    said.getOrDefault("the-future", "").strip()),
            house(),
            state().shelf());
    emit(FightEvent.Joined.at(Ways.arrival(state(), being), being), RHD_CHAR_06);
    new Rounds(play).join(List.of(being.id()));
  }

  private String words(Draft draft, Question.Words question) {
    return play.ask(draft.seat(), question).strip();
  }

  private static List<String> about(Draft draft) {
    return List.of(draft.id());
  }

  private void tell(Draft draft, String what, Clause why) {
    emit(new LifeEvent.Sketched(draft.id(), what, draft.name()), why);
  }
}
