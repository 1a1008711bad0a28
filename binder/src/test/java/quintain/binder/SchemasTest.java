package quintain.binder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.lang.reflect.Type;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.binder.Smithy.Agenda;
import quintain.binder.Smithy.Bellows;
import quintain.binder.Smithy.Blade;
import quintain.binder.Smithy.Everything;
import quintain.binder.Smithy.Heat;
import quintain.binder.Smithy.Law;
import quintain.binder.Smithy.Loose;
import quintain.binder.Smithy.Order;
import quintain.binder.Smithy.Scene;
import quintain.binder.Smithy.Work;
import quintain.kernel.Clause;
import quintain.kernel.ContentKind;
import quintain.kernel.Step;

class SchemasTest {
  private static final Binder BINDER =
      new Codec()
          .reading(Clause.class, Clause::id, Law::byId)
          .sealing(Step.class, Work.class)
          .binder();
  private static final ContentKind<Blade> BLADES =
      new ContentKind<>("blades", Blade.class, "What cuts.");

  private static boolean valid(String schema, String yaml) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(schema)
        .validate(yaml, InputFormat.YAML)
        .isEmpty();
  }

  /// Binder and schema say the same of a document.
  private static void agree(Type type, boolean good, String yaml) {
    assertThat(BINDER.bind(Source.yaml("f", yaml), type).problems().isEmpty())
        .as("the binder on %s", yaml)
        .isEqualTo(good);
    assertThat(valid(Schemas.of(type, BINDER), yaml)).as("the schema on %s", yaml).isEqualTo(good);
  }

  @Test
  void aRecordsSchemaReadsPlainly() {
    assertThat(Schemas.of(Bellows.class))
        .isEqualTo(
            """
            {
              "$schema" : "https://json-schema.org/draft/2020-12/schema",
              "title" : "Bellows",
              "$ref" : "#/$defs/Bellows",
              "$defs" : {
                "Bellows" : {
                  "type" : "object",
                  "properties" : {
                    "hands" : {
                      "type" : "integer",
                      "minimum" : -2147483648,
                      "maximum" : 2147483647
                    },
                    "hide" : {
                      "type" : "string"
                    }
                  },
                  "required" : [
                    "hands",
                    "hide"
                  ],
                  "additionalProperties" : false
                }
              }
            }""");
  }

  @Test
  void goodFilesOfAKindAreValidAndBrokenOnesAreNot() {
    String schema = Schemas.of(BLADES, new Binder());
    String good =
        """
        - {id: B-1, name: Sabre, damage: d8, price: 12, metal: cold-iron, tags: [curved]}
        - {id: B-2, name: Foil, damage: d6, price: 9, metal: iron, bulky: true, note: bends}
        """;

    assertThat(schema).contains("\"title\" : \"blades\"", "\"description\" : \"What cuts.\"");
    assertThat(valid(schema, good)).isTrue();
    assertThat(valid(schema, "[]")).isTrue();
    for (String broken :
        List.of(
            good.replace("price: 12", "prize: 12"),
            good.replace("price: 12, ", ""),
            good.replace("price: 12", "price: dear"),
            good.replace("[curved]", "curved"),
            good.replace("cold-iron", "brass"),
            "{}")) {
      assertThat(valid(schema, broken)).as(broken).isFalse();
    }
  }

  @Test
  void binderAndSchemaAgreeOnRecords() {
    agree(Bellows.class, true, "{hands: 1, hide: ox}");
    agree(Bellows.class, false, "{hands: 1}");
    agree(Order.class, true, "{what: nails}");
    agree(Order.class, false, "{pieces: 3}");
    agree(Bellows.class, false, "{hands: 1, hide: ox, more: 3}");
    agree(Bellows.class, false, "{hands: 2147483648, hide: ox}");
    agree(Bellows.class, false, "{hands: 1.5, hide: ox}");
    agree(Bellows.class, false, "{hands: '1', hide: ox}");
    agree(Bellows.class, false, "{hands: 1, hide: }");
    agree(Bellows.class, false, "[1, ox]");
    agree(Heat.class, true, "{}");
    agree(Heat.class, true, "{degrees: 3, fuel: 1}");
    agree(Heat.class, false, "{bellows: {hands: 3}}");
    agree(Loose.class, true, "{size: 3}");
    agree(Loose.class, true, "{size: 3, mark: }");
    agree(Loose.class, false, "{size: , mark: x}");
  }

  @Test
  void binderAndSchemaAgreeOnKinds() {
    agree(Work.class, true, "rest");
    agree(Work.class, true, "rest: {}");
    agree(Work.class, true, "sweep");
    agree(Work.class, true, "buy-ore: {weight: 3}");
    agree(Work.class, true, "buy-ore: {weight: 3, after: {buy-ore: {weight: 2, after: rest}}}");
    agree(Work.class, false, "buy-ore: {weight: 3, after: {buy-ore: {wait: 2}}}");
    agree(Work.class, false, "sweep: {}");
    agree(Work.class, false, "forge");
    agree(Work.class, false, "{rest: {}, forge: {what: x, metal: iron}}");
    agree(Work.class, false, "{}");
    agree(Work.class, false, "dance");
    agree(Scene.class, true, "do: rest");
    agree(Scene.class, false, "task: rest");
    agree(Agenda.class, true, "steps: [rest, sweep]");
    agree(Agenda.class, false, "steps: [rest, swim]");
  }

  @Test
  void binderAndSchemaAgreeOnEveryType() {
    String good =
        """
        {truth: true, small: 1, large: 9223372036854775807, real: 1.5, text: x, metal: iron, die: d8,
         tag: t, range: 1-3, numbers: [1], metals: [iron, silver], byName: {a: 1},
         byMetal: {cold-iron: d4}, byNumber: {3: c}, pair: {left: a, right: [b]}, count: 3,
         work: rest, works: [], clause: SMI-HEAT-01, told: {}, plain: {a: [1, {b: c}]}}
        """;
    agree(Everything.class, true, good);
    agree(Everything.class, true, good.replace("count: 3", "count: "));
    for (String broken :
        List.of(
            good.replace("9223372036854775807", "9223372036854775808"),
            good.replace("true", "yes"),
            good.replace("text: x", "text: 3"),
            good.replace("die: d8", "die: 8"),
            good.replace("[iron, silver]", "[iron, iron]"),
            good.replace("{a: 1}", "{a: b}"),
            good.replace("cold-iron: d4", "brass: d4"),
            good.replace("3: c", "x: c"),
            good.replace("right: [b]", "right: [3]"),
            good.replace("count: 3", "count: x"),
            good.replace("{b: c}", "{b: }"),
            good.replace("clause: SMI-HEAT-01", "clause: 1"))) {
      assertThat(broken).isNotEqualTo(good);
      agree(Everything.class, false, broken);
    }
  }

  @Test
  void aDoorNobodySealedHasNoSchema() {
    assertThatThrownBy(() -> Schemas.of(Agenda.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("quintain.kernel.Step");
  }
}
