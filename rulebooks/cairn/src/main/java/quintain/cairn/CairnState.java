package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.State;

/// A game of Cairn as it stands.
///
/// @param clock seconds since the midnight before play began
/// @param blows damage rolled in this phase and not yet taken
/// @param promised what this phase brings about once all of it is rolled (CRN-R-31)
/// @param markets price factors in percent by place (CRN-WLTH-04)
/// @param treasures what lies where, guarded by what (CRN-WLTH-03)
/// @param shelf the entries that may still be drawn on in play
public record CairnState(
    CairnHouse house,
    Scene scene,
    List<Being> roster,
    Optional<Fight> fight,
    List<Blow> blows,
    List<CairnEvent> promised,
    List<Effect> effects,
    long clock,
    int numbered,
    List<Market> markets,
    List<Treasure> treasures,
    List<Item> ground,
    Shelf shelf)
    implements State {
  /// What goods cost somewhere, in percent of the list price.
  public record Market(String place, int percent) {}

  /// A treasure the Warden has placed.
  public record Treasure(String name, int worth, String place, String guardian) {}

  public Being being(String id) {
    for (int i = 0; i < roster.size(); i++) {
      var being = roster.get(i);
      if (being.id().equals(id)) {
        return being;
      }
    }
    throw new IllegalArgumentException("nobody is called " + id);
  }

  public Optional<Being> find(String id) {
    for (Being being : roster) {
      if (being.id().equals(id)) {
        return Optional.of(being);
      }
    }
    return Optional.empty();
  }

  public List<Being> side(Who.Side side) {
    var found = new ArrayList<Being>();
    for (Being being : roster) {
      if (being.side() == side) {
        found.add(being);
      }
    }
    return found;
  }

  public boolean inRounds() {
    return fight.isPresent();
  }

  Fight theFight() {
    return fight.orElseThrow(() -> new IllegalStateException("no rounds are running"));
  }

  CairnState with(Being changed) {
    var beings = new Being[roster.size()];
    for (int i = 0; i < beings.length; i++) {
      var being = roster.get(i);
      beings[i] = being.id().equals(changed.id()) ? changed : being;
    }
    return withRoster(List.of(beings));
  }

  CairnState withRoster(List<Being> beings) {
    return new CairnState(
        house, scene, beings, fight, blows, promised, effects, clock, numbered, markets, treasures,
        ground, shelf);
  }

  CairnState with(Scene newScene) {
    return new CairnState(
        house, newScene, roster, fight, blows, promised, effects, clock, numbered, markets,
        treasures, ground, shelf);
  }

  CairnState with(Fight newFight) {
    return new CairnState(
        house,
        scene,
        roster,
        Optional.of(newFight),
        blows,
        promised,
        effects,
        clock,
        numbered,
        markets,
        treasures,
        ground,
        shelf);
  }

  CairnState withoutFight() {
    return new CairnState(
        house,
        scene,
        roster,
        Optional.empty(),
        blows,
        promised,
        effects,
        clock,
        numbered,
        markets,
        treasures,
        ground,
        shelf);
  }

  CairnState withBlows(List<Blow> newBlows) {
    return new CairnState(
        house, scene, roster, fight, newBlows, promised, effects, clock, numbered, markets,
        treasures, ground, shelf);
  }

  CairnState withPromised(List<CairnEvent> newPromised) {
    return new CairnState(
        house,
        scene,
        roster,
        fight,
        blows,
        newPromised,
        effects,
        clock,
        numbered,
        markets,
        treasures,
        ground,
        shelf);
  }

  CairnState withEffects(List<Effect> newEffects) {
    return new CairnState(
        house,
        scene,
        roster,
        fight,
        blows,
        promised,
        newEffects,
        clock,
        numbered,
        markets,
        treasures,
        ground,
        shelf);
  }

  CairnState withClock(long seconds) {
    return new CairnState(
        house, scene, roster, fight, blows, promised, effects, seconds, numbered, markets,
        treasures, ground, shelf);
  }

  CairnState withNumbered(int used) {
    return new CairnState(
        house, scene, roster, fight, blows, promised, effects, clock, used, markets, treasures,
        ground, shelf);
  }

  CairnState withMarkets(List<Market> newMarkets) {
    return new CairnState(
        house,
        scene,
        roster,
        fight,
        blows,
        promised,
        effects,
        clock,
        numbered,
        newMarkets,
        treasures,
        ground,
        shelf);
  }

  CairnState withTreasures(List<Treasure> newTreasures) {
    return new CairnState(
        house,
        scene,
        roster,
        fight,
        blows,
        promised,
        effects,
        clock,
        numbered,
        markets,
        newTreasures,
        ground,
        shelf);
  }

  CairnState withGround(List<Item> items) {
    return new CairnState(
        house, scene, roster, fight, blows, promised, effects, clock, numbered, markets, treasures,
        items, shelf);
  }
}
