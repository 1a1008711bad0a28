package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Content;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.ArmorClass;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.OtwContent;
import quintain.otherworlds.state.Power;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Sheet;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Weapon;
import quintain.packs.PackLoader;
import quintain.testkit.Covers;

/// The shipped entries have the figures of the catalogue's tables.
class StarterSetTest {
  static final Content CONTENT =
      new PackLoader("otherworlds", OtwContent.ALL, OtherworldsBook.class, "content")
          .checking(List.of(OtwContent::complaints))
          .load(List.of())
          .orThrow();

  // Tables as the catalogue prints them: columns between bars.

  /// Weapon, family, category, X/Y/Z, size, hands, type, price.
  private static final String WEAPONS =
      """
      Woodfall Axe | Axes | Melee | 4/-/1 | medium | 1-2 | slashing | 12
      Longline Rifle | Sniper Rifles | Precision | 5/1/12 | large | 2 | ballistic | 40
      Hedge Bow | Bows | Precision | 3/-/8 | medium | 2 | piercing | 15
      Thumper | Grenade Launchers | Heavy | E3/2/6 | large | 2 | ballistic | 45
      Slab Blade | Busters | Heavy | 5/-/1 | large | 2 | slashing | 22
      Hook Claws | Claws | Dexterity | 2/-/1 | small | 1 | slashing | 10
      Cudgel | Clubs | Melee | 3/-/1 | small | 1 | bludgeoning | 5
      Wrapped Fists | Fists | Melee | 2/-/1 | small | 1 | bludgeoning | 1
      Frag Grenade | Grenades | Dexterity | E3/1/throw | small | 1 | piercing | 8
      Gatehouse | Hand Cannon | Precision | 5/1/4 | medium | 1 | ballistic | 30
      Board Shield | Shields | Melee | 2/-/1 | medium | 1 | bludgeoning | 10
      Quarry Maul | Hammers | Heavy | 5/-/1 | large | 2 | bludgeoning | 20
      Warden Mace | Maces | Melee | 4/-/1 | medium | 1-2 | bludgeoning | 14
      Fen Javelin | Javelins | Dexterity | 3/-/throw | small | 1 | piercing | 5
      Reed Katana | Katanas | Melee | 4/-/1 | medium | 1-2 | slashing | 16
      Oath Sword | Knight Swords | Melee | 3/-/1 | medium | 1-2 | slashing | 18
      Boot Knife | Knives | Dexterity | 3/-/1 | small | 1 | slashing | 8
      Chain Flail | Flails | Melee | 4/-/1 | medium | 1 | bludgeoning | 13
      Post Lance | Lances | Heavy | 4/-/2 | large | 2 | piercing | 16
      Drumfire | Machine Guns | Heavy | 3/5/6 | large | 2 | ballistic | 40
      Tallow Pistol | Pistols | Precision | 3/3/4 | small | 1 | ballistic | 15
      Courier Rifle | Combat Rifles | Precision | 3/4/6 | medium | 2 | ballistic | 25
      Needle Rapier | Rapiers | Dexterity | 4/-/1 | medium | 1 | piercing | 14
      Boar Spear | Spears | Melee | 3/-/2 | medium | 1-2 | piercing | 10
      Ferry Revolver | Revolvers | Precision | 3/2/4 | small | 1 | ballistic | 16
      Comet Tube | Rocket Launchers | Heavy | E4/1/8 | large | 2 | ballistic | 60
      Harvest Scythe | Scythes | Heavy | 5/-/1 | large | 2 | slashing | 20
      Yard Shotgun | Shotguns | Precision | 4/2/2 | medium | 2 | ballistic | 22
      Ash Staff | Staves | Melee | 3/-/1 | medium | 2 | bludgeoning | 6
      Drover Whip | Whips | Dexterity | 3/-/2 | small | 1 | slashing | 8
      Rattle | Submachine Guns | Precision | 3/4/4 | medium | 1 | ballistic | 28
      Arc Baton | Clubs | Melee | 3/-/1 | small | 1 | shock | 20
      Brine Hatchet | Axes | Melee | 3/-/1 | small | 1 | acid | 20
      Bare Hands | Fists | Melee | 1/-/1 | small | 1 | bludgeoning | -
      """;

