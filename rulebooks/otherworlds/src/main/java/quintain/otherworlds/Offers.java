package quintain.otherworlds;

import static quintain.kernel.Offer.Group.ACT;
import static quintain.kernel.Offer.Group.ADVANCE;
import static quintain.kernel.Offer.Group.CHECK;
import static quintain.kernel.Offer.Group.GEAR;
import static quintain.kernel.Offer.Group.MAGIC;
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
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  private final OtwState state;
  private final Seat seat;
  private final OfferList<OtwState> offers;

  private Offers(OtwState state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.offers = new OfferList<>(filling(state, seat));
  }

  static List<Offer> offers(OtwState state, Seat seat) {
    var offers = new Offers(state, seat);
    if (seat.isReferee()) {
      offers.forTheWorldMaster();
    } else {
      offers.forAPlayer();
    }
    return offers.offers.offers();
  }

  /// Filling in commands for a seat. Deeds know why not without being tried.
  static Filling<OtwState> filling(OtwState state, Seat seat) {
    return new Filling<>(
        OtherworldsForms.ALL, state, seat, command -> refusal(state, seat, command));
  }

  private static Optional<Refusal> refusal(OtwState state, Seat seat, Command command) {
    var step = (OtwStep) command;
    return Permissions.permits(state, seat, step)
        .or(
            () ->
                step instanceof OtwStep.Deed deed
                    ? Turns.refusal(state, deed)
                    : Refusals.of(BOOK, state, step));
  }

  private List<Being> own() {
    return state.own(seat);
  }

  private void forAPlayer() {
    for (Being being : own()) {
      if (!being.isDead()) {
        deeds(being);
        if (being.isConscious()) {
          add(being.name() + " makes a check", CHECK, by(OtwStep.MakeCheck.class, being));
          addIfOpen(being.name() + " contests somebody", CHECK, by(OtwStep.Contest.class, being));
        }
        addIfOpen(
            being.name() + " stows or puts something on", GEAR, by(OtwStep.Stow.class, being));
        addIfOpen(being.name() + " buys gear", GEAR, by(OtwStep.Buy.class, being));
        addIfOpen(being.name() + " sells gear", GEAR, by(OtwStep.Sell.class, being));
        addIfOpen(
            being.name() + "'s moment has come",
            ACT,
            Partial.of(OtwStep.SpringTrigger.class).with("who", being.id()));
        addIfOpen(being.name() + " switches a passive", ADVANCE, by(OtwStep.Toggle.class, being));
      }
    }
    if (own().stream().anyMatch(Being::isConscious)) {
      add("Rest or meditate", REST, Partial.of(OtwStep.Rest.class));
    }
    if (own().stream().noneMatch(being -> being.isPc() && !being.isDead())) {
      add("A new character", ADVANCE, Partial.of(OtwStep.CreateCharacter.class).with("seat", seat));
    }
  }

  // Deeds

  /// Out of turn one offer stands for all, with the reason.
  private void deeds(Being being) {
    var name = being.name();
    if ((state.inBattle() && !state.isTurnOf(being.id())) || !being.isConscious()) {
      offers.addBlocked(name + " attacks", ACT, by(OtwStep.Attack.class, being));
      return;
    }
    add(name + " attacks", ACT, by(OtwStep.Attack.class, being));
    addIfOpen(name + " uses an explosive", ACT, by(OtwStep.Bombard.class, being));
    skills(being);
    add(name + " moves", MOVE, by(OtwStep.Move.class, being));
    addIfOpen(name + " stands up", MOVE, by(OtwStep.StandUp.class, being));
    addIfOpen(name + " jumps", MOVE, by(OtwStep.Jump.class, being));
    addIfOpen(name + " drops prone", MOVE, by(OtwStep.DropProne.class, being));
    if (state.inBattle()) {
      add(name + " braces", ACT, by(OtwStep.BraceYourself.class, being));
      addIfOpen(name + " waits for a moment", ACT, by(OtwStep.Ready.class, being));
    }
    addIfOpen(name + " hides", ACT, by(OtwStep.Conceal.class, being));
    addIfOpen(name + " grapples", ACT, by(OtwStep.Grapple.class, being));
    addIfOpen(name + " breaks free", ACT, by(OtwStep.BreakFree.class, being));
    addIfOpen(name + " lets go", ACT, by(OtwStep.LetGo.class, being));
    addIfOpen(name + " intimidates", ACT, by(OtwStep.Intimidate.class, being));
    addIfOpen(name + " inspires", ACT, by(OtwStep.Inspire.class, being));
    addIfOpen(name + " scans", ACT, by(OtwStep.Scan.class, being));
    addIfOpen(name + " treats somebody", ACT, by(OtwStep.Treat.class, being));
    things(being);
    if (state.inBattle()) {
      add(name + " ends the turn", ACT, by(OtwStep.EndTurn.class, being));
    }
  }

  private void skills(Being being) {
    for (Skill skill : being.life().skills()) {
      switch (skill.kind()) {
        case ACTION ->
            add(
                being.name() + " uses " + skill.name(),
                ACT,
                by(OtwStep.UseSkill.class, being).with("skill", skill.name()));
        case BOOST ->
            add(
                being.name() + " uses " + skill.name(),
                ACT,
                by(OtwStep.UseBoost.class, being).with("boost", skill.name()));
        case MOVEMENT ->
            add(
                being.name() + " uses " + skill.name(),
                MOVE,
                by(OtwStep.MoveBySkill.class, being).with("skill", skill.name()));
        case PASSIVE, REACTION -> {
          // nothing to be done on one's own turn
        }
      }
    }
    for (Spell spell : being.life().spells()) {
      var label = being.name() + " casts " + spell.name();
      if (spell.boost()) {
        add(label, MAGIC, by(OtwStep.UseBoost.class, being).with("boost", spell.name()));
      } else if (spell.power() instanceof Power.Strike strike && strike.area()) {
        add(label, MAGIC, by(OtwStep.CastAt.class, being).with("spell", spell.name()));
      } else {
        add(label, MAGIC, by(OtwStep.CastSpell.class, being).with("spell", spell.name()));
      }
    }
    addIfOpen(being.name() + " breathes", ACT, by(OtwStep.Breathe.class, being));
  }

  private void things(Being being) {
    var name = being.name();
    addIfOpen(name + " uses an item", GEAR, by(OtwStep.UseItem.class, being));
    addIfOpen(name + " throws a vial or canister", GEAR, by(OtwStep.TossItem.class, being));
    addIfOpen(name + " uses equipment", GEAR, by(OtwStep.UseEquipment.class, being));
    addIfOpen(name + " reloads", GEAR, by(OtwStep.Reload.class, being));
    addIfOpen(name + " searches", GEAR, by(OtwStep.Loot.class, being));
    addIfOpen(name + " draws", GEAR, by(OtwStep.Draw.class, being));
    addIfOpen(name + " holsters", GEAR, by(OtwStep.Holster.class, being));
    addIfOpen(name + " changes grip", GEAR, by(OtwStep.Grasp.class, being));
    addIfOpen(name + " picks a weapon up", GEAR, by(OtwStep.PickUp.class, being));
    addIfOpen(name + " takes something", GEAR, by(OtwStep.TakeItem.class, being));
    addIfOpen(name + " hands something over", GEAR, by(OtwStep.HandTo.class, being));
    addIfOpen(name + " drops something", GEAR, by(OtwStep.Drop.class, being));
    addIfOpen(name + " lays something down", GEAR, by(OtwStep.PutDown.class, being));
    addIfOpen(name + " throws something", GEAR, by(OtwStep.ThrowObject.class, being));
    addIfOpen(name + " throws what lies at hand", GEAR, by(OtwStep.Hurl.class, being));
    addIfOpen(name + " does a trifle", GEAR, by(OtwStep.Trifle.class, being));
  }

  // The World Master

  private void forTheWorldMaster() {
    for (Being being : own()) {
      if (!being.isDead()) {
        deeds(being);
      }
    }
    addIfOpen("One of yours makes a check", CHECK, Partial.of(OtwStep.MakeCheck.class));
    addIfOpen("One of yours contests somebody", CHECK, Partial.of(OtwStep.Contest.class));
    add("The party rests or meditates", REST, Partial.of(OtwStep.Rest.class));
    word("Begin a battle", OtwStep.BeginBattle.class);
    word("End the battle", OtwStep.EndBattle.class);
    rare("Keep the battle going", OtwStep.KeepBattle.class);
    rare("What somebody waits for happens", OtwStep.SpringTrigger.class);
    word("Let time pass", OtwStep.LetTimePass.class);
    rare("Hurt somebody", OtwStep.Harm.class);
    rare("Heal somebody", OtwStep.Heal.class);
    rare("Somebody falls", OtwStep.Fall.class);
    rare("Push somebody", OtwStep.Push.class);
    rare("Put a status on somebody", OtwStep.Inflict.class);
    rare("End a status", OtwStep.Relieve.class);
    rare("Set cover", OtwStep.SetCover.class);
    rare("Lay another map", OtwStep.LayMap.class);
    offers.addIfOpen(
        state.scene().fog() ? "Lift the fog" : "Hide what nobody sees",
        REFEREE,
        Partial.of(OtwStep.SetFog.class).with("on", !state.scene().fog()));
    rare("Bestow a thing", OtwStep.Bestow.class);
    rare("Lay a thing somewhere", OtwStep.SetOut.class);
    rare("Somebody gains a rank", OtwStep.RankUp.class);
    rare("Bring in creatures", OtwStep.BringIn.class);
    rare("Something that can be broken stands here", OtwStep.Erect.class);
    rare("A ready-made character joins", OtwStep.Welcome.class);
    rare("Take somebody away", OtwStep.TakeAway.class);
    rare("Hand somebody over to another seat", OtwStep.HandOver.class);
    rare("Show or hide somebody", OtwStep.Reveal.class);
    rare("Make a new character", OtwStep.CreateCharacter.class);
    rare("Set a value", OtwStep.SetValue.class);
  }

  /// A word of the World Master's that is shown even when it is not open.
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
