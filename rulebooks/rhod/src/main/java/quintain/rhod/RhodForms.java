package quintain.rhod;

import static quintain.kernel.forms.PlainSlots.number;
import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.kernel.forms.PlainSlots.words;
import static quintain.kernel.forms.PlainSlots.yesNo;
import static quintain.rhod.Rhd.*;

import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Forms;
import quintain.space.Brightness;
import quintain.space.Cover;

/// Every command of Roll High or Die as a form.
final class RhodForms extends Forms<RhodState> {
  static final RhodForms ALL = new RhodForms();

  private RhodForms() {
    genericActions();
    maneuvers();
    interactions();
    equipment();
    features();
    doings();
    work();
    days();
    growing();
    encounters();
    harm();
    scenes();
    things();
    people();
  }

  private void genericActions() {
    form(Encounter.Attack.class, RHD_ATK_01)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("thrown", "Thrown?", yesNo())
        .slot("target", "Whom?", Slots::foesFirst);
    form(Encounter.Grapple.class, RHD_GRP_01)
        .slot("by", "Who grapples?", Slots::own)
        .slot("target", "Whom?", Slots::foesFirst);
    form(Encounter.BreakFree.class, RHD_R_28)
        .slot("by", "Who breaks free?", Slots::own)
        .slot("skill", "How?", Slots.skills(Skill.ATHLETICS, Skill.ACROBATICS, Skill.MANIPULATION));
    form(Encounter.Shove.class, RHD_SHV_01)
        .slot("by", "Who shoves?", Slots::own)
        .slot("target", "Whom?", Slots::foesFirst);
    form(Encounter.Aid.class, RHD_AID_01)
        .slot("by", "Who aids?", Slots::own)
        .slot("target", "Whom?", Slots::friendsFirst);
    form(Encounter.Hide.class, RHD_HID_01).slot("by", "Who hides?", Slots::own);
    form(Encounter.Detect.class, RHD_DET_01).slot("by", "Who looks?", Slots::own);
    form(Handling.Reload.class, RHD_REL_01)
        .slot("by", "Who reloads?", Slots::own)
        .slot("item", "What?", Slots::guns)
        .slot("ammunition", "With what first?", Slots::ammunition);
    form(Handling.Unjam.class, RHD_UNJ_01)
        .slot("by", "Who clears a jam?", Slots::own)
        .slot("item", "Of what?", Slots::guns);
    form(Handling.Batter.class, RHD_R_102)
        .slot("by", "Who attacks?", Slots::own)
        .slot("with", "With what?", Slots::arms)
        .slot("thrown", "Thrown?", yesNo())
        .slot("object", "What?", Slots::objects);
    form(Handling.Hook.class, RHD_MEL_05)
        .slot("by", "Who hooks?", Slots::own)
        .slot("item", "With what?", Slots::hooks)
        .slot("target", "Whom?", Slots::foesFirst);
  }

  private void maneuvers() {
    form(Encounter.ChangeStance.class, RHD_MAN_02)
        .slot("by", "Who changes Stance?", Slots::own)
        .slot("stance", "To which?", oneOf(Stance.values()));
    form(Encounter.Run.class, RHD_MAN_03)
        .slot("by", "Who runs?", Slots::own)
        .slot("to", "Where to?", Spaces::run);
    form(Encounter.Scramble.class, RHD_MAN_04)
        .slot("by", "Who climbs, crawls or jumps?", Slots::own)
        .slot("how", "How?", oneOf(Encounter.How.values()))
        .slot("to", "Where to?", Spaces::scramble);
  }

