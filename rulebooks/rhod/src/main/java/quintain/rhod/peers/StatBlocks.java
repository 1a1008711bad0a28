package quintain.rhod.peers;

import static quintain.kernel.craft.PastedBlocks.constant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quintain.kernel.Content;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.craft.PastedBlocks.Figure;
import quintain.kernel.craft.PastedBlocks.Margin;
import quintain.kernel.craft.PastedBlocks.Page;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Creature;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scores;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Words;

/// Stat blocks as people paste them: `Fen Hound: Medium, 12/14/12/3/12/6, Vitality 3, Bite +3 (4
/// AP, 1d6+1 Piercing, Short Blade, STR)`, with Skills, Features, Traits, Gear and Tactics under
/// it.
///
/// Creatures are built like characters, so what a block sums up follows from what it lists; where
/// its sums are others, that is said, and the rules' count.
public final class StatBlocks {
  public static final PastedBlocks<RhodState, Creature> FORMAT =
      new PastedBlocks<>(
          RhodContent.CREATURES,
          List.of("Vitality"),
          "Fen Hound: 12/14/12/3/12/6, Vitality 3, Armoring 10, Bite +3 (1d6+1 Piercing)",
          Block::new,
          StatBlocks::print);

  private static final List<String> FIGURES =
      List.of(
          "Armoring", "Vitality", "Reflex", "Fortitude", "Will", "AP", "Hit Dice", "TMK", "Breath");
  private static final List<String> SCORES =
      Arrays.stream(Ability.values()).map(Ability::name).toList();
  private static final Pattern ALL_SCORES =
      Pattern.compile("(?i)(STR/DEX/CON/INT/WIS/CHA:? *)?(?<scores>\\d{1,2}(/\\d{1,2}){5})");
  private static final Pattern ATTACK =
      Pattern.compile("(?<name>[^()]+?) *(?<hit>[+−-]\\d{1,2})? *\\((?<how>[^()]+)\\)");
  private static final Pattern TOLD =
      Pattern.compile(
          "(?i)(?<what>skills|features|traits|gear|resistances|vulnerabilities|tactics): *(?<words>.+)");
  private static final Pattern DEGREE = Pattern.compile("(?<skill>.+?) \\+?(?<degree>\\w+)");
  private static final Pattern TYPED = Pattern.compile("(?<type>[A-Za-z]+) +(?<amount>\\d{1,2})");
  private static final Pattern ITEM =
      Pattern.compile("(?<name>[^()]+?)( *[×x] *(?<count>\\d{1,3}))?( *\\((?<how>[^()]*)\\))?");

  private StatBlocks() {}

  private static void print(Creature creature, Page page) {
    var sums = creature.sums();
    page.part(creature.size().title());
    page.part(creature.scores().toString());
    page.part("TMK " + sums.tmk());
    page.part("Reflex " + sums.reflex());
    page.part("Fortitude " + sums.fortitude());
    page.part("Will " + sums.will());
    page.part("Armoring " + sums.armoring());
    page.part("Vitality " + sums.vitality());
    page.part("Hit Dice " + sums.hitDice());
    page.part("AP " + sums.ap());
    sums.breath().ifPresent(rounds -> page.part("Breath " + rounds));
    page.part(Words.title(creature.stance()));
    page.part("minor", creature.minor());
    sums.attacks().forEach(hit -> page.part(attack(creature, hit)));
    list(
        page,
        "Skills",
        creature.skills().entrySet().stream()
            .map(entry -> entry.getKey().title() + " " + entry.getValue().bonus())
            .toList());
    list(page, "Features", creature.features());
    list(page, "Traits", creature.traits());
    list(page, "Resistances", typed(sums.resistances()));
    list(page, "Vulnerabilities", typed(sums.vulnerabilities()));
    var gear = new ArrayList<String>();
    creature
        .hide()
        .ifPresent(
            armor ->
                gear.add(
                    "%s (%s)"
                        .formatted(
                            NaturalArms.ARMOR, String.join(", ", NaturalArms.words(armor)))));
    creature.items().forEach(item -> gear.add(item(item)));
    list(page, "Gear", gear);
    page.told("Tactics: " + creature.tactics());
    page.lacks(
        "items",
        creature.items().stream()
            .filter(item -> item.lost() > 0 || !item.loaded().isEmpty())
            .toList());
  }

  private static void list(Page page, String what, List<String> words) {
    page.told(words.isEmpty() ? "" : what + ": " + String.join(", ", words));
  }

