package quintain.cairn;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;

/// Everything that can happen in Cairn.
public sealed interface CairnEvent extends Event {
  // Saves and other rolls that leave nothing behind but their telling

  record SaveMade(String who, Ability ability, int face, int score, boolean passed, String against)
      implements CairnEvent {}

  record Reacted(String who, String reaction, int total) implements CairnEvent {}

  record FateAnswered(String question, int face, boolean favoursParty) implements CairnEvent {}

  /// Something the Warden said or decided that the rules only record.
  record Told(String who, String what) implements CairnEvent {}

  // Damage and what it does

  record BlowDealt(Blow blow) implements CairnEvent {}

  /// The kept blow of a pool has been taken, and the pool is gone.
  ///
  /// @param remembered the highest die so far, where later phases reckon with it; 0 where not
  record PoolSpent(String target, Who.Side from, int remembered) implements CairnEvent {}

  record HpLost(String who, int points) implements CairnEvent {}

  record HpRestored(String who, int to) implements CairnEvent {}

  record MaxHpChanged(String who, int to) implements CairnEvent {}

  record AbilityLost(String who, Ability ability, int points) implements CairnEvent {}

  record AbilityRestored(String who, Ability ability, int points) implements CairnEvent {}

  /// A score set to new values, by a scar or the Warden.
  record AbilityChanged(String who, Ability ability, Score to) implements CairnEvent {}

  record Died(String who, String cause) implements CairnEvent {}

  record Scarred(String who, int row, String told, Optional<Reward> reward) implements CairnEvent {}

  record RewardTaken(String who, int row) implements CairnEvent {}

  record Became(String who, Flag flag, String why) implements CairnEvent {}

  record NoLonger(String who, Flag flag) implements CairnEvent {}

  record TimerSet(String who, Timer timer) implements CairnEvent {}

  record TimerStopped(String who, Timer.What what) implements CairnEvent {}

  /// One timer is over: it fell due, or was treated; others of its kind run on.
  record TimerOver(String who, Timer timer) implements CairnEvent {}

  // Needs and Fatigue

  record NeedArose(String who, Need need) implements CairnEvent {}

  record NeedMet(String who, String need) implements CairnEvent {}

  record FatigueGained(String who, int count, String why) implements CairnEvent {}

  /// Fatigue that a day of deprivation brings, noted on the need that brought it.
  record NeedTold(String who, String need, int fatigueGiven) implements CairnEvent {}

  record FatigueLost(String who, int count) implements CairnEvent {}

  // Things

  record ItemGained(String who, Item item) implements CairnEvent {}

  record ItemLost(String who, String item, String how) implements CairnEvent {}

  record ItemDropped(String who, String item) implements CairnEvent {}

  record ItemTakenUp(String who, String item) implements CairnEvent {}

  record ItemPlaced(String who, String item, Item.Where where) implements CairnEvent {}

  record ItemUsed(String who, String item, int left) implements CairnEvent {}

  record ItemMarked(String who, String item, String property) implements CairnEvent {}

  record CoinsChanged(String who, int copper, String why) implements CairnEvent {}

  /// An item comes to lie on the ground from nobody's pack.
  record ItemLaid(Item item) implements CairnEvent {}

  /// The tenth slot is filled, and HP is gone though nothing hurt (CRN-INV-05).
  record SlotsFilled(String who) implements CairnEvent {}

  // Rounds

  record RoundsBegan(List<Fight.Group> groups) implements CairnEvent {}

  record RoundOpened(int round, Fight.Phase phase) implements CairnEvent {}

  record PhaseOpened(Fight.Phase phase) implements CairnEvent {}

  record RoundsEnded() implements CairnEvent {}

  record IntentShown(String who, String intent) implements CairnEvent {}

  record Declared(Fight.Declaration declaration) implements CairnEvent {}

  record TakenBack(String who) implements CairnEvent {}

  record ActLost(String who, String why) implements CairnEvent {}

  record Moved(String who, int to) implements CairnEvent {}

  record MoraleChecked(Who.Side side, boolean first, boolean half) implements CairnEvent {}

  /// What this phase will bring about once all of it is rolled.
  record Promised(CairnEvent event) implements CairnEvent {}

  record PromisesKept() implements CairnEvent {}

  // Magic

  record SpellCast(String who, String spell, List<String> targets, boolean enhanced)
      implements CairnEvent {}

  record SpellFailed(String who, String spell, String why) implements CairnEvent {}

  record RelicUsed(String who, String relic) implements CairnEvent {}

  record EffectBegan(Effect effect) implements CairnEvent {}

  record EffectLeft(int number, int left) implements CairnEvent {}

  record EffectEnded(int number) implements CairnEvent {}

  /// A power lets one being go and works on.
  record EffectLifted(int number, String who) implements CairnEvent {}

  // Time, people, trade

  record TimePassed(long seconds) implements CairnEvent {}

  record Rested(String how) implements CairnEvent {}

  record Joined(Being being) implements CairnEvent {}

  record Left(String who) implements CairnEvent {}

  record TookOver(String player, String who) implements CairnEvent {}

  record SidesChanged(String who, Who.Side side) implements CairnEvent {}

  record HandedOver(String who, Seat seat) implements CairnEvent {}

  record Revealed(String who, Who.Secrecy secrecy) implements CairnEvent {}

  record HireChanged(String who, Optional<Being.Hire> hire) implements CairnEvent {}

  record PricesSet(String place, int percent) implements CairnEvent {}

  record TreasurePlaced(World.Treasure treasure) implements CairnEvent {}

  record TreasureTaken(String name) implements CairnEvent {}

  record SceneClosed(boolean closed) implements CairnEvent {}

  record CoverSet(String attacker, String target, boolean stands) implements CairnEvent {}

  record ValueSet(String fact, String value, String reason) implements CairnEvent {}
}
