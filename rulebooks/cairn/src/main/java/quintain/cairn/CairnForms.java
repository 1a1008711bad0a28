package quintain.cairn;

import static quintain.cairn.Crn.*;
import static quintain.kernel.forms.PlainSlots.*;

import quintain.cairn.CairnStep.*;
import quintain.kernel.forms.Forms;

/// Every command of Cairn as a form.
final class CairnForms extends Forms<CairnState> {
  static final CairnForms ALL = new CairnForms();

  private CairnForms() {
    acts();
    savesAndRounds();
    restAndNeeds();
    gearAndTrade();
    magic();
    people();
    wardensHand();
  }

  private void acts() {
    form(CairnStep.Attack.class, CRN_ATK_01)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("targets", "At whom?", Slots::foesFirst);
    form(CastSpell.class, CRN_CAST_02)
        .slot("by", "Who casts?", Slots::own)
        .slot("book", "From which book or scroll?", Slots::books)
        .slot("targets", "On whom?", Slots::anybody)
        .slot("enhance", "With time and safety, enhanced?", yesNo());
    form(UseRelic.class, CRN_RELC_01)
        .slot("by", "Who uses it?", Slots::own)
        .slot("relic", "Which relic?", Slots::relics)
        .slot("targets", "On whom?", Slots::anybody);
    form(UseItem.class, CRN_GEAR)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "Which item?", Slots::tools)
        .slot("targets", "On whom?", Slots::anybody);
    form(Move.class, CRN_ACT_01)
        .slot("by", "Who moves?", Slots::own)
        .slot("to", "To how many feet along the way?", Slots::place);
    form(MoveAgain.class, CRN_ACT_02)
        .slot("by", "Who moves again?", Slots::own)
        .slot("to", "To how many feet along the way?", Slots::place);
    form(Aid.class, CRN_CRIT_05)
        .slot("by", "Who gives aid?", Slots::own)
        .slot("whom", "To whom?", Slots::friendsFirst);
    form(Free.class, CRN_ACT_02)
        .slot("by", "Who frees somebody?", Slots::own)
        .slot("whom", "Whom?", Slots::friendsOrSelf);
    form(Retreat.class, CRN_RETR_01).slot("by", "Who runs?", Slots::own);
    form(Attempt.class, CRN_ACT_03)
        .slot("by", "Who tries it?", Slots::own)
        .slot("what", "What do they try?", words("something within reason"));
    form(Regain.class, CRN_BST).slot("by", "Who mends?", Slots::own);
    form(Wait.class, CRN_ACT_02).slot("by", "Who waits?", Slots::own);
  }

  private void savesAndRounds() {
    form(Save.class, CRN_SAVE_01)
        .slot("by", "Who saves?", Slots::own)
        .slot("against", "Against what?", words("danger"))
        .slot("ability", "With which ability?", Slots.abilityFor("against"));
    form(Contest.class, CRN_R_04)
        .slot("by", "Whose act is it?", Slots::own)
        .slot("with", "Who opposes them?", Slots::opponents)
        .slot("over", "What is it about?", words("the upper hand"))
        .slot("ability", "With which ability?", Slots.abilityFor("over"));
    form(React.class, CRN_REAC_01).slot("who", "Whose reaction?", Slots::npcs);
    form(AskFate.class, CRN_FATE_01)
        .slot("question", "What shall chance decide?", words("Does luck favour the party?"));
    form(BeginRounds.class, CRN_RND_02);
    form(ResolvePhase.class, CRN_ACT_06);
    form(EndRounds.class, CRN_RND_02);
    form(Telegraph.class, CRN_TURN_01)
        .slot("who", "Who is about to act?", Slots::foes)
        .slot("intent", "What are they about to do?", words("attacks"));
  }

  private void restAndNeeds() {
    form(RestAMoment.class, CRN_HEAL_01);
    form(RestAFewHours.class, CRN_R_60);
    form(SleepTheNight.class, CRN_DEPR_07).slot("safe", "Is the spot safe?", yesNo());
    form(RestAWeek.class, CRN_HEAL_03).slot("healer", "Who tends them?", Slots::healers);
    form(BuyCure.class, CRN_HEAL_04)
        .slot("who", "Who is cured?", Slots::own)
        .slot("gold", "For how much gold?", Slots::gold);
    form(LetTimePass.class, CRN_RND_01)
        .slot("minutes", "How many minutes pass?", number(1, 7 * 24 * 60, 10));
    form(Deprive.class, CRN_DEPR_01)
        .slot("who", "Who goes without?", Slots::everybody)
        .slot("need", "What do they lack?", Slots::needsToLack);
    form(MeetNeed.class, CRN_DEPR_01)
        .slot("who", "Whose need is met?", Slots::everybody)
        .slot("need", "Which need?", Slots::needsLacking);
    form(GiveFatigue.class, CRN_DEPR_09)
        .slot("who", "Who tires?", Slots::everybody)
        .slot("count", "How much Fatigue?", number(1, Pack.SLOTS, 1))
        .slot("reason", "Why?", words("a hard march"));
    form(Eat.class, CRN_DEPR_01).slot("by", "Who eats?", Slots::own);
  }

  private void gearAndTrade() {
    form(PickUp.class, CRN_INV_06)
        .slot("by", "Who picks it up?", Slots::own)
        .slot("item", "What?", Slots::onTheGround);
    form(Drop.class, CRN_INV_02)
        .slot("by", "Who drops it?", Slots::own)
        .slot("item", "What?", Slots::carried);
    form(Hand.class, CRN_INV_06)
        .slot("by", "Who hands it over?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("to", "To whom?", Slots::friendsFirst);
    form(Place.class, CRN_INV_02)
        .slot("by", "Whose?", Slots::own)
        .slot("item", "Which item?", Slots::carried)
        .slot("where", "Where does it go?", oneOf(Item.Where.values()));
    form(Buy.class, CRN_WLTH_04)
        .slot("by", "Who buys?", Slots::own)
        .slot("gear", "What?", Slots::forSale)
        .slot("place", "Where?", Slots::markets);
    form(Sell.class, CRN_WLTH_04)
        .slot("by", "Who sells?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("place", "Where?", Slots::markets);
    form(Bestow.class, CRN_WLTH_03)
        .slot("to", "Who finds it?", Slots::finders)
        .slot("what", "What?", Slots::ofThePacks)
        .slot("spell", "Holding which spell?", Slots::spellWithin);
    form(PlaceTreasure.class, CRN_WLTH_03)
        .slot("name", "What is it?", Slots::treasures)
        .slot("worth", "Worth how much gold?", number(1, 10_000, 100));
    form(SetPrices.class, CRN_WLTH_04).slot("place", "Where?", Slots::places);
    form(HireHelp.class, CRN_HIRE_01)
        .slot("employer", "Who hires?", Slots::own)
        .slot("id", "Under which name?", Slots.fresh("hireling"));
    form(PayHireling.class, CRN_HIRE_06)
        .slot("employer", "Who pays?", Slots::own)
        .slot("hireling", "Whom?", Slots::hirelings)
        .slot("copper", "How much copper?", Slots::copper);
  }

  private void magic() {
    form(Transcribe.class, CRN_MAGC_03)
        .slot("by", "Who copies?", Slots::own)
        .slot("book", "Which book?", Slots::books);
    form(RechargeRelic.class, CRN_RELC_04)
        .slot("by", "Whose relic?", Slots::everybody)
        .slot("relic", "Which relic?", Slots::relics);
    form(EndEffect.class, CRN_R_61).slot("number", "Which power?", Slots::effects);
    form(MarkBook.class, CRN_MAGC_04)
        .slot("who", "Whose book?", Slots::everybody)
        .slot("book", "Which book?", Slots::books)
        .slot("property", "What is odd about it?", words("it smells of wet earth"));
  }

  private void people() {
    form(CreateCharacter.class, CRN_CRE_01)
        .slot("id", "Under which name?", Slots.fresh("character"))
        .slot("seat", "Who plays them?", Slots::seats);
    form(Replace.class, CRN_DEAD_01)
        .slot("dead", "Who has died?", Slots::ownDead)
        .slot("id", "Under which name would a new character go?", Slots.fresh("character"));
    form(BringIn.class, CRN_REF_02)
        .slot("creature", "Which creature?", Slots::bestiary)
        .slot("id", "Under which name?", Slots::creatureId)
        .slot("count", "How many?", number(1, 12, 1));
    form(Welcome.class, CRN_PRE)
        .slot("id", "Under which name?", Slots.fresh("guest"))
        .slot("seat", "Who plays them?", Slots::seats)
        .slot("sheet", "Who joins?", Slots::pregens);
    form(TakeAway.class, CRN_REF_02).slot("who", "Who leaves the scene?", Slots::notPcs);
    form(HandOver.class, CRN_DEAD_01)
        .slot("who", "Who is handed over?", Slots::everybody)
        .slot("seat", "To whom?", Slots::seats);
    form(Reveal.class, CRN_TURN_01)
        .slot("who", "Who?", Slots::npcs)
        .slot("secrecy", "What may players know?", oneOf(Who.Secrecy.values()));
  }

  private void wardensHand() {
    form(CairnStep.Harm.class, CRN_ATK_01)
        .slot("who", "Who is hurt?", Slots::everybody)
        .slot("amount", "How much?", Slots::amount)
        .slot("ignoresArmor", "Does it ignore Armor?", yesNo())
        .slot("source", "By what?", words("a trap"));
    form(Drain.class, CRN_R_41)
        .slot("who", "Who is drained?", Slots::everybody)
        .slot("ability", "Of which ability?", oneOf(Ability.values()))
        .slot("amount", "How much?", Slots::amount)
        .slot("source", "By what?", words("poison"));
    form(CairnStep.Mend.class, CRN_R_59)
        .slot("who", "Who has mended?", Slots::everybody)
        .slot("row", "From which scar?", Slots::scarsOwed);
    form(SetValue.class, CRN_ACT_03)
        .slot("fact", "Which value?", Slots::settable)
        .slot("value", "To what?", Slots::valueOf)
        .slot("reason", "Why?", words("the Warden says so"));
  }
}
