package quintain.otherworlds.peers;

import static quintain.kernel.craft.PastedBlocks.constant;
import static quintain.kernel.craft.PastedBlocks.letters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Content;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.craft.PastedBlocks.Figure;
import quintain.kernel.craft.PastedBlocks.Margin;
import quintain.kernel.craft.PastedBlocks.Page;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.ArmorClass;
import quintain.otherworlds.state.Attack;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.OtwContent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Reserve;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Size;

/// Stat blocks as people paste them: `Reef Cutter: basic, Medium, flesh blood, 6/4/4/3/3/4, 20 HP,
/// Armor 1 light, Hook 4/-/1 slashing (STR)`.
public final class StatBlocks {
  public static final PastedBlocks<OtwState, Creature> FORMAT =
      new PastedBlocks<>(
          OtwContent.CREATURES,
          List.of("HP", "Health"),
          "Reef Cutter: basic, Medium, flesh blood, 6/4/4/3/3/4, 20 HP, Hook 4/-/1 slashing (STR)",
          Block::new,
          StatBlocks::print);

  private static final List<String> FIGURES = List.of("HP", "Health");
  private static final List<String> ATTRIBUTES =
      Arrays.stream(Attribute.values()).map(Attribute::name).toList();
  private static final Pattern ALL_ATTRIBUTES =
      Pattern.compile("(?i)(STR/DEX/TOU/WIS/RES/SPD:? *)?(?<scores>\\d{1,2}(/\\d{1,2}){5})");
  private static final Pattern DEFENCE = Pattern.compile("(?i)DEF:? *\\d{1,3}( *\\(E\\))?");
  private static final Pattern ARMOR =
      Pattern.compile("(?i)Armor:? *(?<value>\\d{1,3})( +(?<worn>[a-z]+))?");
  private static final Pattern GUARD = Pattern.compile("(?i)Guard:? *(?<reserve>\\d+ */ *\\d+)");
  private static final Pattern ATTACK =
      Pattern.compile(
          "(?<name>[^()/]*[^()/\\s]) +(?<figures>E?\\d{1,2}/[\\d–—-]{1,3}/(\\d{1,3}|throw))"
              + " +(?<type>\\w+)( *\\((?<how>[^()]*)\\))?");
  private static final Pattern RESPONSE =
      Pattern.compile("(?i)(?<how>immune|resistance|weakness|affinity):?( +to)? +(?<types>.+)");
  private static final Pattern PROFICIENT = Pattern.compile("(?<what>[A-Za-z -]+?) *\\+2");
  private static final Pattern BREATH =
      Pattern.compile(
          "(?i)(?<name>[^:]+): Explosive (?<grade>\\d{1,2}) (?<type>\\w+) within (?<within>\\d{1,3})"
              + " spaces?,? every (?<every>\\d{1,2}) rounds?\\.?");

  private StatBlocks() {}

  private static void print(Creature creature, Page page) {
    page.part(Phrases.words(creature.tier()));
    page.part(Phrases.title(creature.size()));
    creature.natures().forEach(nature -> page.part(Phrases.words(nature)));
    creature.gaits().forEach(gait -> page.part(Phrases.title(gait)));
    page.part(creature.attributes().toString());
    page.part(creature.health() + " HP");
    page.part(
        "Armor "
            + creature.armor()
            + creature.worn().map(worn -> " " + Phrases.words(worn)).orElse(""),
        creature.armor() > 0 || creature.worn().isPresent());
    creature.guard().ifPresent(guard -> page.part("Guard " + guard));
    creature.attacks().forEach(attack -> print(attack, page));
    creature.proficient().forEach(proficiency -> page.part(proficiency.title() + " +2"));
    creature.habits().forEach(habit -> page.part(words(habit)));
    print("Immune", creature.responses().immune(), page);
    print("Resistance", creature.responses().resistance(), page);
    print("Weakness", creature.responses().weakness(), page);
    print("Affinity", creature.responses().affinity(), page);
    page.told(creature.special());
  }

