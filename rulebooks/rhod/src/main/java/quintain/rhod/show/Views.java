package quintain.rhod.show;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.rhod.rules.Containers;
import quintain.rhod.rules.Inventory;
import quintain.rhod.rules.Lights;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Field;
import quintain.rhod.state.Fight;
import quintain.rhod.state.Fog;
import quintain.rhod.state.Item;
import quintain.rhod.state.Lying;
import quintain.rhod.state.Part;
import quintain.rhod.state.Place;
import quintain.rhod.state.Ration;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.SkillGroup;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Trait;
import quintain.rhod.state.Words;
import quintain.rhod.state.World;
import quintain.space.Chart;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views extends Panels<RhodState, Being> {
  private Views(RhodState state, Seat seat) {
    super(state, seat);
  }

  static View view(RhodState state, Seat seat) {
    return new Views(state, seat).view();
  }

  @Override
  protected void surroundings() {
    state.fight().ifPresent(this::fight);
    scene();
    panel("clock", "Time", new PanelItems().prose("clock", Wording.moment(state.clock())));
    ground();
    containers();
  }

  // Beings

  @Override
  protected void figures(Being being, PanelItems items) {
    pools(being, items);
    scores(being, items);
    stance(being, items);
    conditions(being, items, true);
    defenses(being, items);
    skills(being, items);
    mechanics(being, items);
    resistances(being, items);
    carried(being, items);
    life(being, items);
  }

  @Override
  protected void onlyWhatShows(Being being, PanelItems items) {
    if (being.isDead()) {
      items.chip("dead", "");
    }
    stance(being, items);
    conditions(being, items, false);
    for (Item item : being.kit().held()) {
      items.prose("in hand", item.thing().name());
    }
  }

  private void pools(Being being, PanelItems items) {
    if (being.isDead()) {
      items.chip("dead", "");
    }
    items.track("armoring", being.kit().armoring(), being.kit().maxArmoring());
    items.track("vitality", being.vitals().vitality(), Defenses.maxVitality(state.house(), being));
    items.track("hit-dice", being.vitals().hitDice(), Defenses.hitDice(being));
    // Whom one blow has killed has no Wounds, and nothing would be well about that.
    if (!being.isDead() || being.vitals().wounds() > 0) {
      items.track("wounds", being.vitals().wounds(), being.scores().of(Ability.CON));
    }
    // Points are of whoever has the Turn: two people's are not one number that goes up and down.
    state
        .fight()
        .flatMap(Fight::turn)
        .filter(turn -> turn.who().equals(being.id()))
        .ifPresent(
            turn -> items.track("fight.ap", turn.ap(), Math.max(turn.ap(), Defenses.ap(being))));
  }

  /// The dead are ready for nothing.
  private static void stance(Being being, PanelItems items) {
    if (!being.isDead()) {
      items.chip(Words.title(being.stance()), stance(being.stance()));
    }
  }

  private static String stance(Stance stance) {
    return switch (stance) {
      case HIGH_READY -> "+1 Initiative, +2 on Attack Rolls (RHD-STN-02)";
      case LOW_READY -> "+2 Stealth, +1 Reflex (RHD-STN-03)";
      case CROUCHED -> "no running, +3 on Ranged Attacks, Low Cover counts as High (RHD-STN-04)";
      case PRONE ->
          "no running, better Cover, but Attacks from within 10' have Advantage (RHD-STN-05)";
    };
  }

  private void conditions(Being being, PanelItems items, boolean figures) {
    for (Borne borne : being.conditions()) {
      if (figures) {
        items.chip(Wording.condition(borne), meaning(borne));
      } else if (Wording.isPlainToSee(borne)) {
        items.chip(borne.title(), "");
      }
    }
  }

  /// What a Condition means, with whoever put it there if this seat may see them.
  private String meaning(Borne borne) {
    var by =
        state
            .find(borne.source())
            .filter(source -> state.maySee(source, seat))
            .map(source -> " From " + source.name() + ".")
            .orElse("");
    return Wording.meaning(state, borne) + by;
  }

  private void defenses(Being being, PanelItems items) {
    for (Defense defense : Defense.values()) {
      var parts = new ArrayList<View.Part>();
      var clause = Defenses.clause(defense).id();
      parts.add(new View.Part("base", 8, clause));
      int degree = being.degree(defense.skill());
      if (degree != 0) {
        parts.add(new View.Part(defense.skill().title(), degree, clause));
      }
      parts.add(new View.Part("better Ability", Defenses.mod(being, defense), clause));
      for (Part part : Defenses.situation(being, defense, false)) {
        parts.add(new View.Part(part.name(), part.amount(), part.why()));
      }
      items.score(Names.kebab(defense.name()), Defenses.now(being, defense), parts);
    }
    items.score(
        "ap",
        Defenses.ap(being),
        List.of(new View.Part("half of DEX", being.scores().of(Ability.DEX) / 2, Rhd.RHD_AP_01)));
  }

  private static void scores(Being being, PanelItems items) {
    for (Ability ability : Ability.values()) {
      items.score(
          Names.kebab(ability.name()),
          being.scores().of(ability),
          List.of(new View.Part("modifier", being.mod(ability), Rhd.RHD_ABIL_07)));
    }
  }

  private static void skills(Being being, PanelItems items) {
    var known = new TreeMap<SkillGroup, List<String>>();
    being
        .life()
        .training()
        .degrees()
        .forEach(
            (skill, degree) ->
                known
                    .computeIfAbsent(skill.group(), _ -> new ArrayList<>())
                    .add("%s +%d".formatted(skill.title(), degree.bonus())));
    known.forEach((group, skills) -> items.prose(group.title(), String.join(", ", skills)));
    var practised = new ArrayList<String>();
    being
        .life()
        .practice()
        .forEach(
            (skill, watches) -> {
              if (watches > 0) {
                practised.add("%s %d".formatted(skill.title(), watches));
              }
            });
    items.note("practice in Watches", practised);
  }

  private static void mechanics(Being being, PanelItems items) {
    var life = being.life();
    items.prose("TMK", Integer.toString(life.tmk()));
    for (Feature feature : life.features()) {
      items.prose(feature.name(), "%s. %s".formatted(feature.cost(), feature.effect()));
    }
    for (Trait trait : life.traits()) {
      items.prose(trait.name(), trait.effect());
    }
  }

  private static void resistances(Being being, PanelItems items) {
    var against = new ArrayList<String>();
    var weak = new ArrayList<String>();
    for (DamageType type : DamageType.values()) {
      if (Defenses.resistance(being, type) > 0) {
        against.add("%s %d".formatted(Words.title(type), Defenses.resistance(being, type)));
      }
      if (Defenses.vulnerability(being, type) > 0) {
        weak.add("%s %d".formatted(Words.title(type), Defenses.vulnerability(being, type)));
      }
    }
    if (Defenses.trueResistance(being) > 0) {
      against.add("True " + Defenses.trueResistance(being));
    }
    if (Defenses.trueVulnerability(being) > 0) {
      weak.add("True " + Defenses.trueVulnerability(being));
    }
    items.note("resistance", against);
    items.note("vulnerability", weak);
  }

  private static void carried(Being being, PanelItems items) {
    var held = new ArrayList<View.Held>();
    int packed = 0;
    for (Item item : being.kit().items()) {
      boolean slot = item.place() == Place.PACK;
      packed += slot ? 1 : 0;
      held.add(
          new View.Held(
              item.count() > 1
                  ? "%d %s".formatted(item.count(), item.thing().name())
                  : item.thing().name(),
              slot ? 1 : 0,
              item.place().title(),
              item.detail()));
    }
    var slots = Inventory.strengthBased(being);
    items.add(
        new View.Slots(
            "items", packed, slots.large() + slots.medium() + slots.small(), List.copyOf(held)));
    items.prose(
        "strength slots",
        "%d Large, %d Medium, %d Small".formatted(slots.large(), slots.medium(), slots.small()));
  }

  private static void life(Being being, PanelItems items) {
    var life = being.life();
    if (being.isPc()) {
      items.prose("EXP", Integer.toString(life.exp()));
      items.prose(
          "today",
          "%s; Food: %s; Water: %s; %s of Rest"
              .formatted(
                  being.day().watch().spent(),
                  Wording.ration(Ration.of(being.day().food())),
                  Wording.ration(Ration.of(being.day().water())),
                  Wording.hours(being.day().rest())));
      answer(items, "concept", life.concept().idea());
      answer(items, "in the world", life.concept().who());
      answer(items, "past", life.concept().past());
      answer(items, "wants", life.concept().wants());
    } else items.note("tactics", being.nature().tactics());
  }

  /// What nobody has answered yet is shown as such (RHD-CHAR-08).
  private static void answer(PanelItems items, String question, String said) {
    items.prose(question, said.isEmpty() ? "unanswered" : said);
  }

  // The Encounter

  private void fight(Fight fight) {
    var items = new PanelItems();
    items.score("fight.round", fight.round());
    fight
        .turn()
        .filter(turn -> isSeen(turn.who()))
        .ifPresent(turn -> items.prose("fight.turn", state.nameOf(turn.who())));
    items.prose(
        "fight.order",
        fight.order().stream()
            .filter(rank -> isSeen(rank.who()))
            .map(rank -> state.nameOf(rank.who()) + " " + rank.initiative())
            .collect(Collectors.joining(", ")));
    panel("fight", "Encounter", items);
  }

  // Around them

  private void scene() {
    var items = new PanelItems();
    items.note("place", state.scene().place());
    items.add(map());
    if (Fog.lies(state)) {
      items.chip("fog", "players know what their characters see (RHD-R-98)");
    }
    for (World.Zone zone : state.world().zones()) {
      if (!Fog.hides(state, zone.at(), seat)) {
        items.chip(zone(zone), "within %d' of %s".formatted(zone.feet(), zone.at()));
      }
    }
    items.note("weather", state.scene().weather());
    for (String terrain : state.scene().terrain()) {
      items.prose("terrain", terrain);
    }
    items.note("expansions", state.scene().expansions());
    panel("scene", "Scene", items);
  }

  private static String zone(World.Zone zone) {
    return switch (zone.kind()) {
      case FLASH -> "blinding flash";
      case SMOKE -> "smoke";
      case CALTROPS -> "caltrops";
      case LINE -> "fixed line";
      case AIRLESS -> "no air";
    };
  }

  /// The grid of 5-foot spaces, with whoever this seat sees on it. The Referee may lay another map.
  private View.Grid map() {
    var map = Field.map(state);
    var bodies =
        state.roster().stream()
            .filter(being -> state.maySee(being, seat) && !being.isDead())
            .map(Field::body)
            .toList();
    return new Chart(map, Lights.lighting(state), bodies, Fog.sight(state, seat))
        .view("where", plan(Encounter.LayMap.class, map));
  }

  private void ground() {
    var items = new PanelItems();
    for (Lying lying : state.world().ground()) {
      if (!Fog.hides(state, lying.at(), seat)) {
        items.prose(lying.item().thing().name(), "at " + lying.at() + "; " + lying.item().detail());
      }
    }
    panel("ground", "On the ground", items);
  }

  /// Containers with what is seen in them: in a closed one only the Referee sees anything.
  private void containers() {
    var items = new PanelItems();
    for (World.Container container : state.world().containers()) {
      if (!Fog.hides(state, container.at(), seat)) {
        items.prose(container.name(), described(container));
      }
    }
    panel("containers", "Containers", items);
  }

  private String described(World.Container container) {
    var said = new StringBuilder("at " + container.at());
    said.append(container.open() ? "; open" : "; closed");
    if (seat.isReferee()) {
      Containers.lock(state, container.name())
          .ifPresent(lock -> said.append("; locked, DC ").append(lock.dc()));
    }
    if (container.open() || seat.isReferee()) {
      var things = container.contents().items().stream().map(Views::counted).toList();
      said.append(things.isEmpty() ? "; empty" : "; holds " + String.join(", ", things));
    }
    return said.toString();
  }

  private static String counted(Item item) {
    return Words.counted(item.thing(), item.count(), item.key());
  }
}
