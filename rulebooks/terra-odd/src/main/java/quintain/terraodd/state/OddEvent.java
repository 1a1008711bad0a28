package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;

/// Everything that can happen in Terra Odd, and what each does to the state. No dice, no refusal,
/// no rule: those came before.
public sealed interface OddEvent extends Event {
  /// The state once this has happened.
  OddState appliedTo(OddState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends OddEvent {
    @Override
    default OddState appliedTo(OddState state) {
      return state;
    }
  }

  // Rolls that leave nothing behind but their telling

  /// Somebody has saved.
  ///
  /// @param because why it was rolled twice, or was not although something spoke for it
  record SaveMade(
      String who,
      Ability ability,
      int face,
      int score,
      boolean passed,
      String against,
      @OrNone String because)
      implements Telling {}

  /// Two have contested something.
  ///
  /// @param winner empty where things stay as they were
  record ContestDecided(String by, String with, String winner, String over) implements Telling {}

  record Reacted(String who, String reaction, int total) implements Telling {}

  record FortuneAnswered(String question, int face, boolean comesTrue) implements Telling {}

  /// Something the GM said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  record ActLost(String who, String why) implements Telling {}

  record EffortMade(String who, int harm) implements Telling {}

  record PanicRolled(String who, int face, String outcome) implements Telling {}

  // Harm and what it does

  record BlowDealt(Blow blow) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withBlows(Lists.plus(state.blows(), blow));
    }
  }

  /// The kept blow of a pool has been taken, and the pool is gone.
  record PoolSpent(String target, Who.Side from) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withBlows(Lists.without(state.blows(), blow -> blow.isOf(target, from)));
    }
  }

  /// What comes through Armour to whoever takes it.
  record HarmDealt(String who, int rolled, int armour, int harm) implements Telling {}

  record GritLost(String who, int points) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      var before = state.being(who);
      int left = Math.max(0, before.grit() - points);
      var hurt = state.with(who, being -> being.withGrit(left));
      return left == 0 && before.grit() > 0 ? hurt.inFight(fight -> fight.zeroing(who)) : hurt;
    }
  }

  record GritRolled(String who, int to) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.withGrit(to));
    }
  }

  record AbilityLost(String who, Ability ability, int points) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, b -> b.withScore(ability, b.score(ability).lose(points)));
    }
  }

  record AbilityRestored(String who, Ability ability, int points) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, b -> b.withScore(ability, b.score(ability).regain(points)));
    }
  }

  /// The permanent value falls (ODD-CRIT-02).
  record LostForGood(String who, Ability ability, int points) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, b -> b.withScore(ability, b.score(ability).loseForGood(points)));
    }
  }

  /// A score set to new values by an Advancement or a Condition.
  record AbilityChanged(String who, Ability ability, Score to) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.withScore(ability, to));
    }
  }

  /// Critical harm: out of the combat and helpless.
  record CriticallyHarmed(String who, Ability through) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(
          who,
          being ->
              being
                  .with(Flag.CRITICALLY_HARMED)
                  .with(Flag.OUT)
                  .living(life -> life.withWound(Optional.of(through))));
    }
  }

  /// Tended: no longer dying. Whoever is in a fight stays out of it (ODD-R-29).
  record Stabilised(String who) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      boolean fighting = state.inRounds();
      return state.with(
          who,
          being -> {
            var tended =
                being
                    .without(Flag.CRITICALLY_HARMED)
                    .living(
                        life ->
                            life.withWound(Optional.empty())
                                .withTimers(
                                    Lists.without(
                                        life.timers(), t -> t.what() == Timer.What.DIES)));
            return fighting || tended.isSenseless() ? tended : tended.without(Flag.OUT);
          });
    }
  }

  record Died(String who, String cause) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(
          who, being -> being.with(Flag.DEAD).living(life -> life.withTimers(List.of())));
    }
  }

  record Became(String who, Flag flag, String why) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.with(flag));
    }
  }

  record NoLonger(String who, Flag flag) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.without(flag));
    }
  }

  record TimerSet(String who, Timer timer) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withTimers(Lists.plus(life.timers(), timer)));
    }
  }

  record TimerOver(String who, Timer timer) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withTimers(Lists.withoutFirst(life.timers(), timer)));
    }
  }

  record ArmourCrushed(String who, int points) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withCrushed(life.crushed() + points));
    }
  }

  /// Remembers who did the Harm, for whoever bears a grudge.
  record Resented(String who, String by) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withGrudge(Optional.of(by)));
    }
  }

  // Growth and trouble

  record AdvancementGained(String who, Talent talent) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withTalents(Lists.plus(life.talents(), talent)));
    }
  }

  /// One that was left open has its name now.
  record AdvancementNamed(String who, Talent talent) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(
          who,
          life ->
              life.withTalents(
                  Lists.plus(Lists.withoutFirst(life.talents(), Talent.UNNAMED), talent)));
    }
  }

  record ConditionGained(String who, Trouble trouble) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withTroubles(Lists.plus(life.troubles(), trouble)));
    }
  }

  record ConditionCured(String who, Trouble trouble) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(
          who, life -> life.withTroubles(Lists.withoutFirst(life.troubles(), trouble)));
    }
  }

  record NeedArose(String who, String need) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withNeeds(Lists.plus(life.needs(), need)));
    }
  }

  record NeedMet(String who, String need) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(
          who, life -> life.withNeeds(Lists.without(life.needs(), n -> n.equals(need))));
    }
  }

  /// A line that a player told (ODD-PANC-04, ODD-SAYO-02).
  record StoryTold(String who, String line) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.living(who, life -> life.withStory(line));
    }
  }

  record SayonaraCalled(String who, String song) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(
          who,
          being ->
              being
                  .with(Flag.SAYONARA)
                  .living(life -> song.isEmpty() ? life : life.withStory("Their song: " + song)));
    }
  }

  record Departed(String who, String how) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(
          who,
          being -> being.with(Flag.OUT).with(Flag.DEPARTED).living(life -> life.withStory(how)));
    }
  }

  // Things

  record ItemGained(String who, Item item) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withPack(who, p -> p.plus(item));
    }
  }

  record ItemLost(String who, String item, String how) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withPack(who, p -> p.minus(item));
    }
  }

  record ItemDropped(String who, String item) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return new ItemThrown(who, item, state.being(who).at()).appliedTo(state);
    }
  }

  /// Out of somebody's hands to a place along the way.
  record ItemThrown(String who, String item, int at) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      var thrown = state.being(who).pack().find(item);
      var without = state.withPack(who, p -> p.minus(item));
      return thrown
          .map(i -> new World.Lying(i.to(Item.Where.PACK), at))
          .map(i -> without.with(without.world().withGround(Lists.plus(without.ground(), i))))
          .orElse(without);
    }
  }

  /// All the credits of somebody who cannot keep them (ODD-R-48).
  record CreditsTaken(String who, String from, int credits) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state
          .withPack(from, p -> p.withCredits(p.credits() - credits))
          .withPack(who, p -> p.withCredits(p.credits() + credits));
    }
  }

  record ItemTakenUp(String who, String item) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state
          .nearest(state.being(who), item)
          .map(
              lying ->
                  state
                      .withPack(who, p -> p.plus(lying.item()))
                      .with(state.world().withGround(Lists.withoutFirst(state.ground(), lying))))
          .orElse(state);
    }
  }

  record ItemPlaced(String who, String item, Item.Where where) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.to(where))).orElse(p));
    }
  }

  record ItemUsed(String who, String item, int left) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.leaving(left))).orElse(p));
    }
  }

  record Overheated(String who, String item) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.heated(true))).orElse(p));
    }
  }

  // Rounds and scenes

  record RoundsBegan(Fight.Group foes) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(
          Optional.of(new Fight(0, Fight.Phase.EARLY, List.of(), foes, List.of(), false)));
    }
  }

  record RoundOpened(int round, Fight.Phase phase) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.inFight(fight -> fight.at(round, phase));
    }
  }

  record PhaseOpened(Fight.Phase phase) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.inFight(fight -> fight.at(fight.round(), phase));
    }
  }

  record RoundsEnded() implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      int round = state.fight().map(Fight::round).orElse(state.world().fought());
      return state
          .everybody(RoundsEnded::afterTheFight)
          .with(Optional.<Fight>empty())
          .with(state.world().lingering(true).withFought(round));
    }

    /// Those tended may act again (ODD-R-29), and PCs who ran are only somewhere else.
    private static Being afterTheFight(Being being) {
      var rested = being.without(Flag.OF_THE_FIGHT);
      var cooled = rested;
      for (Item item : rested.pack().items()) {
        if (item.hot()) {
          cooled = cooled.with(cooled.pack().with(item.heated(false)));
        }
      }
      boolean stays =
          cooled.is(Flag.CRITICALLY_HARMED) || cooled.isSenseless() || !cooled.isInPlay();
      var tended = stays ? cooled : cooled.without(Flag.OUT);
      return tended.isPc() && !tended.is(Flag.FLIGHT) ? tended.without(Flag.FLED) : tended;
    }
  }

  /// Panic and last scenes are over, and so is whatever lasted for the scene (ODD-R-42).
  record SceneEnded() implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state
          .everybody(
              being -> {
                var after = being.without(Flag.OF_THE_SCENE);
                return being.is(Flag.FLIGHT) ? after.without(Flag.FLED) : after;
              })
          .with(state.world().lingering(false));
    }
  }

  record Declared(Fight.Declaration declaration) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.inFight(fight -> fight.declaring(declaration));
    }
  }

  record Moved(String who, int to) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.withAt(to));
    }
  }

  record MoraleChecked(boolean first, boolean half) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.inFight(fight -> fight.with(fight.foes().checked(first, half)));
    }
  }

  record PrayerSaid(String who) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.with(Flag.PRAYED)).inFight(f -> f.praying(true));
    }
  }

  record PrayerHeard() implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.inFight(fight -> fight.praying(false));
    }
  }

  // Time and people

  record TimePassed(long seconds) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(state.world().withClock(state.clock() + seconds));
    }
  }

  record Rested(String how) implements Telling {}

  record Joined(Being being) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      var more = state.withRoster(Lists.plus(state.roster(), being));
      return being.isPc() || being.side() != Who.Side.FOES
          ? more
          : more.inFight(fight -> fight.with(fight.foes().joinedBy(being.id())));
    }
  }

  record Left(String who) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.withRoster(Lists.without(state.roster(), being -> being.id().equals(who)));
    }
  }

  record HandedOver(String who, Seat seat) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.with(being.who().seated(seat)));
    }
  }

  record Revealed(String who, Secrecy secrecy) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  record ValueSet(String fact, String value, String reason) implements OddEvent {
    @Override
    public OddState appliedTo(OddState state) {
      return Values.ALL.set(state, fact, value);
    }
  }
}
