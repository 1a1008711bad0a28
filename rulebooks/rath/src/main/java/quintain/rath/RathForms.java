package quintain.rath;

import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.Rth.*;

import java.util.List;
import quintain.kernel.forms.Forms;
import quintain.rath.RathStep.*;

/// Every command of Rath as a form.
final class RathForms extends Forms<RathState> {
  static final RathForms ALL = new RathForms();

  private RathForms() {
    acts();
    motions();
    turnsAndTests();
    things();
    magic();
    traps();
    restAndGrowth();
    trade();
    people();
    gmsWord();
    gmsHand();
  }

  private void acts() {
    form(RathStep.Attack.class, RTH_ATK_01)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("targets", "At whom?", Slots::foesFirst)
        .slot("grip", "How is it used?", Slots::grips);
    form(Stunt.class, RTH_STNT_01)
        .slot("by", "Who tries it?", Slots::own)
        .slot("trick", "Which stunt?", oneOf(Trick.values()))
        .slot("target", "On whom?", Slots::stuntTarget)
        .slot("what", "What is done?", Slots::stuntOfOnesOwn);
    form(Grab.class, RTH_S_CRE)
        .slot("by", "Who grabs?", Slots::own)
        .slot("target", "Whom?", Slots::foe);
    form(BreakFree.class, RTH_S_CRE).slot("by", "Who breaks free?", Slots::own);
    form(Hide.class, RTH_S_CRE).slot("by", "Who hides?", Slots::own);
    form(HelpAlly.class, RTH_R_28)
        .slot("by", "Who helps?", Slots::own)
        .slot("whom", "Whom?", Slots::friend)
        .slot("how", "How?", words("lends a hand"));
    form(Ready.class, RTH_ACT_05)
        .slot("by", "Who holds back?", Slots::own)
        .slot("trigger", "Until when?", ReadySlots::triggers)
        .slot("words", "Until what happens?", ReadySlots::words)
        .slot("act", "To do what?", ReadySlots::acts)
        .slot("doing", "What, in your own words?", ReadySlots::doing);
    form(DropAndRoll.class, RTH_FIRE_05).slot("by", "Who drops and rolls?", Slots::own);
    form(Douse.class, RTH_FIRE_06)
        .slot("by", "Who pours water?", Slots::own)
        .slot("whom", "On whom?", Slots::friendOrSelf);
    form(StopBleeding.class, RTH_BLED_05)
        .slot("by", "Who presses on the wound?", Slots::own)
        .slot("whom", "Whose?", Slots::friendOrSelf);
    form(Rescue.class, RTH_DROW_05)
        .slot("by", "Who dives in?", Slots::own)
        .slot("whom", "Whom do they bring up?", Slots::friend);
    form(Shake.class, RTH_R_62)
        .slot("by", "Who shakes somebody awake?", Slots::own)
        .slot("whom", "Whom?", Slots::friend);
    form(Reload.class, RTH_WPN_10)
        .slot("by", "Who reloads?", Slots::own)
        .slot("weapon", "What?", ThingSlots::carried);
    form(Attempt.class, RTH_ACT_02)
        .slot("by", "Who tries something?", Slots::own)
        .slot("what", "What?", words("pulls the lever"));
  }

  private void motions() {
    form(Move.class, RTH_ACT_01)
        .slot("by", "Who moves?", Slots::own)
        .slot("to", "Where to?", Slots::near);
    form(Run.class, RTH_ACT_03)
        .slot("by", "Who runs?", Slots::own)
        .slot("to", "Where to?", Slots::far);
    form(Crawl.class, RTH_ZERO_02)
        .slot("by", "Who crawls?", Slots::own)
        .slot("to", "Where to?", Slots::crawl);
    form(StandUp.class, RTH_R_43).slot("by", "Who gets up?", Slots::own);
    form(TakeUp.class, RTH_R_38)
        .slot("by", "Who takes it up?", Slots::own)
        .slot("item", "What?", ThingSlots::onTheGround);
    form(Surface.class, RTH_DROW_05).slot("by", "Who comes up?", Slots::own);
    form(Call.class, RTH_ACT_04)
        .slot("by", "Who?", Slots::own)
        .slot("what", "Shouts or shows what?", words("look out!"));
    form(Drop.class, RTH_ACT_04)
        .slot("by", "Who drops it?", Slots::own)
        .slot("item", "What?", ThingSlots::carried);
  }

