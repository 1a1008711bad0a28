package quintain.otherworlds;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.OtwStep.Deed;
import quintain.otherworlds.OtwStep.Handling;

/// Which chapter resolves which step that has to do with things, skills, spells and growth.
final class Things {
  private Things() {}

  /// Why a deed cannot be done, whatever the turn allows.
  static Optional<Refusal> refusal(OtwState state, Handling step) {
    return switch (step) {
      case OtwStep.UseSkill s -> Skills.refusal(state, s);
      case OtwStep.UseBoost s -> Skills.refusal(state, s);
      case OtwStep.MoveBySkill s -> Skills.refusal(state, s);
      case OtwStep.Breathe s -> Skills.refusal(state, s);
      case OtwStep.CastSpell s -> Spells.refusal(state, s);
      case OtwStep.CastAt s -> Spells.refusal(state, s);
      case OtwStep.UseItem s -> Consumables.refusal(state, s);
      case OtwStep.UseEquipment s -> Consumables.refusal(state, s);
      case OtwStep.TossItem s -> Consumables.refusal(state, s);
      case OtwStep.Reload s -> Magazines.refusal(state, s);
      case OtwStep.Loot s -> Looting.refusal(state, s);
      case OtwStep.Draw s -> Hands.refusal(state, s);
      case OtwStep.Holster s -> Hands.refusal(state, s);
      case OtwStep.Grasp s -> Hands.refusal(state, s);
      case OtwStep.PickUp s -> Hands.refusal(state, s);
      case OtwStep.TakeItem s -> Hands.refusal(state, s);
      case OtwStep.HandTo s -> Hands.refusal(state, s);
      case OtwStep.Drop s -> Hands.refusal(state, s);
      case OtwStep.PutDown s -> Hands.refusal(state, s);
      case OtwStep.Stow s -> Hands.refusal(state, s);
      case OtwStep.Buy s -> Trade.refusal(state, s);
      case OtwStep.Sell s -> Trade.refusal(state, s);
      case OtwStep.Bestow s -> Hands.refusal(state, s);
      case OtwStep.SetOut s -> Hands.refusal(state, s);
      case OtwStep.MakeCheck s -> Checks.refusal(state, s);
      case OtwStep.Contest s -> Checks.refusal(state, s);
      case OtwStep.Rest s -> Rests.refusal(state, s);
      case OtwStep.CreateCharacter s -> Creation.refusal(state, s);
      case OtwStep.RankUp s -> Advancement.refusal(state, s);
      case OtwStep.LayMap s -> People.refusal(s);
      case OtwStep.SetFog s -> People.refusal(state, s);
      case OtwStep.Recover _,
          OtwStep.MeetFlash _,
          OtwStep.ChooseAttributes _,
          OtwStep.ChooseTraining _,
          OtwStep.ChoosePicks _,
          OtwStep.ChooseGear _,
          OtwStep.MeetNewcomer _ ->
          Optional.empty();
    };
  }

  /// Whether a deed attacks or is an Action Skill, so that it can be readied (OTW-ACT-17).
  static boolean readies(Deed deed) {
    return deed instanceof OtwStep.UseSkill
        || deed instanceof OtwStep.CastSpell
        || deed instanceof OtwStep.CastAt
        || deed instanceof OtwStep.Breathe;
  }

  /// Whether a deed is an attack, as the berserk make them (OTW-MECH-04c).
  static boolean attacks(OtwState state, Deed deed) {
    return switch (deed) {
      case OtwStep.Breathe _, OtwStep.CastAt _ -> true;
      case OtwStep.CastSpell s ->
          state
              .being(s.by())
              .life()
              .spell(s.spell())
              .filter(spell -> spell.power() instanceof Power.Strike)
              .isPresent();
      case OtwStep.UseSkill s -> !s.with().isBlank();
      default -> false;
    };
  }

  /// Deeds are paid for and allowed by the turn before they come here; the others check themselves.
  static void resolve(Handling step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.UseSkill s -> new Skills(play).use(s);
      case OtwStep.UseBoost s -> new Skills(play).boost(s);
      case OtwStep.MoveBySkill s -> new Skills(play).move(s);
      case OtwStep.Breathe s -> new Skills(play).breathe(s);
      case OtwStep.CastSpell s -> new Spells(play).cast(s);
      case OtwStep.CastAt s -> new Spells(play).castAt(s);
      case OtwStep.UseItem s -> new Consumables(play).use(s);
      case OtwStep.UseEquipment s -> new Consumables(play).useEquipment(s);
      case OtwStep.TossItem s -> new Consumables(play).toss(s);
      case OtwStep.Reload s -> new Magazines(play).reload(s);
      case OtwStep.Loot s -> new Looting(play).loot(s);
      case OtwStep.Draw s -> new Hands(play).draw(s);
      case OtwStep.Holster s -> new Hands(play).holster(s);
      case OtwStep.Grasp s -> new Hands(play).grasp(s);
      case OtwStep.PickUp s -> new Hands(play).pickUp(s);
      case OtwStep.TakeItem s -> new Hands(play).takeItem(s);
      case OtwStep.HandTo s -> new Hands(play).handTo(s);
      case OtwStep.Drop s -> new Hands(play).drop(s);
      case OtwStep.PutDown s -> new Hands(play).putDown(s);
      case OtwStep.Stow s -> new Hands(play).stow(s);
      case OtwStep.Buy s -> new Trade(play).buy(s);
      case OtwStep.Sell s -> new Trade(play).sell(s);
      case OtwStep.Bestow s -> new Hands(play).bestow(s);
      case OtwStep.SetOut s -> new Hands(play).setOut(s);
      case OtwStep.MakeCheck s -> new Checks(play).make(s);
      case OtwStep.Contest s -> new Checks(play).contest(s);
      case OtwStep.Rest s -> new Rests(play).rest(s);
      case OtwStep.Recover s -> new Rests(play).recover(s);
      case OtwStep.MeetFlash s -> new Consumables(play).meetFlash(s);
      case OtwStep.CreateCharacter s -> new Creation(play).create(s);
      case OtwStep.ChooseAttributes s -> new Creation(play).attributes(s);
      case OtwStep.ChooseTraining s -> new Creation(play).training(s);
      case OtwStep.ChoosePicks s -> new Creation(play).picks(s);
      case OtwStep.ChooseGear s -> new Creation(play).gear(s);
      case OtwStep.MeetNewcomer s -> new Creation(play).meet(s);
      case OtwStep.RankUp s -> new Advancement(play).rankUp(s);
      case OtwStep.LayMap s -> new People(play).layMap(s);
      case OtwStep.SetFog s -> new People(play).setFog(s);
    }
  }
}
