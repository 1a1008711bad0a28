package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Clause;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.parts.GivenNames;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Draft;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Origin;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.SheetItem;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Weapon;

/// New characters, step by step: name, origin, attributes, training, picks, gear (OTW-CC-01 to 11).
///
/// Every choice is the player's. What is proposed follows one of the ready-made characters, so that
/// somebody in a hurry gets a whole one.
final class Creation extends Chapter {
  private static final String CHANCE = "any";
  private static final int LONGEST_NAME = 60;

  /// How many of a thing one can buy, where it is not worn.
  private static final int MOST_OF_A_KIND = 5;

  Creation(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.hand
        .create(CreateCharacter.class, OTW_CC_01, being -> being.isPc() && !being.isDead())
        .does(Creation::new, Creation::create);
  }

  /// What follows from the choices: pools, the Initiative bonus, the Proficiency Bonus, and what
  /// passives add.
  private static final List<Otw> DERIVED =
      List.of(OTW_CC_02, OTW_CC_03, OTW_CC_04, OTW_CC_05, OTW_CC_06, OTW_SKL_03);

  void create(OtwStep.CreateCharacter step) {
    var id = state().freeId(step.id());
    var shelf = state().shelf();
    var name = named(step, id);
    var patterns = new ArrayList<Option<String>>();
    patterns.add(Option.of(CHANCE, "Let chance decide").leftToChance());
    for (Sheet sheet : shelf.pregens()) {
      patterns.add(Option.of(sheet.id(), sheet.name()).meaning(meaning(sheet)));
    }
    var pattern =
        play.ask(
            step.seat(), new Question.OneOf<>(Requests.PATTERN, List.of(id), patterns, CHANCE));
    if (pattern.equals(CHANCE) && !shelf.pregens().isEmpty()) {
      pattern = play.pick(shelf.pregens().stream().map(Sheet::id).toList(), OTW_CC_01);
    }
    var origins =
        shelf.origins().stream()
            .map(one -> Option.of(one.name(), one.name()).meaning(meaning(one)))
            .toList();
    var origin =
        play.ask(
            step.seat(),
            new Question.OneOf<>(
                Requests.ORIGIN, List.of(id), origins, origins.getFirst().value()));
    tell(name, "is " + origin, OTW_CC_11);
    play.then(new OtwStep.ChooseAttributes(Draft.of(id, step.seat(), name, pattern, origin)));
  }

  private String named(OtwStep.CreateCharacter step, String id) {
    return play.ask(
            step.seat(),
            new Question.Words(
                Requests.NAME, List.of(id), LONGEST_NAME, Names.title(id), true, GivenNames.ALL))
        .strip();
  }

  /// What somebody ready-made is good at.
  private static String meaning(Sheet sheet) {
    return "%s; %s; %s"
        .formatted(
            scored(sheet.attributes()),
            sheet.masteries().stream().map(Family::title).collect(Collectors.joining(" and ")),
            String.join(", ", sheet.picks()));
  }

  /// What an origin gives.
  private static String meaning(Origin origin) {
    var said = new ArrayList<String>();
    said.add(Phrases.words(origin.size()));
    origin.natures().forEach(nature -> said.add(Phrases.words(nature)));
    origin.gaits().forEach(gait -> said.add(Phrases.words(gait)));
    if (origin.picks() > 0) {
      said.add(origin.picks() == 1 ? "a pick more" : origin.picks() + " picks more");
    }
    if (origin.health() != 0) {
      said.add("Health %+d".formatted(origin.health()));
    }
    typed("immune to", origin.responses().immune(), said);
    typed("resists", origin.responses().resistance(), said);
    typed("weak to", origin.responses().weakness(), said);
    typed("healed by", origin.responses().affinity(), said);
    return String.join(", ", said);
  }

  private static void typed(String how, List<DamageType> types, List<String> said) {
    if (!types.isEmpty()) {
      said.add(how + " " + DamageType.told(types));
    }
  }

  /// Twelve points, one for one, up to the limits of a beginner (OTW-CC-01).
  void attributes(OtwStep.ChooseAttributes step) {
    var draft = step.draft();
    var wares = new ArrayList<Question.Purchase.Ware>();
    var byDefault = new LinkedHashMap<String, Integer>();
    for (Attribute attribute : Attribute.values()) {
      int start = Growth.START.of(attribute);
      wares.add(
          new Question.Purchase.Ware(
              Names.kebab(attribute.name()),
              "%s (from %d)".formatted(attribute.title(), start),
              1,
              Growth.mostAtCreation(attribute) - start,
              List.of(new Option.Hint(Hints.MEANING, attribute.meaning()))));
      int proposed = pattern(draft).map(sheet -> sheet.attributes().of(attribute)).orElse(start);
      if (proposed > start) {
        byDefault.put(Names.kebab(attribute.name()), proposed - start);
      }
    }
    var bought =
        play.ask(
            draft.seat(),
            new Question.Purchase(
                    Requests.POINTS, List.of(draft.id()), Growth.POINTS, wares, byDefault)
                .in(new Question.Purchase.Coin(1, "point", "points")));
    var scores = Growth.START;
    for (Attribute attribute : Attribute.values()) {
      int more = bought.getOrDefault(Names.kebab(attribute.name()), 0);
      scores = scores.with(attribute, scores.of(attribute) + more);
    }
    tell(draft.name(), "has " + scored(scores), OTW_CC_01);
    play.then(new OtwStep.ChooseTraining(draft.with(scores)));
  }

