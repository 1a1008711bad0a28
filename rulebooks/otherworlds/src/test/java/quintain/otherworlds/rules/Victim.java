package quintain.otherworlds.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Houses;
import quintain.otherworlds.OtherworldsBook;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Body;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Size;
import quintain.otherworlds.state.Status;
import quintain.scenario.Script;
import quintain.scenario.ScriptedFate;

/// Somebody who is hit, layer upon layer put on.
final class Victim {
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  private OtwState state;

  private Victim(OtwHouse house, Folk.Hero hero) {
    state = Tables.empty().house(house).sheet("hero", hero.sheet()).state();
  }

  static Victim of(Folk.Hero hero) {
    return new Victim(OtwHouse.DEFAULTS, hero);
  }

  static Victim of(String switched, Object value, Folk.Hero hero) {
    return new Victim(Houses.with(switched, value), hero);
  }

  Victim health(int now, int max) {
    state = new LifeEvent.ValueSet("hero.max-hp", String.valueOf(max), "given").appliedTo(state);
    state = new LifeEvent.ValueSet("hero.hp", String.valueOf(now), "given").appliedTo(state);
    return this;
  }

  Victim with(Status status) {
    state = Tables.bearing(state, "hero", status);
    return this;
  }

  Victim is(List<Nature> natures, Responses responses, Gait... gaits) {
    var body =
        new Body(
            "Thing",
            natures,
            Size.MEDIUM,
            List.of(gaits),
            Optional.empty(),
            0,
            Optional.empty(),
            responses,
            List.of());
    var hero = now();
    state =
        new OtwState(
            state.world(),
            List.of(
                new Being(
                    hero.who(),
                    hero.base(),
                    hero.health(),
                    hero.astral(),
                    hero.discipline(),
                    hero.statuses(),
                    hero.at(),
                    hero.kit(),
                    body,
                    hero.life())),
            state.fight());
    return this;
  }

  int struck(Blow blow) {
    var play = new Play<>(BOOK.rules(), state, new ScriptedFate(Script.EMPTY), null);
    int dealt = new Harm(play).strike("hero", blow);
    state = play.state();
    return dealt;
  }

  int harmed(int damage, DamageType type) {
    var play = new Play<>(BOOK.rules(), state, new ScriptedFate(Script.EMPTY), null);
    int dealt = new Harm(play).fixed("hero", Blow.fixed(damage, type, Blow.Share.NONE, "it"));
    state = play.state();
    return dealt;
  }

  int healed(int points) {
    var play = new Play<>(BOOK.rules(), state, new ScriptedFate(Script.EMPTY), null);
    int gained = new Harm(play).heal("hero", points, Otw.OTW_R_38);
    state = play.state();
    return gained;
  }

  Being now() {
    return state.being("hero");
  }

  int guard() {
    return Armors.guard(now()).orElseThrow().left();
  }

  /// A plain blow of one type.
  static Blow blow(int raw, DamageType type) {
    return new Blow(
        raw,
        List.of(type),
        false,
        false,
        false,
        false,
        false,
        List.of(),
        Blow.Share.NONE,
        "a blow");
  }
}
