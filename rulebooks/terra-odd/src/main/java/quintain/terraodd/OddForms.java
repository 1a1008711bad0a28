package quintain.terraodd;

import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.Odd.*;

import quintain.kernel.forms.Forms;
import quintain.terraodd.OddStep.*;

/// Every command of Terra Odd as a form.
final class OddForms extends Forms<OddState> {
  static final OddForms ALL = new OddForms();

  private OddForms() {
    acts();
    savesAndRounds();
    growthAndTrouble();
    restAndTime();
    gear();
    people();
    gmsHand();
  }

  private void acts() {
    form(OddStep.Attack.class, ODD_ATK_01)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("targets", "At whom?", Slots::foesFirst);
    form(Move.class, ODD_R_14)
        .slot("by", "Who moves?", Slots::own)
        .slot("to", "To how many feet along the way?", Slots::place);
    form(Stabilise.class, ODD_CRIT_05)
        .slot("by", "Who tends somebody?", Slots::own)
        .slot("whom", "Whom?", Slots::friendsFirst);
    form(Free.class, ODD_HARM_06)
        .slot("by", "Who frees somebody?", Slots::own)
        .slot("whom", "Whom?", Slots::friendsFirst);
    form(Retreat.class, ODD_RETR_01).slot("by", "Who runs?", Slots::own);
    form(Leave.class, ODD_PANC_01).slot("by", "Who leaves?", Slots::own);
    form(Attempt.class, ODD_SAVE_01)
        .slot("by", "Who tries it?", Slots::own)
        .slot("what", "What do they try?", words("something else"))
        .slot("ability", "If it takes a save, with what?", Slots::attemptWith);
    form(UseItem.class, ODD_REF_03)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "Which item?", Slots::carried);
    form(Aim.class, ODD_REF_01).slot("by", "Who takes aim?", Slots::own);
    form(CatchBreath.class, ODD_REF_01).slot("by", "Who catches their breath?", Slots::own);
    form(Wait.class, ODD_R_14).slot("by", "Who waits?", Slots::own);
  }

  private void savesAndRounds() {
    form(Save.class, ODD_SAVE_01)
        .slot("by", "Who saves?", Slots::own)
        .slot("against", "Against what?", words("danger"))
        .slot("ability", "With which attribute?", Slots::saveWith);
    form(Contest.class, ODD_SAVE_05)
        .slot("by", "Whose act is it?", Slots::own)
        .slot("with", "Who opposes them?", Slots::opponents)
        .slot("over", "What is it about?", words("the upper hand"))
        .slot("ability", "With which attribute?", Slots::contestWith);
    form(React.class, ODD_REAC_01).slot("who", "Whose reaction?", Slots::npcs);
    form(RollFortune.class, ODD_FORT_01)
        .slot("question", "What shall chance decide?", words("Does fortune favour the party?"));
    form(BeginRounds.class, ODD_INIT_02);
    form(ResolvePhase.class, ODD_R_02);
    form(EndRounds.class, ODD_R_42);
    form(EndScene.class, ODD_R_42);
  }

  private void growthAndTrouble() {
    form(CallSayonara.class, ODD_SAYO_01).slot("by", "Whose last scene is it?", Slots::own);
    form(Pray.class, ODD_REF_01).slot("by", "Who prays?", Slots::own);
    form(SpeakAloud.class, ODD_REF_02).slot("by", "Who speaks?", Slots::own);
    form(NameAdvancement.class, ODD_R_30)
        .slot("by", "Whose Advancement?", Slots::own)
        .slot("advancement", "Which is it?", Slots::advancements);
    form(Grant.class, ODD_REF_01)
        .slot("who", "Who gains an Advancement?", Slots::pcs)
        .slot("advancement", "Which?", Slots::advancements);
    form(Afflict.class, ODD_REF_02)
        .slot("who", "Who gains a Condition?", Slots::pcs)
        .slot("condition", "Which?", Slots::conditions)
        .slot("detail", "What goes with it?", words(""));
    form(Cure.class, ODD_REF_02)
        .slot("who", "Who is cured?", Slots::pcs)
        .slot("condition", "Of what?", Slots::troubles);
  }

  private void restAndTime() {
    form(Rest.class, ODD_HEAL_01);
    form(SpendDays.class, ODD_HEAL_02)
        .slot("days", "How many days?", number(1, 14, 1))
        .slot("healer", "Who tends them?", Slots::healers);
    form(LetTimePass.class, ODD_CRIT_06)
        .slot("minutes", "How many minutes pass?", number(1, 7 * 24 * 60, 10));
    form(Deprive.class, ODD_REF_04)
        .slot("who", "Who goes without?", Slots::everybody)
        .slot("need", "What do they lack?", Slots::needsToLack);
    form(MeetNeed.class, ODD_REF_04)
        .slot("who", "Whose need is met?", Slots::everybody)
        .slot("need", "Which need?", Slots::needsLacking);
  }

  private void gear() {
    form(PickUp.class, ODD_REF_03)
        .slot("by", "Who picks it up?", Slots::own)
        .slot("item", "What?", Slots::onTheGround);
    form(Drop.class, ODD_REF_03)
        .slot("by", "Who drops it?", Slots::own)
        .slot("item", "What?", Slots::carried);
    form(Hand.class, ODD_REF_03)
        .slot("by", "Who hands it over?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("to", "To whom?", Slots::friendsFirst);
    form(Place.class, ODD_REF_03)
        .slot("by", "Whose?", Slots::own)
        .slot("item", "Which item?", Slots::carried)
        .slot("where", "Where does it go?", oneOf(Item.Where.values()));
    form(Bestow.class, ODD_REF_03)
        .slot("to", "Who gets it?", Slots::everybody)
        .slot("what", "What?", Slots::gear);
  }

  private void people() {
    form(CreateCharacter.class, ODD_CRE_01)
        .slot("id", "Under which name?", Slots.fresh("character"))
        .slot("seat", "Who plays them?", Slots::seats);
    form(Succeed.class, ODD_SAYO_06)
        .slot("old", "Who is gone?", Slots::ownGone)
        .slot("id", "Under which name?", Slots.fresh("character"));
    form(BringIn.class, ODD_REF_05)
        .slot("foe", "Which foe?", Slots::bestiary)
        .slot("id", "Under which name?", Slots::foeId)
        .slot("count", "How many?", number(1, 12, 1));
    form(Improvise.class, ODD_TIER_01)
        .slot("tier", "How dangerous?", Slots::tiers)
        .slot("id", "Under which name?", Slots.fresh("adversary"));
    form(Welcome.class, ODD_CRE_01)
        .slot("id", "Under which name?", Slots.fresh("guest"))
        .slot("seat", "Who plays them?", Slots::seats)
        .slot("sheet", "Who joins?", Slots::pregens);
    form(TakeAway.class, ODD_REF_05).slot("who", "Who leaves the scene?", Slots::npcs);
    form(HandOver.class, ODD_REF_05)
        .slot("who", "Who is handed over?", Slots::everybody)
        .slot("seat", "To whom?", Slots::seats);
    form(Reveal.class, ODD_REF_05)
        .slot("who", "Who?", Slots::npcs)
        .slot("secrecy", "What may players know?", oneOf(Who.Secrecy.values()));
  }

  private void gmsHand() {
    form(DealHarm.class, ODD_R_21)
        .slot("who", "Who is harmed?", Slots::everybody)
        .slot("amount", "How much?", Slots::amount)
        .slot("pastArmour", "Does it go past Armour?", yesNo())
        .slot("source", "By what?", words("a fall"));
    form(SetValue.class, ODD_MODR_01)
        .slot("fact", "Which value?", Slots::settable)
        .slot("value", "To what?", Slots::valueOf)
        .slot("reason", "Why?", words("the GM says so"));
  }
}
