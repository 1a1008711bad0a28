package quintain.rhod;

import java.util.Optional;
import quintain.kernel.Names;

/// The Skills, in the order of the book's lists (RHD-SK-01 to 53), and Initiative (RHD-SKILL-05):
/// each with its group, its Core Ability or the two it may be rolled with, and its use.
public enum Skill {
  REFLEX(
      Rhd.RHD_SK_01,
      SkillGroup.DEFENSES,
      Ability.DEX,
      Ability.INT,
      "outmanoeuvre direct physical attacks"),
  FORTITUDE(
      Rhd.RHD_SK_02,
      SkillGroup.DEFENSES,
      Ability.STR,
      Ability.CON,
      "resist internal effects and changes"),
  WILL(
      Rhd.RHD_SK_03,
      SkillGroup.DEFENSES,
      Ability.WIS,
      Ability.CHA,
      "withstand harmful mental effects"),
  SHORT_BLUNT(
      Rhd.RHD_SK_04,
      SkillGroup.MELEE,
      Ability.STR,
      Ability.DEX,
      "batons, hammers, war clubs; mostly one-handed"),
  LONG_BLUNT(
      Rhd.RHD_SK_05, SkillGroup.MELEE, Ability.STR, Ability.DEX, "shovels to mauls; long-handled"),
  SHORT_BLADE(Rhd.RHD_SK_06, SkillGroup.MELEE, Ability.STR, Ability.DEX, "shanks, shivs, daggers"),
  LONG_BLADE(Rhd.RHD_SK_07, SkillGroup.MELEE, Ability.STR, Ability.DEX, "shortsword to claymore"),
  AXE(Rhd.RHD_SK_08, SkillGroup.MELEE, Ability.STR, "hatchet to great axe"),
  POLEARM(Rhd.RHD_SK_09, SkillGroup.MELEE, Ability.STR, "spears, glaives, halberds"),
  FLEXIBLE(Rhd.RHD_SK_10, SkillGroup.MELEE, Ability.DEX, "whips, chains, flails"),
  SLING(Rhd.RHD_SK_11, SkillGroup.RANGED, Ability.DEX, "pebbles, pellets, small explosives"),
  BOW(Rhd.RHD_SK_12, SkillGroup.RANGED, Ability.DEX, "arrows"),
  CROSSBOW(Rhd.RHD_SK_13, SkillGroup.RANGED, Ability.DEX, "bolts"),
  PISTOL(
      Rhd.RHD_SK_14, SkillGroup.RANGED, Ability.DEX, "small projectiles, several before reloading"),
  RIFLE(Rhd.RHD_SK_15, SkillGroup.RANGED, Ability.DEX, "usually larger calibre than Pistol"),
  LAUNCHER(Rhd.RHD_SK_16, SkillGroup.RANGED, Ability.DEX, "special ammunition of massive damage"),
  ATHLETICS(Rhd.RHD_SK_17, SkillGroup.PHYSICAL, Ability.STR, "Grapple, Shove; jumping, climbing"),
  ACROBATICS(Rhd.RHD_SK_18, SkillGroup.PHYSICAL, Ability.DEX, "avoiding traps; jumping"),
  MANIPULATION(Rhd.RHD_SK_19, SkillGroup.PHYSICAL, Ability.DEX, "Unjam; some Equipment"),
  STEALTH(
      Rhd.RHD_SK_20,
      SkillGroup.PHYSICAL,
      Ability.DEX,
      "keeping yourself or an object from notice; Hide; avoiding traps"),
  THIEVERY(Rhd.RHD_SK_21, SkillGroup.PHYSICAL, Ability.DEX, "adding or taking objects unnoticed"),
  THROWING(Rhd.RHD_SK_22, SkillGroup.PHYSICAL, Ability.DEX, "some Weapons and Equipment"),
  ENDURANCE(
      Rhd.RHD_SK_23,
      SkillGroup.PHYSICAL,
      Ability.CON,
      "sustained effort, together with other Skills"),
  APPRAISE(Rhd.RHD_SK_24, SkillGroup.PERSONAL, Ability.INT, "estimating worth, in trade"),
  INVESTIGATION(
      Rhd.RHD_SK_25,
      SkillGroup.PERSONAL,
      Ability.INT,
      "finding out about a held object or the space you are in"),
  ANIMAL_EMPATHY(
      Rhd.RHD_SK_26, SkillGroup.PERSONAL, Ability.WIS, "reading an animal's state and intent"),
  DEDUCTION(
      Rhd.RHD_SK_27,
      SkillGroup.PERSONAL,
      Ability.WIS,
      "judging statements and another person's state or intent"),
  PERCEPTION(Rhd.RHD_SK_28, SkillGroup.PERSONAL, Ability.WIS, "noticing; Detect"),
  STREETWISE(
      Rhd.RHD_SK_29, SkillGroup.PERSONAL, Ability.WIS, "information, businesses and ways in towns"),
  DIPLOMACY(
      Rhd.RHD_SK_30, SkillGroup.PERSONAL, Ability.CHA, "convincing with what you hold to be true"),
  DECEPTION(
      Rhd.RHD_SK_31, SkillGroup.PERSONAL, Ability.CHA, "convincing with what you hold to be false"),
  DISGUISE(Rhd.RHD_SK_32, SkillGroup.PERSONAL, Ability.CHA, "passing as another identity"),
  INTIMIDATION(Rhd.RHD_SK_33, SkillGroup.PERSONAL, Ability.CHA, "convincing by threat"),
  ARCANA(
      Rhd.RHD_SK_34, SkillGroup.KNOWLEDGE, Ability.INT, "mystical, occult, extra-natural matters"),
  BUREAUCRACY(Rhd.RHD_SK_35, SkillGroup.KNOWLEDGE, Ability.WIS, "how organisations run"),
  CULTURE(Rhd.RHD_SK_36, SkillGroup.KNOWLEDGE, Ability.WIS, "norms and ideology"),
  ENGINEERING(Rhd.RHD_SK_37, SkillGroup.KNOWLEDGE, Ability.INT, "physical mechanics"),
  MEDICINE(Rhd.RHD_SK_38, SkillGroup.KNOWLEDGE, Ability.WIS, "medical processes and effects"),
  NATURE(
      Rhd.RHD_SK_39, SkillGroup.KNOWLEDGE, Ability.INT, "ecosystems, terrain, mundane phenomena"),
  ALCHEMY(Rhd.RHD_SK_40, SkillGroup.PROFESSIONAL, Ability.INT, "making processed chemical items"),
  ARTISTRY(
      Rhd.RHD_SK_41,
      SkillGroup.PROFESSIONAL,
      Ability.CHA,
      "static art such as paintings and sculpture"),
  BUSHCRAFT(Rhd.RHD_SK_42, SkillGroup.PROFESSIONAL, Ability.WIS, "surviving the wilds"),
  COOKING(Rhd.RHD_SK_43, SkillGroup.PROFESSIONAL, Ability.WIS, "preparing food"),
  CRAFTING(Rhd.RHD_SK_44, SkillGroup.PROFESSIONAL, Ability.INT, "making objects with tools"),
  HERBALISM(
      Rhd.RHD_SK_45, SkillGroup.PROFESSIONAL, Ability.INT, "making natural, raw chemical items"),
  JEWELING(Rhd.RHD_SK_46, SkillGroup.PROFESSIONAL, Ability.DEX, "fine jewellery"),
  LEATHERWORKING(Rhd.RHD_SK_47, SkillGroup.PROFESSIONAL, Ability.DEX, "working leather"),
  MASONRY(Rhd.RHD_SK_48, SkillGroup.PROFESSIONAL, Ability.STR, "working stone"),
  SMITHING(Rhd.RHD_SK_49, SkillGroup.PROFESSIONAL, Ability.STR, "working metal"),
  PERFORMANCE(Rhd.RHD_SK_50, SkillGroup.PROFESSIONAL, Ability.CHA, "live art such as a play"),
  RIDING(Rhd.RHD_SK_51, SkillGroup.PROFESSIONAL, Ability.DEX, "travelling with trained animals"),
  WOODWORKING(Rhd.RHD_SK_52, SkillGroup.PROFESSIONAL, Ability.STR, "working wood"),
  WEAVING(Rhd.RHD_SK_53, SkillGroup.PROFESSIONAL, Ability.DEX, "working fabric"),
  INITIATIVE(Rhd.RHD_SKILL_05, SkillGroup.READINESS, Ability.DEX, "being first");

