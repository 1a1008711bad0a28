package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;

/// What happens in Encounters, in checks and harm, to positions, and when people come and go.
public sealed interface FightEvent extends RhodEvent {
  /// What leaves nothing behind but its telling.
  sealed interface Telling extends FightEvent {
    @Override
    default RhodState appliedTo(RhodState state) {
      return state;
    }
  }

  // Told

  /// Something said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  /// The Referee sets a scene (RHD-REF-03).
  record SceneSet(String words) implements Telling {}

  /// An Action on which something hangs that comes first (RHD-TIM-01).
  record ActDeclared(String by, String what) implements Telling {}

  /// What was declared comes to nothing: its actor or target is out of it (RHD-R-38).
  record Fizzled(String by, String what) implements Telling {}

  record AttackDeclared(String by, String with, List<String> targets, boolean granted)
      implements Telling {}

  /// An Attack Roll against one Defense, and what moved it.
  record AttackRolled(
      String by,
      String with,
      String target,
      int total,
      Defense defense,
      int value,
      boolean hit,
      List<Part> parts,
      List<Tilt> tilts)
      implements Telling {}

  /// What an Attack deals to whom it hits, and what it is made of (RHD-ATK-05).
  record DamageDealt(String by, int damage, DamageType type, boolean trueDamage, List<Part> parts)
      implements Telling {}

  /// Damage comes over somebody that is no Attack's own: a Condition, a fall, a trap.
  ///
  /// @param by whose doing it is; empty for nobody's
  record Suffered(String who, String cause, String by) implements Telling {}

  /// A Skill or Ability Check (RHD-CHK-02).
  record Checked(
      String who,
      String what,
      int total,
      Optional<Integer> dc,
      boolean success,
      List<Part> parts,
      List<Tilt> tilts)
      implements Telling {}

  /// Two checks against each other (RHD-R-07).
  record Opposed(String who, String what, int total, String with, int otherTotal, boolean won)
      implements Telling {}

  /// The Referee puts another number in the place of one that was computed (RHD-R-98).
  record Overruled(String who, String what, int computed, int word) implements Telling {}

  /// What resistances and vulnerabilities have made of damage (RHD-DMG-09).
  record DamageWeighed(
      String who, int from, int to, DamageType type, boolean trueDamage, List<Part> parts)
      implements Telling {}

  /// Where somebody who hides was seen last, and by whom (RHD-HID-03).
  record LastSeen(String who, Spot at, List<String> by) implements Telling {}

  /// A Death Call (RHD-DTH-01).
  record DeathCalled(String who, int roll, boolean success) implements Telling {}

  // Life