  private static void print(Attack attack, Page page) {
    var how = new ArrayList<>(List.of(attack.attribute().name()));
    attack.family().ifPresent(family -> how.add(family.title()));
    if (attack.held()) {
      how.add("held");
    }
    page.part(
        "%s %s %s (%s)"
            .formatted(
                attack.name(),
                attack.figures(),
                Phrases.words(attack.type()),
                String.join(", ", how)));
    attack.keywords().forEach(keyword -> page.part(keyword.title()));
  }

  private static void print(String response, List<DamageType> types, Page page) {
    page.told(types.isEmpty() ? "" : response + " " + DamageType.told(types));
  }

  /// What a block says of a habit, and is read by.
  private static String words(Habit habit) {
    return switch (habit) {
      case Habit.GangUp _ -> "Gang Up";
      case Habit.BerserkAtHalf _ -> "Berserk at half Health";
      case Habit.GuardsItsSight _ -> "Cannot be Blinded while it has Guard";
      case Habit.NeverIntimidated _ -> "Cannot be intimidated";
      case Habit.Breath breath ->
          "%s: Explosive %d %s within %d spaces every %d rounds"
              .formatted(
                  breath.name(),
                  breath.explosive(),
                  Phrases.words(breath.type()),
                  breath.within(),
                  breath.every());
    };
  }

  /// A block as far as it is read; who says nothing else is basic and Medium.
  private static final class Block implements PastedBlocks.Block<Creature> {
    private final String name;
    private final Margin margin;
    private Creature.Tier tier = Creature.Tier.BASIC;
    private Size size = Size.MEDIUM;
    private final List<Nature> natures = new ArrayList<>();
    private final List<Gait> gaits = new ArrayList<>();
    private Attributes attributes = new Attributes(0, 0, 0, 0, 0, 0);
    private final List<Attribute> missing = new ArrayList<>(List.of(Attribute.values()));
    private int health;
    private int armor;
    private Optional<ArmorClass> worn = Optional.empty();
    private Optional<Reserve> guard = Optional.empty();
    private final List<Struck> attacks = new ArrayList<>();
    private final List<DamageType> immune = new ArrayList<>();
    private final List<DamageType> resistance = new ArrayList<>();
    private final List<DamageType> weakness = new ArrayList<>();
    private final List<DamageType> affinity = new ArrayList<>();
    private final List<Habit> habits = new ArrayList<>();
    private final List<Proficiency> proficient = new ArrayList<>();
    private final List<String> special = new ArrayList<>();
    private Optional<List<DamageType>> listed = Optional.empty();

    /// An attack with the keywords that come after it.
    private record Struck(
        String name,
        Figures figures,
        Optional<Attribute> attribute,
        Optional<Integer> bonus,
        DamageType type,
        Optional<Family> family,
        boolean held,
        List<Keyword> keywords) {}

    Block(String name, Margin margin) {
      this.name = name;
      this.margin = margin;
    }

    @Override
    public void part(String parts) {
      for (String part : parts.split(";", -1)) {
        if (!part.isBlank()) {
          one(part.strip());
        }
      }
    }

    private void one(String part) {
      var type = constant(DamageType.class, part);
      if (type.isPresent() && listed.isPresent()) {
        listed.get().add(type.get());
        return;
      }
      listed = Optional.empty();
      if (!figure(part)
          && !protection(part)
          && !attack(part)
          && !keyword(part)
          && !kind(part)
          && !responds(part)
          && !does(part)) {
        special.add(part);
        margin.remark("'%s' comes as a note".formatted(part));
      }
    }

    private boolean figure(String part) {
      var health = Figure.read(part, FIGURES);
      var attribute = Figure.read(part, ATTRIBUTES);
      var all = ALL_ATTRIBUTES.matcher(part);
      try {
        if (health.isPresent()) {
          this.health = health.get().number();
        } else if (attribute.isPresent()) {
          attributes =
              attributes.with(Attribute.valueOf(attribute.get().what()), attribute.get().number());
          missing.remove(Attribute.valueOf(attribute.get().what()));
        } else if (all.matches()) {
          attributes = Attributes.parse(all.group("scores"));
          missing.clear();
        } else {
          return false;
        }
      } catch (IllegalArgumentException e) {
        margin.wrong("", String.valueOf(e.getMessage()));
      }
      return true;
    }

