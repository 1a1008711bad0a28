package quintain.otherworlds;

import static quintain.kernel.forms.PlainSlots.number;
import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.kernel.forms.PlainSlots.words;
import static quintain.kernel.forms.PlainSlots.yesNo;
import static quintain.otherworlds.Otw.*;

import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Forms;

/// Every command of Otherworlds as a form.
final class OtherworldsForms extends Forms<OtwState> {
  static final OtherworldsForms ALL = new OtherworldsForms();

  private static final int LONGEST_TIME = 7 * 24 * 60;

  private OtherworldsForms() {
    limited();
    acts();
    motions();
    free();
    doings();
    battle();
    people();
    wmsHand();
  }

  private void limited() {
    form(OtwStep.Attack.class, OTW_ACT_14)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("targets", "Whom?", Slots::targets)
        .slot("thrown", "Thrown?", yesNo())
        .slot("unload", "How many rounds beyond the first?", Slots::unloading)
        .slot("burst", "In a burst?", yesNo());
    form(OtwStep.Bombard.class, OTW_MECH_19)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::explosives)
        .slot("at", "At which space?", Spaces::bombed);
    form(OtwStep.Grapple.class, OTW_ACT_15)
        .slot("by", "Who grapples?", Slots::own)
        .slot("target", "Whom?", Slots::foesFirst);
    form(OtwStep.BreakFree.class, OTW_R_47).slot("by", "Who breaks free?", Slots::own);
    form(OtwStep.Ready.class, OTW_ACT_17)
        .slot("by", "Who waits?", Slots::own)
        .slot("deed", "To do what?", Slots::readiable)
        .slot("trigger", "Until what happens?", words("somebody comes closer"));
    form(OtwStep.UseSkill.class, OTW_ACT_16)
        .slot("by", "Who uses a skill?", Slots::own)
        .slot("skill", "Which?", Slots.skills(Skill.Kind.ACTION))
        .slot("with", "With what?", Slots::weapon)
        .slot("targets", "On whom?", Slots::skillTargets);
    form(OtwStep.CastSpell.class, OTW_R_13)
        .slot("by", "Who casts?", Slots::own)
        .slot("spell", "Which spell?", Slots::spells)
        .slot("target", "On whom?", Slots::spellTargets);
    form(OtwStep.CastAt.class, OTW_R_13)
        .slot("by", "Who casts?", Slots::own)
        .slot("spell", "Which spell?", Slots::spells)
        .slot("at", "At which space?", Spaces::enchanted);
    form(OtwStep.Breathe.class, OTW_CR).slot("by", "Who breathes?", Slots::own);
    form(OtwStep.UseEquipment.class, OTW_ACT_19)
        .slot("by", "Who takes something out?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("target", "For whom?", Slots::selfOrFriends);
    form(OtwStep.Loot.class, OTW_ACT_20)
        .slot("by", "Who searches?", Slots::own)
        .slot("from", "What or whom?", Slots::fallenOrChests);
  }