  private static String scored(Attributes scores) {
    return Arrays.stream(Attribute.values())
        .map(attribute -> attribute + " " + scores.of(attribute))
        .collect(Collectors.joining(", "));
  }

  /// Four proficiencies and two masteries (OTW-CC-07).
  void training(OtwStep.ChooseTraining step) {
    var draft = step.draft();
    var proficiencies =
        some(
            draft,
            Requests.PROFICIENCIES,
            Arrays.stream(Proficiency.values()).map(Creation::option).toList(),
            Growth.PROFICIENCIES,
            pattern(draft).map(Sheet::proficiencies).orElse(List.of()));
    var masteries =
        some(
            draft,
            Requests.MASTERIES,
            Arrays.stream(Family.values()).map(Creation::option).toList(),
            Growth.MASTERIES,
            pattern(draft).map(Sheet::masteries).orElse(List.of()));
    tell(
        draft.name(),
        "knows %s, and wields %s"
            .formatted(
                proficiencies.stream().map(Proficiency::title).collect(Collectors.joining(", ")),
                masteries.stream().map(Family::title).collect(Collectors.joining(" and "))),
        OTW_CC_07);
    play.then(new OtwStep.ChoosePicks(draft.trained(proficiencies, masteries)));
  }

  private static Option<Proficiency> option(Proficiency proficiency) {
    return new Option<>(Names.kebab(proficiency.name()), proficiency.title(), proficiency)
        .meaning("rolled with " + proficiency.attribute().title());
  }

  private static Option<Family> option(Family family) {
    return new Option<>(Names.kebab(family.name()), family.title(), family)
        .meaning(family.clause())
        .under(
            switch (family.kind()) {
              case MELEE -> "Melee";
              case GUN -> "Guns";
              case RANGED, SPELL -> "Thrown and shot";
            });
  }

  private <T extends Enum<T>> List<T> some(
      Draft draft, Topic topic, List<Option<T>> options, int count, List<T> proposed) {
    var all = options.stream().map(Option::value).toList();
    return play.ask(
        draft.seat(),
        new Question.SomeOf<>(
            topic, List.of(draft.id()), options, count, count, filled(proposed, all, count)));
  }

  /// What is proposed as far as it can be had, and then whatever comes next.
  private static <T> List<T> filled(List<T> proposed, List<T> all, int count) {
    var chosen = new ArrayList<T>();
    for (List<T> from : List.of(proposed, all)) {
      for (T one : from) {
        if (chosen.size() < count && all.contains(one) && !chosen.contains(one)) {
          chosen.add(one);
        }
      }
    }
    return List.copyOf(chosen);
  }

  /// Skills, and with RES 4 spells; a ward is chosen with its type (OTW-CC-08).
  void picks(OtwStep.ChoosePicks step) {
    var draft = step.draft();
    var origin = state().shelf().origin(draft.origin()).orElseThrow();
    var options = new ArrayList<Option<String>>();
    state().shelf().skills().forEach(skill -> options.add(option(skill)));
    if (draft.attributes().res() >= Growth.CASTING_RES) {
      state().shelf().spells().forEach(spell -> options.add(option(spell)));
    }
    var all = options.stream().map(Option::value).toList();
    int count = Math.min(all.size(), Growth.picks(1, origin));
    var picks =
        play.ask(
            draft.seat(),
            new Question.SomeOf<>(
                Requests.PICKS,
                List.of(draft.id()),
                options,
                count,
                count,
                filled(pattern(draft).map(Sheet::picks).orElse(List.of()), all, count)));
    tell(draft.name(), "has " + String.join(", ", picks), OTW_CC_08);
    play.then(new OtwStep.ChooseGear(draft.picking(picks, ward(draft, picks))));
  }

  static Option<String> option(Skill skill) {
    var cost = new ArrayList<String>();
    if (skill.discipline() > 0) {
      cost.add(skill.discipline() + " Discipline");
    }
    if (skill.astral() > 0) {
      cost.add(skill.astral() + " Astral");
    }
    return Option.of(skill.name(), skill.name())
        .meaning((cost.isEmpty() ? "" : String.join(" and ", cost) + ": ") + skill.effect())
        .under(
            switch (skill.kind()) {
              case ACTION -> "Skills: actions";
              case BOOST -> "Skills: boosts";
              case PASSIVE -> "Skills: always at work";
              case REACTION -> "Skills: reactions";
              case MOVEMENT -> "Skills: movement";
            });
  }

  static Option<String> option(Spell spell) {
    return Option.of(spell.name(), spell.name())
        .meaning(
            "%d Astral, %s: %s"
                .formatted(
                    spell.astral(),
                    spell.range() == 0 ? "oneself" : "range " + spell.range(),
                    spell.effect()))
        .under("Spells");
  }

