package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.testkit.Table;

/// What is offered, how it is filled in, and that the rules agree.
class OffersTest {
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

  @Test
  void everyCommandIsAFormWithItsSlotsInOrder() {
    for (Class<?> command : commands(RathStep.class)) {
      var components =
          Arrays.stream(command.getRecordComponents()).map(component -> component.getName());
      assertThat(RathForms.ALL.slots(command.asSubclass(Command.class)))
          .as(command.getSimpleName())
          .containsExactlyElementsOf(components.toList());
    }
  }

  private static List<String> labels(Table<RathState, RathStep, RathEvent> table, String seat) {
    return Offers.offers(table.state(), new Seat(seat)).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  @Test
  void inPeaceThereIsTradeRestAndCasting() {
    assertThat(labels(Tables.party(), "ilvane"))
        .contains("Ilvane casts Ward Skin", "Ilvane buys gear", "Take a short rest")
        .doesNotContain("Ilvane gains a level", "Ilvane equips spells");
  }

  @Test
  void whatIsClosedSaysWhy() {
    var offers = Offers.offers(Tables.party().state(), new Seat("ilvane"));

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
    var next = Offers.filling(table.state(), new Seat("ilvane")).choices(partial);

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
    assertThat(labels(table, "sefa")).contains("Sefa disables Covered pit (hush)");
  }

  private static Question<?> asked(
      Table<RathState, RathStep, RathEvent> table, String seat, Partial partial) {
    var next = Offers.filling(table.state(), new Seat(seat)).choices(partial);
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