  /// Armor, class, value, price.
  private static final String ARMOR =
      """
      Travel Cloth | Cloth | Armor 0 | 2
      Warded Robe | Cloth | Armor 0 | 20
      Padded Jack | Light | Armor 1 | 15
      Gum Jack | Light | Armor 1 | 30
      Ring Coat | Medium | Armor 2 | 30
      Oiled Coat | Medium | Armor 2 | 50
      Field Plate | Heavy | Armor 3 | 60
      Furnace Plate | Heavy | Armor 3 | 90
      """;

  /// Creature, tier size natures gaits, attributes, Health, DEF, may evade, attack, X/Y/Z, type,
  /// bonus, responses.
  private static final String CREATURES =
      """
      Rust Raider | basic, Medium, flesh blood | 6/4/4/3/3/4 | 20 | 6 | E | Scrap Cleaver | 4/-/1 | slashing | 10 | -
      Toll Gunner | basic, Medium, flesh blood | 3/6/4/4/3/4 | 16 | 7 | E | Scrap Pistol | 3/3/4 | ballistic | 9 | -
      Kennel Hound | basic, Medium, flesh blood | 6/4/4/4/2/6 | 18 | 6 | E | Bite | 4/-/1 | piercing | 10 | -
      Shamble | basic, Medium, flesh livingdead | 8/1/6/1/1/3 | 22 | 7 | - | Rot Claw | 3/-/1 | slashing | 11 | Immune poison, psychic; Weakness slashing
      Gutter Drone | basic, Small, construct, Flight | 2/7/4/4/1/5 | 14 | 8 | E | Arc Needle | 3/-/4 | shock | 10 | Immune poison, psychic; Resistance slashing; Weakness shock
      Ember Imp | basic, Small, flesh blood demon, Flight | 2/6/4/2/5/5 | 16 | 7 | E | Cinder Spit | 1/-/3 | burn | 7 | Affinity burn; Weakness frost
      Bog Adder | basic, Small, flesh blood | 2/6/3/3/1/4 | 12 | 6 | E | Fang | 1/-/1 | poison | 7 | Immune poison
      Rime Wisp | tough, Medium, Ghost, Float | 2/6/4/5/6/5 | 20 | 7 | E | Cold Touch | 3/-/1 | frost | 9 | Affinity frost; Immune poison; Weakness burn
      Slate Sentinel | tough, Large, construct | 8/1/7/2/2/3 | 28 | 8 | - | Slab Fist | 4/-/1 | bludgeoning | 12 | Immune poison, psychic, petrify; Resistance slashing, ballistic; Weakness shock
      Barrow Warden | tough, Medium, livingdead | 7/1/8/4/5/3 | 22 | 9 | - | Oath Sword | 3/-/1 | slashing | 10 | Immune poison, psychic; Resistance piercing
      Lash Fiend | tough, Medium, flesh blood demon | 6/7/5/4/5/5 | 28 | 9 | E | Barbed Whip | 3/-/2 | slashing | 10 | Immune psychic; Resistance burn, poison
      Storm Kite | tough, Large, flesh blood, Flight | 6/8/5/5/3/8 | 34 | 9 | E | Gale Dive | 5/-/2 | wind | 13 | Affinity shock; Weakness ballistic
      Graven Eye | tough, Medium, flesh, Float | 2/3/5/7/7/3 | 26 | 7 | - | Stone Gaze | 6/-/5 | petrify | 9 | Immune petrify; Resistance spell; Weakness psychic
      Leech Swarm | tough, Small, flesh blood, Flight | 4/8/4/3/1/6 | 26 | 8 | E | Thousand Mouths | 3/-/1 | piercing | 11 | Resistance piercing, ballistic; Weakness wind
      Toll Wraith | tough, Medium, livingdead, Ghost | 3/7/5/6/7/5 | 24 | 9 | E | Knell | 5/-/1 | psychic | 12 | Immune poison, frost
      Gun Deacon | tough, Medium, flesh blood | 4/7/5/5/6/5 | 26 | 9 | E | Rattle | 3/4/4 | ballistic | 10 | -
      Cinder Tyrant | epic, Huge, flesh blood demon, Flight | 9/4/8/6/9/5 | 70 | 10 | - | Furnace Claw | 4/-/1 | slashing | 13 | Affinity burn; Immune poison; Weakness frost
      """;

