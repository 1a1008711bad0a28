package quintain.terraodd.peers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Content;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.craft.PastedBlocks.Figure;
import quintain.kernel.craft.PastedBlocks.Margin;
import quintain.kernel.craft.PastedBlocks.Page;
import quintain.kernel.parts.Phrases;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddContent;
import quintain.terraodd.state.OddState;

/// Stat blocks as people paste them: `Dock Thug: 4 Grit, 12 Prowess, hook (d8)`.
public final class StatBlocks {
  public static final PastedBlocks<OddState, Foe> FORMAT =
      new PastedBlocks<>(
          OddContent.FOES,
          List.of("Grit"),
          "Dock Thug: 4 Grit, 12 Prowess, hook (d8)",
          Block::new,
          StatBlocks::print);
  private static final List<String> FIGURES =
      List.of("Grit", "Armour", "Armor", "Prowess", "Insight", "Resolve");
  private static final Pattern ATTACK = Pattern.compile("(?<name>[^()]+)\\((?<how>[^()]+)\\)");
  private static final String CRITICAL = "critical harm:";

  private StatBlocks() {}

  private static void print(Foe foe, Page page) {
    page.part(foe.grit() + " Grit");
    page.part(foe.armour() + " Armour", foe.armour() > 0);
    page.part(foe.prowess() + " Prowess");
    page.part(foe.insight() + " Insight");
    page.part(foe.resolve() + " Resolve");
    for (Attack attack : foe.attacks()) {
      var how = new ArrayList<>(List.of(attack.harm().toString()));
      if (attack.ability() != Ability.PROWESS) {
        how.add(Phrases.title(attack.ability()));
      }
      attack.kind().ifPresent(kind -> how.add(Phrases.words(kind)));
      if (attack.blast()) {
        how.add("blast");
      }
      if (attack.ranged()) {
        how.add("ranged");
      }
      page.part("%s (%s)".formatted(attack.name(), String.join(", ", how)));
    }
    page.part("detachment", foe.detachment());
    page.part("leader", foe.leader());
    page.part("no morale", foe.noMorale());
    page.part("first shot unseen", foe.firstShotUnseen());
    page.told(foe.note());
    page.told(foe.criticalText().isEmpty() ? "" : "Critical harm: " + foe.criticalText());
    page.lacks("critical", foe.critical());
  }

  /// A block as far as it is read; attributes that are left out are 10.
  private static final class Block implements PastedBlocks.Block<Foe> {
    private final String name;
    private final Margin margin;
    private int grit;
    private int armour;
    private int prowess = 10;
    private int insight = 10;
    private int resolve = 10;
    private boolean detachment;
    private boolean leader;
    private boolean noMorale;
    private boolean firstShotUnseen;
    private final List<Attack> attacks = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private String critical = "";

    Block(String name, Margin margin) {
      this.name = name;
      this.margin = margin;
    }

    @Override
    public void part(String part) {
      var figure = Figure.read(part, FIGURES);
      var attack = ATTACK.matcher(part);
      if (figure.isPresent()) {
        figure(figure.get().what(), figure.get().number());
      } else if (attack.matches()) {
        attack(attack.group("name").strip(), attack.group("how"));
      } else {
        switch (part.toLowerCase(Locale.ROOT)) {
          case "detachment" -> detachment = true;
          case "leader" -> leader = true;
          case "no morale" -> noMorale = true;
          case "first shot unseen" -> firstShotUnseen = true;
          default -> {
            notes.add(part);
            margin.remark("'%s' comes as a note".formatted(part));
          }
        }
      }
    }

    private void figure(String what, int number) {
      switch (what) {
        case "Grit" -> grit = number;
        case "Prowess" -> prowess = number;
        case "Insight" -> insight = number;
        case "Resolve" -> resolve = number;
        default -> armour = number;
      }
    }

    /// Its Harm first, then in any order what it is made with, its kind, and how far it goes.
    private void attack(String attack, String how) {
      var words = Arrays.stream(how.split(",", -1)).map(String::strip).toList();
      var ability = Ability.PROWESS;
      Optional<HarmKind> kind = Optional.empty();
      boolean blast = false;
      boolean ranged = false;
      for (String word : words.subList(1, words.size())) {
        switch (word.toLowerCase(Locale.ROOT)) {
          case "prowess" -> ability = Ability.PROWESS;
          case "insight" -> ability = Ability.INSIGHT;
          case "resolve" -> ability = Ability.RESOLVE;
          case "physical" -> kind = Optional.of(HarmKind.PHYSICAL);
          case "stress" -> kind = Optional.of(HarmKind.STRESS);
          case "blast" -> blast = true;
          case "ranged" -> ranged = true;
          default ->
              margin.wrong(
                  attack,
                  ("does not know '%s'; what an attack may say is Prowess, Insight, Resolve,"
                          + " physical, stress, blast, ranged")
                      .formatted(word));
        }
      }
      try {
        var harm = words.getFirst().toLowerCase(Locale.ROOT).replaceAll("\\b1d", "d");
        attacks.add(new Attack(attack, HarmDice.parse(harm), ability, kind, blast, ranged));
      } catch (IllegalArgumentException e) {
        margin.wrong(attack, String.valueOf(e.getMessage()));
      }
    }

    @Override
    public void told(String words) {
      if (words.toLowerCase(Locale.ROOT).startsWith(CRITICAL)) {
        critical = words.substring(CRITICAL.length()).strip();
        margin.remark(
            "critical harm of %s comes in words; the Referee says what befalls".formatted(name));
      } else {
        notes.add(words);
      }
    }

    @Override
    public Foe entry(String id, Content content) {
      if (attacks.isEmpty()) {
        margin.remark(name + " has no attack, and comes with fists, d4");
        attacks.add(
            new Attack("fists", HarmDice.d(4), Ability.PROWESS, Optional.empty(), false, false));
      }
      return new Foe(
          id,
          name,
          grit,
          armour,
          prowess,
          insight,
          resolve,
          attacks,
          detachment,
          leader,
          noMorale,
          firstShotUnseen,
          List.of(),
          critical,
          String.join(" ", notes));
    }
  }
}