    private boolean protection(String part) {
      var armored = ARMOR.matcher(part);
      var guarded = GUARD.matcher(part);
      if (armored.matches()) {
        armor = Integer.parseInt(armored.group("value"));
        var word = Optional.ofNullable(armored.group("worn"));
        worn = word.flatMap(each -> constant(ArmorClass.class, each));
        if (word.isPresent() && worn.isEmpty()) {
          margin.wrong(
              "Armor", "is '%s', expected cloth, light, medium or heavy".formatted(word.get()));
        }
        return true;
      }
      if (guarded.matches()) {
        try {
          guard = Optional.of(Reserve.parse(guarded.group("reserve").replace(" ", "")));
        } catch (IllegalArgumentException e) {
          margin.wrong("Guard", String.valueOf(e.getMessage()));
        }
        return true;
      }
      if (DEFENCE.matcher(part).matches()) {
        margin.remark("DEF of %s is reckoned from its attributes and armor".formatted(name));
        return true;
      }
      return false;
    }

    /// What it is rolled with, the bonus, the family of its weapon and whether it is held, in any
    /// order.
    private boolean attack(String part) {
      var written = ATTACK.matcher(part);
      if (!written.matches()) {
        return false;
      }
      var attack = written.group("name");
      var type = constant(DamageType.class, written.group("type"));
      if (type.isEmpty()) {
        margin.wrong(attack, "there is no damage type '%s'".formatted(written.group("type")));
        return true;
      }
      Optional<Attribute> attribute = Optional.empty();
      Optional<Integer> bonus = Optional.empty();
      Optional<Family> family = Optional.empty();
      boolean held = false;
      for (String how : Optional.ofNullable(written.group("how")).orElse("").split(",", -1)) {
        var word = how.strip();
        if (word.matches("\\+\\d{1,2}")) {
          bonus = Optional.of(Integer.parseInt(word.substring(1)));
        } else if (constant(Attribute.class, word).isPresent()) {
          attribute = constant(Attribute.class, word);
        } else if (constant(Family.class, word).isPresent()) {
          family = constant(Family.class, word);
        } else if (word.equalsIgnoreCase("held")) {
          held = true;
        } else if (!word.isEmpty()) {
          margin.wrong(
              attack,
              "does not know '%s'; an attack may say its attribute, its bonus, its weapon family, held"
                  .formatted(word));
        }
      }
      try {
        var figures = Figures.parse(written.group("figures").replaceAll("/[–—-]+/", "/-/"));
        attacks.add(
            new Struck(
                attack, figures, attribute, bonus, type.get(), family, held, new ArrayList<>()));
      } catch (IllegalArgumentException e) {
        margin.wrong(attack, String.valueOf(e.getMessage()));
      }
      return true;
    }

    /// A keyword belongs to the attack before it; a number after it is what it costs by the rules.
    private boolean keyword(String part) {
      var word = part.replaceFirst(" +\\d$", "");
      var keyword =
          letters(word).equals("halfasdeathdamage")
              ? Optional.of(Keyword.HALF_DEATH)
              : constant(Keyword.class, word);
      if (keyword.isEmpty() || attacks.isEmpty()) {
        return false;
      }
      attacks.getLast().keywords().add(keyword.get());
      return true;
    }

    /// Tier, size, and what it is and how it moves, in words with blanks between.
    private boolean kind(String part) {
      var newTier = constant(Creature.Tier.class, part);
      var newSize = constant(Size.class, part);
      var words =
          part.toLowerCase(Locale.ROOT).replace("living dead", "living-dead").split(" +", -1);
      if (newTier.isPresent()) {
        tier = newTier.get();
      } else if (newSize.isPresent()) {
        size = newSize.get();
      } else if (Arrays.stream(words)
          .allMatch(
              word ->
                  constant(Nature.class, word).isPresent()
                      || constant(Gait.class, word).isPresent())) {
        for (String word : words) {
          constant(Nature.class, word).ifPresent(natures::add);
          constant(Gait.class, word).ifPresent(gaits::add);
        }
      } else {
        return false;
      }
      return true;
    }

    @Override
    public void told(String words) {
      for (String part : words.split(";", -1)) {
        if (!part.isBlank() && !responds(part.strip())) {
          // What it does is told in its own words as well.
          does(part.strip());
          special.add(part.strip());
        }
      }
    }

