package quintain.rhod;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;

/// The Skills, in the order of the book's lists (RHD-SK-01 to 53), and Initiative (RHD-SKILL-05):
/// each with its group, its Core Ability or the two it may be rolled with, and its use.
public enum Skill {
  REFLEX(SkillGroup.DEFENSES, Ability.DEX, Ability.INT, "outmanoeuvre direct physical attacks"),
  FORTITUDE(SkillGroup.DEFENSES, Ability.STR, Ability.CON, "resist internal effects and changes"),
  WILL(SkillGroup.DEFENSES, Ability.WIS, Ability.CHA, "withstand harmful mental effects"),
  SHORT_BLUNT(
      SkillGroup.MELEE, Ability.STR, Ability.DEX, "batons, hammers, war clubs; mostly one-handed"),
  LONG_BLUNT(SkillGroup.MELEE, Ability.STR, Ability.DEX, "shovels to mauls; long-handled"),
  SHORT_BLADE(SkillGroup.MELEE, Ability.STR, Ability.DEX, "shanks, shivs, daggers"),
  LONG_BLADE(SkillGroup.MELEE, Ability.STR, Ability.DEX, "shortsword to claymore"),
  AXE(SkillGroup.MELEE, Ability.STR, "hatchet to great axe"),
  POLEARM(SkillGroup.MELEE, Ability.STR, "spears, glaives, halberds"),
  FLEXIBLE(SkillGroup.MELEE, Ability.DEX, "whips, chains, flails"),
  SLING(SkillGroup.RANGED, Ability.DEX, "pebbles, pellets, small explosives"),
  BOW(SkillGroup.RANGED, Ability.DEX, "arrows"),
  CROSSBOW(SkillGroup.RANGED, Ability.DEX, "bolts"),
  PISTOL(SkillGroup.RANGED, Ability.DEX, "small projectiles, several before reloading"),
  RIFLE(SkillGroup.RANGED, Ability.DEX, "usually larger calibre than Pistol"),
  LAUNCHER(SkillGroup.RANGED, Ability.DEX, "special ammunition of massive damage"),
  ATHLETICS(SkillGroup.PHYSICAL, Ability.STR, "Grapple, Shove; jumping, climbing"),
  ACROBATICS(SkillGroup.PHYSICAL, Ability.DEX, "avoiding traps; jumping"),
  MANIPULATION(SkillGroup.PHYSICAL, Ability.DEX, "Unjam; some Equipment"),
  STEALTH(
      SkillGroup.PHYSICAL,
      Ability.DEX,
      "keeping yourself or an object from notice; Hide; avoiding traps"),
  THIEVERY(SkillGroup.PHYSICAL, Ability.DEX, "adding or taking objects unnoticed"),
  THROWING(SkillGroup.PHYSICAL, Ability.DEX, "some Weapons and Equipment"),
  ENDURANCE(SkillGroup.PHYSICAL, Ability.CON, "sustained effort, together with other Skills"),
  APPRAISE(SkillGroup.PERSONAL, Ability.INT, "estimating worth, in trade"),
  INVESTIGATION(
      SkillGroup.PERSONAL, Ability.INT, "finding out about a held object or the space you are in"),
  ANIMAL_EMPATHY(SkillGroup.PERSONAL, Ability.WIS, "reading an animal's state and intent"),
  DEDUCTION(
      SkillGroup.PERSONAL, Ability.WIS, "judging statements and another person's state or intent"),
  PERCEPTION(SkillGroup.PERSONAL, Ability.WIS, "noticing; Detect"),
  STREETWISE(SkillGroup.PERSONAL, Ability.WIS, "information, businesses and ways in towns"),
  DIPLOMACY(SkillGroup.PERSONAL, Ability.CHA, "convincing with what you hold to be true"),
  DECEPTION(SkillGroup.PERSONAL, Ability.CHA, "convincing with what you hold to be false"),
  DISGUISE(SkillGroup.PERSONAL, Ability.CHA, "passing as another identity"),
  INTIMIDATION(SkillGroup.PERSONAL, Ability.CHA, "convincing by threat"),
  ARCANA(SkillGroup.KNOWLEDGE, Ability.INT, "mystical, occult, extra-natural matters"),
  BUREAUCRACY(SkillGroup.KNOWLEDGE, Ability.WIS, "how organisations run"),
  CULTURE(SkillGroup.KNOWLEDGE, Ability.WIS, "norms and ideology"),
  ENGINEERING(SkillGroup.KNOWLEDGE, Ability.INT, "physical mechanics"),
  MEDICINE(SkillGroup.KNOWLEDGE, Ability.WIS, "medical processes and effects"),
  NATURE(SkillGroup.KNOWLEDGE, Ability.INT, "ecosystems, terrain, mundane phenomena"),
  ALCHEMY(SkillGroup.PROFESSIONAL, Ability.INT, "making processed chemical items"),
  ARTISTRY(SkillGroup.PROFESSIONAL, Ability.CHA, "static art such as paintings and sculpture"),
  BUSHCRAFT(SkillGroup.PROFESSIONAL, Ability.WIS, "surviving the wilds"),
  COOKING(SkillGroup.PROFESSIONAL, Ability.WIS, "preparing food"),
  CRAFTING(SkillGroup.PROFESSIONAL, Ability.INT, "making objects with tools"),
  HERBALISM(SkillGroup.PROFESSIONAL, Ability.INT, "making natural, raw chemical items"),
  JEWELING(SkillGroup.PROFESSIONAL, Ability.DEX, "fine jewellery"),
  LEATHERWORKING(SkillGroup.PROFESSIONAL, Ability.DEX, "working leather"),
  MASONRY(SkillGroup.PROFESSIONAL, Ability.STR, "working stone"),
  SMITHING(SkillGroup.PROFESSIONAL, Ability.STR, "working metal"),
  PERFORMANCE(SkillGroup.PROFESSIONAL, Ability.CHA, "live art such as a play"),
  RIDING(SkillGroup.PROFESSIONAL, Ability.DEX, "travelling with trained animals"),
  WOODWORKING(SkillGroup.PROFESSIONAL, Ability.STR, "working wood"),
  WEAVING(SkillGroup.PROFESSIONAL, Ability.DEX, "working fabric"),
  INITIATIVE(SkillGroup.READINESS, Ability.DEX, "being first");

  private final SkillGroup group;
  private final Ability first;
  private final Ability second;
  private final String use;
  private final String title;

  Skill(SkillGroup group, Ability only, String use) {
    this(group, only, only, use);
  }

  Skill(SkillGroup group, Ability first, Ability second, String use) {
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
    return this == INITIATIVE
        ? Rhd.RHD_SKILL_05
        : Rhd.valueOf("RHD_SK_%02d".formatted(List.of(values()).indexOf(this) + 1));
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
