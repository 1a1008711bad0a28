package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.fate.Judgement;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

class KernelValuesTest {
  @Test
  void anAgendaIsLastInFirstOutButKeepsTheOrderOfOneStepsFollowUps() {
    var agenda = Agenda.of(List.of("move")).pushAll(List.of("attack", "aftermath")).push("parry");

    assertThat(agenda.steps()).containsExactly("parry", "attack", "aftermath", "move");
    assertThat(agenda.top()).isEqualTo("parry");
    assertThat(agenda.rest()).isEqualTo(Agenda.of(List.of("attack", "aftermath", "move")));
    assertThat(agenda).hasToString("[parry, attack, aftermath, move]");
  }

  @Test
  void agendasAreValues() {
    var one = Agenda.of(List.of("a", "b"));
    assertThat(one)
        .isEqualTo(Agenda.of(List.of("a", "b")))
        .hasSameHashCodeAs(Agenda.of(List.of("a", "b")));
    assertThat(one).isNotEqualTo(Agenda.of(List.of("a", "c")));
    assertThat(one).isNotEqualTo(Agenda.of(List.of("a")));
    // equal hashes, unequal steps
    assertThat(Agenda.of(List.of("Aa"))).isNotEqualTo(Agenda.of(List.of("BB")));
    assertThat(Agenda.empty().isEmpty()).isTrue();
    assertThat(one.isEmpty()).isFalse();
    assertThatThrownBy(() -> Agenda.empty().top()).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> Agenda.empty().rest()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPartialCommandFillsSlotBySlotUntilItIsTheCommand() {
    var open = Partial.of(Duel.Strike.class);
    assertThat(open.open()).isEqualTo("by");
    assertThat(open.has("by")).isFalse();
    assertThatThrownBy(open::complete).hasMessageContaining("strike has no by yet");

    var filled = open.with("by", "a");
    assertThat(filled.open()).isNull();
    assertThat(filled.has("by")).isTrue();
    assertThat(filled.get("by", String.class)).isEqualTo("a");
    assertThat(filled.complete()).isEqualTo(new Duel.Strike("a"));
    assertThat(filled).isEqualTo(open.with("by", "a")).hasSameHashCodeAs(open.with("by", "a"));
    assertThat(filled).isNotEqualTo(open).isNotEqualTo(Partial.of(Duel.Breathe.class));
    assertThat(filled).hasToString("strike{by=a}");
    assertThatThrownBy(() -> open.with("whom", "b"))
        .hasMessageContaining("strike has no slot whom");
    assertThatThrownBy(() -> open.with("by", 3).complete())
        .hasMessageContaining("cannot make strike");
  }

  @Test
  void offersSayWhyNot() {
    var partial = Partial.of(Duel.Strike.class).with("by", "a");
    var refusal = new Refusal(Duel.Rule.HIT, "a is down");
    var blocked = Offer.blocked("Strike", Offer.Group.ACT, partial, refusal, new Duel.Strike("a"));
    assertThat(blocked.blocked()).contains(new Offer.Blocked(refusal, new Duel.Strike("a")));
    assertThat(Offer.open("Strike", Offer.Group.ACT, partial).blocked()).isEmpty();
    assertThat(refusal).hasToString("a is down (DUEL-HIT)");
    assertThat(new Refused(refusal).getStackTrace()).isEmpty();
  }

  @Test
  void namesAreSpelledInKebabCaseAndTitles() {
    assertThat(Names.kebab("CastSpell")).isEqualTo("cast-spell");
    assertThat(Names.kebab("CAST_SPELL")).isEqualTo("cast-spell");
    assertThat(Names.kebab("move")).isEqualTo("move");
    assertThat(Names.of(Duel.LuckSpent.class)).isEqualTo("luck-spent");
    assertThat(Names.title("cutter-a")).isEqualTo("Cutter A");
    assertThat(Names.numbered("wolf", 2)).isEqualTo("wolf-2");
    assertThat(Names.numbered("wolf-3", 1)).isEqualTo("wolf-3");
    assertThat(Names.numbered("wolf-3", 2)).isEqualTo("wolf-4");
    assertThat(Names.numbered("cutter-a", 2)).isEqualTo("cutter-a-2");
    assertThat(Names.title("wolf_2 grey")).isEqualTo("Wolf 2 Grey");
  }

  @Test
  void audiencesAlwaysIncludeTheReferee() {
    assertThat(Audience.EVERYONE.includes(Duel.ANNA)).isTrue();
    assertThat(Audience.REFEREE.includes(Duel.ANNA)).isFalse();
    assertThat(Audience.REFEREE.includes(Seat.REFEREE)).isTrue();
    assertThat(Audience.only(Duel.ANNA).includes(Duel.ANNA)).isTrue();
    assertThat(Audience.only(Duel.ANNA).includes(Duel.BERT)).isFalse();
    assertThat(Duel.ANNA).hasToString("anna");
  }

  /// A thing with a name.
  record Thing(String id, String name) implements Entry {}

  @Test
  void contentIsFoundByIdOrNameWhateverTheCase() {
    var kind = new ContentKind<>("things", Thing.class, "Things.");
    var other = new ContentKind<>("others", Thing.class, "Others.");
    var rope = new Thing("T-1", "Rope");
    var content = Content.empty().with(kind, List.of(rope, new Thing("T-2", "Sack")));

    assertThat(content.all(kind)).hasSize(2);
    assertThat(content.all(other)).isEmpty();
    assertThat(content.find(kind, " rope ")).contains(rope);
    assertThat(content.find(kind, "t-1")).contains(rope);
    assertThat(content.find(kind, "rop")).isEmpty();
    assertThat(content.find(other, "rope")).isEmpty();
    assertThat(content.with(kind, List.of()).all(kind)).isEmpty();
  }

  @Test
  void quickRunsACommandWithAllThatFollows() {
    var faces = new ArrayDeque<>(List.of(4, 2));
    var quick = new Quick<>(new Duel(), new QuickFate(sides -> faces.remove(), Policy.DEFAULTS));
    var after = quick.run(new Duel.Bout(6, 6, 0, "", false), new Duel.Strike("a"));

    assertThat(after).isEqualTo(new Duel.Bout(6, 2, 0, "b leg", false));
    assertThat(faces).isEmpty();
  }

  @Test
  void aQuickPolicyMayLendLuckAndParry() {
    var eager =
        new Policy() {
          @Override
          public <A> A answer(Seat who, Question<A> question) {
            return question.read(true);
          }

          @Override
          public <A> Optional<A> accept(Seat who, Question<A> question) {
            return who.equals(Duel.BERT) ? Optional.of(question.read(true)) : Optional.empty();
          }
        };
    var faces = new ArrayDeque<>(List.of(2, 6, 1));
    var start = new Duel.Bout(6, 6, 1, "", false);
    var after =
        new Quick<>(new Duel(), new QuickFate(sides -> faces.remove(), eager))
            .run(start, new Duel.Strike("a"));

    // two dice, the better 6 halved; the riposte costs a point; the pick is the first
    assertThat(after).isEqualTo(new Duel.Bout(5, 3, 0, "b arm", false));
  }

  @Test
  void aRuleThatRefusesAfterADieIsAFault() {
    var play =
        new Play<Duel.Bout, Duel.Move, Duel.Happening>(
            new Duel(),
            new Duel.Bout(6, 6, 0, "", false),
            new QuickFate(sides -> 1, Policy.DEFAULTS),
            null);
    assertThat(play.refuse(Duel.Rule.HIT, "no").refusal().reason()).isEqualTo("no");
    play.check(Optional.empty());
    assertThatThrownBy(() -> play.check(Optional.of(new Refusal(Duel.Rule.HIT, "no"))))
        .isInstanceOf(Refused.class);
    play.emit(new Duel.Breathed(), Duel.Rule.REST);
    assertThatThrownBy(() -> play.refuse(Duel.Rule.HIT, "no"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatCanBeJudged() {
    assertThat(Judgement.of(Duel.Rule.HIT, 4).read(7)).isEqualTo(7);
    assertThat(Judgement.of(Duel.Rule.HIT, "so").read("thus")).isEqualTo("thus");
    assertThat(Judgement.of(Duel.Rule.HIT, Offer.Group.ACT).read("MOVE"))
        .isEqualTo(Offer.Group.MOVE);
    assertThat(Judgement.of(Duel.Rule.HIT, true).byDefault()).isTrue();
    assertThatThrownBy(() -> Judgement.of(Duel.Rule.HIT, Map.of()))
        .hasMessageContaining("cannot put to judgement");
  }
}