  private final Rhd clause;
  private final SkillGroup group;
  private final Ability first;
  private final Ability second;
  private final String use;
  private final String title;

  Skill(Rhd clause, SkillGroup group, Ability only, String use) {
    this(clause, group, only, only, use);
  }

  Skill(Rhd clause, SkillGroup group, Ability first, Ability second, String use) {
    this.clause = clause;
    this.group = group;
    this.first = first;
    this.second = second;
    this.use = use;
    this.title = Names.title(Names.kebab(name()));
  }

  public SkillGroup group() {
    return group;
  }

  /// The Core Ability, or the first of two.
  public Ability first() {
    return first;
  }

  /// The other of two Core Abilities; the same one if there is only one.
  public Ability second() {
    return second;
  }

  public String use() {
    return use;
  }

  /// The Modifier somebody with such scores rolls it with: the higher one of a pair. For weapons
  /// the weapon's own Tag decides instead (RHD-R-24).
  public int mod(Scores scores) {
    return scores.better(first, second);
  }

  /// The clause that lists it.
  public Rhd clause() {
    return clause;
  }

  /// How it is called in a sentence: `Animal Empathy`.
  public String title() {
    return title;
  }

  /// The Skill of that name, however it is spelled.
  public static Optional<Skill> named(String name) {
    for (Skill skill : values()) {
      if (skill.title().equalsIgnoreCase(name.strip())
          || Names.kebab(skill.name()).equalsIgnoreCase(name.strip())) {
        return Optional.of(skill);
      }
    }
    return Optional.empty();
  }
}