  private void interactions() {
    form(Handling.Interact.class, RHD_INT_01)
        .slot("by", "Who does it?", Slots::own)
        .slot("what", "What?", words("pulls the lever"));
    form(Handling.Unpack.class, RHD_INT_02)
        .slot("by", "Who unpacks?", Slots::own)
        .slot("item", "What?", Slots::packed);
    form(Handling.Hold.class, RHD_INT_03)
        .slot("by", "Who takes it?", Slots::own)
        .slot("item", "What?", Slots::holdable);
    form(Handling.SetDown.class, RHD_INT_04)
        .slot("by", "Who sets it down?", Slots::own)
        .slot("item", "What?", Slots::inHand)
        .slot("at", "Where?", Spaces::beside);
    form(Handling.PutAway.class, RHD_INT_05)
        .slot("by", "Who puts it away?", Slots::own)
        .slot("item", "What?", Slots::inHand)
        .slot(
            "place",
            "Where?",
            oneOf(new Place[] {Place.PACK, Place.SHEATH, Place.QUIVER, Place.COINPURSE}));
    form(Handling.PackInto.class, RHD_INT_05)
        .slot("by", "Who packs it?", Slots::own)
        .slot("item", "What?", Slots::inHand)
        .slot("container", "Into what?", Slots::openContainers);
    form(Handling.UnpackFrom.class, RHD_INT_02)
        .slot("by", "Who takes it?", Slots::own)
        .slot("container", "Out of what?", Slots::openContainers)
        .slot("item", "What?", Slots::contents);
    form(Handling.OpenUp.class, RHD_INT_06)
        .slot("by", "Who opens it?", Slots::own)
        .slot("what", "What?", Slots.doors(false));
    form(Handling.CloseUp.class, RHD_INT_07)
        .slot("by", "Who closes it?", Slots::own)
        .slot("what", "What?", Slots.doors(true));
    form(Handling.Don.class, RHD_R_40)
        .slot("by", "Who puts it on?", Slots::own)
        .slot("item", "What?", Slots::armors);
    form(Handling.Doff.class, RHD_R_40)
        .slot("by", "Who takes it off?", Slots::own)
        .slot("item", "What?", Slots::armors);
    form(Handling.Compel.class, RHD_INT_09)
        .slot("by", "Who forces somebody?", Slots::own)
        .slot("target", "Whom?", Slots::foesFirst);
    form(Handling.Release.class, RHD_COND_06)
        .slot("by", "Who frees somebody?", Slots::own)
        .slot("target", "Whom?", Slots::friendsFirst);
  }