  /// Skill, category, cost.
  private static final String SKILLS =
      """
      Cleaving Arc | Action | 2 DISC
      Lunge | Action | 2 DISC
      Aimed Shot | Action | 2 DISC
      Shield Slam | Action | 1 DISC
      Field Dressing | Action | 1 DISC
      Rallying Cry | Action | 2 DISC
      Hamstring | Action | 2 DISC
      Feint | Action | 1 DISC
      Focus | Boost | 1 DISC
      Iron Stance | Boost | 1 DISC
      Adrenaline | Boost | 2 DISC, once per encounter
      Second Wind | Boost | once per day
      Astral Tap | Boost | once per day
      Hardy | Passive | -
      Quick Start | Passive | -
      Blade Wall | Passive | -
      Slippery | Passive | -
      Two-Weapon Form | Passive | -
      Element Ward | Passive | -
      Riposte | Reaction | 1 DISC
      Bodyguard | Reaction | 1 DISC
      Snap Barrier | Reaction | 2 AST
      Dash | Movement | 1 DISC
      Vault | Movement | -
      Blink Step | Movement | 3 AST
      """;

  /// Spell, Astral, range, verbal, effect.
  private static final String SPELLS =
      """
      Spark Lance | 2 | 6 | V | Attack, value 3, shock.
      Ember Bolt | 3 | 6 | V | Attack, value 1, burn.
      Rime Shard | 3 | 6 | V | Attack, value 2, frost.
      Venom Dart | 3 | 5 | - | Attack, value 1, poison.
      Gale Palm | 2 | 2 | V | Attack, value 3, wind.
      Corrode | 2 | 5 | V | Attack, value 2, acid.
      Radiant Spear | 3 | 6 | V | Attack, value 3, energy.
      Stone Whisper | 3 | 5 | V | Attack, value 2, petrify.
      Mind Needle | 2 | 6 | - | Attack, value 3, psychic.
      Raw Surge | 1 | 4 | V | Attack, value 2, spell.
      Flame Burst | 5 | 6 | V | Area 3×3, attack, value 1, burn.
      Grave Touch | 4 | 1 | V | Attack, value 2, psychic; all damage is death damage.
      Mend | 2 | 3 | V | Target heals 1d6 + half RES (up); wakes the downed.
      Purify | 3 | 1 | V | Ends Poison, Blind, frost and petrify on the target, or lets the caster make the Astrana check against death damage.
      Ward Shell | 2 | 3 | V | Target has Absorb equal to caster's RES until the encounter ends; a new shell replaces the old.
      Regrowth | 4 | 3 | V | Health Regeneration for the target's next 3 turns.
      Fury | 3 | 4 | V | Berserk for 2 of the target's turns; unwilling: opposed by RES.
      Veil | 3 | 5 | V | Opposed by TOU: Blind until the end of the target's next turn.
      Hush | 2 | 5 | - | Opposed by RES: Silenced for 2 of the target's turns.
      Bewilder | 4 | 5 | V | Opposed by WIS: Confusion on the target's next turn.
      Lift | 3 | 3 | V | Flight for the target's next 3 turns.
      Leeching Brand | 2 | self | - | Boost: your next weapon attack this turn has Life Steal.
      """;

  /// Item, price.
  private static final String ITEMS =
      """
      Med-Gel | 6
      Surgeon's Kit | 20
      Antidote | 6
      Astral Draught | 8
      Thaw Salts | 6
      Softening Oil | 12
      Eye Rinse | 4
      Waking Salts | 6
      Patch Kit | 8
      Guard Cell | 10
      Stun Canister | 8
      Flash Vial | 8
      Smoke Canister | 5
      Climbing Line | 5
      Lantern | 2
      Stim Ampoule | 8
      """;

