package quintain.rhod.state;

import java.util.List;
import quintain.kernel.Spot;

/// The steps of things and Features: what people do with what they have.
public sealed interface Handling extends RhodStep {
  sealed interface Act extends Handling, RhodStep.Act {}

  /// A use of Interact: 1 AP, and the first one free for Quick Hands (RHD-INT-01).
  sealed interface Interacting extends Act {}

  /// Something a Feature lets one do.
  sealed interface Feat extends Act {
    /// The Feature, by name.
    String feature();
  }

  sealed interface Doing extends Handling, RhodStep.Doing {
    String by();
  }

  sealed interface Word extends Handling, RhodStep.RefereesWord {}

  sealed interface Next extends Handling, RhodStep.FollowUp {}

  // Generic Actions with weapons

  /// Fills a weapon, beginning with one kind of ammunition (RHD-REL-01).
  record Reload(String by, String item, String ammunition) implements Act {}

  /// RHD-UNJ-01.
  record Unjam(String by, String item) implements Act {}

  /// The Shove contest at the Range of a Hooking weapon, after a hit (RHD-G-TAG-21).
  record Hook(String by, String item, String target) implements Act {}

  /// An Attack on an object (RHD-R-102).
  record Batter(String by, String with, boolean thrown, String object) implements Act {}

  // Interact

  /// Some simple act that no rule knows (RHD-INT-01).
  record Interact(String by, String what) implements Interacting {}

  /// A packed item comes into the hand (RHD-INT-02).
  record Unpack(String by, String item) implements Interacting {}

  /// A loose or sheathed item comes into the hand, or changes hands (RHD-INT-03, RHD-R-36).
  record Hold(String by, String item) implements Interacting {}

  /// An item goes onto an adjacent space (RHD-INT-04).
  record SetDown(String by, String item, Spot at) implements Interacting {}

  /// An item goes from the hand into a Slot (RHD-INT-05).
  record PutAway(String by, String item, Place place) implements Interacting {}

  /// An item goes from the hand into a container that stands open (RHD-INT-05).
  record PackInto(String by, String item, String container) implements Interacting {}

  /// An item comes out of a container that stands open, into the hand (RHD-INT-02).
  record UnpackFrom(String by, String container, String item) implements Interacting {}

  /// Opens a door of the map or a container (RHD-INT-06).
  record OpenUp(String by, String what) implements Interacting {}

  /// Closes a door of the map or a container (RHD-INT-07).
  record CloseUp(String by, String what) implements Interacting {}

  /// Puts on Headgear, or outside an Encounter an Armor (RHD-R-40).
  record Don(String by, String item) implements Interacting {}

  record Doff(String by, String item) implements Interacting {}

  /// The next step of using Equipment, on oneself or on nothing (RHD-EQP-02).
  record UseItem(String by, String item, Verb verb) implements Interacting {}

  /// The next step of using Equipment, on somebody.
  record UseOn(String by, String item, Verb verb, String target) implements Interacting {}

  /// The last step of Equipment that is put somewhere.
  record UseAt(String by, String item, Spot at) implements Interacting {}

  /// Makes an unwilling creature willing until the end of one's Turn (RHD-INT-09).
  record Compel(String by, String target) implements Interacting {}

  /// Frees somebody who is Bound, with the key or with a tool that cuts (RHD-G-COND-20).
  record Release(String by, String target) implements Act {}

  // Features

  /// A Feature for oneself.
  record UseFeature(String by, String feature) implements Feat {}

  /// A Feature on others.
  record UseFeatureOn(String by, String feature, List<String> targets) implements Feat {
    public UseFeatureOn {
      targets = List.copyOf(targets);
    }
  }

  /// A Feature that is an Attack.
  record FeatureAttack(String by, String feature, String with, List<String> targets)
      implements Feat {
    public FeatureAttack {
      targets = List.copyOf(targets);
    }
  }

  /// A Feature that moves its user.
  record FeatureMove(String by, String feature, Spot to) implements Feat {}

  /// A Feature that runs, then attacks.
  record Charge(String by, String feature, String with, Spot to, String target) implements Feat {}

  // What is no Action

  /// RHD-R-36.
  record Drop(String by, String item) implements Doing {}

  /// Puts a flame out.
  record PutOut(String by, String item) implements Doing {}

  /// The kind of ammunition to fire next.
  record Choose(String by, String item) implements Doing {}

  /// Looks for Rations in a Travel Watch (RHD-G-FEAT-07).
  record Forage(String by) implements Doing {}

  /// Begins to make something; the materials are bound (RHD-CRT-01, RHD-R-93).
  record BeginWork(String by, String product) implements Doing {}

  /// A Watch of work (RHD-CRT-03).
  record WorkOn(String by, String item, Skill skill) implements Doing {}

  /// Begins to change the Tags of a weapon, an Armor or ammunition (RHD-MEL-02, RHD-R-100).
  ///
  /// @param drop the Tag to lose, as written; empty for none
  /// @param add the Tag to gain; empty for none
  record Retag(String by, String item, String drop, String add) implements Doing {}

  /// A Watch spent on one Armor, where the house asks for it (RHD-R-41).
  record TendArmor(String by, String item, Skill skill) implements Doing {}

  // The Referee's word

  /// Somebody gets things.
  record Bestow(String who, String thing, int count) implements Word {}

  /// Somebody gets a thing no Glossary has, sized by its weight (RHD-R-80).
  record Invent(String who, String name, int pounds) implements Word {}

  record TakeFrom(String who, String item) implements Word {}

  /// Things lie somewhere.
  record LayOut(String thing, int count, Spot at) implements Word {}

  /// An object that may be attacked, with its Defense and Vitality (RHD-R-102).
  record SetUp(String name, Spot at, int defense, int vitality) implements Word {}

  /// A closed container with so many Slots of a size (RHD-INT-06).
  record SetContainer(String name, Spot at, Size size, int slots) implements Word {}

  /// Things lie in a container.
  record Fill(String container, String thing, int count) implements Word {}

  /// A closed door or container is locked; its lock has a DC (RHD-G-EQP-14).
  record LockUp(String what, int dc) implements Word {}

  /// A lock is open: somebody had the key.
  record Unlock(String what) implements Word {}

  // Follow-ups

  /// The Attack at the end of a charge.
  record ChargeHome(String by, String feature, String with, String target) implements Next {}
}