  private Optional<DamageType> ward(Draft draft, List<String> picks) {
    boolean warded =
        picks.stream()
            .map(pick -> state().shelf().skill(pick))
            .flatMap(Optional::stream)
            .anyMatch(skill -> skill.feat() instanceof Feat.ElementWard);
    if (!warded) {
      return Optional.empty();
    }
    var proposed = pattern(draft).flatMap(Sheet::ward).orElse(DamageType.BURN);
    return Optional.of(
        play.ask(
            draft.seat(),
            new Question.OneOf<>(Requests.WARD, List.of(draft.id()), wards(), proposed)));
  }

  /// What a ward may be taken against (OTW-SK-19).
  static List<Option<DamageType>> wards() {
    return Arrays.stream(DamageType.values())
        .filter(DamageType::elemental)
        .map(type -> Option.of(type).meaning(type.clause()))
        .toList();
  }

  /// Sixty marks; what cannot be worn is not for sale (OTW-CC-09).
  void gear(OtwStep.ChooseGear step) {
    var draft = step.draft();
    var wares = new ArrayList<Question.Purchase.Ware>();
    for (Gear thing : goods()) {
      if (!(thing instanceof Armor armor)
          || draft.attributes().tou() >= armor.weight().toughness()) {
        wares.add(
            new Question.Purchase.Ware(
                thing.name(),
                thing.name(),
                thing.price().orElse(0),
                thing instanceof Consumable || thing instanceof Weapon ? MOST_OF_A_KIND : 1,
                explained(thing)));
      }
    }
    var bought =
        play.ask(
            draft.seat(),
            new Question.Purchase(
                    Requests.GEAR, List.of(draft.id()), Growth.MARKS, wares, proposed(draft, wares))
                .in(new Question.Purchase.Coin(1, "mark", "marks")));
    var things = new ArrayList<String>();
    for (Gear thing : goods()) {
      for (int i = 0; i < bought.getOrDefault(thing.name(), 0); i++) {
        things.add(thing.name());
      }
    }
    tell(
        draft.name(),
        things.isEmpty() ? "carries nothing" : "carries " + String.join(", ", things),
        OTW_CC_09);
    play.then(new OtwStep.MeetNewcomer(draft.buying(things)));
  }

  /// What a thing is good for, among its like; a weapon's family tells who wields it well.
  private static List<Option.Hint> explained(Gear thing) {
    var kind =
        switch (thing) {
          case Weapon weapon -> weapon.family().kind() == Family.Kind.GUN ? "Guns" : "Weapons";
          case Innate _ -> "Weapons";
          case Armor _, Guard _, Absorb _ -> "Armor and guards";
          case Consumable _ -> "Supplies";
        };
    var detail = Item.fresh(thing, Item.Place.PACK).detail();
    return List.of(
        new Option.Hint(Hints.GROUP, kind),
        new Option.Hint(
            Hints.MEANING,
            thing instanceof Weapon weapon ? weapon.family().title() + "; " + detail : detail));
  }

  /// Everything that has a price, in the order of the lists.
  private List<Gear> goods() {
    return Lists.without(state().shelf().gear(), thing -> thing.price().isEmpty());
  }

  private Map<String, Integer> proposed(Draft draft, List<Question.Purchase.Ware> wares) {
    var proposed = new LinkedHashMap<String, Integer>();
    int left = Growth.MARKS;
    for (SheetItem item : pattern(draft).map(Sheet::items).orElse(List.of())) {
      for (Question.Purchase.Ware ware : wares) {
        if (ware.key().equalsIgnoreCase(item.item()) && ware.price() <= left) {
          proposed.merge(ware.key(), 1, Integer::sum);
          left -= ware.price();
        }
      }
    }
    return proposed;
  }

  /// The character is there.
  void meet(OtwStep.MeetNewcomer step) {
    DERIVED.forEach(play::cite);
    var draft = step.draft();
    var sheet = sheet(draft, draft.name().isEmpty() ? Names.title(draft.id()) : draft.name());
    var newcomer = Opening.person(draft.id(), draft.seat(), sheet, state().shelf(), Opening.CORNER);
    emit(new LifeEvent.Joined(newcomer.withAt(Ways.arrival(state(), newcomer))), OTW_CC_01);
  }

  private Sheet sheet(Draft draft, String name) {
    var things =
        draft.gear().stream().map(thing -> state().shelf().gear(thing).orElseThrow()).toList();
    int spent = things.stream().mapToInt(thing -> thing.price().orElse(0)).sum();
    return new Sheet(
        draft.id(),
        name,
        1,
        draft.attributes(),
        draft.origin(),
        draft.proficiencies(),
        draft.masteries(),
        draft.picks(),
        draft.ward(),
        Outfit.of(things),
        Growth.MARKS - spent);
  }

  private Optional<Sheet> pattern(Draft draft) {
    return state().shelf().pregens().stream()
        .filter(sheet -> sheet.id().equals(draft.pattern()))
        .findFirst();
  }

  private void tell(String name, String what, Clause why) {
    emit(new OtwEvent.Told("", (name.isEmpty() ? "the newcomer" : name) + " " + what), why);
  }
}