  @Test
  @Covers({"OTW-WP", "OTW-EQ-01", "OTW-EQ-02", "OTW-EQ-03"})
  void weapons() {
    var shipped =
        CONTENT.all(OtwContent.WEAPONS).stream()
            .filter(weapon -> weapon.id().startsWith("OTW-WP-"))
            .map(
                weapon ->
                    row(
                        weapon.name(),
                        weapon.family().title(),
                        weapon.categories().stream()
                            .map(Phrases::title)
                            .collect(Collectors.joining(" ")),
                        weapon.figures(),
                        Phrases.words(weapon.size()),
                        switch (weapon.hands()) {
                          case ONE -> "1";
                          case TWO -> "2";
                          case EITHER -> "1-2";
                        },
                        Phrases.words(weapon.type()),
                        weapon.price().map(String::valueOf).orElse("-")))
            .toList();

    assertThat(shipped).containsExactlyElementsOf(rows(WEAPONS));
  }

  @Test
  @Covers("OTW-WP")
  void everyFamilyOfTheChartHasAWeapon() {
    var families = CONTENT.all(OtwContent.WEAPONS).stream().map(Weapon::family).distinct();

    assertThat(families).containsExactlyInAnyOrder(Family.values());
    assertThat(Family.values()).hasSize(31);
  }

  @Test
  @Covers("OTW-MECH-38")
  void whatIsSlowToFire() {
    var slow =
        CONTENT.all(OtwContent.WEAPONS).stream()
            .filter(weapon -> weapon.has(Keyword.SLOW_FIRE))
            .map(Weapon::name);

    assertThat(slow)
        .containsExactly(
            "Longline Rifle",
            "Thumper",
            "Frag Grenade",
            "Gatehouse",
            "Comet Tube",
            "Stun Canister");
  }

  @Test
  @Covers("OTW-WP")
  void whatIsSpecialAboutSomeWeapons() {
    assertThat(weapon("Board Shield").defence()).isEqualTo(1);
    assertThat(weapon("Woodfall Axe").defence()).isZero();
    assertThat(weapon("Frag Grenade").keywords()).contains(Keyword.USED_UP);
    assertThat(weapon("Boot Knife").throwable()).isTrue();
    assertThat(weapon("Fen Javelin").throwable()).isTrue();
    assertThat(weapon("Needle Rapier").throwable()).isFalse();
    assertThat(weapon("Bare Hands").keywords()).contains(Keyword.ALWAYS_THERE);
    assertThat(weapon("Stun Canister").type()).isEqualTo(DamageType.STUN);
    assertThat(weapon("Stun Canister").figures()).hasToString("E3/1/throw");
  }

  @Test
  @Covers({"OTW-AR", "OTW-EQ-05", "OTW-EQ-06", "OTW-EQ-08", "OTW-EQ-10"})
  void armor() {
    var shipped =
        CONTENT.all(OtwContent.ARMOR).stream()
            .map(
                armor ->
                    row(
                        armor.name(),
                        Phrases.title(armor.weight()),
                        "Armor " + armor.armor(),
                        armor.price().orElseThrow()))
            .toList();

    assertThat(shipped).containsExactlyElementsOf(rows(ARMOR));
    assertThat(armor("Warded Robe").resists()).containsExactly(DamageType.SPELL);
    assertThat(armor("Gum Jack").resists()).containsExactly(DamageType.SHOCK);
    assertThat(armor("Oiled Coat").resists()).containsExactly(DamageType.FROST);
    assertThat(armor("Furnace Plate").resists()).containsExactly(DamageType.BURN);
    assertThat(armor("Ring Coat").resists()).isEmpty();
    assertThat(Arrays.stream(ArmorClass.values()).map(ArmorClass::toughness))
        .containsExactly(0, 4, 6, 8);
    assertThat(Arrays.stream(ArmorClass.values()).skip(1).map(ArmorClass::dexCap))
        .containsExactly(10, 8, 6);
  }