  private void acts() {
    form(OtwStep.BraceYourself.class, OTW_ACT_03).slot("by", "Who braces?", Slots::own);
    form(OtwStep.Conceal.class, OTW_ACT_04).slot("by", "Who hides?", Slots::own);
    form(OtwStep.Inspire.class, OTW_ACT_06)
        .slot("by", "Who inspires?", Slots::own)
        .slot("whom", "Whom?", Slots::frightened)
        .slot("from", "Against whom?", Slots::frighteners);
    form(OtwStep.Intimidate.class, OTW_ACT_07)
        .slot("by", "Who threatens?", Slots::own)
        .slot("target", "Whom?", Slots::foesFirst);
    form(OtwStep.Scan.class, OTW_ACT_12)
        .slot("by", "Who looks?", Slots::own)
        .slot("target", "At whom?", Slots::foesFirst);
    form(OtwStep.Treat.class, OTW_R_102)
        .slot("by", "Who treats somebody?", Slots::own)
        .slot("whom", "Whom?", Slots::selfOrFriends)
        .slot("woe", "For what?", oneOf(OtwStep.Ailing.values()));
    form(OtwStep.ThrowObject.class, OTW_MOVE_05)
        .slot("by", "Who throws?", Slots::own)
        .slot("item", "What?", Slots::inHand)
        .slot("at", "To which space?", Spaces::thrown);
    form(OtwStep.Hurl.class, OTW_MOVE_05)
        .slot("by", "Who throws?", Slots::own)
        .slot("what", "What lies at hand?", words("stone"))
        .slot("at", "To which space?", Spaces::thrown);
    form(OtwStep.UseItem.class, OTW_ACT_10)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "What?", Slots::usable)
        .slot("target", "For whom?", Slots::selfOrFriends);
    form(OtwStep.TossItem.class, OTW_ACT_10)
        .slot("by", "Who throws it?", Slots::own)
        .slot("item", "What?", Slots::usable)
        .slot("at", "To which space?", Spaces::thrown);
    form(OtwStep.Reload.class, OTW_ACT_11)
        .slot("by", "Who reloads?", Slots::own)
        .slot("item", "What?", Slots::guns);
    form(OtwStep.UseBoost.class, OTW_SKL_01)
        .slot("by", "Who uses a Boost?", Slots::own)
        .slot("boost", "Which?", Slots::boosts);
  }

  private void motions() {
    form(OtwStep.Move.class, OTW_ACT_18)
        .slot("by", "Who moves?", Slots::own)
        .slot("to", "Where to?", Spaces::walk);
    form(OtwStep.MoveBySkill.class, OTW_SKL_05)
        .slot("by", "Who moves?", Slots::own)
        .slot("skill", "How?", Slots.skills(Skill.Kind.MOVEMENT))
        .slot("to", "Where to?", Spaces::skilled);
    form(OtwStep.StandUp.class, OTW_R_98).slot("by", "Who stands up?", Slots::own);
    form(OtwStep.Jump.class, OTW_MOVE_06)
        .slot("by", "Who jumps?", Slots::own)
        .slot("to", "Towards which space?", Spaces::leap)
        .slot("runUp", "With a run-up of 10 feet?", yesNo());
  }

  private void free() {
    form(OtwStep.DropProne.class, OTW_FREE_08).slot("by", "Who drops?", Slots::own);
    form(OtwStep.Trifle.class, OTW_FREE_09)
        .slot("by", "Who does it?", Slots::own)
        .slot("what", "What?", Slots::trifles);
    form(OtwStep.LetGo.class, OTW_R_47)
        .slot("by", "Who lets go?", Slots::own)
        .slot("whom", "Of whom?", Slots::held);
    form(OtwStep.Draw.class, OTW_FREE_02)
        .slot("by", "Who draws?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("bothHands", "In both hands?", yesNo());
    form(OtwStep.Holster.class, OTW_FREE_01)
        .slot("by", "Who holsters?", Slots::own)
        .slot("item", "What?", Slots::inHand);
    form(OtwStep.Grasp.class, OTW_FREE_09)
        .slot("by", "Who changes grip?", Slots::own)
        .slot("item", "On what?", Slots::inHand)
        .slot("bothHands", "To both hands?", yesNo());
    form(OtwStep.PickUp.class, OTW_FREE_03)
        .slot("by", "Who picks it up?", Slots::own)
        .slot("item", "What?", Slots::onTheGround);
    form(OtwStep.TakeItem.class, OTW_FREE_04)
        .slot("by", "Who takes it?", Slots::own)
        .slot("item", "What?", Slots::onTheGround);
    form(OtwStep.HandTo.class, OTW_FREE_07)
        .slot("by", "Who hands it over?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("to", "To whom?", Slots::friendsFirst);
    form(OtwStep.Drop.class, OTW_FREE_09)
        .slot("by", "Who drops it?", Slots::own)
        .slot("item", "What?", Slots::carried);
    form(OtwStep.PutDown.class, OTW_FREE_04)
        .slot("by", "Who lays it down?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("at", "Where?", Spaces::withinReach);
  }

  private void doings() {
    form(OtwStep.EndTurn.class, OTW_R_44).slot("by", "Whose turn ends?", Slots::own);
    form(OtwStep.Toggle.class, OTW_SKL_02)
        .slot("by", "Whose passive?", Slots::own)
        .slot("skill", "Which?", Slots.skills(Skill.Kind.PASSIVE))
        .slot("on", "On?", yesNo());
    form(OtwStep.Stow.class, OTW_CC_10)
        .slot("by", "Whose?", Slots::own)
        .slot("item", "What?", Slots::carried)
        .slot("place", "Where does it go?", oneOf(Item.Place.values()));
    form(OtwStep.Buy.class, OTW_CC_09)
        .slot("by", "Who buys?", Slots::own)
        .slot("gear", "What?", Slots::forSale);
    form(OtwStep.Sell.class, OTW_CC_09)
        .slot("by", "Who sells?", Slots::own)
        .slot("item", "What?", Slots::carried);
    form(OtwStep.MakeCheck.class, OTW_CHK_01)
        .slot("by", "Who tries it?", Slots::ownAwake)
        .slot("attribute", "With which attribute?", oneOf(Attribute.values()))
        .slot("proficiency", "Which proficiency helps?", Slots::proficiency);
    form(OtwStep.Contest.class, OTW_R_65)
        .slot("by", "Who tries it?", Slots::ownAwake)
        .slot("against", "Against whom?", Slots::opponents)
        .slot("attribute", "With which attribute?", oneOf(Attribute.values()))
        .slot("proficiency", "Which proficiency helps?", Slots::proficiency)
        .slot("othersAttribute", "With which attribute?", oneOf(Attribute.values()))
        .slot("othersProficiency", "Which proficiency helps them?", Slots::proficiency);
    form(OtwStep.Rest.class, OTW_REST_01)
        .slot("how", "How?", oneOf(Repose.values()))
        .slot("who", "Who? Nobody named is everybody", Slots::resting);
    form(OtwStep.CreateCharacter.class, OTW_CC_01)
        .slot("id", "Under which name?", WmSlots.fresh("character"))
        .slot("seat", "Who plays them?", Slots::seats);
  }

  private void battle() {
    form(OtwStep.BeginBattle.class, OTW_INIT_01);
    form(OtwStep.EndBattle.class, OTW_INIT_03);
    form(OtwStep.KeepBattle.class, OTW_INIT_03)
        .slot("on", "Does it go on whatever happens?", yesNo());
    form(OtwStep.SpringTrigger.class, OTW_R_46)
        .slot("who", "Whose moment has come?", Slots::readied);
  }

  private void people() {
    form(OtwStep.BringIn.class, OTW_CR)
        .slot("creature", "Which creature?", WmSlots::bestiary)
        .slot("id", "Under which name?", WmSlots::creatureId)
        .slot("count", "How many?", number(1, 12, 1));
    form(OtwStep.Erect.class, OTW_R_84)
        .slot("id", "What is it called?", WmSlots.fresh("barricade"))
        .slot("health", "How much Health has it?", number(1, 500, 20))
        .slot("armor", "How much Armor?", number(0, 20, 2))
        .slot("at", "Where does it stand?", Spaces::anywhere);
    form(OtwStep.Welcome.class, OTW_CC_01)
        .slot("id", "Under which name?", WmSlots.fresh("guest"))
        .slot("seat", "Who plays them?", Slots::seats)
        .slot("sheet", "Who joins?", WmSlots::pregens);
    form(OtwStep.TakeAway.class, OTW_R_109).slot("who", "Who leaves?", Slots::creatures);
    form(OtwStep.HandOver.class, OTW_R_109)
        .slot("who", "Who is handed over?", Slots::everybody)
        .slot("seat", "To whom?", Slots::seats);
    form(OtwStep.Reveal.class, OTW_R_109)
        .slot("who", "Who?", Slots::creatures)
        .slot("secrecy", "What may players know?", oneOf(Secrecy.values()));
    form(OtwStep.RankUp.class, OTW_CC_12).slot("who", "Who gains a rank?", Slots::characters);
  }

  private void wmsHand() {
    form(OtwStep.Fall.class, OTW_MOVE_02)
        .slot("who", "Who falls?", Slots::everybody)
        .slot("feet", "How many feet?", number(0, 1000, 10));
    form(OtwStep.Harm.class, OTW_COM_08)
        .slot("who", "Who is hurt?", Slots::everybody)
        .slot("damage", "How much?", number(1, 99, 5))
        .slot("type", "Of which type?", oneOf(DamageType.values()))
        .slot("death", "As death damage?", yesNo())
        .slot("source", "By what?", words("a trap"));
    form(OtwStep.Heal.class, OTW_R_38)
        .slot("who", "Who is healed?", Slots::everybody)
        .slot("points", "By how much?", number(1, 99, 5));
    form(OtwStep.Inflict.class, OTW_R_107)
        .slot("who", "On whom?", Slots::everybody)
        .slot("status", "What?", oneOf(Status.Kind.values()))
        .slot("amount", "How much?", number(1, 20, 1));
    form(OtwStep.Relieve.class, OTW_R_107)
        .slot("who", "Whom?", Slots::everybody)
        .slot("status", "Of what?", WmSlots::borne);
    form(OtwStep.Push.class, OTW_R_97)
        .slot("who", "Who is pushed?", Slots::everybody)
        .slot("to", "Where to?", Spaces::pushed);
    form(OtwStep.SetCover.class, OTW_R_108)
        .slot("attacker", "Against whose attacks?", Slots::everybody)
        .slot("target", "Whose cover?", Slots::everybody)
        .slot("grade", "How good?", oneOf(Scene.Grade.values()));
    form(OtwStep.SetFog.class, OTW_R_109).slot("on", "Fog?", yesNo());
    form(OtwStep.LayMap.class, OTW_R_56).slot("map", "Which map?", Spaces::maps);
    form(OtwStep.LetTimePass.class, OTW_REST_01)
        .slot("minutes", "How many minutes?", number(1, LONGEST_TIME, 10));
    form(OtwStep.Bestow.class, OTW_R_109)
        .slot("who", "Who gets it?", Slots::everybody)
        .slot("gear", "What?", Slots::ofThePacks);
    form(OtwStep.SetOut.class, OTW_FREE_04)
        .slot("gear", "What?", Slots::ofThePacks)
        .slot("at", "Where does it lie?", Spaces::anywhere);
    form(OtwStep.SetValue.class, OTW_R_109)
        .slot("fact", "Which value?", WmSlots::settable)
        .slot("value", "To what?", WmSlots::valueOf)
        .slot("reason", "Why?", words("the World Master says so"));
  }
}