  private void turnsAndTests() {
    form(GoTo.class, RTH_R_30)
        .slot("by", "Who goes?", Slots::own)
        .slot("pace", "At what pace?", oneOf(Pace.values()))
        .slot("to", "Where to?", Slots::spaces);
    form(BeginTurn.class, RTH_INIT_05).slot("by", "Whose turn begins?", Slots::own);
    form(EndTurn.class, RTH_CMB_02).slot("by", "Whose turn ends?", Slots::own);
    form(Test.class, RTH_TEST_01)
        .slot("by", "Who is tested?", Slots::own)
        .slot("trial", "In what?", oneOf(Trial.values()))
        .slot("stat", "With which stat?", Slots::statOrUsual)
        .slot("dc", "Against which DC?", Slots::dc)
        .slot("noted", "Are there tools, rain, studies or the like?", yesNo());
    form(Oppose.class, RTH_OPP_01)
        .slot("by", "Who competes?", Slots::own)
        .slot("with", "With whom?", Slots::foe)
        .slot("contest", "In what?", oneOf(Contest.values()))
        .slot("stat", "With which stat?", Slots::statOrUsual)
        .slot("against", "Against which stat?", Slots::statOrUsual);
  }

  private void things() {
    form(UseItem.class, RTH_ACT_02)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "What?", ThingSlots::usable)
        .slot("target", "On whom or what?", ThingSlots::useTarget);
    form(Place.class, RTH_R_26)
        .slot("by", "Whose?", Slots::own)
        .slot("item", "Which item?", ThingSlots::carried)
        .slot("where", "Where does it go?", oneOf(Item.Where.values()));
    form(Give.class, RTH_ACT_02)
        .slot("by", "Who hands it over?", Slots::own)
        .slot("item", "What?", ThingSlots::carried)
        .slot("to", "To whom?", Slots::friend);
    form(Loot.class, RTH_R_102)
        .slot("by", "Who takes it?", Slots::own)
        .slot("from", "From whom?", Slots::foe)
        .slot("item", "What?", ThingSlots::loot);
    form(LayOnHands.class, RTH_S_APT_04)
        .slot("by", "Who heals?", Slots::own)
        .slot("whom", "Whom?", Slots::friendOrSelf);
    form(BurnToHeal.class, RTH_S_APT_05)
        .slot("by", "Who heals?", Slots::own)
        .slot("whom", "Whom?", Slots::friendOrSelf)
        .slot("spell", "Burning which spell?", ThingSlots::equippedSpells);
    form(Refill.class, RTH_S_EQ)
        .slot("by", "Who fills it?", Slots::own)
        .slot("item", "What?", ThingSlots::carried);
  }

  private void magic() {
    form(CastSpell.class, RTH_S_CAST_02)
        .slot("by", "Who casts?", Slots::own)
        .slot("spell", "Which spell?", ThingSlots::equippedSpells)
        .slot("targets", "On whom or what?", ThingSlots::spellTargets)
        .slot("sure", "Burn it, so that it works for sure?", yesNo());
    form(ReadScroll.class, RTH_S_CAST_09)
        .slot("by", "Who reads?", Slots::own)
        .slot("scroll", "Which scroll?", ThingSlots::scrolls)
        .slot("targets", "On whom or what?", ThingSlots::spellTargets);
    form(EquipSpells.class, RTH_LRST_05)
        .slot("by", "Who?", Slots::own)
        .slot("spells", "Which spells?", ThingSlots::knownSpells);
    form(LearnSpell.class, RTH_S_CAST_09)
        .slot("by", "Who learns?", Slots::own)
        .slot("spell", "Which spell?", ThingSlots::newSpells)
        .slot("from", "From which scroll or whose book?", ThingSlots::teachers);
  }

  private void traps() {
    form(Search.class, RTH_TRAP_03).slot("by", "Who searches?", Slots::own);
    form(WorkOn.class, RTH_TRAP_06)
        .slot("by", "Who works on it?", Slots::own)
        .slot("device", "On what?", ThingSlots::devices);
    form(ForceOpen.class, RTH_CACT_01)
        .slot("by", "Who breaks it?", Slots::own)
        .slot("device", "What?", ThingSlots::devices);
    form(SetOff.class, RTH_TRAP_09)
        .slot("by", "Who sets it off?", Slots::own)
        .slot("device", "What?", ThingSlots::devices);
    form(SetDevice.class, RTH_S_TRP)
        .slot("trap", "Which trap or lock?", ThingSlots::trapsOfThePacks)
        .slot("id", "Under which name?", ThingSlots.freshDevice())
        .slot("at", "Where?", ThingSlots::devicePlaces);
    form(LayMap.class, RTH_R_30).slot("map", "Which map?", Slots::maps);
    form(PutAt.class, RTH_R_30)
        .slot("who", "Who?", Slots::everybody)
        .slot("to", "Where to?", Slots::openSpaces);
    form(RemoveDevice.class, RTH_S_TRP).slot("device", "Which?", ThingSlots::devices);
    form(SpringTrap.class, RTH_S_TRP)
        .slot("device", "Which trap?", ThingSlots::devices)
        .slot("who", "Who sets it off?", Slots::everybody);
  }

  private void restAndGrowth() {
    form(ShortRest.class, RTH_SRST_01);
    form(LongRest.class, RTH_LRST_01).slot("hours", "For how many hours?", number(6, 8, 8));
    form(BedRest.class, RTH_INJ_03).slot("days", "For how many days?", number(1, 7, 1));
    form(LevelUp.class, RTH_XP_02).slot("by", "Who gains a level?", Slots::own);
    form(BeginSession.class, RTH_FORT_05);
    form(EndSession.class, RTH_XP_01);
    form(EndScene.class, RTH_R_36);
    form(GrantAptitude.class, RTH_R_86)
        .slot("who", "Who gains it?", Slots::pcs)
        .slot("aptitude", "Which aptitude?", Slots::aptitudes);
  }

  private void trade() {
    form(Buy.class, RTH_DOC_04)
        .slot("by", "Who buys?", Slots::own)
        .slot("gear", "What?", ThingSlots::forSale)
        .slot("spell", "With which spell on it?", ThingSlots::spellWithin);
    form(Sell.class, RTH_R_91)
        .slot("by", "Who sells?", Slots::own)
        .slot("item", "What?", ThingSlots::carried);
    form(BuyCure.class, RTH_POIS_18)
        .slot("by", "Who pays?", Slots::own)
        .slot("whom", "Who is cured?", Slots::friendOrSelf)
        .slot(
            "of",
            "Of what?",
            Slots.someOf(List.of(Affliction.Family.POISON, Affliction.Family.DISEASE)));
    form(Hire.class, RTH_DER_04)
        .slot("by", "Who hires?", Slots::own)
        .slot("service", "Whom?", ThingSlots::services)
        .slot("id", "Under which name?", Slots.fresh("hand"));
    form(Dismiss.class, RTH_R_87)
        .slot("by", "Who lets somebody go?", Slots::own)
        .slot("whom", "Whom?", Slots::friend);
    form(StayTheNight.class, RTH_LRST_02)
        .slot("by", "Who pays for everybody?", Slots::own)
        .slot("lodging", "Where?", ThingSlots::lodgings)
        .slot("hours", "For how many hours?", number(6, 8, 8));
    form(GiveCoins.class, RTH_R_91)
        .slot("by", "Who gives?", Slots::own)
        .slot("to", "To whom?", Slots::friend)
        .slot("copper", "How much, in copper pieces?", ThingSlots::copper);
    form(Bestow.class, RTH_DOC_04)
        .slot("to", "Who finds it?", Slots::everybody)
        .slot("what", "What?", ThingSlots::ofThePacks)
        .slot("spell", "With which spell on it?", ThingSlots::spellWithin);
    form(RollUsage.class, RTH_USE_03)
        .slot("who", "Whose is it?", Slots::everybody)
        .slot("item", "What was used?", ThingSlots::wearing);
    form(BestowCoins.class, RTH_CUR_01)
        .slot("to", "Who finds them?", Slots::everybody)
        .slot("coins", "Which coins?", ThingSlots::purses)
        .slot("times", "How many of them?", number(1, Inventory.MOST_COINS, 1));
  }

  private void people() {
    form(CreateCharacter.class, RTH_S_CC_01)
        .slot("id", "Under which name?", Slots.fresh("character"))
        .slot("seat", "Who plays them?", Slots::seats);
    form(BringIn.class, RTH_DOC_05)
        .slot("creature", "Which creature?", Slots::bestiary)
        .slot("id", "Under which name?", Slots::creatureId)
        .slot("count", "How many?", number(1, 20, 1))
        .slot("side", "On whose side?", Slots::sideOrUsual);
    form(Welcome.class, RTH_S_CC_01)
        .slot("id", "Under which name?", Slots.fresh("guest"))
        .slot("seat", "Who plays them?", Slots::seats)
        .slot("sheet", "Who joins?", Slots::pregens);
    form(TakeAway.class, RTH_DOC_05).slot("who", "Who leaves the scene?", Slots::notPcs);
    form(HandOver.class, RTH_DOC_05)
        .slot("who", "Who is handed over?", Slots::everybody)
        .slot("seat", "To whom?", Slots::seats);
    form(Reveal.class, RTH_DOC_05)
        .slot("who", "Who?", Slots::notPcs)
        .slot("secrecy", "What may players know?", oneOf(Who.Secrecy.values()));
  }

  private void gmsWord() {
    form(BeginCombat.class, RTH_CMB_01);
    form(EndRound.class, RTH_CMB_06);
    form(EndCombat.class, RTH_CMB_06);
    form(SpringTrigger.class, RTH_R_27).slot("who", "Whose moment is it?", Slots::everybody);
    form(AwardFortune.class, RTH_FORT_07)
        .slot("who", "Who earns it?", Slots::pcs)
        .slot("reason", "What for?", Slots::deserts);
    form(DangerPasses.class, RTH_SURV_01);
    form(TestNerve.class, RTH_S_NRV_01);
    form(LetTurnsPass.class, RTH_TIME_02).slot("turns", "How many turns?", number(1, 36, 1));
    form(LetRoundsPass.class, RTH_TIME_01).slot("rounds", "How many rounds?", number(1, 30, 1));
    form(SetDarkness.class, RTH_ADV_03)
        .slot("darkness", "How dark is it?", oneOf(Darkness.values()));
  }

  private void gmsHand() {
    form(Afflict.class, RTH_COND_01)
        .slot("who", "Who is afflicted?", Slots::everybody)
        .slot("what", "By what?", oneOf(Affliction.values()))
        .slot("severity", "How strong a poison?", Slots::severity)
        .slot("dice", "How many dice?", Slots::dice);
    form(Relieve.class, RTH_COND_06)
        .slot("who", "Who is relieved?", Slots::everybody)
        .slot("what", "Of what?", oneOf(Affliction.values()))
        .slot("dice", "Of how many dice?", number(1, 40, 2));
    form(RathStep.Harm.class, RTH_DMG_08)
        .slot("who", "Who is hurt?", Slots::everybody)
        .slot("damage", "Which dice?", Slots::amount)
        .slot("times", "How many of them?", Slots::timesOf)
        .slot("more", "And how much besides?", Slots::moreThan)
        .slot("hazard", "How?", oneOf(Hazard.values()))
        .slot("source", "By what?", words("a falling stone"));
    form(Submerge.class, RTH_DROW_01).slot("who", "Who goes under?", Slots::everybody);
    form(Kill.class, RTH_R_46)
        .slot("who", "Who?", Slots::everybody)
        .slot("how", "How?", words("a killing stroke"));
    form(TakeSide.class, RTH_R_21)
        .slot("who", "Who?", Slots::everybody)
        .slot("side", "Whose side is it?", Slots::sides);
    form(SetFlag.class, RTH_R_09)
        .slot("who", "Of whom?", Slots::everybody)
        .slot("flag", "What?", oneOf(Flag.values()))
        .slot("holds", "Does it hold?", yesNo());
    form(SetValue.class, RTH_R_09)
        .slot("fact", "Which value?", Slots::settable)
        .slot("value", "To what?", Slots::valueOf)
        .slot("reason", "Why?", words("the GM says so"));
  }
}
