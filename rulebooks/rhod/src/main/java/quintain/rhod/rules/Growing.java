package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.By;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Item;
import quintain.rhod.state.Life;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Living.*;
import quintain.rhod.state.Requirements;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Skill;
import quintain.rhod.state.SkillGroup;
import quintain.rhod.state.Source;
import quintain.rhod.state.Trait;
import quintain.rhod.state.WatchKind;

/// Experience: how it comes, and the Features, Traits and Degrees it buys (RHD-EXP-01 to 19).
final class Growing extends Chapter {
  /// From here on an award is unusually large (RHD-EXP-03).
  static final int IMPRESSIVE = 3;

  /// Stands for a Source that is neither carried nor there, to be told in words.
  static final String ANOTHER_SOURCE = "another";

  private static final int MOST = 99;
  private static final int LONGEST_SOURCE = 200;

  Growing(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.doing(Practise.class, RHD_EXP_18)
        .offered("practises", REST)
        .ifOpen()
        .toPlayers()
        .icon("book-open")
        .by(Practise::by, "Who practises?")
        .slot(Practise::skill, "What?", Growing::professions)
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::practise);
    book.doing(GainFeature.class, RHD_EXP_09)
        .offered("gains a Feature", ADVANCE)
        .ifOpen()
        .toPlayers()
        .icon("star")
        .by(GainFeature::by, "Who gains it?")
        .slot(
            GainFeature::feature,
            "Which Feature?",
            entries(
                state -> state.shelf().features(),
                (Feature feature) -> priced(feature.name(), feature.exp())))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::gain);
    book.doing(GainTrait.class, RHD_EXP_12)
        .offered("gains a Trait", ADVANCE)
        .ifOpen()
        .toPlayers()
        .icon("star")
        .by(GainTrait::by, "Who gains it?")
        .slot(
            GainTrait::trait,
            "Which Trait?",
            entries(Growing::traits, (Trait trait) -> priced(trait.name(), trait.exp())))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::gain);
    book.doing(RaiseSkill.class, RHD_EXP_14)
        .offered("raises a Skill", ADVANCE)
        .ifOpen()
        .toPlayers()
        .icon("trending-up")
        .by(RaiseSkill::by, "Who raises a Skill?")
        .slot(RaiseSkill::skill, "Which?", Checks::skills)
        .slot(RaiseSkill::source, "From which Source?", Growing::sources)
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::raise);
    book.word(Award.class, RHD_EXP_01)
        .offeredOnce("Award EXP", REFEREE)
        .ifOpen()
        .icon("trophy")
        .slot(Award::who, "Who gets EXP?", everybody())
        .slot(Award::exp, "How much?", number(1, 20, 1))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::award);
    book.word(Grant.class, RHD_R_11)
        .offeredOnce("Grant a Feature or Trait", REFEREE)
        .ifOpen()
        .icon("gift")
        .slot(Grant::who, "Who gets it?", everybody())
        .slot(
            Grant::mechanic,
            "Which Feature or Trait?",
            (blank, topic) ->
                mechanics(topic, blank.state().shelf().features(), blank.state().shelf().traits()))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::grant);
    book.word(SetDegree.class, RHD_SKILL_03)
        .offeredOnce("Set a Degree in a Skill", REFEREE)
        .ifOpen()
        .slot(SetDegree::who, "Whose?", everybody())
        .slot(SetDegree::skill, "In which Skill?", Checks::skills)
        .slot(SetDegree::degree, "Which Degree?", oneOf(Degree.values()))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::set);
    book.word(Strip.class, RHD_R_11)
        .offeredOnce("Take a Feature or Trait away", REFEREE)
        .ifOpen()
        .about(Strip::who, "Who loses it?", everybody())
        .slot(
            Strip::mechanic,
            "Which Feature or Trait?",
            (_, topic, who) -> mechanics(topic, who.life().features(), who.life().traits()))
        .refuses(Growing::refusal)
        .does(Growing::new, Growing::strip);
  }

  // What there is to choose from

  static List<Trait> traits(RhodState state) {
    return state.shelf().traits().stream().filter(trait -> !trait.creature()).toList();
  }

  private static String priced(String name, int exp) {
    return "%s (%d EXP)".formatted(name, exp);
  }

  static Optional<Question<?>> mechanics(Topic topic, List<Feature> features, List<Trait> traits) {
    return named(
        topic,
        Stream.concat(features.stream().map(Feature::name), traits.stream().map(Trait::name))
            .toList());
  }

  static Optional<Question<?>> professions(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().allSkills().stream()
            .filter(skill -> skill.group() == SkillGroup.PROFESSIONAL)
            .map(Checks::option)
            .toList());
  }

  /// Nothing, a book somebody carries, a teacher who is there, or whatever the Referee allows.
  static Optional<Question<?>> sources(Blank<RhodState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("none", "none", ""));
    boolean needed =
        blank
            .filled("skill", Skill.class)
            .flatMap(blank.state().shelf()::skill)
            .filter(skill -> skill.group() == SkillGroup.KNOWLEDGE)
            .isPresent();
    if (needed) {
      for (Item item : by.kit().items()) {
        if (item.thing() instanceof Source) {
          options.add(Option.of(item.key(), item.key()));
        }
      }
      options.addAll(seen(blank, other -> !other.id().equals(by.id()) && !other.isDead()));
      options.add(Option.of(ANOTHER_SOURCE, "another, if the Referee allows it"));
    }
    return oneOf(topic, options);
  }

  // What can be learned, by a character in play or in the making

  /// Why a Feature cannot be gained: it is of an Expansion that is off, known already, its
  /// Requirements are not met, or it costs too much (RHD-EXP-06, RHD-EXP-10).
  @By(Rhd.RHD_REF_05)
  static Optional<Refusal> refusal(Life life, Scores scores, Feature feature, List<String> on) {
    if (!feature.expansion().isEmpty() && !on.contains(feature.expansion())) {
      return no(RHD_REF_06, feature.expansion() + " is not in play");
    }
    if (life.knows(feature)) {
      return no(RHD_R_11, feature.name() + " is known already");
    }
    return price(life, scores, feature.name(), feature.exp(), feature.needs(), RHD_EXP_10);
  }

  /// The same for a Trait; those of creatures are not for sale (RHD-EXP-13).
  static Optional<Refusal> refusal(Life life, Scores scores, Trait trait, List<String> on) {
    if (trait.creature()) {
      return no(RHD_EXP_13, trait.name() + " is for creatures alone");
    }
    if (!trait.expansion().isEmpty() && !on.contains(trait.expansion())) {
      return no(RHD_REF_06, trait.expansion() + " is not in play");
    }
    if (life.knows(trait)) {
      return no(RHD_R_11, trait.name() + " is known already");
    }
    return price(life, scores, trait.name(), trait.exp(), trait.needs(), RHD_EXP_13);
  }

  /// Requirements are tested with the TMK before the purchase (RHD-R-11).
  private static Optional<Refusal> price(
      Life life, Scores scores, String name, int exp, Requirements needs, Clause why) {
    var unmet = needs.unmet(life.tmk(), life.training(), scores);
    if (!unmet.isEmpty()) {
      return no(why, "%s needs %s".formatted(name, String.join(", ", unmet)));
    }
    return exp > life.exp()
        ? no(RHD_EXP_06, "%s costs %d EXP, not %d".formatted(name, exp, life.exp()))
        : Optional.empty();
  }

  /// Why the next Degree of a Skill cannot be paid in EXP (RHD-EXP-14 to 18). Sources and practice
  /// are another matter.
  static Optional<Refusal> refusal(Life life, Skill skill) {
    var next = life.training().of(skill).next();
    if (next.isEmpty()) {
      return no(RHD_SKILL_02, "Nobody knows more of " + skill.title() + " than a Master");
    }
    int price = skill.group().price(next.get());
    return price > life.exp()
        ? no(
            RHD_EXP_06,
            "%s in %s costs %d EXP, not %d"
                .formatted(next.get().title(), skill.title(), price, life.exp()))
        : Optional.empty();
  }

  // In play

  /// EXP is spent while Resting, and not on guard (RHD-EXP-04, RHD-R-10).
  private static Optional<Refusal> restRefusal(RhodState state, String who) {
    var gone = livingRefusal(state, who, RHD_EXP_04);
    if (gone.isPresent()) {
      return gone;
    }
    var by = state.being(who);
    return state.inEncounter() || by.day().watch() != WatchKind.RESTING
        ? no(RHD_EXP_04, by.name() + " spends EXP while Resting only")
        : Optional.empty();
  }

  static Optional<Refusal> refusal(RhodState state, Living.GainFeature step) {
    var rest = restRefusal(state, step.by());
    if (rest.isPresent()) {
      return rest;
    }
    var feature = state.shelf().feature(step.feature());
    var by = state.being(step.by());
    return feature.isEmpty()
        ? no(RHD_EXP_05, "There is no Feature called " + step.feature())
        : refusal(by.life(), by.scores(), feature.get(), state.scene().expansions());
  }

  void gain(Living.GainFeature step) {
    var feature = state().shelf().feature(step.feature()).orElseThrow();
    growing(
        step.by(),
        () -> emit(new LifeEvent.FeatureGained(step.by(), feature, feature.exp()), RHD_EXP_09));
  }

  static Optional<Refusal> refusal(RhodState state, Living.GainTrait step) {
    var rest = restRefusal(state, step.by());
    if (rest.isPresent()) {
      return rest;
    }
    var trait = state.shelf().trait(step.trait());
    var by = state.being(step.by());
    return trait.isEmpty()
        ? no(RHD_EXP_05, "There is no Trait called " + step.trait())
        : refusal(by.life(), by.scores(), trait.get(), state.scene().expansions());
  }

  void gain(Living.GainTrait step) {
    var trait = state().shelf().trait(step.trait()).orElseThrow();
    growing(
        step.by(),
        () -> emit(new LifeEvent.TraitGained(step.by(), trait, trait.exp()), RHD_EXP_12));
  }

  /// Vitality and Hit Dice follow what somebody has become (RHD-R-42).
  private void growing(String who, Runnable change) {
    int vitality = Defenses.maxVitality(house(), being(who));
    int dice = Defenses.hitDice(being(who));
    change.run();
    new Harm(play).fit(who, vitality, dice);
  }

  // Degrees

  static Optional<Refusal> refusal(RhodState state, Living.RaiseSkill step) {
    var rest = restRefusal(state, step.by());
    if (rest.isPresent()) {
      return rest;
    }
    var by = state.being(step.by());
    var unknown = skillRefusal(state, step.skill());
    if (unknown.isPresent()) {
      return unknown;
    }
    var skill = state.shelf().skill(step.skill()).orElseThrow();
    var price = refusal(by.life(), skill);
    if (price.isPresent()) {
      return price;
    }
    var next = by.life().training().of(skill).next().orElseThrow();
    return skill.group().needsSource()
        ? sourceRefusal(state, by, step.source(), skill, next)
        : practiceRefusal(by.life(), skill, next);
  }

  /// A Professional Skill takes Watches spent using it (RHD-EXP-18).
  private static Optional<Refusal> practiceRefusal(Life life, Skill skill, Degree degree) {
    int practice = skill.group().practice(degree);
    return practice > life.practice(skill)
        ? no(
            RHD_EXP_18,
            "%s in %s takes %d Watches of practice, not %d"
                .formatted(degree.title(), skill.title(), practice, life.practice(skill)))
        : Optional.empty();
  }

  /// A book carried must teach it, and a teacher who is there be a step ahead of it; whatever else
  /// is named is for the Referee to allow (RHD-R-14).
  private static Optional<Refusal> sourceRefusal(
      RhodState state, Being by, String source, Skill skill, Degree degree) {
    var what = "%s in %s".formatted(degree.title(), skill.title());
    if (source.isBlank()) {
      return no(RHD_EXP_17, what + " needs a Knowledge Source");
    }
    var thing = by.kit().find(source);
    if (thing.isPresent()) {
      return thing.get().thing() instanceof Source text && text.teaches(skill, degree)
          ? Optional.empty()
          : no(RHD_EXP_17, "%s does not teach %s".formatted(thing.get().key(), what));
    }
    return state.find(source).flatMap(teacher -> teacherRefusal(teacher, by, skill, degree, what));
  }

  private static Optional<Refusal> teacherRefusal(
      Being teacher, Being by, Skill skill, Degree degree, String what) {
    if (teacher.id().equals(by.id())) {
      return no(RHD_EXP_17, "Nobody teaches themselves " + what);
    }
    if (!teacher.isUp()) {
      return no(RHD_EXP_17, teacher.name() + " is in no state to teach");
    }
    return teacher.life().training().of(skill).before().bonus() >= degree.bonus()
        ? Optional.empty()
        : no(
            RHD_EXP_17,
            "%s is no step ahead of %s, and cannot teach it".formatted(teacher.name(), what));
  }

  /// Degree by Degree, each paid, at the bonus it gives; that a Source fits is for the Referee to
  /// confirm, and one that is neither carried nor there for the Referee to grant.
  void raise(Living.RaiseSkill step) {
    var skill = lookedUp(step.skill());
    var next = being(step.by()).life().training().of(skill).next().orElseThrow();
    if (skill.group().needsSource() && !fits(step)) {
      emit(
          new FightEvent.Told(step.by(), "learns nothing of %s there".formatted(skill.title())),
          RHD_R_14);
      return;
    }
    play.cite(Rhd.RHD_R_12);
    play.cite(skill.group() == SkillGroup.DEFENSES ? Rhd.RHD_R_16 : Rhd.RHD_R_13);
    emit(
        new LifeEvent.DegreeGained(
            step.by(), skill, next, skill.group().price(next), skill.group().practice(next)),
        skill.group().priceClause());
  }

  private boolean fits(Living.RaiseSkill step) {
    var by = being(step.by());
    boolean there =
        by.kit().find(step.source()).isPresent() || state().find(step.source()).isPresent();
    var source =
        step.source().equals(ANOTHER_SOURCE)
            ? play.ask(
                by.seat(),
                new Question.Words(
                    Asks.WHICH_SOURCE,
                    List.of(by.id(), lookedUp(step.skill()).title()),
                    LONGEST_SOURCE,
                    "a Source of their own"))
            : step.source();
    return referee(Asks.SOURCE_FITS, there, by.id(), lookedUp(step.skill()).title(), source);
  }

  // Practice

  static Optional<Refusal> refusal(RhodState state, Living.Practise step) {
    var unknown = skillRefusal(state, step.skill());
    if (unknown.isPresent()) {
      return unknown;
    }
    var skill = state.shelf().skill(step.skill()).orElseThrow();
    return skill.group() == SkillGroup.PROFESSIONAL
        ? Days.workRefusal(state, step.by(), RHD_EXP_18)
        : no(RHD_EXP_18, skill.title() + " is no Professional Skill");
  }

  void practise(Living.Practise step) {
    new Days(play).work(step.by(), RHD_EXP_18);
    practise(step.by(), lookedUp(step.skill()));
  }

  /// One Watch mainly spent using a Professional Skill, Untrained or not (RHD-R-15).
  void practise(String who, Skill skill) {
    if (skill.group() == SkillGroup.PROFESSIONAL) {
      emit(new LifeEvent.Practised(who, skill, 1), RHD_EXP_18);
    }
  }

  // Awards

  /// What an Encounter is worth, by the Mechanics known on either side (RHD-R-96).
  static int suggestion(int foes, int party) {
    if (2 * foes < party) {
      return 0;
    }
    if (foes < party) {
      return 1;
    }
    if (2 * foes < 3 * party) {
      return 2;
    }
    return 2 * foes < 5 * party ? 3 : 4;
  }

  /// Everybody who took part and lives gets the same (RHD-EXP-02).
  void award(Living.AwardExp step) {
    var living = new ArrayList<String>();
    for (String id : step.party()) {
      if (state().find(id).filter(being -> !being.isDead()).isPresent()) {
        living.add(id);
      }
    }
    if (living.isEmpty()) {
      return;
    }
    play.cite(Rhd.RHD_R_96);
    int suggested = suggestion(tmk(step.foes()), tmk(step.party()));
    int exp =
        play.ask(
            Seat.REFEREE, new Question.NumberFrom(Asks.EXP_AWARD, List.of(), 0, MOST, suggested));
    boolean impressive = exp >= IMPRESSIVE;
    if (impressive && !referee(Asks.LARGE_AWARD, true, Integer.toString(exp))) {
      exp = IMPRESSIVE - 1;
      impressive = false;
    }
    for (String id : living) {
      if (exp > 0) {
        emit(new LifeEvent.ExpGained(id, exp, impressive), impressive ? RHD_EXP_03 : RHD_EXP_02);
      }
    }
  }

  private int tmk(List<String> ids) {
    int sum = 0;
    for (String id : ids) {
      sum += state().find(id).map(being -> being.life().tmk()).orElse(0);
    }
    return sum;
  }

  static Optional<Refusal> refusal(RhodState state, Living.Award step) {
    if (state.find(step.who()).isEmpty()) {
      return nobodyCalled(step.who(), RHD_EXP_01);
    }
    return step.exp() < 1 || step.exp() > MOST
        ? no(RHD_EXP_01, "Between 1 and " + MOST + " EXP, not " + step.exp())
        : Optional.empty();
  }

  void award(Living.Award step) {
    emit(new LifeEvent.ExpGained(step.who(), step.exp(), step.exp() >= IMPRESSIVE), RHD_EXP_01);
  }

  // The Referee gives and takes

  static Optional<Refusal> refusal(RhodState state, Living.Grant step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_R_11);
    }
    var feature = state.shelf().feature(step.mechanic());
    var trait = state.shelf().trait(step.mechanic());
    if (feature.isEmpty() && trait.isEmpty()) {
      return no(RHD_R_11, "There is no Feature or Trait called " + step.mechanic());
    }
    boolean known =
        feature.map(being.get().life()::knows).orElse(false)
            || trait.map(being.get().life()::knows).orElse(false);
    return known
        ? no(RHD_R_11, "%s has %s already".formatted(being.get().name(), step.mechanic()))
        : Optional.empty();
  }

  void grant(Living.Grant step) {
    var feature = state().shelf().feature(step.mechanic());
    growing(
        step.who(),
        () -> {
          if (feature.isPresent()) {
            emit(new LifeEvent.FeatureGained(step.who(), feature.get(), 0), RHD_R_11);
          } else {
            var trait = state().shelf().trait(step.mechanic()).orElseThrow();
            emit(new LifeEvent.TraitGained(step.who(), trait, 0), RHD_R_11);
          }
        });
  }

  static Optional<Refusal> refusal(RhodState state, Living.SetDegree step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_SKILL_03);
    }
    var unknown = skillRefusal(state, step.skill());
    if (unknown.isPresent()) {
      return unknown;
    }
    var skill = state.shelf().skill(step.skill()).orElseThrow();
    return being.get().life().training().of(skill) == step.degree()
        ? no(
            RHD_SKILL_03,
            "%s is %s in %s already"
                .formatted(being.get().name(), step.degree().title(), skill.title()))
        : Optional.empty();
  }

  /// Everybody starts Untrained unless the Referee says otherwise.
  void set(Living.SetDegree step) {
    emit(
        new LifeEvent.DegreeGained(step.who(), lookedUp(step.skill()), step.degree(), 0, 0),
        RHD_SKILL_03);
  }

  static Optional<Refusal> refusal(RhodState state, Living.Strip step) {
    var being = state.find(step.who());
    if (being.isEmpty()) {
      return nobodyCalled(step.who(), RHD_R_11);
    }
    return being.get().life().knows(step.mechanic())
        ? Optional.empty()
        : no(RHD_R_11, "%s has no %s".formatted(being.get().name(), step.mechanic()));
  }

  void strip(Living.Strip step) {
    growing(
        step.who(), () -> emit(new LifeEvent.MechanicLost(step.who(), step.mechanic()), RHD_R_11));
  }
}
