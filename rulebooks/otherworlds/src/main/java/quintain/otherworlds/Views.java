package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.space.Board;
import quintain.space.Chart;
import quintain.space.Lighting;
import quintain.space.Metric;

/// What a seat may see, as panels.
///
/// Players see the party in full, foes with hidden figures as anybody sees them who looks, and
/// nothing at all of the unseen.
final class Views {
  private final OtwState state;
  private final Seat seat;
  private final List<View.Panel> panels = new ArrayList<>();

  private Views(OtwState state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static View view(OtwState state, Seat seat) {
    var views = new Views(state, seat);
    for (Being being : state.roster()) {
      if (state.maySee(being, seat)) {
        views.being(being);
      }
    }
    state.fight().ifPresent(views::fight);
    views.scene();
    views.clock();
    views.ground();
    views.loot();
    return new View(List.copyOf(views.panels));
  }

  // Beings

  private void being(Being being) {
    var items = new ArrayList<View.Item>();
    if (state.maySeeFigures(being, seat)) {
      pools(being, items);
      scores(being, items);
      protection(being, items);
      statuses(being, items, true);
      carried(being, items);
      learned(being, items);
      nature(being, items);
    } else {
      statuses(being, items, false);
      for (Item item : being.kit().held()) {
        items.add(new View.Prose("in hand", item.gear().name()));
      }
    }
    panels.add(new View.Panel("who-" + being.id(), being.name(), being.id(), List.copyOf(items)));
  }

  private static void pools(Being being, List<View.Item> items) {
    items.add(new View.Track("hp", being.health().now(), being.health().max()));
    if (being.astral().max() > 0) {
      items.add(new View.Track("ast", being.astral().now(), being.astral().max()));
    }
    if (being.discipline().max() > 0) {
      items.add(new View.Track("disc", being.discipline().now(), being.discipline().max()));
    }
  }

  private static void scores(Being being, List<View.Item> items) {
    for (Attribute attribute : Attribute.values()) {
      int now = being.attribute(attribute);
      int base = being.base().of(attribute);
      var parts = new ArrayList<View.Part>();
      parts.add(new View.Part("on the sheet", base, Otw.OTW_ATT_01.id()));
      int frost = being.amount(Status.Kind.FROST);
      if (frost > 0 && (attribute == Attribute.DEX || attribute == Attribute.SPD)) {
        parts.add(new View.Part("frost", -frost, Otw.OTW_MECH_24B.id()));
      }
      int slowed = being.amount(Status.Kind.HAMSTRUNG);
      if (slowed > 0 && attribute == Attribute.SPD) {
        parts.add(new View.Part("hamstrung", -slowed, Otw.OTW_SK_07.id()));
      }
      items.add(new View.Score(Names.kebab(attribute.name()), now, List.copyOf(parts)));
    }
  }

  private static void protection(Being being, List<View.Item> items) {
    int counted = Math.min(being.score(Attribute.DEX), Armors.dexCap(being));
    var parts = new ArrayList<View.Part>();
    parts.add(new View.Part("TOU", being.score(Attribute.TOU), Otw.OTW_COM_03.id()));
    parts.add(
        new View.Part(
            "half of DEX", (counted + 1) / 2, Armors.dexRule(being).orElse(Otw.OTW_COM_03).id()));
    int petrify = being.amount(Status.Kind.PETRIFY);
    if (petrify > 0) {
      parts.add(new View.Part("petrify", -petrify, Otw.OTW_MECH_30A.id()));
    }
    items.add(new View.Score("def", Defence.fixed(being), List.copyOf(parts)));
    if (Armors.armor(being) > 0) {
      items.add(
          new View.Score(
              "armor",
              Armors.armor(being),
              List.of(new View.Part("armor", Armors.armor(being), Otw.OTW_EQ_04.id()))));
    }
    Armors.guard(being)
        .ifPresent(
            guard -> items.add(new View.Track("guard", guard.left(), Opening.full(guard.gear()))));
    Armors.absorb(being)
        .ifPresent(
            absorb ->
                items.add(new View.Track("absorb", absorb.left(), Opening.full(absorb.gear()))));
    responses(Armors.responses(being), items);
  }

  private static void responses(Responses responses, List<View.Item> items) {
    types("immune", responses.immune(), items);
    types("resistance", responses.resistance(), items);
    types("weakness", responses.weakness(), items);
    types("affinity", responses.affinity(), items);
  }

  private static void types(String label, List<DamageType> types, List<View.Item> items) {
    if (!types.isEmpty()) {
      items.add(new View.Prose(label, Wording.types(types)));
    }
  }

  private void statuses(Being being, List<View.Item> items, boolean figures) {
    for (Status status : being.statuses()) {
      if (figures) {
        items.add(new View.Chip(Wording.status(status.kind()), meaning(status)));
      } else if (Wording.isPlainToSee(status.kind())) {
        items.add(new View.Chip(Wording.status(status.kind()), ""));
      }
    }
    if (being.isFrozen()) {
      items.add(new View.Chip("frozen", "no turn points (OTW-MECH-24c)"));
    }
    if (being.isPetrified()) {
      items.add(new View.Chip("petrified", "no turn (OTW-MECH-30b)"));
    }
    if (figures && being.isExhausted()) {
      items.add(new View.Chip("exhausted", "loses edge on every roll (OTW-MECH-18)"));
    }
  }

  /// What a status means, without the name of somebody unseen.
  private String meaning(Status status) {
    var other = state.find(status.other());
    return other.isPresent() && !state.maySee(other.get(), seat)
        ? ""
        : Wording.meaning(state, status);
  }

  private static void carried(Being being, List<View.Item> items) {
    var held = new ArrayList<View.Held>();
    for (Item item : being.kit().items()) {
      held.add(
          new View.Held(
              item.gear().name(),
              item.place() == Item.Place.PACK || item.place() == Item.Place.SHEATHED ? 1 : 0,
              Names.kebab(item.place().name()),
              Wording.detail(item)));
    }
    if (being.isPc() || !held.isEmpty()) {
      items.add(new View.Slots("items", Hands.packed(being), Growth.INVENTORY, List.copyOf(held)));
    }
    if (being.isPc()) {
      items.add(new View.Prose("marks", Integer.toString(being.life().marks())));
    }
  }

  private static void learned(Being being, List<View.Item> items) {
    var life = being.life();
    if (life.rank() > 0) {
      items.add(new View.Prose("rank", Integer.toString(life.rank())));
    }
    if (!life.proficiencies().isEmpty()) {
      items.add(
          new View.Prose(
              "proficiencies",
              life.proficiencies().stream()
                      .map(Proficiency::title)
                      .collect(Collectors.joining(", "))
                  + " +"
                  + life.bonus()));
    }
    if (!life.families().isEmpty()) {
      items.add(
          new View.Prose(
              "masteries",
              life.families().stream()
                  .map(family -> family.title() + " (" + family.mastery().title() + ")")
                  .collect(Collectors.joining(", "))));
    }
    for (Skill skill : life.skills()) {
      boolean used = life.today().contains(skill.name()) || life.encounter().contains(skill.name());
      items.add(
          new View.Prose(
              skill.name(),
              Words.title(skill.kind())
                  + ". "
                  + skill.effect()
                  + (skill.feat() instanceof Feat.ElementWard
                      ? life.ward().map(type -> " (" + Words.plain(type) + ")").orElse("")
                      : "")
                  + (used ? " Used." : "")));
    }
    for (Spell spell : life.spells()) {
      items.add(
          new View.Prose(spell.name(), "%d Astral. %s".formatted(spell.astral(), spell.effect())));
    }
  }

  private static void nature(Being being, List<View.Item> items) {
    var body = being.body();
    var words = new ArrayList<String>();
    words.add(Words.plain(body.size()));
    body.natures().forEach(nature -> words.add(Words.plain(nature)));
    body.gaits().forEach(gait -> words.add(Words.plain(gait)));
    items.add(new View.Prose(body.kind(), String.join(", ", words)));
  }

  // The battle

  private void fight(Fight fight) {
    var items = new ArrayList<View.Item>();
    items.add(new View.Score("fight.round", fight.round(), List.of()));
    fight
        .turn()
        .filter(turn -> state.maySee(state.being(turn.who()), seat))
        .ifPresent(
            turn -> {
              items.add(new View.Prose("fight.turn", Wording.name(state, turn.who())));
              items.add(new View.Track("fight.points", turn.points(), Math.max(2, turn.points())));
              if (turn.steps() > 0) {
                items.add(new View.Score("fight.steps", turn.steps(), List.of()));
              }
              turn.control()
                  .ifPresent(control -> items.add(new View.Prose("fight.control", control.id())));
            });
    items.add(
        new View.Prose(
            "fight.order",
            fight.order().stream()
                .filter(place -> state.maySee(state.being(place.who()), seat))
                .map(place -> Wording.name(state, place.who()) + " " + place.initiative())
                .collect(Collectors.joining(", "))));
    for (Fight.Ready ready : fight.readied()) {
      var who = state.being(ready.who());
      if (seat.isReferee() || who.seat().equals(seat) || who.side() == Who.Side.PARTY) {
        items.add(new View.Prose(who.name() + " waits", ready.trigger()));
      }
    }
    panels.add(new View.Panel("fight", "Battle", "", List.copyOf(items)));
  }

  // Around them

  private void scene() {
    var items = new ArrayList<View.Item>();
    if (!state.scene().place().isEmpty()) {
      items.add(new View.Prose("place", state.scene().place()));
    }
    items.add(map());
    if (state.scene().fog()) {
      items.add(new View.Chip("fog", "players know what their characters see (OTW-R-109)"));
    }
    for (World.Zone zone : state.world().zones()) {
      if (!Fog.hides(state, zone.centre(), seat)) {
        items.add(
            new View.Chip(
                "smoke",
                "%d spaces across about %s, %d rounds (OTW-IT-13)"
                    .formatted(zone.across(), zone.centre(), zone.rounds())));
      }
    }
    panels.add(new View.Panel("scene", "Scene", "", List.copyOf(items)));
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
    var lighting = new Lighting(Board.of(map), Metric.EACH_ONE, Field.lamps(state));
    return new Chart(map, lighting, bodies, Fog.sight(state, seat))
        .view(
            "where",
            seat.isReferee()
                ? Optional.of(new View.Plan(new OtwStep.LayMap(map), "map"))
                : Optional.empty());
  }

  private void clock() {
    panels.add(
        new View.Panel(
            "clock", "Clock", "", List.of(new View.Prose("clock", Wording.moment(state.clock())))));
  }

  private void ground() {
    var items = new ArrayList<View.Item>();
    for (World.Lying lying : state.world().ground()) {
      if (!Fog.hides(state, lying.at(), seat)) {
        items.add(
            new View.Prose(
                lying.item().gear().name(),
                "at " + lying.at() + "; " + Wording.detail(lying.item())));
      }
    }
    if (!items.isEmpty()) {
      panels.add(new View.Panel("ground", "On the ground", "", List.copyOf(items)));
    }
  }

  /// What bodies and containers hold is the World Master's to know.
  private void loot() {
    if (seat.isReferee() && !state.scene().loot().isEmpty()) {
      var items = new ArrayList<View.Item>();
      for (Scene.Loot loot : state.scene().loot()) {
        items.add(
            new View.Prose(Wording.name(state, loot.from()), String.join(", ", loot.items())));
      }
      panels.add(new View.Panel("loot", "To be found", "", List.copyOf(items)));
    }
  }
}