  @Test
  @Covers({"OTW-GD", "OTW-AB"})
  void guardsAndAbsorbItems() {
    assertThat(CONTENT.all(OtwContent.GUARDS))
        .extracting(guard -> row(guard.name(), guard.reserve(), guard.price().orElseThrow()))
        .containsExactly(
            "Buckler Field | 4/1 | 25", "Kite Field | 6/2 | 45", "Aegis Core | 9/3 | 90");
    assertThat(CONTENT.all(OtwContent.ABSORBS))
        .extracting(item -> row(item.name(), item.amount(), item.price().orElseThrow()))
        .containsExactly(
            "Reed Charm | 4 | 8", "Ceramic Insert | 6 | 14", "Ablative Vest | 10 | 25");
  }

  @Test
  @Covers("OTW-CR")
  void creatures() {
    var shipped =
        CONTENT.all(OtwContent.CREATURES).stream()
            .map(
                creature -> {
                  var attack = creature.attacks().getFirst();
                  var scores = creature.attributes();
                  int dex =
                      Math.min(
                          scores.dex(),
                          creature.worn().map(ArmorClass::dexCap).orElse(Integer.MAX_VALUE));
                  return row(
                      creature.name(),
                      described(creature),
                      scores,
                      creature.health(),
                      scores.tou() + (dex + 1) / 2,
                      scores.dex() >= scores.tou() ? "E" : "-",
                      attack.name(),
                      attack.figures(),
                      Phrases.words(attack.type()),
                      scores.of(attack.attribute()) + attack.figures().attack(),
                      responses(creature.responses()));
                })
            .toList();

    assertThat(shipped).containsExactlyElementsOf(rows(CREATURES));
  }

  @Test
  @Covers("OTW-CR")
  void protectionAndSpecialsOfCreatures() {
    assertThat(CONTENT.all(OtwContent.CREATURES).stream().filter(c -> c.armor() > 0))
        .extracting(c -> c.name() + " " + c.armor() + c.worn().map(w -> " " + w).orElse(""))
        .containsExactly(
            "Rust Raider 1 LIGHT",
            "Gutter Drone 1",
            "Slate Sentinel 2",
            "Barrow Warden 3 HEAVY",
            "Gun Deacon 1 LIGHT",
            "Cinder Tyrant 1");
    assertThat(CONTENT.all(OtwContent.CREATURES).stream().filter(c -> c.guard().isPresent()))
        .extracting(c -> c.name() + " " + c.guard().orElseThrow())
        .containsExactly("Toll Gunner 3/1", "Graven Eye 4/1", "Gun Deacon 4/1");
    assertThat(CONTENT.all(OtwContent.CREATURES))
        .flatExtracting(
            c -> c.attacks().getFirst().keywords().stream().map(k -> c.name() + " " + k).toList())
        .containsExactly(
            "Kennel Hound KNOCKDOWN",
            "Slate Sentinel CRUSH",
            "Barrow Warden EDGE_IN_COMBAT",
            "Lash Fiend MULTI_ATTACK",
            "Lash Fiend DISARM",
            "Leech Swarm MULTI_ATTACK",
            "Leech Swarm LIFE_STEAL",
            "Toll Wraith HALF_DEATH",
            "Gun Deacon BURST_FIRE",
            "Cinder Tyrant CRUSH",
            "Cinder Tyrant MULTI_ATTACK");
    assertThat(creature("Cinder Tyrant").habits())
        .containsExactly(
            new Habit.Breath("Furnace Breath", 3, DamageType.BURN, 6, 3),
            new Habit.NeverIntimidated());
    assertThat(creature("Rust Raider").habits()).containsExactly(new Habit.GangUp());
    assertThat(creature("Kennel Hound").habits()).containsExactly(new Habit.GangUp());
    assertThat(creature("Lash Fiend").habits()).containsExactly(new Habit.BerserkAtHalf());
    assertThat(creature("Graven Eye").habits()).containsExactly(new Habit.GuardsItsSight());
    assertThat(creature("Gun Deacon").proficient()).containsExactly(Proficiency.INFLUENCE);
    assertThat(
            CONTENT.all(OtwContent.CREATURES).stream()
                .filter(creature -> creature.tier() == Creature.Tier.EPIC))
        .extracting(Creature::name)
        .containsExactly("Cinder Tyrant");
  }