  private static String attack(Creature creature, Creature.Hit hit) {
    var how = new ArrayList<>(List.of(hit.ap() + " AP"));
    var natural =
        creature.weapons().stream().filter(weapon -> weapon.name().equals(hit.name())).findFirst();
    how.add(
        hit.damage()
            + natural.map(weapon -> " " + weapon.tags().types().getFirst().title()).orElse(""));
    natural.ifPresent(weapon -> how.addAll(NaturalArms.words(weapon)));
    return "%s %+d (%s)".formatted(hit.name(), hit.toHit(), String.join(", ", how));
  }

  private static List<String> typed(Map<DamageType, Integer> amounts) {
    return amounts.entrySet().stream()
        .map(entry -> entry.getKey().title() + " " + entry.getValue())
        .toList();
  }

  private static String item(SheetItem item) {
    return "%s%s (%s)"
        .formatted(item.item(), item.count() > 1 ? " ×" + item.count() : "", item.place().title());
  }

  /// An attack as it is written; which weapon it means shows when all gear is known.
  private record Attack(String name, Optional<Integer> hit, String how) {}

  /// A block as far as it is read; scores that are left out are 10.
  private static final class Block implements PastedBlocks.Block<Creature> {
    private final String name;
    private final Margin margin;
    private Size size = Size.MEDIUM;
    private Scores scores = Scores.AVERAGE;
    private Stance stance = Stance.HIGH_READY;
    private boolean minor;
    private String tactics = "";
    private final Map<String, Integer> said = new LinkedHashMap<>();
    private final List<Attack> attacks = new ArrayList<>();
    private final List<String> skills = new ArrayList<>();
    private final List<String> features = new ArrayList<>();
    private final List<String> traits = new ArrayList<>();
    private final List<String> gear = new ArrayList<>();
    private final Map<DamageType, Integer> resistances = new LinkedHashMap<>();
    private final Map<DamageType, Integer> vulnerabilities = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    Block(String name, Margin margin) {
      this.name = name;
      this.margin = margin;
    }

    @Override
    public void part(String part) {
      var figure = Figure.read(part, FIGURES);
      var score = Figure.read(part, SCORES);
      var all = ALL_SCORES.matcher(part);
      var attack = ATTACK.matcher(part);
      if (figure.isPresent()) {
        said.put(figure.get().what(), figure.get().number());
      } else if (score.isPresent() || all.matches()) {
        try {
          scores =
              score
                  .map(it -> scores.with(Ability.valueOf(it.what()), it.number()))
                  .orElseGet(() -> Scores.parse(all.group("scores")));
        } catch (IllegalArgumentException e) {
          margin.wrong("", String.valueOf(e.getMessage()));
        }
      } else if (constant(Size.class, part).isPresent()) {
        size = constant(Size.class, part).get();
      } else if (constant(Stance.class, part).isPresent()) {
        stance = constant(Stance.class, part).get();
      } else if (part.equalsIgnoreCase("minor")) {
        minor = true;
      } else if (attack.matches()) {
        attacks.add(
            new Attack(
                attack.group("name").strip(),
                Optional.ofNullable(attack.group("hit"))
                    .map(hit -> Integer.parseInt(hit.replace('−', '-'))),
                attack.group("how")));
      } else {
        notes.add(part);
        margin.remark("'%s' comes as a word on its tactics".formatted(part));
      }
    }

    @Override
    public void told(String words) {
      var told = TOLD.matcher(words);
      if (!told.matches()) {
        notes.add(words);
        return;
      }
      var said = told.group("words").strip();
      switch (told.group("what").toLowerCase(Locale.ROOT)) {
        case "skills" -> skills.addAll(PastedBlocks.parts(said));
        case "features" -> features.addAll(named(said));
        case "traits" -> traits.addAll(named(said));
        case "gear" -> gear.addAll(PastedBlocks.parts(said));
        case "resistances" -> typed("Resistances", said, resistances);
        case "vulnerabilities" -> typed("Vulnerabilities", said, vulnerabilities);
        default -> tactics = said;
      }
    }

    /// Names between commas; a dash for none.
    private static List<String> named(String words) {
      return PastedBlocks.parts(words).stream().filter(each -> !each.matches("[–—-]")).toList();
    }

