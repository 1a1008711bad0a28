package quintain.otherworlds.show;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PanelItems;
import quintain.kernel.craft.Panels;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.rules.Armors;
import quintain.otherworlds.rules.Hands;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.Fog;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Spell;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Who;
import quintain.otherworlds.state.World;
import quintain.space.Chart;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views extends Panels<OtwState, Being> {
  private Views(OtwState state, Seat seat) {
    super(state, seat);
  }

  static View view(OtwState state, Seat seat) {
    return new Views(state, seat).view();
  }

  @Override
  protected void surroundings() {
    state.fight().ifPresent(this::fight);
    scene();
    panel("clock", "Clock", new PanelItems().prose("clock", Phrases.moment(state.clock())));
    ground();
    loot();
  }

  // Beings

  @Override
  protected void figures(Being being, PanelItems items) {
    pools(being, items);
    scores(being, items);
    protection(being, items);
    statuses(being, items, true);
    turn(being, items);
    carried(being, items);
    learned(being, items);
    nature(being, items);
  }

  @Override
  protected void onlyWhatShows(Being being, PanelItems items) {
    statuses(being, items, false);
    for (Item item : being.kit().held()) {
      items.prose("in hand", item.gear().name());
    }
  }

  private static void pools(Being being, PanelItems items) {
    items.track("hp", being.health().now(), being.health().max());
    if (being.astral().max() > 0) {
      items.track("ast", being.astral().now(), being.astral().max());
    }
    if (being.discipline().max() > 0) {
      items.track("disc", being.discipline().now(), being.discipline().max());
    }
  }

  /// What is left of the turn of whoever has it.
  private void turn(Being being, PanelItems items) {
    state
        .fight()
        .flatMap(Fight::turn)
        .filter(turn -> turn.who().equals(being.id()))
        .ifPresent(
            turn -> {
              items.track("fight.points", turn.points(), Math.max(2, turn.points()));
              if (turn.steps() > 0) {
                items.score("fight.steps", turn.steps());
              }
            });
  }

  private static void scores(Being being, PanelItems items) {
    for (Attribute attribute : Attribute.values()) {
      int now = being.attribute(attribute);
      int base = being.base().of(attribute);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("on the sheet", base, Otw.OTW_ATT_01));
      int frost = being.amount(Status.Kind.FROST);
      if (frost > 0 && (attribute == Attribute.DEX || attribute == Attribute.SPD)) {
        parts.add(new View.Part("frost", -frost, Otw.OTW_MECH_24B));
      }
      int slowed = being.amount(Status.Kind.HAMSTRUNG);
      if (slowed > 0 && attribute == Attribute.SPD) {
        parts.add(new View.Part("hamstrung", -slowed, Otw.OTW_SK_07));
      }
      items.score(Names.kebab(attribute.name()), now, parts);
    }
  }

  private static void protection(Being being, PanelItems items) {
    int counted = being.countedDex();
    var parts = new ArrayList<View.Part>();
    parts.add(new View.Part("TOU", being.score(Attribute.TOU), Otw.OTW_COM_03));
    parts.add(
        new View.Part(
            "half of DEX", (counted + 1) / 2, Armors.dexRule(being).orElse(Otw.OTW_COM_03)));
    int petrify = being.amount(Status.Kind.PETRIFY);
    if (petrify > 0) {
      parts.add(new View.Part("petrify", -petrify, Otw.OTW_MECH_30A));
    }
    items.score("def", being.def(), parts);
    if (Armors.armor(being) > 0) {
      items.score(
          "armor",
          Armors.armor(being),
          List.of(new View.Part("armor", Armors.armor(being), Otw.OTW_EQ_04)));
    }
    Armors.guard(being).ifPresent(guard -> items.track("guard", guard.left(), guard.gear().full()));
    Armors.absorb(being)
        .ifPresent(absorb -> items.track("absorb", absorb.left(), absorb.gear().full()));
    responses(Armors.responses(being), items);
  }

  private static void responses(Responses responses, PanelItems items) {
    items.note("immune", DamageType.told(responses.immune()));
    items.note("resistance", DamageType.told(responses.resistance()));
    items.note("weakness", DamageType.told(responses.weakness()));
    items.note("affinity", DamageType.told(responses.affinity()));
  }

  private void statuses(Being being, PanelItems items, boolean figures) {
    for (Status status : being.statuses()) {
      if (figures) {
        items.chip(Wording.told(status), meaning(status));
      } else if (Wording.isPlainToSee(status.kind())) {
        items.chip(Wording.status(status.kind()), "");
      }
    }
    if (being.isFrozen()) {
      items.chip("frozen", "no turn points (OTW-MECH-24c)");
    }
    if (being.isPetrified()) {
      items.chip("petrified", "no turn (OTW-MECH-30b)");
    }
    if (figures && being.isExhausted()) {
      items.chip("exhausted", "loses edge on every roll (OTW-MECH-18)");
    }
  }

  /// What a status means, without the name of somebody unseen.
  private String meaning(Status status) {
    var other = state.find(status.other());
    return other.isPresent() && !state.maySee(other.get(), seat)
        ? ""
        : Wording.meaning(state, status);
  }

  private static void carried(Being being, PanelItems items) {
    var held = new ArrayList<View.Held>();
    for (Item item : being.kit().items()) {
      held.add(
          new View.Held(
              item.gear().name(),
              item.place() == Item.Place.PACK || item.place() == Item.Place.SHEATHED ? 1 : 0,
              Phrases.words(item.place()),
              item.detail()));
    }
    if (being.isPc() || !held.isEmpty()) {
      items.add(new View.Slots("items", Hands.packed(being), Growth.INVENTORY, List.copyOf(held)));
    }
    if (being.isPc()) {
      items.prose("marks", Integer.toString(being.life().marks()));
    }
  }

  private static void learned(Being being, PanelItems items) {
    var life = being.life();
    if (life.rank() > 0) {
      items.prose("rank", Integer.toString(life.rank()));
    }
    if (!life.proficiencies().isEmpty()) {
      items.prose(
          "proficiencies",
          life.proficiencies().stream().map(Proficiency::title).collect(Collectors.joining(", "))
              + " +"
              + life.bonus());
    }
    if (!life.families().isEmpty()) {
      items.prose(
          "masteries",
          life.families().stream()
              .map(family -> family.title() + " (" + family.mastery().title() + ")")
              .collect(Collectors.joining(", ")));
    }
    for (Skill skill : life.skills()) {
      boolean used = life.today().contains(skill.name()) || life.encounter().contains(skill.name());
      items.prose(
          skill.name(),
          Phrases.title(skill.kind())
              + ". "
              + skill.effect()
              + (skill.feat() instanceof Feat.ElementWard
                  ? life.ward().map(type -> " (" + Phrases.words(type) + ")").orElse("")
                  : "")
              + (used ? " Used." : ""));
    }
    for (Spell spell : life.spells()) {
      items.prose(spell.name(), "%d Astral. %s".formatted(spell.astral(), spell.effect()));
    }
  }

  private static void nature(Being being, PanelItems items) {
    var body = being.body();
    var words = new ArrayList<String>();
    words.add(Phrases.words(body.size()));
    body.natures().forEach(nature -> words.add(Phrases.words(nature)));
    body.gaits().forEach(gait -> words.add(Phrases.words(gait)));
    items.prose(body.kind(), String.join(", ", words));
  }

  // The battle

  private void fight(Fight fight) {
    var items = new PanelItems();
    items.score("fight.round", fight.round());
    fight
        .turn()
        .filter(turn -> isSeen(turn.who()))
        .ifPresent(
            turn -> {
              items.prose("fight.turn", state.nameOf(turn.who()));
              turn.control()
                  .ifPresent(control -> items.prose("in the hands of", Names.title(control.id())));
            });
    items.prose(
        "fight.order",
        fight.order().stream()
            .filter(place -> isSeen(place.who()))
            .map(place -> state.nameOf(place.who()) + " " + place.initiative())
            .collect(Collectors.joining(", ")));
    for (Fight.Ready ready : fight.readied()) {
      var who = state.being(ready.who());
      if (seat.isReferee() || who.seat().equals(seat) || who.side() == Who.Side.PARTY) {
        items.prose(who.name() + " waits", ready.trigger());
      }
    }
    panel("fight", "Battle", items);
  }

  // Around them

  private void scene() {
    var items = new PanelItems();
    items.note("place", state.scene().place());
    items.add(map());
    if (Fog.lies(state)) {
      items.chip("fog", "players know what their characters see (OTW-R-109)");
    }
    for (World.Zone zone : state.world().zones()) {
      if (!Fog.hides(state, zone.centre(), seat)) {
        items.chip(
            "smoke",
            "%d spaces across about %s, %d rounds (OTW-IT-13)"
                .formatted(zone.across(), zone.centre(), zone.rounds()));
      }
    }
    panel("scene", "Scene", items);
  }

  /// The grid of 10-foot spaces, with whoever this seat sees on it (OTW-R-56). The World Master may
  /// lay another map.
  private View.Grid map() {
    var map = Field.map(state);
    var bodies =
        state.roster().stream()
            .filter(being -> state.maySee(being, seat) && !being.isDead())
            .map(Field::body)
            .toList();
    return new Chart(map, Field.lighting(state), bodies, Fog.sight(state, seat))
        .view("where", plan(OtwStep.LayMap.class, map));
  }

  private void ground() {
    var items = new PanelItems();
    for (World.Lying lying : state.world().ground()) {
      if (!Fog.hides(state, lying.at(), seat)) {
        items.prose(lying.item().gear().name(), "at " + lying.at() + "; " + lying.item().detail());
      }
    }
    panel("ground", "On the ground", items);
  }

  /// What bodies and containers hold is the World Master's to know.
  private void loot() {
    if (seat.isReferee() && !state.scene().loot().isEmpty()) {
      var items = new PanelItems();
      for (Scene.Loot loot : state.scene().loot()) {
        items.prose(state.nameOf(loot.from()), String.join(", ", loot.items()));
      }
      panel("loot", "To be found", items);
    }
  }
}
