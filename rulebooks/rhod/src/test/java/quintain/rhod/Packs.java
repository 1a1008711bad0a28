package quintain.rhod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import quintain.binder.Bound;
import quintain.binder.Problem;
import quintain.kernel.Content;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.packs.PackLoader;
import quintain.packs.Volume;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Table;

/// Packs written for a test, and tables that are played with them.
public record Packs(Path folder) {
  /// What the book itself ships.
  public static final Content SHIPPED =
      new PackLoader("rhod", RhodContent.ALL, RhodBook.class, "content")
          .checking(List.of(RhodContent::complaints))
          .load(List.of())
          .orThrow();

  public static final Volume<RhodState, RhodStep, RhodEvent> VOLUME = Volume.of(new RhodBook());

  /// A pack without any entry yet.
  public static Packs in(Path folder) {
    return new Packs(folder)
        .file(
            "pack",
            """
            id: harbour
            title: Salt and tar
            version: "1"
            book: rhod
            fits: "0.1"
            authors: [a test]
            licence: CC0
            """);
  }

  /// What sailors know and suffer.
  public static Packs salt(Path folder) {
    return Packs.in(folder)
        .file(
            "skills",
            """
            - {id: SALT-SK-01, name: Sailing, group: professional, abilities: [wis], use: "handling ships"}
            - {id: SALT-SK-02, name: Lore of the Sea, group: knowledge, abilities: [int], use: "tides and depths"}
            - {id: SALT-SK-03, name: Boathook, group: melee, abilities: [str, dex], use: "hooked poles"}
            """)
        .file(
            "weapons",
            """
            - {id: SALT-MEL-01, name: Long Hook, base: boathook,
               tags: "Size Medium, Range 10, Ability STR, Defense Reflex, Dice 1d6, Type Piercing"}
            """)
        .file(
            "sources",
            """
            - {id: SALT-SRC-01, name: Rutter, size: small, skill: lore of the sea, ceiling: competent}
            """)
        .file(
            "conditions",
            """
        - id: SALT-COND-01
          name: Seasick
          effect: "For each stack -1 on all checks; no running."
          own:
            kind: ailment
            stacking: stacks
            most: 3
            lasts: watch
            plain: true
            does: [{checks: {amount: -1}}, slows]
        - id: SALT-COND-02
          name: Tarred
          effect: "Easy to hit, hard to dodge in, and it burns the skin."
          own:
            kind: condition
            stacking: single
            lasts: resolved
            does:
              - {exposes: {advantage: true}}
              - {defends: {defense: reflex, amount: -2}}
              - {leans: {skill: stealth}}
              - {hurts: {dice: 1d4, type: fire, trueDamage: true}}
        - id: SALT-COND-03
          name: In Time
          effect: "One AP more and +1 on Attack Rolls, until the singer's Turn."
          own:
            kind: emboldenment
            stacking: single
            lasts: sources-turn
            does: [{action-points: {amount: 1}}, {attacks: {amount: 1}}]
        """)
        .file(
            "traits",
            """
        - id: SALT-TRAIT-01
          name: Sea Legs
          exp: 1
          needs: {}
          gifts: [{immune: {conditions: [Seasick]}}]
          effect: "Never Seasick."
        """)
        .file(
            "equipment",
            """
        - id: SALT-EQP-01
          name: Ginger
          size: tiny
          charges: 3
          steps: [unpack, inject]
          uses: [{on: inject, does: {remedy: {condition: seasick, stacks: 1}}}]
          effect: "One stack of Seasick less."
        - id: SALT-EQP-02
          name: Sea Chart
          size: small
          steps: [unpack]
          recipe: {watches: 1, skill: "Sailing 12", tools: [cut], materials: [1 Cord], makes: 1}
          effect: "Shows the way."
        """)
        .file(
            "features",
            """
            - id: SALT-FEAT-01
              name: Shanty
              exp: 1
              needs: {}
              ap: 2
              trick: {own: {whom: ally, feet: 30, targets: 2, often: turn, does: [{gains: {condition: In Time}}]}}
              effect: "Up to two allies within 30' are In Time."
              area: support
            - id: SALT-FEAT-02
              name: Evil Eye
              exp: 1
              needs: {}
              ap: 2
              trick:
                own:
                  whom: foe
                  feet: 20
                  check: {skill: intimidation, against: will}
                  does: [{gains: {condition: seasick, stacks: 2}}, topples]
              effect: "Intimidation against Will: Seasick 2 and Prone."
              area: control
            - id: SALT-FEAT-03
              name: Boarding Cut
              exp: 1
              needs: {}
              weapon: true
              ap: 1
              trick:
                own-attack:
                  with: melee
                  advantage: true
                  dice: [1d4]
                  hit: [{gains: {condition: seasick}}, {hurts: {dice: 1d4, type: acid, trueDamage: true}}]
              effect: "Attack with Advantage and 1d4 more; a hit makes Seasick, and brine bites."
              area: attack
            - id: SALT-FEAT-04
              name: Grog
              exp: 1
              needs: {}
              ap: 1
              trick: {own: {whom: self, often: encounter, does: [hit-die, {loses: {condition: seasick}}]}}
              effect: "Expend a Hit Die, and be Seasick no longer."
              area: survival
            - id: SALT-FEAT-05
              name: Spit Back
              exp: 1
              needs: {}
              on: attacked
              trick: {own: {whom: foe, check: {skill: throwing, dc: 10}, does: [{hurts: {dice: 1d4, type: acid}}]}}
              effect: "Whoever attacks from beside you takes 1d4 Acid if you throw 10 or more."
              area: defence
            - id: SALT-FEAT-06
              name: Tripline
              exp: 1
              needs: {}
              on: maneuver
              trick: {own: {whom: foe, feet: 10, does: [topples]}}
              effect: "A foe that moves within 10' goes Prone."
              area: control
            """);
  }

  /// With the entries of one kind.
  public Packs file(String kind, String yaml) {
    try {
      Files.writeString(folder.resolve(kind + ".yaml"), yaml);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return this;
  }

  private Bound<Content> read() {
    return VOLUME.content(List.of(folder));
  }

  /// What is wrong with it.
  public List<String> problems() {
    return read().problems().stream().map(Problem::message).toList();
  }

  public Content content() {
    return read().orThrow();
  }

  /// A hero at 5,5 and a foe at 6,5, with the pack on the table.
  public Table<RhodState, RhodStep, RhodEvent> duel(Folk.Hero hero, Folk.Hero foe) {
    var book = VOLUME.book();
    var cast =
        List.of(
            new Setup.Cast("hero", new Seat("hero"), new Setup.Role.Sheet(hero.sheet())),
            new Setup.Cast("foe", Seat.REFEREE, new Setup.Role.Sheet(foe.sheet())));
    var scene = Tables.placed("hero", "5,5", "foe", "6,5");
    return Tables.empty()
        .at(book.rules().opening(new Setup(RhodHouse.DEFAULTS, content(), scene, cast)))
        .given("foe.side", "foes");
  }

  /// The same in an Encounter, the hero's Turn first.
  public Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero, Folk.Hero foe) {
    return duel(hero, foe).dice("d20=20", "d20=1").when(Tables.CALL);
  }
}