    private void typed(String field, String words, Map<DamageType, Integer> amounts) {
      for (String part : named(words)) {
        var typed = TYPED.matcher(part);
        var type =
            typed.matches()
                ? constant(DamageType.class, typed.group("type"))
                : Optional.<DamageType>empty();
        if (type.isEmpty()) {
          margin.wrong(
              field, "expected a damage type and a number as in Fire 2, not '%s'".formatted(part));
        } else {
          amounts.put(type.get(), Integer.parseInt(typed.group("amount")));
        }
      }
    }

    @Override
    public Creature entry(String id, Content content) {
      var items = new ArrayList<SheetItem>();
      Optional<Armor> hide = Optional.empty();
      for (String written : gear) {
        var item = ITEM.matcher(written);
        if (!item.matches()) {
          throw new IllegalArgumentException("'%s' is no piece of gear".formatted(written));
        }
        var how = Optional.ofNullable(item.group("how")).orElse("");
        if (item.group("name").equalsIgnoreCase(NaturalArms.ARMOR)) {
          hide = Optional.of(NaturalArms.armor(id, PastedBlocks.parts(how), content));
        } else {
          items.add(
              item(item.group("name"), Optional.ofNullable(item.group("count")), how, content));
        }
      }
      var weapons = weapons(id, items, content);
      if (hide.isEmpty()
          && said.getOrDefault("Armoring", 0) > 0
          && items.stream().noneMatch(item -> item.place().worn())) {
        hide = grown(id, content);
      }
      var creature = creature(id, weapons, hide, items, List.of(), NO_SUMS, content);
      var own = own(new Reckoned(creature, content));
      creature = creature(id, weapons, hide, items, own, NO_SUMS, content);
      var sums = new Reckoned(creature, content).sums(attacks.stream().map(Attack::name).toList());
      compare(sums, content);
      return creature(id, weapons, hide, items, own, sums, content);
    }