  @Test
  @Covers("OTW-R-110")
  void aCreaturesOwnAttackIsMeleeNearByAndNoGunUnlessAListedOne() {
    assertThat(creature("Rust Raider").attacks().getFirst().kind()).isEqualTo(Family.Kind.MELEE);
    assertThat(creature("Storm Kite").attacks().getFirst().kind()).isEqualTo(Family.Kind.MELEE);
    assertThat(creature("Ember Imp").attacks().getFirst().kind()).isEqualTo(Family.Kind.RANGED);
    assertThat(creature("Gun Deacon").attacks().getFirst().kind()).isEqualTo(Family.Kind.GUN);
  }

  @Test
  void skills() {
    var shipped =
        CONTENT.all(OtwContent.SKILLS).stream()
            .map(
                skill -> {
                  var cost = new ArrayList<String>();
                  if (skill.discipline() > 0) {
                    cost.add(skill.discipline() + " DISC");
                  }
                  if (skill.astral() > 0) {
                    cost.add(skill.astral() + " AST");
                  }
                  if (skill.limit() != Skill.Limit.NONE) {
                    cost.add(Phrases.words(skill.limit()));
                  }
                  return row(
                      skill.name(),
                      Phrases.title(skill.kind()),
                      cost.isEmpty() ? "-" : String.join(", ", cost));
                })
            .toList();

    assertThat(shipped).containsExactlyElementsOf(rows(SKILLS));
  }

  @Test
  void spells() {
    var shipped =
        CONTENT.all(OtwContent.SPELLS).stream()
            .map(
                spell ->
                    row(
                        spell.name(),
                        spell.astral(),
                        spell.range() == 0 ? "self" : spell.range(),
                        spell.verbal() ? "V" : "-",
                        spell.effect()))
            .toList();

    assertThat(shipped).containsExactlyElementsOf(rows(SPELLS));
  }

  @Test
  void whatAttackSpellsSayIsWhatTheyDo() {
    for (Spell spell : CONTENT.all(OtwContent.SPELLS)) {
      if (spell.power() instanceof Power.Strike strike) {
        assertThat(spell.effect().toLowerCase(Locale.ROOT))
            .contains("value %d, %s".formatted(strike.value(), Phrases.words(strike.type())));
        assertThat(spell.effect().contains("Area")).isEqualTo(strike.area());
        assertThat(spell.effect().contains("death")).isEqualTo(strike.death());
      } else {
        assertThat(spell.effect()).doesNotContain("value");
      }
    }
  }

  @Test
  void consumables() {
    var shipped =
        new ArrayList<>(
            CONTENT.all(OtwContent.CONSUMABLES).stream()
                .map(item -> row(item.name(), item.price().orElseThrow()))
                .toList());
    // The one that is thrown as a weapon stands among the weapons.
    shipped.add(10, row("Stun Canister", weapon("Stun Canister").price().orElseThrow()));

    assertThat(shipped).containsExactlyElementsOf(rows(ITEMS));
    assertThat(CONTENT.find(OtwContent.CONSUMABLES, "Surgeon's Kit").orElseThrow().uses())
        .isEqualTo(5);
  }