  private void equipment() {
    form(Handling.UseItem.class, RHD_EQP_02)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "What?", Slots::equipment)
        .slot("verb", "How?", Slots::verbs);
    form(Handling.UseOn.class, RHD_EQP_02)
        .slot("by", "Who uses it?", Slots::own)
        .slot("item", "What?", Slots::equipment)
        .slot("verb", "How?", Slots::verbs)
        .slot("target", "On whom?", Slots::selfOrFriends);
    form(Handling.UseAt.class, RHD_EQP_02)
        .slot("by", "Who sets it off?", Slots::own)
        .slot("item", "What?", Slots::equipment)
        .slot("at", "Where?", Spaces::beside);
    form(Handling.PutOut.class, RHD_INT_15)
        .slot("by", "Who puts it out?", Slots::own)
        .slot("item", "What?", Slots::burning);
  }

  private void features() {
    form(Handling.UseFeature.class, RHD_AP_05)
        .slot("by", "Who uses a Feature?", Slots::own)
        .slot("feature", "Which?", Slots::features);
    form(Handling.UseFeatureOn.class, RHD_AP_05)
        .slot("by", "Who uses a Feature?", Slots::own)
        .slot("feature", "Which?", Slots::features)
        .slot("targets", "On whom?", Slots::targets);
    form(Handling.FeatureAttack.class, RHD_AP_05)
        .slot("by", "Who attacks?", Slots::own)
        .slot("feature", "How?", Slots::features)
        .slot("with", "With what?", Slots::arms)
        .slot("targets", "Whom?", Slots::targets);
    form(Handling.FeatureMove.class, RHD_AP_05)
        .slot("by", "Who moves?", Slots::own)
        .slot("feature", "How?", Slots::features)
        .slot("to", "Where to?", Spaces::feature);
    form(Handling.Charge.class, RHD_AP_05)
        .slot("by", "Who charges?", Slots::own)
        .slot("feature", "How?", Slots::features)
        .slot("with", "With what?", Slots::arms)
        .slot("to", "Where to?", Spaces::charge)
        .slot("target", "Whom?", Slots::foesFirst);
    form(Handling.Forage.class, RHD_AP_05).slot("by", "Who forages?", Slots::own);
  }

  private void doings() {
    form(Encounter.EndTurn.class, RHD_AP_03).slot("by", "Whose Turn ends?", Slots::own);
    form(Encounter.LetGo.class, RHD_R_28)
        .slot("by", "Who lets go?", Slots::own)
        .slot("whom", "Of whom?", Slots::grappled);
    form(Encounter.MakeCheck.class, RHD_CHK_02)
        .slot("by", "Who makes a check?", Slots::own)
        .slot("skill", "With which Skill?", Slots::anySkill)
        .slot("ability", "With which Ability?", Slots::anyAbility)
        .slot("longEffort", "Is it a long effort?", yesNo());
    form(Encounter.Contest.class, RHD_R_07)
        .slot("by", "Who contends?", Slots::own)
        .slot("skill", "With which Skill?", Slots::skills)
        .slot("against", "Against whom?", Slots::foesFirst)
        .slot("othersSkill", "With which Skill does the other?", Slots::skills);
    form(Encounter.SpendHitDice.class, RHD_HD_03)
        .slot("by", "Who expends Hit Dice?", Slots::own)
        .slot("dice", "How many?", Slots::hitDice);
    form(Encounter.Declare.class, RHD_REF_03)
        .slot("by", "Who does it?", Slots::own)
        .slot("what", "What?", RefereeSlots.line("looks around"));
    form(Handling.Drop.class, RHD_R_36)
        .slot("by", "Who drops it?", Slots::own)
        .slot("item", "What?", Slots::carried);
    form(Handling.Choose.class, RHD_RNG_05)
        .slot("by", "Who chooses?", Slots::own)
        .slot("item", "What?", Slots::quivered);
  }

  private void work() {
    form(Handling.BeginWork.class, RHD_CRT_01)
        .slot("by", "Who makes it?", Slots::own)
        .slot("product", "What?", Slots::makeable);
    form(Handling.WorkOn.class, RHD_CRT_03)
        .slot("by", "Who works?", Slots::own)
        .slot("item", "On what?", Slots::unfinished)
        .slot("skill", "With which Skill?", Slots::craft);
    form(Handling.Retag.class, RHD_MEL_02)
        .slot("by", "Who changes it?", Slots::own)
        .slot("item", "What?", Slots::tagged)
        .slot("drop", "Which Tag is lost?", Slots::lostTag)
        .slot("add", "Which Tag is gained?", Slots::newTag);
    form(Handling.TendArmor.class, RHD_R_41)
        .slot("by", "Who mends it?", Slots::own)
        .slot("item", "What?", Slots::armors)
        .slot("skill", "With which Skill?", Slots.skills(Skill.LEATHERWORKING, Skill.SMITHING));
  }

  private void days() {
    form(Living.SpendWatch.class, RHD_TIME_03)
        .slot("by", "Whose Watch?", Slots::own)
        .slot("kind", "How is it spent?", oneOf(WatchKind.values()));
    form(Living.Rest.class, RHD_NEED_13)
        .slot("by", "Who rests?", Slots::own)
        .slot("hours", "For how many hours?", number(1, Clock.HOURS, 2));
    form(Living.CallRest.class, RHD_NEED_13)
        .slot("who", "Whose Watch?", Slots::everybody)
        .slot("hours", "How many hours of it were Rest?", number(0, Clock.HOURS, 2));
    form(Living.Eat.class, RHD_NEED_03).slot("by", "Who eats?", Slots::own);
    form(Living.Drink.class, RHD_NEED_08).slot("by", "Who drinks?", Slots::own);
    form(Living.Tend.class, RHD_R_54)
        .slot("by", "Who tends Wounds?", Slots::own)
        .slot("patient", "Whose?", Slots::selfOrFriends);
    form(Living.Practise.class, RHD_EXP_18)
        .slot("by", "Who practises?", Slots::own)
        .slot("skill", "What?", Slots::professions);
    form(Living.CallWatch.class, RHD_NEED_13)
        .slot("who", "Whose Watch?", Slots::everybody)
        .slot("kind", "As what does it count?", oneOf(WatchKind.values()));
    form(Living.LetWatchPass.class, RHD_TIME_01);
    form(Living.LetDayPass.class, RHD_TIME_04);
    form(Living.LetRoundsPass.class, RHD_R_71).slot("rounds", "How many?", number(1, 60, 1));
    form(Living.Feed.class, RHD_NEED_03)
        .slot("who", "Who eats?", Slots::everybody)
        .slot("meals", "How many meals?", number(1, 3, 3));
    form(Living.Water.class, RHD_NEED_08)
        .slot("who", "Who drinks?", Slots::everybody)
        .slot("quarts", "How many quarts?", number(1, 4, 4));
  }

  private void growing() {
    form(Living.GainFeature.class, RHD_EXP_09)
        .slot("by", "Who gains it?", Slots::own)
        .slot("feature", "Which Feature?", Slots::allFeatures);
    form(Living.GainTrait.class, RHD_EXP_12)
        .slot("by", "Who gains it?", Slots::own)
        .slot("trait", "Which Trait?", Slots::allTraits);
    form(Living.RaiseSkill.class, RHD_EXP_14)
        .slot("by", "Who raises a Skill?", Slots::own)
        .slot("skill", "Which?", Slots::skills)
        .slot("source", "From which Source?", Slots::sources);
    form(Living.Award.class, RHD_EXP_01)
        .slot("who", "Who gets EXP?", Slots::everybody)
        .slot("exp", "How much?", number(1, 20, 1));
    form(Living.Grant.class, RHD_R_11)
        .slot("who", "Who gets it?", Slots::everybody)
        .slot("mechanic", "Which Feature or Trait?", RefereeSlots::mechanics);
    form(Living.Strip.class, RHD_R_11)
        .slot("who", "Who loses it?", Slots::everybody)
        .slot("mechanic", "Which Feature or Trait?", RefereeSlots::known);
    form(Living.CreateCharacter.class, RHD_CHAR_01)
        .slot("id", "Under which name?", RefereeSlots.fresh("hero"))
        .slot("seat", "For whom?", RefereeSlots::seats);
  }

  private void encounters() {
    form(Encounter.CallForInitiative.class, RHD_ENC_01);
    form(Encounter.EndEncounter.class, RHD_ENC_06);
    form(Encounter.KeepEncounter.class, RHD_ENC_06).slot("on", "Does it go on?", yesNo());
    form(Encounter.SetScene.class, RHD_REF_03)
        .slot("words", "What is there?", RefereeSlots.line("A quiet place"));
  }

  private void harm() {
    form(Encounter.Harm.class, RHD_R_98)
        .slot("who", "Who is hurt?", Slots::everybody)
        .slot("damage", "By how much?", number(1, 60, 4))
        .slot("type", "What kind?", RefereeSlots::damageTypes)
        .slot("trueDamage", "True Damage?", yesNo())
        .slot("source", "By what?", words("a trap"));
    form(Encounter.Mend.class, RHD_R_98)
        .slot("who", "Who gets Vitality back?", Slots::everybody)
        .slot("vitality", "How much?", number(1, 60, 2));
    form(Encounter.Push.class, RHD_FALL_02)
        .slot("who", "Who is pushed?", Slots::everybody)
        .slot("toward", "Which way?", Spaces::neighbours)
        .slot("feet", "How far?", number(5, 60, 5));
    form(Encounter.LetFall.class, RHD_FALL_01).slot("who", "Who falls?", Slots::everybody);
    form(Encounter.Crush.class, RHD_FALL_03)
        .slot("who", "Who is crushed?", Slots::everybody)
        .slot("feet", "By how many feet?", number(5, 60, 5));
    form(Encounter.Shift.class, RHD_POS_02)
        .slot("who", "Who is shifted?", Slots::everybody)
        .slot("to", "Where to?", Spaces::free);
    form(Living.Inflict.class, RHD_R_98)
        .slot("who", "On whom?", Slots::everybody)
        .slot("condition", "What?", RefereeSlots::conditions)
        .slot("stacks", "How many stacks?", number(1, 20, 1));
    form(Living.Relieve.class, RHD_R_98)
        .slot("who", "Whom?", Slots::everybody)
        .slot("condition", "Of what?", RefereeSlots::borne)
        .slot("stacks", "How many stacks?", number(1, 5, 1));
    form(Living.TakeAir.class, RHD_SUF_01).slot("who", "Who has no air?", Slots::everybody);
    form(Living.GiveAir.class, RHD_SUF_01).slot("who", "Who has air again?", Slots::everybody);
  }

  private void scenes() {
    form(Living.SetLight.class, RHD_LIT_01)
        .slot("light", "How light is it?", oneOf(Brightness.values()));
    form(Encounter.SetCover.class, RHD_COV_01)
        .slot("attacker", "Against whose Attacks?", Slots::everybody)
        .slot("target", "Whose Cover?", Slots::everybody)
        .slot("grade", "How good?", oneOf(Cover.values()));
    form(Encounter.SetAttitude.class, RHD_R_105)
        .slot("of", "Who regards somebody?", Slots::everybody)
        .slot("toward", "Whom?", Slots::everybody)
        .slot("regard", "As what?", oneOf(Scene.Regard.values()));
    form(Encounter.LayMap.class, RHD_POS_01).slot("map", "Which map?", Spaces::maps);
    form(Encounter.SetFog.class, RHD_R_98).slot("on", "Fog?", yesNo());
    form(Encounter.TurnExpansion.class, RHD_REF_06)
        .slot("expansion", "Which Expansion?", RefereeSlots::expansions)
        .slot("on", "Is it on?", yesNo());
    form(Encounter.SetWeather.class, RHD_ENV_02).slot("weather", "What weather?", words("rain"));
    form(Encounter.SetTerrain.class, RHD_ENV_01)
        .slot("at", "Which space?", Spaces::anywhere)
        .slot("terrain", "What is it like?", words("mud"));
  }

  private void things() {
    form(Handling.Bestow.class, RHD_REF_04)
        .slot("who", "Who gets it?", Slots::everybody)
        .slot("thing", "What?", RefereeSlots::ofTheGlossaries)
        .slot("count", "How many?", number(1, 24, 1));
    form(Handling.Invent.class, RHD_R_80)
        .slot("who", "Who gets it?", Slots::everybody)
        .slot("name", "What is it called?", words("bronze statue"))
        .slot("pounds", "How many pounds?", number(0, 200, 5));
    form(Handling.TakeFrom.class, RHD_REF_04)
        .slot("who", "From whom?", Slots::everybody)
        .slot("item", "What?", RefereeSlots::theirs);
    form(Handling.SetUp.class, RHD_R_102)
        .slot("name", "What is it?", RefereeSlots::objectName)
        .slot("at", "Where?", Spaces::anywhere)
        .slot("defense", "How hard is it to hit?", number(5, 15, 10))
        .slot("vitality", "How much does it take?", number(1, 60, 5));
    form(Handling.SetContainer.class, RHD_INT_06)
        .slot("name", "What is it?", RefereeSlots::containerName)
        .slot("at", "Where?", Spaces::anywhere)
        .slot("size", "Slots of which size?", oneOf(Size.values()))
        .slot("slots", "How many of them?", number(1, 20, 1));
    form(Handling.Fill.class, RHD_INT_05)
        .slot("container", "Into what?", RefereeSlots::containers)
        .slot("thing", "What?", RefereeSlots::ofTheGlossaries)
        .slot("count", "How many?", number(1, 24, 1));
    form(Handling.LockUp.class, RHD_INT_06)
        .slot("what", "What?", RefereeSlots::lockable)
        .slot("dc", "How hard is it to pick?", number(1, 60, Checks.MEDIUM, Checks.YARDSTICK));
    form(Handling.Unlock.class, RHD_INT_06).slot("what", "What?", RefereeSlots::locked);
    form(Handling.LayOut.class, RHD_REF_04)
        .slot("thing", "What?", RefereeSlots::ofTheGlossaries)
        .slot("count", "How many?", number(1, 24, 1))
        .slot("at", "Where?", Spaces::anywhere);
  }

  private void people() {
    form(Encounter.BringIn.class, RHD_REF_02)
        .slot("creature", "What comes?", RefereeSlots::bestiary)
        .slot("id", "Under which name?", RefereeSlots::creatureId)
        .slot("count", "How many?", number(1, 8, 1));
    form(Encounter.Welcome.class, RHD_CHAR_01)
        .slot("id", "Under which name?", RefereeSlots.fresh("guest"))
        .slot("seat", "For whom?", RefereeSlots::seats)
        .slot("sheet", "Who?", RefereeSlots::pregens);
    form(Encounter.TakeAway.class, RHD_R_98).slot("who", "Who goes?", Slots::everybody);
    form(Encounter.HandOver.class, RHD_REF_02)
        .slot("who", "Who?", Slots::everybody)
        .slot("seat", "To whom?", RefereeSlots::seats);
    form(Encounter.Reveal.class, RHD_REF_02)
        .slot("who", "Who?", Slots::creatures)
        .slot("secrecy", "How much is known?", oneOf(Secrecy.values()));
    form(Encounter.SetValue.class, RHD_R_98)
        .slot("fact", "Which value?", RefereeSlots::settable)
        .slot("value", "To what?", RefereeSlots::valueOf)
        .slot("reason", "Why?", words("the Referee says so"));
  }
}
