package quintain.rhod;

import static quintain.kernel.Offer.Group.ACT;
import static quintain.kernel.Offer.Group.ADVANCE;
import static quintain.kernel.Offer.Group.CHECK;
import static quintain.kernel.Offer.Group.GEAR;
import static quintain.kernel.Offer.Group.MOVE;
import static quintain.kernel.Offer.Group.REFEREE;
import static quintain.kernel.Offer.Group.REST;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Command;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.forms.Filling;
import quintain.kernel.forms.OfferList;

/// What a seat may do now, and what it may not with the reason.
///
/// One offer for each command and whoever would do it; the rest is filled in slot by slot.
final class Offers {
  private static final RhodBook BOOK = new RhodBook();

  private final RhodState state;
  private final Seat seat;
  private final OfferList<RhodState> offers;

  private Offers(RhodState state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.offers = new OfferList<>(filling(state, seat));
  }

  static List<Offer> offers(RhodState state, Seat seat) {
    var offers = new Offers(state, seat);
    if (seat.isReferee()) {
      offers.forTheReferee();
    } else {
      offers.forAPlayer();
    }
    return offers.offers.offers();
  }

  /// Filling in commands for a seat. Most commands know why not without being tried.
  static Filling<RhodState> filling(RhodState state, Seat seat) {
    return new Filling<>(RhodForms.ALL, state, seat, command -> refusal(state, seat, command));
  }

  private static Optional<Refusal> refusal(RhodState state, Seat seat, Command command) {
    var step = (RhodStep) command;
    return Permissions.permits(state, seat, step)
        .or(
            () ->
                switch (step) {
                  case RhodStep.Act act -> Turns.refusal(state, act);
                  case Handling.Doing doing -> Things.refusal(state, doing);
                  case Handling.Word word -> Things.refusal(state, word);
                  case Living living -> Lives.refusal(state, living);
                  case Encounter.MakeCheck check -> Checks.refusal(state, check);
                  case Encounter.Contest contest -> Checks.refusal(state, contest);
                  case Encounter.SpendHitDice spend -> Harm.refusal(state, spend);
                  case Encounter.LetGo letGo -> Scuffles.refusal(state, letGo);
                  case Encounter.EndTurn end -> Turns.refusal(state, end);
                  default -> Refusals.of(BOOK, state, step);
                });
  }

  private List<Being> own() {
    return state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
  }

  private void forAPlayer() {
    for (Being being : own()) {
      if (!being.isDead()) {
        acts(being);
        checks(being);
        days(being);
        growing(being);
      }
    }
    if (own().stream().noneMatch(being -> being.isPc() && !being.isDead())) {
      add("A new character", ADVANCE, Partial.of(Living.CreateCharacter.class).with("seat", seat));
    }
  }

  // Actions

  /// Features and Generic Actions, these with the reason where they are not possible now
  /// (RHD-AP-05). Out of turn one offer stands for all.
  private void acts(Being being) {
    var name = being.name();
    add(name + " attacks", ACT, by(Encounter.Attack.class, being));
    if ((state.inEncounter() && !state.isTurnOf(being.id())) || !being.isUp()) {
      return;
    }
    if (state.inEncounter()) {
      add(name + " ends the Turn", ACT, by(Encounter.EndTurn.class, being));
    }
    features(being);
    add(name + " runs", MOVE, by(Encounter.Run.class, being));
    add(name + " climbs, crawls or jumps", MOVE, by(Encounter.Scramble.class, being));
    add(name + " changes Stance", MOVE, by(Encounter.ChangeStance.class, being));
    add(name + " grapples", ACT, by(Encounter.Grapple.class, being));
    add(name + " shoves", ACT, by(Encounter.Shove.class, being));
    add(name + " aids", ACT, by(Encounter.Aid.class, being));
    add(name + " hides", ACT, by(Encounter.Hide.class, being));
    add(name + " looks for what is hidden", ACT, by(Encounter.Detect.class, being));
    addIfOpen(name + " breaks free", ACT, by(Encounter.BreakFree.class, being));
    addIfOpen(name + " lets go", ACT, by(Encounter.LetGo.class, being));
    addIfOpen(name + " hooks", ACT, by(Handling.Hook.class, being));
    addIfOpen(name + " attacks an object", ACT, by(Handling.Batter.class, being));
    addIfOpen(name + " forces somebody", ACT, by(Handling.Compel.class, being));
    addIfOpen(name + " frees somebody", ACT, by(Handling.Release.class, being));
    things(being);
  }

