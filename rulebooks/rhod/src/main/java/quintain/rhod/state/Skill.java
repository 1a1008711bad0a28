package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quintain.kernel.Names;
import quintain.kernel.parts.Check;

/// A Skill (RHD-SKILL-01): one of the book's 54, or one that a Glossary adds (RHD-REF-07).
///
/// Commands and Glossaries speak of Skills by name. The book's are known by it; what one of a
/// Glossary's is, the shelf of the table tells ([Shelf#skill]). Two of one name are the same Skill.
///
/// @param key `animal-empathy`
/// @param title how it is called in a sentence: `Animal Empathy`
/// @param sort what it is; empty for a name that nobody has looked up yet
public record Skill(String key, String title, Optional<Sort> sort) implements Comparable<Skill> {
  /// What kind of Skill something is.
  ///
  /// @param first the Core Ability, or the first of two
  /// @param second the other of two Core Abilities; the same one if there is only one
  /// @param place where the book lists it; those of Glossaries come after all of them
  public record Sort(
      SkillGroup group,
      Ability first,
      Ability second,
      int place,
      Optional<Rhd> clause,
      String use) {}

  private static final List<Skill> BOOK = new ArrayList<>();

  public static final Skill REFLEX =
      listed(
          "REFLEX",
          Rhd.RHD_SK_01,
          SkillGroup.DEFENSES,
          Ability.DEX,
          Ability.INT,
          "outmanoeuvre direct physical attacks");
  public static final Skill FORTITUDE =
      listed(
          "FORTITUDE",
          Rhd.RHD_SK_02,
          SkillGroup.DEFENSES,
          Ability.STR,
          Ability.CON,
          "resist internal effects and changes");
  public static final Skill WILL =
      listed(
          "WILL",
          Rhd.RHD_SK_03,
          SkillGroup.DEFENSES,
          Ability.WIS,
          Ability.CHA,
          "withstand harmful mental effects");
  public static final Skill SHORT_BLUNT =
      listed(
          "SHORT_BLUNT",
          Rhd.RHD_SK_04,
          SkillGroup.MELEE,
          Ability.STR,
          Ability.DEX,
          "batons, hammers, war clubs; mostly one-handed");
  public static final Skill LONG_BLUNT =
      listed(
          "LONG_BLUNT",
          Rhd.RHD_SK_05,
          SkillGroup.MELEE,
          Ability.STR,
          Ability.DEX,
          "shovels to mauls; long-handled");
  public static final Skill SHORT_BLADE =
      listed(
          "SHORT_BLADE",
          Rhd.RHD_SK_06,
          SkillGroup.MELEE,
          Ability.STR,
          Ability.DEX,
          "shanks, shivs, daggers");
  public static final Skill LONG_BLADE =
      listed(
          "LONG_BLADE",
          Rhd.RHD_SK_07,
          SkillGroup.MELEE,
          Ability.STR,
          Ability.DEX,
          "shortsword to claymore");
  public static final Skill AXE =
      listed("AXE", Rhd.RHD_SK_08, SkillGroup.MELEE, Ability.STR, "hatchet to great axe");
  public static final Skill POLEARM =
      listed("POLEARM", Rhd.RHD_SK_09, SkillGroup.MELEE, Ability.STR, "spears, glaives, halberds");
  public static final Skill FLEXIBLE =
      listed("FLEXIBLE", Rhd.RHD_SK_10, SkillGroup.MELEE, Ability.DEX, "whips, chains, flails");
  public static final Skill SLING =
      listed(
          "SLING",
          Rhd.RHD_SK_11,
          SkillGroup.RANGED,
          Ability.DEX,
          "pebbles, pellets, small explosives");
  public static final Skill BOW =
      listed("BOW", Rhd.RHD_SK_12, SkillGroup.RANGED, Ability.DEX, "arrows");
  public static final Skill CROSSBOW =
      listed("CROSSBOW", Rhd.RHD_SK_13, SkillGroup.RANGED, Ability.DEX, "bolts");
  public static final Skill PISTOL =
      listed(
          "PISTOL",
          Rhd.RHD_SK_14,
          SkillGroup.RANGED,
          Ability.DEX,
          "small projectiles, several before reloading");
  public static final Skill RIFLE =
      listed(
          "RIFLE",
          Rhd.RHD_SK_15,
          SkillGroup.RANGED,
          Ability.DEX,
          "usually larger calibre than Pistol");
  public static final Skill LAUNCHER =
      listed(
          "LAUNCHER",
          Rhd.RHD_SK_16,
          SkillGroup.RANGED,
          Ability.DEX,
          "special ammunition of massive damage");
  public static final Skill ATHLETICS =
      listed(
          "ATHLETICS",
          Rhd.RHD_SK_17,
          SkillGroup.PHYSICAL,
          Ability.STR,
          "Grapple, Shove; jumping, climbing");
  public static final Skill ACROBATICS =
      listed(
          "ACROBATICS", Rhd.RHD_SK_18, SkillGroup.PHYSICAL, Ability.DEX, "avoiding traps; jumping");
  public static final Skill MANIPULATION =
      listed(
          "MANIPULATION", Rhd.RHD_SK_19, SkillGroup.PHYSICAL, Ability.DEX, "Unjam; some Equipment");
  public static final Skill STEALTH =
      listed(
          "STEALTH",
          Rhd.RHD_SK_20,
          SkillGroup.PHYSICAL,
          Ability.DEX,
          "keeping yourself or an object from notice; Hide; avoiding traps");
  public static final Skill THIEVERY =
      listed(
          "THIEVERY",
          Rhd.RHD_SK_21,
          SkillGroup.PHYSICAL,
          Ability.DEX,
          "adding or taking objects unnoticed");
  public static final Skill THROWING =
      listed(
          "THROWING",
          Rhd.RHD_SK_22,
          SkillGroup.PHYSICAL,
          Ability.DEX,
          "some Weapons and Equipment");
  public static final Skill ENDURANCE =
      listed(
          "ENDURANCE",
          Rhd.RHD_SK_23,
          SkillGroup.PHYSICAL,
          Ability.CON,
          "sustained effort, together with other Skills");
  public static final Skill APPRAISE =
      listed(
          "APPRAISE",
          Rhd.RHD_SK_24,
          SkillGroup.PERSONAL,
          Ability.INT,
          "estimating worth, in trade");
  public static final Skill INVESTIGATION =
      listed(
          "INVESTIGATION",
          Rhd.RHD_SK_25,
          SkillGroup.PERSONAL,
          Ability.INT,
          "finding out about a held object or the space you are in");
  public static final Skill ANIMAL_EMPATHY =
      listed(
          "ANIMAL_EMPATHY",
          Rhd.RHD_SK_26,
          SkillGroup.PERSONAL,
          Ability.WIS,
          "reading an animal's state and intent");
  public static final Skill DEDUCTION =
      listed(
          "DEDUCTION",
          Rhd.RHD_SK_27,
          SkillGroup.PERSONAL,
          Ability.WIS,
          "judging statements and another person's state or intent");
  public static final Skill PERCEPTION =
      listed("PERCEPTION", Rhd.RHD_SK_28, SkillGroup.PERSONAL, Ability.WIS, "noticing; Detect");
  public static final Skill STREETWISE =
      listed(
          "STREETWISE",
          Rhd.RHD_SK_29,
          SkillGroup.PERSONAL,
          Ability.WIS,
          "information, businesses and ways in towns");
  public static final Skill DIPLOMACY =
      listed(
          "DIPLOMACY",
          Rhd.RHD_SK_30,
          SkillGroup.PERSONAL,
          Ability.CHA,
          "convincing with what you hold to be true");
  public static final Skill DECEPTION =
      listed(
          "DECEPTION",
          Rhd.RHD_SK_31,
          SkillGroup.PERSONAL,
          Ability.CHA,
          "convincing with what you hold to be false");
  public static final Skill DISGUISE =
      listed(
          "DISGUISE",
          Rhd.RHD_SK_32,
          SkillGroup.PERSONAL,
          Ability.CHA,
          "passing as another identity");
  public static final Skill INTIMIDATION =
      listed(
          "INTIMIDATION", Rhd.RHD_SK_33, SkillGroup.PERSONAL, Ability.CHA, "convincing by threat");
  public static final Skill ARCANA =
      listed(
          "ARCANA",
          Rhd.RHD_SK_34,
          SkillGroup.KNOWLEDGE,
          Ability.INT,
          "mystical, occult, extra-natural matters");
  public static final Skill BUREAUCRACY =
      listed(
          "BUREAUCRACY", Rhd.RHD_SK_35, SkillGroup.KNOWLEDGE, Ability.WIS, "how organisations run");
  public static final Skill CULTURE =
      listed("CULTURE", Rhd.RHD_SK_36, SkillGroup.KNOWLEDGE, Ability.WIS, "norms and ideology");
  public static final Skill ENGINEERING =
      listed("ENGINEERING", Rhd.RHD_SK_37, SkillGroup.KNOWLEDGE, Ability.INT, "physical mechanics");
  public static final Skill MEDICINE =
      listed(
          "MEDICINE",
          Rhd.RHD_SK_38,
          SkillGroup.KNOWLEDGE,
          Ability.WIS,
          "medical processes and effects");
  public static final Skill NATURE =
      listed(
          "NATURE",
          Rhd.RHD_SK_39,
          SkillGroup.KNOWLEDGE,
          Ability.INT,
          "ecosystems, terrain, mundane phenomena");
  public static final Skill ALCHEMY =
      listed(
          "ALCHEMY",
          Rhd.RHD_SK_40,
          SkillGroup.PROFESSIONAL,
          Ability.INT,
          "making processed chemical items");
  public static final Skill ARTISTRY =
      listed(
          "ARTISTRY",
          Rhd.RHD_SK_41,
          SkillGroup.PROFESSIONAL,
          Ability.CHA,
          "static art such as paintings and sculpture");
  public static final Skill BUSHCRAFT =
      listed(
          "BUSHCRAFT", Rhd.RHD_SK_42, SkillGroup.PROFESSIONAL, Ability.WIS, "surviving the wilds");
  public static final Skill COOKING =
      listed("COOKING", Rhd.RHD_SK_43, SkillGroup.PROFESSIONAL, Ability.WIS, "preparing food");
  public static final Skill CRAFTING =
      listed(
          "CRAFTING",
          Rhd.RHD_SK_44,
          SkillGroup.PROFESSIONAL,
          Ability.INT,
          "making objects with tools");
  public static final Skill HERBALISM =
      listed(
          "HERBALISM",
          Rhd.RHD_SK_45,
          SkillGroup.PROFESSIONAL,
          Ability.INT,
          "making natural, raw chemical items");
  public static final Skill JEWELING =
      listed("JEWELING", Rhd.RHD_SK_46, SkillGroup.PROFESSIONAL, Ability.DEX, "fine jewellery");
  public static final Skill LEATHERWORKING =
      listed(
          "LEATHERWORKING", Rhd.RHD_SK_47, SkillGroup.PROFESSIONAL, Ability.DEX, "working leather");
  public static final Skill MASONRY =
      listed("MASONRY", Rhd.RHD_SK_48, SkillGroup.PROFESSIONAL, Ability.STR, "working stone");
  public static final Skill SMITHING =
      listed("SMITHING", Rhd.RHD_SK_49, SkillGroup.PROFESSIONAL, Ability.STR, "working metal");
  public static final Skill PERFORMANCE =
      listed(
          "PERFORMANCE",
          Rhd.RHD_SK_50,
          SkillGroup.PROFESSIONAL,
          Ability.CHA,
          "live art such as a play");
  public static final Skill RIDING =
      listed(
          "RIDING",
          Rhd.RHD_SK_51,
          SkillGroup.PROFESSIONAL,
          Ability.DEX,
          "travelling with trained animals");
  public static final Skill WOODWORKING =
      listed("WOODWORKING", Rhd.RHD_SK_52, SkillGroup.PROFESSIONAL, Ability.STR, "working wood");
  public static final Skill WEAVING =
      listed("WEAVING", Rhd.RHD_SK_53, SkillGroup.PROFESSIONAL, Ability.DEX, "working fabric");
  public static final Skill INITIATIVE =
      listed("INITIATIVE", Rhd.RHD_SKILL_05, SkillGroup.READINESS, Ability.DEX, "being first");

