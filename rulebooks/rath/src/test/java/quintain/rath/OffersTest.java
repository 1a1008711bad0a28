package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Injury;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Rth;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;
import quintain.testkit.Table;

/// What is offered, how it is filled in, and that the rules agree.
class OffersTest {
  private static final RathBook BOOK = new RathBook();

  private static List<Class<?>> commands(Class<?> sealed) {
    var found = new ArrayList<Class<?>>();
    for (Class<?> type : sealed.getPermittedSubclasses()) {
      if (type.isRecord()) {
        if (Command.class.isAssignableFrom(type)) {
          found.add(type);
        }
      } else {
        found.addAll(commands(type));
      }
    }
    return found;
  }

  private static List<String> labels(Table<RathState, RathStep, RathEvent> table, String seat) {
    return BOOK.deeds().offers(table.state(), new Seat(seat)).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  private static List<Class<?>> open(RathState state, String seat) {
    var who = seat.equals("gm") ? Seat.REFEREE : new Seat(seat);
    return BOOK.deeds().offers(state, who).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .<Class<?>>map(Offer::command)
        .toList();
  }

  /// Brannoc is poisoned, hurt and on fire, Sefa has a friend to tend and things to handle.
  private static Table<RathState, RathStep, RathEvent> busy() {
    return Tables.party()
        .when(new RathStep.Hire("brannoc", "Porter for a day", "porter"))
        .when(new RathStep.SetDevice("Iron padlock", "lock", 0))
        .when(new RathStep.Bestow("sefa", "Waterskin", ""))
        .when(new RathStep.Bestow("ilvane", "Spell scroll", "Drowse"))
        .given("brannoc.hp", 5)
        .given("brannoc.fire", 2)
        .given("brannoc.bleeding", 2)
        .given("brannoc.poison-damage", 2)
        .given("odda.asleep", true)
        .given("sefa.prone", true)
        .when(new RathStep.Drop("brannoc", "sword"));
  }

  /// A cord to step on, somebody who owes a day in bed, and a healer by magic.
  private static Table<RathState, RathStep, RathEvent> traps() {
    return Tables.party()
        .when(new RathStep.SetDevice("Alarm wire", "wire", 0))
        .dice("d20=4 d20=19")
        .when(new RathStep.Search("sefa"))
        .when(new RathStep.GrantAptitude("ilvane", "Arcane Healing"))
        .given("brannoc.hp", 5)
        .changed(new FightEvent.Injured("odda", Injury.of(Injury.Kind.BATTERED))::appliedTo)
        .when(new RathStep.Submerge("odda"));
  }

  private static Table<RathState, RathStep, RathEvent> rested() {
    return Tables.empty()
        .pregen("ilvane", "Ilvane")
        .given("ilvane.xp", 1)
        .when(new RathStep.EndSession())
        .dice("d6=3")
        .when(new RathStep.LongRest(8))
        .when(new RathStep.Bestow("ilvane", "Waterskin", ""))
        .given("ilvane.fire", 2)
        .when(new RathStep.UseItem("ilvane", "waterskin", "ilvane"));
  }

  /// Foes that hide and grab, one of them down; Ann on the ground, her crossbow shot off.
  private static Table<RathState, RathStep, RathEvent> fight(int initiative) {
    return Tables.party()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0", "held Crossbow", "Bolts"))
        .creature("foe", "Goblin skulker")
        .creature("drowner", "Lake drowner")
        .creature("second", "Goblin skulker")
        .creature("third", "Goblin skulker")
        .dice("d6=" + initiative)
        .when(new RathStep.BeginCombat())
        .given("second.hp", 0)
        .given("third.hp", 0)
        .given("brannoc.hp", 0)
        .changed(new ThingEvent.ItemBecame("ann", "crossbow", Item.State.UNLOADED)::appliedTo);
  }

  @Test
  void everyCommandIsOfferedToSomebodyInItsTime() {
    var ready =
        fight(6)
            .when(
                new RathStep.Ready(
                    "sefa",
                    new Trigger(Trigger.When.OTHER, "", "the door opens"),
                    Tables.attack("sefa", "bow", "foe")));
    var held =
        fight(1)
            .dice("d20=12", "d20=9")
            .when(new RathStep.Grab("drowner", "ann"))
            .when(List.of(Tables.end("drowner"), Tables.end("foe")));
    var peace =
        Tables.party().creature("foe", "Ogre").given("brannoc.fallen", true).given("brannoc.hp", 0);
    var mapped =
        Tables.party()
            .house(Houses.with("distanceSystem", RathHouse.DistanceSystem.FEET))
            .when(new RathStep.LayMap(quintain.space.Grid.open(5, 8, 8)));
    var states =
        List.of(
            busy().state(),
            mapped.state(),
            traps().state(),
            rested().state(),
            fight(6).state(),
            fight(1).state(),
            ready.state(),
            held.state(),
            peace.state());
    var offered = new ArrayList<Class<?>>();
    for (RathState state : states) {
      for (String seat : List.of("gm", "brannoc", "sefa", "ilvane", "odda", "ann", "newt")) {
        offered.addAll(open(state, seat));
      }
    }
    assertThat(commands(RathStep.class)).filteredOn(c -> !offered.contains(c)).isEmpty();
  }

  @Test
  void inPeaceThereIsTradeRestAndCasting() {
    assertThat(labels(Tables.party(), "ilvane"))
        .contains("Ilvane casts Ward Skin", "Ilvane buys gear", "Take a short rest")
        .doesNotContain("Ilvane gains a level", "Ilvane equips spells");
  }

  @Test
  void whatIsClosedSaysWhy() {
    var offers = BOOK.deeds().offers(Tables.party().state(), new Seat("ilvane"));

    assertThat(offers)
        .filteredOn(offer -> offer.label().equals("Ilvane equips spells"))
        .extracting(offer -> offer.blocked().orElseThrow().refusal().clause())
        .containsExactly(Rth.RTH_SRST_07);
    assertThat(offers)
        .filteredOn(offer -> offer.label().equals("Ilvane gains a level"))
        .extracting(offer -> offer.blocked().orElseThrow().refusal().clause())
        .containsExactly(Rth.RTH_XP_03);
  }

  @Test
  void afterALongRestSpellsMayBeChanged() {
    var rested =
        Tables.empty().pregen("ilvane", "Ilvane").dice("d6=3").when(new RathStep.LongRest(8));

    assertThat(labels(rested, "ilvane")).contains("Ilvane equips spells");
  }

  @Test
  void aSpellIsAimedOnlyAtWhomItReaches() {
    var table =
        Tables.party().creature("raider", "Raider").given("raider.at", 3).given("sefa.at", 2);
    var partial =
        Partial.of(RathStep.CastSpell.class).with("by", "ilvane").with("spell", "Spark Dart");
    var next = BOOK.deeds().choices(table.state(), new Seat("ilvane"), partial);

    assertThat(next).isInstanceOf(Choices.Next.class);
    var question = (Question.OneOf<?>) ((Choices.Next) next).question();
    assertThat(question.options())
        .extracting(option -> option.key())
        .containsExactlyInAnyOrder("brannoc", "sefa", "odda");
  }

  @Test
  void aHiddenTrapIsOfferedToNobody() {
    var table = Tables.party().when(new RathStep.SetDevice("Covered pit", "hush", 0));

    assertThat(labels(table, "sefa")).noneMatch(label -> label.contains("pit"));
    table.dice("d20=4 d20=19").when(new RathStep.Search("sefa"));
    assertThat(labels(table, "sefa")).contains("Sefa disables the Covered pit");
  }

  private static Question<?> asked(
      Table<RathState, RathStep, RathEvent> table, String seat, Partial partial) {
    var next = BOOK.deeds().choices(table.state(), new Seat(seat), partial);
    assertThat(next).isInstanceOf(Choices.Next.class);
    return ((Choices.Next) next).question();
  }

  @Test
  void aSpellThatMendsIsOfferedForFriendsFirst() {
    var table =
        Tables.empty()
            .pregen("ilvane", "Ilvane")
            .pregen("odda", "Odda")
            .creature("raider", "Raider");
    var cast = Partial.of(RathStep.CastSpell.class).with("by", "ilvane");

    assertThat((Object) asked(table, "ilvane", cast.with("spell", "Spark Dart")).byDefault())
        .isEqualTo(List.of("raider"));
    assertThat((Object) asked(table, "ilvane", cast.with("spell", "Ward Skin")).byDefault())
        .isNotEqualTo(List.of("raider"));
  }
}
