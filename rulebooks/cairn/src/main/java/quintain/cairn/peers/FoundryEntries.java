package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Gear;
import quintain.kernel.peers.Departure;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.JsonText;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Creatures and containers as actors of Foundry. What came from there goes back as it was, but for
/// what somebody has changed.
final class FoundryEntries {
  private FoundryEntries() {}

  static Tree.Members figure(int value, int max) {
    return Tree.Members.NONE.with("value", value).with("max", max);
  }

  /// An actor without anything.
  static Tree.Members actor(String name, String type, Tree.Members system) {
    return Tree.Members.NONE
        .with("name", name)
        .with("type", type)
        .with("img", "icons/svg/mystery-man.svg")
        .with("system", system)
        .with("items", List.of())
        .with(
            "prototypeToken",
            Tree.Members.NONE
                .with("disposition", type.equals("npc") ? -1 : 1)
                .with("actorLink", type.equals("character")))
        .with(
            "_stats",
            Tree.Members.NONE
                .with("systemId", "cairn")
                .with("systemVersion", "0.23")
                .with("coreVersion", "13.346"));
  }

  /// An item with what every item has.
  static Tree.Members item(String name, String type, String words, int slots) {
    return Tree.Members.NONE
        .with("name", name)
        .with("type", type)
        .with(
            "system",
            Tree.Members.NONE
                .with("description", Html.paragraph(words))
                .with("weightless", slots == 0)
                .with("equipped", false)
                .with("bulky", slots >= 2)
                .with("cost", 0)
                .with("quantity", 1));
  }

  static Departure creature(Creature creature, JsonText json) {
    var kept = Keeping.document(creature.kept(), FoundryActor.ID, json);
    var came =
        kept.flatMap(
            document ->
                FoundryReading.creature(
                    Fields.of(document), creature.kept(), new ArrayList<Remark>()));
    if (came.filter(it -> same(it, creature)).isPresent()) {
      return new Departure(kept.orElseThrow(), List.of());
    }
    var before =
        came.isPresent()
            ? kept.orElseThrow()
            : actor(creature.name(), "npc", Tree.Members.NONE.with("slots", 10));
    var system =
        before
            .members("system")
            .with("hp", figure(creature.hp(), creature.hp()))
            .with(
                "abilities",
                Tree.Members.NONE
                    .with("STR", figure(creature.str(), creature.str()))
                    .with("DEX", figure(creature.dex(), creature.dex()))
                    .with("WIL", figure(creature.wil(), creature.wil())))
            .with("armor", creature.armor())
            .with("description", Html.paragraph(words(creature)));
    var items = new ArrayList<Tree>();
    for (Attack attack : creature.attacks()) {
      var weapon = item(attack.name(), "weapon", "", 1);
      items.add(weapon.with("system", struck(weapon.members("system"), attack)));
    }
    return new Departure(
        before.with("name", creature.name()).with("system", system).with("items", items),
        creature.habits().isEmpty()
            ? List.of()
            : List.of(new Remark("", "what rules know of its habits goes along in words alone")));
  }

  private static Tree.Members struck(Tree.Members system, Attack attack) {
    return system
        .with("equipped", true)
        .with("damageFormula", formula(attack.damage().toString()))
        .with("criticalDamage", "")
        .with("blast", attack.blast())
        .with("uses", figure(0, 0));
  }

  /// Of several dice only the highest counts, there as here.
  static String formula(String damage) {
    return damage.contains("+") ? "{" + damage.replace('+', ',') + "}kh" : damage;
  }

  private static boolean same(Creature came, Creature now) {
    return came.name().equals(now.name())
        && came.hp() == now.hp()
        && came.armor() == now.armor()
        && came.str() == now.str()
        && came.dex() == now.dex()
        && came.wil() == now.wil()
        && came.attacks().equals(now.attacks())
        && words(came).equals(words(now));
  }

  private static String words(Creature creature) {
    return creature.criticalText().isEmpty()
        ? creature.note()
        : (creature.note().isEmpty() ? "" : creature.note() + ". ")
            + "Critical damage: "
            + creature.criticalText();
  }

  static Departure container(Gear gear, JsonText json) {
    var kept = Keeping.document(gear.kept(), FoundryActor.ID, json);
    var before = kept.orElseGet(() -> actor(gear.name(), "container", Tree.Members.NONE));
    var came =
        kept.flatMap(
            document ->
                FoundryReading.container(
                    Fields.of(document), Optional.empty(), new ArrayList<Remark>()));
    boolean same =
        came.filter(
                it ->
                    it.name().equals(gear.name())
                        && it.carries() == gear.carries()
                        && it.price().equals(gear.price())
                        && it.note().equals(gear.note()))
            .isPresent();
    var system =
        before
            .members("system")
            .with("description", Html.paragraph(gear.note()))
            .with("slots", gear.carries())
            .with("cost", gear.price().orElse(0));
    return new Departure(
        same ? before : before.with("name", gear.name()).with("system", system), List.of());
  }
}