  /// The book's own, in its order and by the names of its lists.
  @By(Rhd.RHD_R_97)
  private static final List<Skill> LISTED = List.copyOf(BOOK);

  public Skill {
    Check.text("the name of a Skill", title);
  }

  private static Skill listed(
      String constant, Rhd clause, SkillGroup group, Ability only, String use) {
    return listed(constant, clause, group, only, only, use);
  }

  private static Skill listed(
      String constant, Rhd clause, SkillGroup group, Ability first, Ability second, String use) {
    var key = Names.kebab(constant);
    var sort = new Sort(group, first, second, BOOK.size(), Optional.of(clause), use);
    var skill = new Skill(key, Names.title(key), Optional.of(sort));
    BOOK.add(skill);
    return skill;
  }

  /// The Skills that the book lists.
  public static List<Skill> listed() {
    return LISTED;
  }

  /// One that a Glossary adds.
  static Skill added(String name, SkillGroup group, Ability first, Ability second, String use) {
    return new Skill(
        key(name),
        name.strip(),
        Optional.of(new Sort(group, first, second, Integer.MAX_VALUE, Optional.empty(), use)));
  }

  private static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
  }

  /// The Skill of that name, however it is spelled; with what it is, if the book lists it or the
  /// text says so, as in `Sailing (professional, WIS)`.
  public static Skill parse(String text) {
    int open = text.indexOf(" (");
    if (open > 0 && text.endsWith(")")) {
      var parts = text.substring(open + 2, text.length() - 1).split(", |/", -1);
      var first = Words.constant(Ability.class, parts[1]);
      return added(
          text.substring(0, open),
          Words.constant(SkillGroup.class, parts[0]),
          first,
          parts.length > 2 ? Words.constant(Ability.class, parts[2]) : first,
          "");
    }
    var key = key(text);
    for (Skill skill : LISTED) {
      if (skill.key.equals(key)) {
        return skill;
      }
    }
    return new Skill(key, Names.title(text.strip()), Optional.empty());
  }

  /// The Skill of that name in the book's lists.
  public static Optional<Skill> named(String name) {
    return Optional.of(parse(name)).filter(Skill::isListed);
  }

  /// Whether the book lists it.
  boolean isListed() {
    return sort.flatMap(Sort::clause).isPresent();
  }

  private Sort read() {
    return sort.orElseThrow(
        () -> new IllegalStateException("nobody has looked up what " + title + " is"));
  }

  public SkillGroup group() {
    return read().group();
  }

  /// The Core Ability, or the first of two.
  public Ability first() {
    return read().first();
  }

  /// The other of two Core Abilities; the same one if there is only one.
  public Ability second() {
    return read().second();
  }

  /// The clause that lists it; empty for what a Glossary adds.
  public Optional<Rhd> clause() {
    return read().clause();
  }

  /// What it is for; empty where a Glossary does not say.
  public String use() {
    return read().use();
  }

  /// Its name, and what it is for.
  public String described() {
    return use().isEmpty() ? title : title + ": " + use();
  }

  /// The name alone, for whoever must look it up again.
  public Skill bare() {
    return isListed() ? this : new Skill(key, title, Optional.empty());
  }

  @Override
  public int compareTo(Skill other) {
    int place = sort.map(Sort::place).orElse(Integer.MAX_VALUE);
    int others = other.sort.map(Sort::place).orElse(Integer.MAX_VALUE);
    return place == others ? key.compareTo(other.key) : Integer.compare(place, others);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Skill skill && key.equals(skill.key));
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  /// What [#parse] reads.
  @Override
  public String toString() {
    if (isListed() || sort.isEmpty()) {
      return isListed() ? key : title;
    }
    var abilities =
        Stream.of(first(), second()).distinct().map(Enum::name).collect(Collectors.joining("/"));
    return "%s (%s, %s)".formatted(title, Names.kebab(group().name()), abilities);
  }
}