    private static final Creature.Sums NO_SUMS =
        new Creature.Sums(
            0,
            0,
            0,
            0,
            0,
            0,
            List.of(),
            0,
            0,
            Optional.empty(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>());

    private Creature creature(
        String id,
        List<Weapon> weapons,
        Optional<Armor> hide,
        List<SheetItem> items,
        List<Gift> own,
        Creature.Sums sums,
        Content content) {
      var doing = new ArrayList<String>();
      if (!tactics.isEmpty()) {
        doing.add(tactics);
      }
      doing.addAll(notes);
      return new Creature(
          id,
          name,
          sums,
          size,
          scores,
          trained(content),
          weapons,
          hide,
          features,
          traits,
          own,
          stance,
          items,
          minor,
          doing.isEmpty() ? "Attacks the nearest foe." : String.join(" ", doing));
    }

    private Map<Skill, Degree> trained(Content content) {
      var trained = new LinkedHashMap<Skill, Degree>();
      for (String written : skills) {
        var one = DEGREE.matcher(written);
        var skill =
            one.matches()
                ? NaturalArms.skill(one.group("skill"), content)
                : Optional.<Skill>empty();
        var degree = skill.flatMap(_ -> degree(one.group("degree")));
        if (skill.isEmpty() || degree.isEmpty()) {
          throw new IllegalArgumentException(
              "'%s' is no Skill with its Degree; write Short Blade 2 or Short Blade Learning"
                  .formatted(written));
        }
        trained.put(skill.get(), degree.get());
      }
      return trained;
    }

    private static Optional<Degree> degree(String word) {
      return word.matches("\\d{1,2}")
          ? Degree.of(Integer.parseInt(word))
          : constant(Degree.class, word);
    }

    /// A thing in the Slot that is told, or in the one where such things are.
    private static SheetItem item(
        String name, Optional<String> count, String slot, Content content) {
      var thing =
          RhodContent.thing(content, name)
              .orElseThrow(() -> new IllegalArgumentException("there is no '%s'".formatted(name)));
      if (!slot.isBlank() && constant(Place.class, slot).isEmpty()) {
        throw new IllegalArgumentException("'%s' is no Slot".formatted(slot));
      }
      var place =
          constant(Place.class, slot)
              .orElseGet(
                  () ->
                      switch (thing) {
                        case Armor armor -> armor.place();
                        case Weapon weapon ->
                            weapon.twoHanded() ? Place.TWO_HANDS : Place.MAIN_HAND;
                        default -> Place.PACK;
                      });
      return new SheetItem(name, place, count.map(Integer::parseInt).orElse(0), 0, "");
    }

    /// The natural ones among its attacks; others are made with its gear.
    private List<Weapon> weapons(String id, List<SheetItem> items, Content content) {
      var weapons = new ArrayList<Weapon>();
      for (Attack attack : attacks) {
        var told = told(attack, content);
        if (items.stream().anyMatch(item -> item.item().equalsIgnoreCase(attack.name()))) {
          continue;
        }
        if (told.type().isEmpty() && content.find(RhodContent.WEAPONS, attack.name()).isPresent()) {
          items.add(item(attack.name(), Optional.empty(), "", content));
          continue;
        }
        weapons.add(told.weapon(id, attack.name()));
        if (told.base().isEmpty()) {
          margin.remark(
              "%s of %s comes as a %s".formatted(attack.name(), name, told.baseByType().title()));
        }
      }
      return weapons;
    }

    private NaturalArms.Told told(Attack attack, Content content) {
      try {
        return NaturalArms.Told.read(attack.how(), content);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(attack.name() + ": " + e.getMessage(), e);
      }
    }

    /// The natural Armor that the Armoring of the block comes to.
    private Optional<Armor> grown(String id, Content content) {
      var words = NaturalArms.armoring(said.getOrDefault("Armoring", 0), size, content);
      words.ifPresent(
          each ->
              margin.remark(
                  "the Armoring of %s comes as natural Armor (%s)"
                      .formatted(name, String.join(", ", each))));
      return words.map(each -> NaturalArms.armor(id, each, content));
    }

    /// Resistances and Vulnerabilities are totals; what neither Trait nor Armor gives is its own.
    private List<Gift> own(Reckoned given) {
      var own = new ArrayList<Gift>();
      more(resistances, given.resistances())
          .forEach((amount, types) -> own.add(new Gift.Resistance(types, amount)));
      more(vulnerabilities, given.vulnerabilities())
          .forEach((amount, types) -> own.add(new Gift.Vulnerability(types, amount)));
      return own;
    }

    private static Map<Integer, List<DamageType>> more(
        Map<DamageType, Integer> told, Map<DamageType, Integer> given) {
      return told.entrySet().stream()
          .filter(entry -> entry.getValue() > given.getOrDefault(entry.getKey(), 0))
          .collect(
              Collectors.groupingBy(
                  entry -> entry.getValue() - given.getOrDefault(entry.getKey(), 0),
                  LinkedHashMap::new,
                  Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
    }

    /// Says where the block sums up otherwise than the rules.
    private void compare(Creature.Sums sums, Content content) {
      said.forEach(
          (figure, number) -> {
            int reckoned =
                switch (figure) {
                  case "Armoring" -> sums.armoring();
                  case "Vitality" -> sums.vitality();
                  case "Reflex" -> sums.reflex();
                  case "Fortitude" -> sums.fortitude();
                  case "Will" -> sums.will();
                  case "AP" -> sums.ap();
                  case "Hit Dice" -> sums.hitDice();
                  case "TMK" -> sums.tmk();
                  default -> sums.breath().orElse(0);
                };
            differs(figure, String.valueOf(number), String.valueOf(reckoned));
          });
      for (int i = 0; i < attacks.size(); i++) {
        var hit = sums.attacks().get(i);
        var told = told(attacks.get(i), content);
        attacks
            .get(i)
            .hit()
            .ifPresent(
                bonus -> differs(hit.name(), "%+d".formatted(bonus), "%+d".formatted(hit.toHit())));
        told.ap().ifPresent(ap -> differs(hit.name(), ap + " AP", hit.ap() + " AP"));
        if (told.damage().matches(".*[+-].*")) {
          differs(hit.name(), told.damage(), hit.damage());
        }
      }
      for (DamageType type : DamageType.values()) {
        differs("Resistance", resistances, sums.resistances(), type);
        differs("Vulnerability", vulnerabilities, sums.vulnerabilities(), type);
      }
    }

    private void differs(
        String figure,
        Map<DamageType, Integer> told,
        Map<DamageType, Integer> reckoned,
        DamageType type) {
      if (!told.isEmpty()) {
        differs(
            type.title() + " " + figure,
            String.valueOf(told.getOrDefault(type, 0)),
            String.valueOf(reckoned.getOrDefault(type, 0)));
      }
    }

    private void differs(String figure, String told, String reckoned) {
      if (!told.equals(reckoned)) {
        margin.remark(
            "%s of %s is %s by the rules, not %s".formatted(figure, name, reckoned, told));
      }
    }
  }
}