  private void features(Being being) {
    for (Feature feature : being.life().features()) {
      if (feature.on().isPresent()) {
        continue;
      }
      var label = being.name() + ": " + feature.name();
      switch (feature.trick()) {
        case Trick.CommittedBlow _,
            Trick.PinDown _,
            Trick.SeamCutter _,
            Trick.SweepingArc _,
            Trick.LastWord _,
            Trick.OwnAttack _ ->
            add(label, ACT, of(Handling.FeatureAttack.class, being, feature));
        case Trick.PressTheLine _,
            Trick.CallTheMark _,
            Trick.Interpose _,
            Trick.Rally _,
            Trick.FieldSuture _,
            Trick.DreadGaze _ ->
            add(label, ACT, of(Handling.UseFeatureOn.class, being, feature));
        case Trick.Brace _, Trick.TurnedBlade _, Trick.SecondWind _ ->
            add(label, ACT, of(Handling.UseFeature.class, being, feature));
        case Trick.Own own ->
            add(
                label,
                ACT,
                of(
                    own.whom() == Trick.Whom.SELF
                        ? Handling.UseFeature.class
                        : Handling.UseFeatureOn.class,
                    being,
                    feature));
        case Trick.BurstOfSpeed _, Trick.SlipFree _ ->
            add(label, MOVE, of(Handling.FeatureMove.class, being, feature));
        case Trick.TrampleCharge _ -> add(label, ACT, of(Handling.Charge.class, being, feature));
        case Trick.Forage _ -> addIfOpen(label, REST, by(Handling.Forage.class, being));
        case Trick.Parry _, Trick.Riposte _ -> {
          // these wait for what triggers them
        }
      }
    }
  }

  private static Partial of(Class<? extends Command> command, Being being, Feature feature) {
    return by(command, being).with("feature", feature.name());
  }

  private void things(Being being) {
    var name = being.name();
    add(name + " reloads", GEAR, by(Handling.Reload.class, being));
    add(name + " clears a jam", GEAR, by(Handling.Unjam.class, being));
    addIfOpen(name + " uses something", GEAR, by(Handling.UseItem.class, being));
    addIfOpen(name + " uses something on somebody", GEAR, by(Handling.UseOn.class, being));
    addIfOpen(name + " sets something off", GEAR, by(Handling.UseAt.class, being));
    addIfOpen(name + " unpacks", GEAR, by(Handling.Unpack.class, being));
    addIfOpen(name + " takes in hand", GEAR, by(Handling.Hold.class, being));
    addIfOpen(name + " puts away", GEAR, by(Handling.PutAway.class, being));
    addIfOpen(name + " packs into a container", GEAR, by(Handling.PackInto.class, being));
    addIfOpen(name + " takes out of a container", GEAR, by(Handling.UnpackFrom.class, being));
    addIfOpen(name + " sets down", GEAR, by(Handling.SetDown.class, being));
    addIfOpen(name + " drops", GEAR, by(Handling.Drop.class, being));
    addIfOpen(name + " puts Armor on", GEAR, by(Handling.Don.class, being));
    addIfOpen(name + " takes Armor off", GEAR, by(Handling.Doff.class, being));
    addIfOpen(name + " puts a light out", GEAR, by(Handling.PutOut.class, being));
    addIfOpen(name + " picks the ammunition to use", GEAR, by(Handling.Choose.class, being));
    addIfOpen(name + " opens", GEAR, by(Handling.OpenUp.class, being));
    addIfOpen(name + " closes", GEAR, by(Handling.CloseUp.class, being));
    add(name + " does something simple", GEAR, by(Handling.Interact.class, being));
  }

  // Checks and days

  private void checks(Being being) {
    addIfOpen(being.name() + " makes a check", CHECK, by(Encounter.MakeCheck.class, being));
    addIfOpen(being.name() + " contends with somebody", CHECK, by(Encounter.Contest.class, being));
    addIfOpen(being.name() + " says what happens", CHECK, by(Encounter.Declare.class, being));
  }

  private void days(Being being) {
    var name = being.name();
    addIfOpen(name + " spends the Watch", REST, by(Living.SpendWatch.class, being));
    addIfOpen(name + " rests for some hours", REST, by(Living.Rest.class, being));
    addIfOpen(name + " eats", REST, by(Living.Eat.class, being));
    addIfOpen(name + " drinks", REST, by(Living.Drink.class, being));
    addIfOpen(name + " expends Hit Dice", REST, by(Encounter.SpendHitDice.class, being));
    addIfOpen(name + " tends Wounds", REST, by(Living.Tend.class, being));
    addIfOpen(name + " begins to make something", REST, by(Handling.BeginWork.class, being));
    addIfOpen(name + " works on something", REST, by(Handling.WorkOn.class, being));
    addIfOpen(name + " changes a thing's Tags", REST, by(Handling.Retag.class, being));
    addIfOpen(name + " mends Armor", REST, by(Handling.TendArmor.class, being));
    addIfOpen(name + " practises", REST, by(Living.Practise.class, being));
  }