  @Test
  @Covers({"OTW-PC", "OTW-CC-01", "OTW-CC-02", "OTW-CC-03", "OTW-CC-04", "OTW-CC-07", "OTW-CC-08"})
  void theReadyMadeAreBuiltByTheRulesOfCreation() {
    var rows =
        CONTENT.all(OtwContent.PREGENS).stream()
            .map(
                sheet -> {
                  var origin = CONTENT.find(OtwContent.ORIGINS, sheet.origin()).orElseThrow();
                  assertThat(spent(sheet.attributes())).isEqualTo(12);
                  assertThat(sheet.proficiencies()).hasSize(4);
                  assertThat(sheet.masteries()).hasSize(2);
                  assertThat(sheet.picks()).hasSize(7);
                  return row(
                      sheet.name(),
                      sheet.attributes(),
                      Growth.health(sheet.attributes(), origin, List.of()),
                      Growth.astral(sheet.attributes()),
                      Growth.discipline(sheet.attributes()));
                })
            .toList();

    assertThat(rows)
        .containsExactly(
            "Brannoc Vale | 6/3/6/3/3/4 | 24 | 9 | 5",
            "Ysolde Marr | 3/6/4/5/2/5 | 18 | 6 | 7",
            "Kit Arroway | 3/7/4/3/2/6 | 18 | 6 | 5",
            "Orrin Thess | 2/4/4/4/7/4 | 18 | 21 | 6");
  }

  @Test
  @Covers("OTW-CC-09")
  void theReadyMadeHaveSpentAndKeptSixtyMarks() {
    for (Sheet sheet : CONTENT.all(OtwContent.PREGENS)) {
      int spent =
          sheet.items().stream()
              .mapToInt(
                  item -> OtwContent.gear(CONTENT, item.item()).orElseThrow().price().orElseThrow())
              .sum();

      assertThat(spent + sheet.marks()).as(sheet.name()).isEqualTo(60);
    }
  }

  @Test
  @Covers({"OTW-MECH-03", "OTW-MECH-06", "OTW-MECH-37"})
  void gunsAreBallisticBluntThingsBludgeonAndBladesSlash() {
    assertThat(
            CONTENT.all(OtwContent.WEAPONS).stream()
                .filter(weapon -> weapon.family().kind() == Family.Kind.GUN))
        .extracting(Weapon::type)
        .containsOnly(DamageType.BALLISTIC);
    assertThat(weapon("Quarry Maul").type()).isEqualTo(DamageType.BLUDGEONING);
    assertThat(weapon("Boot Knife").type()).isEqualTo(DamageType.SLASHING);
  }

  private static Weapon weapon(String name) {
    return CONTENT.find(OtwContent.WEAPONS, name).orElseThrow();
  }

  private static Armor armor(String name) {
    return CONTENT.find(OtwContent.ARMOR, name).orElseThrow();
  }

  private static Creature creature(String name) {
    return CONTENT.find(OtwContent.CREATURES, name).orElseThrow();
  }

  private static String described(Creature creature) {
    var words = new ArrayList<String>();
    words.add(Phrases.words(creature.tier()));
    words.add(Phrases.title(creature.size()));
    if (!creature.natures().isEmpty()) {
      words.add(
          creature.natures().stream()
              .map(nature -> Phrases.words(nature).replace(" ", ""))
              .collect(Collectors.joining(" ")));
    }
    creature.gaits().forEach(gait -> words.add(Phrases.title(gait)));
    return String.join(", ", words);
  }

  private static String responses(Responses responses) {
    var words = new ArrayList<String>();
    listed("Affinity", responses.affinity(), words);
    listed("Immune", responses.immune(), words);
    listed("Resistance", responses.resistance(), words);
    listed("Weakness", responses.weakness(), words);
    return words.isEmpty() ? "-" : String.join("; ", words);
  }

  private static void listed(String word, List<DamageType> types, List<String> words) {
    if (!types.isEmpty()) {
      words.add(word + " " + types.stream().map(Phrases::words).collect(Collectors.joining(", ")));
    }
  }

  private static String row(Object... cells) {
    return Arrays.stream(cells).map(String::valueOf).collect(Collectors.joining(" | "));
  }

  private static List<String> rows(String table) {
    return table.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  private static int spent(Attributes attributes) {
    return Stream.of(Attribute.values())
        .mapToInt(each -> attributes.of(each) - Growth.START.of(each))
        .sum();
  }
}