    /// How it takes damage; in a line further types may come after commas.
    private boolean responds(String words) {
      var response = RESPONSE.matcher(words);
      if (!response.matches()) {
        return false;
      }
      var list = list(response.group("how"));
      for (String word : response.group("types").split(",", -1)) {
        constant(DamageType.class, word)
            .ifPresentOrElse(
                list::add,
                () ->
                    margin.wrong(
                        response.group("how"),
                        "there is no damage type '%s'".formatted(word.strip())));
      }
      listed = Optional.of(list);
      return true;
    }

    /// What it does or is good at.
    private boolean does(String words) {
      var learned = PROFICIENT.matcher(words);
      var what =
          learned.matches()
              ? constant(Proficiency.class, learned.group("what"))
              : Optional.<Proficiency>empty();
      var habit = habit(words);
      what.filter(each -> !proficient.contains(each)).ifPresent(proficient::add);
      habit.filter(each -> !habits.contains(each)).ifPresent(habits::add);
      return what.isPresent() || habit.isPresent();
    }

    private List<DamageType> list(String how) {
      return switch (how.toLowerCase(Locale.ROOT)) {
        case "immune" -> immune;
        case "resistance" -> resistance;
        case "weakness" -> weakness;
        default -> affinity;
      };
    }

    private Optional<Habit> habit(String words) {
      var breath = BREATH.matcher(words);
      if (breath.matches()) {
        try {
          return constant(DamageType.class, breath.group("type"))
              .map(
                  type ->
                      new Habit.Breath(
                          breath.group("name"),
                          Integer.parseInt(breath.group("grade")),
                          type,
                          Integer.parseInt(breath.group("within")),
                          Integer.parseInt(breath.group("every"))));
        } catch (IllegalArgumentException e) {
          margin.wrong(breath.group("name"), String.valueOf(e.getMessage()));
        }
      }
      return List.<Habit>of(
              new Habit.GangUp(),
              new Habit.BerserkAtHalf(),
              new Habit.GuardsItsSight(),
              new Habit.NeverIntimidated())
          .stream()
          .filter(each -> letters(words).startsWith(letters(words(each))))
          .findFirst();
    }

    @Override
    public Creature entry(String id, Content content) {
      if (!missing.isEmpty()) {
        throw new IllegalArgumentException(
            "%s has no %s; write STR/DEX/TOU/WIS/RES/SPD as 6/3/6/3/3/4"
                .formatted(name, Phrases.and(missing.stream().map(Attribute::name).toList())));
      }
      if (attacks.isEmpty()) {
        margin.remark(name + " has no attack, and comes with fists, 1/-/1 bludgeoning");
        attacks.add(
            new Struck(
                "fists",
                Figures.parse("1/-/1"),
                Optional.of(Attribute.STR),
                Optional.empty(),
                DamageType.BLUDGEONING,
                Optional.empty(),
                false,
                List.of()));
      }
      return new Creature(
          id,
          name,
          tier,
          size,
          natures,
          gaits,
          attributes,
          health,
          armor,
          worn,
          guard,
          attacks.stream().map(this::attack).toList(),
          new Responses(immune, resistance, weakness, affinity),
          habits,
          proficient,
          String.join("; ", special));
    }

    private Attack attack(Struck struck) {
      return new Attack(
          struck.name(),
          struck.figures(),
          struck.attribute().orElseGet(() -> rolledWith(struck)),
          struck.type(),
          struck.keywords(),
          struck.family(),
          struck.held());
    }

    /// The attribute that the bonus comes to; STR in reach and DEX from afar where none is told.
    private Attribute rolledWith(Struck struck) {
      var likely =
          struck.figures().range() >= 1 && struck.figures().range() <= 2
              ? List.of(Attribute.STR, Attribute.DEX)
              : List.of(Attribute.DEX, Attribute.STR);
      if (struck.bonus().isEmpty()) {
        return likely.getFirst();
      }
      int score = struck.bonus().get() - struck.figures().attack();
      return likely.stream()
          .filter(each -> attributes.of(each) == score)
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "%s of %s has +%d, which neither STR nor DEX comes to"
                          .formatted(struck.name(), name, struck.bonus().get())));
    }
  }
}