  private void growing(Being being) {
    var name = being.name();
    addIfOpen(name + " gains a Feature", ADVANCE, by(Living.GainFeature.class, being));
    addIfOpen(name + " gains a Trait", ADVANCE, by(Living.GainTrait.class, being));
    addIfOpen(name + " raises a Skill", ADVANCE, by(Living.RaiseSkill.class, being));
  }

  // The Referee

  private void forTheReferee() {
    for (Being being : own()) {
      if (!being.isDead()) {
        acts(being);
      }
    }
    addIfOpen("One of yours makes a check", CHECK, Partial.of(Encounter.MakeCheck.class));
    addIfOpen("One of yours contends with somebody", CHECK, Partial.of(Encounter.Contest.class));
    word("Call for Initiative", Encounter.CallForInitiative.class);
    word("End the Encounter", Encounter.EndEncounter.class);
    rare("Keep the Encounter going", Encounter.KeepEncounter.class);
    word("Set a scene", Encounter.SetScene.class);
    word("Let the Watch pass", Living.LetWatchPass.class);
    rare("Let the day pass", Living.LetDayPass.class);
    rare("Let Rounds pass", Living.LetRoundsPass.class);
    rare("Say what a Watch counts as", Living.CallWatch.class);
    rare("Say how long somebody rests", Living.CallRest.class);
    rare("Feed somebody", Living.Feed.class);
    rare("Give somebody water", Living.Water.class);
    rare("Hurt somebody", Encounter.Harm.class);
    rare("Give Vitality back", Encounter.Mend.class);
    rare("Push somebody", Encounter.Push.class);
    rare("Somebody falls", Encounter.LetFall.class);
    rare("Something crushes somebody", Encounter.Crush.class);
    rare("Shift somebody", Encounter.Shift.class);
    rare("Put a Condition, a benefit or a deficit on somebody", Living.Inflict.class);
    rare("Take a Condition off somebody", Living.Relieve.class);
    rare("Somebody has no air", Living.TakeAir.class);
    rare("Somebody has air again", Living.GiveAir.class);
    rare("Set the light", Living.SetLight.class);
    rare("Set Cover", Encounter.SetCover.class);
    rare("Set an attitude", Encounter.SetAttitude.class);
    rare("Lay another map", Encounter.LayMap.class);
    addIfOpen(
        state.scene().fog() ? "Lift the fog" : "Hide what nobody sees",
        REFEREE,
        Partial.of(Encounter.SetFog.class).with("on", !state.scene().fog()));
    rare("Turn a Mechanical Expansion on or off", Encounter.TurnExpansion.class);
    rare("A word on the weather", Encounter.SetWeather.class);
    rare("A word on a space", Encounter.SetTerrain.class);
    rare("Give somebody a thing", Handling.Bestow.class);
    rare("Give somebody something new", Handling.Invent.class);
    rare("Take a thing from somebody", Handling.TakeFrom.class);
    rare("Lay things out", Handling.LayOut.class);
    rare("Set up an object to attack", Handling.SetUp.class);
    rare("Put a container somewhere", Handling.SetContainer.class);
    addIfOpen("Put things into a container", REFEREE, Partial.of(Handling.Fill.class));
    addIfOpen("Lock a door or a container", REFEREE, Partial.of(Handling.LockUp.class));
    addIfOpen("Open a lock", REFEREE, Partial.of(Handling.Unlock.class));
    rare("Award EXP", Living.Award.class);
    rare("Grant a Feature or Trait", Living.Grant.class);
    rare("Take a Feature or Trait away", Living.Strip.class);
    rare("Bring in creatures", Encounter.BringIn.class);
    rare("A ready-made character joins", Encounter.Welcome.class);
    rare("Take somebody away", Encounter.TakeAway.class);
    rare("Hand somebody over to another seat", Encounter.HandOver.class);
    rare("Show or hide somebody", Encounter.Reveal.class);
    rare("Make a new character", Living.CreateCharacter.class);
    rare("Set a value", Encounter.SetValue.class);
  }

  /// A word of the Referee's that is shown even when it is not open.
  private void word(String label, Class<? extends Command> command) {
    add(label, REFEREE, Partial.of(command));
  }

  private void rare(String label, Class<? extends Command> command) {
    addIfOpen(label, REFEREE, Partial.of(command));
  }

  // Open or blocked

  private static Partial by(Class<? extends Command> command, Being being) {
    return Partial.of(command).with("by", being.id());
  }

  private void add(String label, Offer.Group group, Partial partial) {
    offers.add(label, group, partial);
  }

  private void addIfOpen(String label, Offer.Group group, Partial partial) {
    offers.addIfOpen(label, group, partial);
  }
}