  record ArmoringLost(String who, int points) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withKit(who, kit -> kit.withArmoringLost(points));
    }
  }

  record VitalityLost(String who, int points, String source) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(
          who, vitals -> vitals.withVitality(Math.max(0, vitals.vitality() - points)));
    }
  }

  record VitalityGained(String who, int points) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(who, vitals -> vitals.withVitality(vitals.vitality() + points));
    }
  }

  /// RHD-ABL-08.
  record Wounded(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(who, vitals -> vitals.withWounds(vitals.wounds() + 1));
    }
  }

  record WoundsHealed(String who, int number) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(
          who, vitals -> vitals.withWounds(Math.max(0, vitals.wounds() - number)));
    }
  }

  /// A Hit Die is expended, and what it gives (RHD-ABL-09, RHD-HD-03).
  record HitDieSpent(String who, int roll, int gained) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(
          who,
          vitals ->
              vitals
                  .withHitDice(Math.max(0, vitals.hitDice() - 1))
                  .withVitality(vitals.vitality() + gained));
    }
  }

  record HitDiceRegained(String who, int dice) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(who, vitals -> vitals.withHitDice(vitals.hitDice() + dice));
    }
  }

  /// Vitality and Hit Dice after their maxima have changed (RHD-R-42).
  record VitalsFitted(String who, int vitality, int hitDice) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(who, vitals -> vitals.withVitality(vitality).withHitDice(hitDice));
    }
  }

  record Died(String who, String cause) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withVitals(who, Vitals::killed);
    }
  }

  // Positions

  record StanceTaken(String who, Stance stance) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(stance)).gaining(who, Words.title(stance));
    }
  }

  record Moved(String who, List<Spot> way) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return lost(state, who).with(who, being -> being.withAt(way.getLast()));
    }

    /// Whoever moves on in the fog is lost from sight again.
    private static RhodState lost(RhodState state, String who) {
      var scene = state.scene();
      return scene.spotted().contains(who)
          ? state.with(
              state.world().with(scene.withSpotted(Lists.without(scene.spotted(), who::equals))))
          : state;
    }
  }

  record FogSet(boolean on) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().with(state.scene().withFog(on)));
    }
  }

  /// Somebody in the fog gives themselves away, until they move.
  record Spotted(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var scene = state.scene();
      return state.with(state.world().with(scene.withSpotted(Lists.plus(scene.spotted(), who))));
    }
  }

  /// Moved by somebody or something else.
  record Pushed(String who, List<Spot> way) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return way.isEmpty() ? state : state.with(who, being -> being.withAt(way.getLast()));
    }
  }

  record CoverSet(Scene.Covering covering) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().with(state.scene().withCover(covering)));
    }
  }

  record AttitudeSet(Scene.Attitude attitude) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().with(state.scene().withAttitude(attitude)));
    }
  }

  /// Whoever stands beyond its edges is brought to the nearest space.
  record MapLaid(Grid map) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var laid = state.with(state.world().with(state.scene().withMap(map)));
      for (Being being : state.roster()) {
        laid = laid.with(being.id(), one -> one.withAt(Field.onto(map, one.at())));
      }
      return laid;
    }
  }

  record ExpansionTurned(String expansion, boolean on) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var others = Lists.without(state.scene().expansions(), expansion::equals);
      return state.with(
          state
              .world()
              .with(state.scene().withExpansions(on ? Lists.plus(others, expansion) : others)));
    }
  }

  record WeatherSet(String weather) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().with(state.scene().withWeather(weather)));
    }
  }

  record TerrainSet(Spot at, String terrain) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var others = Lists.without(state.scene().terrain(), word -> word.startsWith(at + " "));
      return state.with(
          state
              .world()
              .with(
                  state
                      .scene()
                      .withTerrain(
                          terrain.isBlank() ? others : Lists.plus(others, at + " " + terrain))));
    }
  }

  record ZonesSet(List<World.Zone> zones) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().withZones(zones));
    }
  }

  // Encounters

  record InitiativeCalled(List<String> unaware) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(new Fight(0, List.of(), Optional.empty(), unaware, List.of(), false));
    }
  }

  record InitiativeRolled(String who, int total) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(
          fight -> fight.withOrder(Lists.plus(fight.order(), new Fight.Rank(who, total))));
    }
  }

  record OrderMade(List<Fight.Rank> order) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.withOrder(order));
    }
  }

  record RoundBegan(int round) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.at(round));
    }
  }

  record TurnBegan(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.with(Optional.of(Fight.Turn.of(who))));
    }
  }

  /// A Turn that is not taken (RHD-R-19, RHD-G-COND-21).
  record TurnLost(String who, String why) implements Telling {}

  record ApLeft(String who, int ap) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inTurn(turn -> turn.withAp(ap));
    }
  }

  /// An Attack has been made on this Turn (RHD-R-104).
  record AttackCounted(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inTurn(Fight.Turn::attacking);
    }
  }

  /// Somebody has hit somebody in melee on this Turn.
  record HitCounted(String who, String target) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inTurn(turn -> turn.hitting(target));
    }
  }

  record DoneOnce(String who, String what) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inTurn(turn -> turn.doing(what));
    }
  }

  /// Something is used up for this Round or Encounter.
  record UsedUp(String who, String what, Fight.Span span) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.using(new Fight.Used(who, what, span)));
    }
  }

  record TurnEnded(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.with(Optional.empty()));
    }
  }

  record EncounterKept(boolean on) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.inFight(fight -> fight.keeping(on));
    }
  }

  record EncounterEnded() implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      int round = state.fight().map(Fight::round).orElse(state.world().fought());
      return state.with(state.world().withFought(round)).withoutFight();
    }
  }

  // People

  record Joined(Being being) implements FightEvent {
    /// A newcomer comes in there.
    public static Joined at(Spot spot, Being newcomer) {
      return new Joined(newcomer.withAt(spot));
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      return state.withRoster(Lists.plus(state.roster(), being));
    }
  }

  record Left(String who) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state
          .withRoster(Lists.without(state.roster(), being -> being.id().equals(who)))
          .inFight(fight -> fight.without(who));
    }
  }

  record HandedOver(String who, Seat seat) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.who().spokenForBy(seat)));
    }
  }

  record Revealed(String who, Secrecy secrecy) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  /// The Referee's own hand (RHD-R-98).
  record ValueSet(String fact, String value, String reason) implements FightEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return Values.ALL.set(state, fact, value);
    }
  }
}
