package quintain.binder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.binder.Smithy.Agenda;
import quintain.binder.Smithy.Bellows;
import quintain.binder.Smithy.Blade;
import quintain.binder.Smithy.BuyOre;
import quintain.binder.Smithy.Chore;
import quintain.binder.Smithy.Cited;
import quintain.binder.Smithy.Die;
import quintain.binder.Smithy.Forge;
import quintain.binder.Smithy.Hammers;
import quintain.binder.Smithy.Heat;
import quintain.binder.Smithy.Law;
import quintain.binder.Smithy.Loose;
import quintain.binder.Smithy.Metal;
import quintain.binder.Smithy.Order;
import quintain.binder.Smithy.Rest;
import quintain.binder.Smithy.Scene;
import quintain.binder.Smithy.Tag;
import quintain.binder.Smithy.Work;
import quintain.kernel.Clause;
import quintain.kernel.Step;

class BinderTest {
  private final Binder binder = new Binder();

  private <T> T good(String yaml, Class<T> type) {
    return binder.bind(Source.yaml("f", yaml), type).orThrow();
  }

  private List<String> bad(String yaml, Type type) {
    return binder.bind(Source.yaml("f", yaml), type).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  @Test
  void aRecordIsAMapOfItsComponents() {
    var blade =
        good(
            """
            id: B-1
            name: Sabre
            damage: d8
            price: 12
            metal: Cold Iron
            tags: [curved]
            """,
            Blade.class);

    assertThat(blade)
        .isEqualTo(
            new Blade(
                "B-1",
                "Sabre",
                new Die(8),
                12,
                Metal.COLD_IRON,
                false,
                Optional.empty(),
                List.of(new Tag("curved"))));
  }

  @Test
  void aConstantMayLookLikeANumber() {
    assertThat(good("2", Hammers.class)).isEqualTo(Hammers.A_PAIR);
    assertThat(good("'1'", Hammers.class)).isEqualTo(Hammers.ONE);
    assertThat(good("a pair", Hammers.class)).isEqualTo(Hammers.A_PAIR);
    assertThat(bad("3", Hammers.class))
        .containsExactly("f:1:1: expected 1, 2, many; found the number 3");
  }

  @Test
  void allProblemsOfAFileAreToldAtOnceWithPlaceAndField() {
    var problems =
        binder
            .bindList(
                Source.yaml(
                    "blades.yaml",
                    """
                    - id: B-1
                      name: Sabre
                      damage: d8x
                      price: twelve
                      metal: sliver
                    - id: B-2
                      nmae: Foil
                      damage: d6
                      price: -3
                      metal: iron
                      bulky: yes
                      tags: curved
                    - id: B-3
                      name: Dirk
                      damage: d4
                      price: -1
                      metal: iron
                      shine: 3
                    - id: B-4
                      name: Pike
                      damage: d10
                      price: -7
                      metal: cold_iron
                    - B-5
                    """),
                Blade.class,
                "blades")
            .problems();

    assertThat(problems)
        .extracting(Problem::toString)
        .containsExactly(
            "blades.yaml:3:11: blades[0].damage: 'd8x' is no die; write d4 to d20",
            "blades.yaml:4:10: blades[0].price: expected a whole number, found 'twelve'",
            "blades.yaml:5:10: blades[0].metal: unknown metal 'sliver'; did you mean 'silver'?",
            "blades.yaml:7:3: blades[1].nmae: unknown field 'nmae'; did you mean 'name'?",
            "blades.yaml:11:10: blades[1].bulky: expected true or false, found 'yes'",
            "blades.yaml:12:9: blades[1].tags: expected a list, found 'curved'",
            "blades.yaml:13:3: blades[2]: a price of -1 is below zero",
            "blades.yaml:18:3: blades[2].shine: unknown field 'shine'; known: id, name, damage,"
                + " price, metal, bulky, note, tags",
            "blades.yaml:19:3: blades[3]: a price of -7 is below zero",
            "blades.yaml:24:3: blades[4]: expected a map with id, name, damage, price, metal,"
                + " bulky, note, tags; found 'B-5'");
  }

  @Test
  void aRepeatedKeyDoesNotHideTheOtherProblems() {
    assertThat(bad("hands: 1\nhands: 2\nhide: 7\n", Bellows.class))
        .containsExactly(
            "f:2:1: hands: 'hands' is given twice; the first is on line 1",
            "f:3:7: hide: expected text, found the number 7; quote it");
  }

  /// Written as text.
  record Alloy(int carats, int weight) {
    public static Alloy parse(String text) {
      return new Alloy(text.length(), 0);
    }
  }

  @Test
  void whatIsWrittenAsTextIsAskedForWithItsArticle() {
    assertThat(bad("18\n", Alloy.class))
        .containsExactly("f:1:1: expected an alloy as text, found the number 18");
    assertThat(bad("18\n", Smithy.Range.class))
        .containsExactly("f:1:1: expected a range as text, found the number 18");
  }

  @Test
  void missingFieldsAreReportedAtTheirRecord() {
    assertThat(bad("\n  hide: ox\n", Bellows.class))
        .containsExactly("f:2:3: hands: the field 'hands' is missing");
    assertThat(bad("{}", Bellows.class))
        .containsExactly(
            "f:1:1: hands: the field 'hands' is missing",
            "f:1:1: hide: the field 'hide' is missing");
  }

  @Test
  void anEmptyValueIsNoValue() {
    assertThat(bad("hands:\nhide: ox\n", Bellows.class))
        .containsExactly("f:1:7: hands: no value here; give one, or leave the field out");
  }

  @Test
  void aRecordsOwnDefaultsFillItsGaps() {
    assertThat(good("{}", Heat.class)).isEqualTo(Heat.DEFAULTS);
    assertThat(good("{fuel: 2, covered: false, woods: []}", Heat.class))
        .isEqualTo(new Heat(900, 2.0, new Bellows(2, "ox"), false, List.of()));
    assertThat(bad("bellows: {hands: 3}", Heat.class))
        .containsExactly("f:1:10: bellows.hide: the field 'hide' is missing");
  }

  @Test
  void givenDefaultsFillTheGapsAndReachInside() {
    var defaults = new Heat(700, 3.0, new Bellows(1, "goat"), false, List.of("oak"));
    var source = Source.yaml("f", "bellows: {hands: 3}\ndegrees: 800\n");

    assertThat(binder.bind(source, Heat.class, defaults).orThrow())
        .isEqualTo(new Heat(800, 3.0, new Bellows(3, "goat"), false, List.of("oak")));
    assertThat(binder.bind(Source.yaml("f", "{}"), Bellows.class, new Bellows(4, "calf")).orThrow())
        .isEqualTo(new Bellows(4, "calf"));
  }

  @Test
  void aNullableComponentMayBeAbsent() {
    assertThat(good("size: 3", Loose.class)).isEqualTo(new Loose(3, null));
    assertThat(good("{size: 3, mark: }", Loose.class)).isEqualTo(new Loose(3, null));
    assertThat(good("{size: 3, mark: x}", Loose.class)).isEqualTo(new Loose(3, "x"));
  }

  @Test
  void whatMayBeNoneIsNoneWhenAbsent() {
    assertThat(good("what: nails", Order.class)).isEqualTo(new Order("nails", 0, "", 0));
    assertThat(good("{what: nails, pieces: 3, note: soon, weight: 1.5}", Order.class))
        .isEqualTo(new Order("nails", 3, "soon", 1.5));
    assertThat(bad("pieces: 3", Order.class))
        .containsExactly("f:1:1: what: the field 'what' is missing");
  }

  @Test
  void wholeNumbersKeepTheirRange() {
    assertThat(bad("{hands: 2147483648, hide: ox}", Bellows.class))
        .containsExactly(
            "f:1:9: hands: 2147483648 is out of range; it must lie in -2147483648 to 2147483647");
    assertThat(bad("{hands: 1.0, hide: ox}", Bellows.class))
        .containsExactly("f:1:9: hands: expected a whole number, found the number 1.0");
    assertThat(good("9223372036854775807", long.class)).isEqualTo(Long.MAX_VALUE);
    assertThat(bad("9223372036854775808", long.class)).hasSize(1);
  }

  @Test
  void aKindIsTheOnlyKeyOfItsMap() {
    assertThat(good("forge: {what: nail, metal: iron}", Work.class))
        .isEqualTo(new Forge("nail", Metal.IRON));
    assertThat(good("rest", Work.class)).isEqualTo(new Rest());
    assertThat(good("rest: {}", Work.class)).isEqualTo(new Rest());
    assertThat(good("fetch-water", Work.class)).isEqualTo(Chore.FETCH_WATER);
    assertThat(good("buy-ore: {weight: 3, after: sweep}", Work.class))
        .isEqualTo(new BuyOre(3, Optional.of(Chore.SWEEP)));
  }

  @Test
  void wrongKindsAreToldWithTheirPath() {
    assertThat(
            bad(
                """
                do:
                  forge: {what: nail, metal: iro}
                steps:
                  - buy-oar: {weight: 3}
                  - forge
                  - sweep: {}
                  - {rest: {}, forge: {}}
                  - {}
                  - 3
                  - buy-ore:
                      wieght: 3
                  - swep
                """,
                Scene.class))
        .containsExactly(
            "f:2:30: do.forge.metal: unknown metal 'iro'; did you mean 'iron'?",
            "f:4:5: steps[0].buy-oar: unknown work 'buy-oar'; did you mean 'buy-ore'?",
            "f:5:5: steps[1]: 'forge' needs its fields; write it as a map",
            "f:6:5: steps[2].sweep: 'sweep' stands alone; write it as a bare word",
            "f:7:5: steps[3]: a work is a map with one key; found rest, forge",
            "f:8:5: steps[4]: a work is a map with one key; found no key",
            "f:9:5: steps[5]: expected forge, rest, buy-ore, sweep, fetch-water; found the number"
                + " 3",
            "f:11:7: steps[6].buy-ore.wieght: unknown field 'wieght'; did you mean 'weight'?",
            "f:12:5: steps[7]: unknown work 'swep'; did you mean 'sweep'?");
  }

  @Test
  void aDoorOfTheKernelIsReadAsTheBookSealsIt() {
    assertThatThrownBy(() -> good("steps: [rest]", Agenda.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("quintain.kernel.Step");
    var withDoor = new Codec().sealing(Step.class, Work.class).binder();
    assertThat(withDoor.bind(Source.yaml("f", "steps: [rest, sweep]"), Agenda.class).orThrow())
        .isEqualTo(new Agenda(List.of(new Rest(), Chore.SWEEP)));
  }

  @Test
  void clausesAreReadByTheirId() {
    var withLaw = new Codec().reading(Clause.class, Clause::id, Law::byId).binder();

    assertThat(
            withLaw
                .bind(Source.yaml("f", "{why: SMI-HEAT-01, law: SMI-HEAT-02}"), Cited.class)
                .orThrow())
        .isEqualTo(new Cited(Law.SMI_HEAT_01, Law.SMI_HEAT_02));
    assertThat(
            withLaw
                .bind(Source.yaml("f", "{why: SMI-HEAT-09, law: SMI-HEET-02}"), Cited.class)
                .problems())
        .extracting(Problem::toString)
        .containsExactly(
            "f:1:7: why: there is no clause SMI-HEAT-09",
            "f:1:25: law: unknown law 'SMI-HEET-02'; did you mean 'SMI-HEAT-02'?");
  }

  @Test
  void mapsKeepTheOrderOfTheFileAndCannotBeChanged() {
    var map =
        (Map<?, ?>)
            binder
                .bind(
                    Source.yaml("f", "{z: 1, a: 2, m: 3}"),
                    Binder.generic(Map.class, String.class, Integer.class))
                .orThrow();

    assertThat(List.copyOf(map.keySet())).isEqualTo(List.of("z", "a", "m"));
    assertThatThrownBy(map::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void keysOfAMapMayBeConstants() {
    record Stock(Map<Metal, Integer> bars, Map<Integer, String> shelves) {}

    assertThat(good("{bars: {cold-iron: 3}, shelves: {2: nails}}", Stock.class))
        .isEqualTo(new Stock(Map.of(Metal.COLD_IRON, 3), Map.of(2, "nails")));
    assertThat(bad("{bars: {cold-iron: 3, COLD_IRON: 4, brass: 1}, shelves: {x: y}}", Stock.class))
        .containsExactly(
            "f:1:23: bars.COLD_IRON: 'COLD_IRON' is given twice",
            "f:1:37: bars.brass: unknown metal 'brass'; known: iron, cold-iron, silver",
            "f:1:58: shelves.x: expected a whole number as key, found 'x'");
  }

  @Test
  void plainValuesArePlain() {
    var plain = (Map<?, ?>) good("{a: [true, 3, 'x', 1.5], b: {c: 12345678901}}", Object.class);

    var expected = new LinkedHashMap<String, Object>();
    expected.put("a", List.of(true, 3, "x", 1.5));
    expected.put("b", Map.of("c", 12345678901L));
    assertThat(plain).isEqualTo(expected);
    assertThat(bad("{a: }", Object.class)).hasSize(1);
  }

  @Test
  void whatTextCannotHoldIsAMistakeOfTheProgram() {
    record Odd(Thread thread) {}

    assertThatThrownBy(() -> good("thread: x", Odd.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("java.lang.Thread cannot be written as text");
  }

  @Test
  void invalidCarriesEveryProblem() {
    assertThatThrownBy(() -> good("{}", Bellows.class))
        .isInstanceOfSatisfying(Invalid.class, invalid -> assertThat(invalid.problems()).hasSize(2))
        .hasMessage(
            "f:1:1: hands: the field 'hands' is missing\nf:1:1: hide: the field 'hide' is missing");
  }
}
