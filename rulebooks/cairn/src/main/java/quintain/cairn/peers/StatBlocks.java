package quintain.cairn.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.cairn.state.Attack;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Damage;
import quintain.kernel.Content;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.craft.PastedBlocks.Figure;
import quintain.kernel.craft.PastedBlocks.Margin;
import quintain.kernel.craft.PastedBlocks.Page;

/// Stat blocks as people paste them: `Bog Hound: 4 HP, 12 DEX, bite (d6)`.
public final class StatBlocks {
  public static final PastedBlocks<CairnState, Creature> FORMAT =
      new PastedBlocks<>(
          CairnContent.CREATURES,
          List.of("HP"),
          "Bog Hound: 4 HP, 12 DEX, bite (d6)",
          Block::new,
          StatBlocks::print);
  private static final List<String> FIGURES = List.of("HP", "Armor", "STR", "DEX", "WIL");
  private static final Pattern ATTACK =
      Pattern.compile("(?<name>[^()]+)\\((?<damage>[^(),]+)(, *(?<blast>(?i:blast)))?\\)");
  private static final String CRITICAL = "critical damage:";

  private StatBlocks() {}

  private static void print(Creature creature, Page page) {
    page.part(creature.hp() + " HP");
    page.part(creature.armor() + " Armor", creature.armor() > 0);
    page.part(creature.str() + " STR");
    page.part(creature.dex() + " DEX");
    page.part(creature.wil() + " WIL");
    for (Attack attack : creature.attacks()) {
      page.part(
          "%s (%s%s)".formatted(attack.name(), attack.damage(), attack.blast() ? ", blast" : ""));
    }
    page.part("detachment", creature.detachment());
    page.part("leader", creature.leader());
    page.part("no morale", creature.noMorale());
    page.told(creature.note());
    page.told(
        creature.criticalText().isEmpty() ? "" : "Critical damage: " + creature.criticalText());
    page.lacks("critical", creature.critical());
    page.lacks("habits", creature.habits());
  }

  /// A block as far as it is read; abilities that are left out are 10.
  private static final class Block implements PastedBlocks.Block<Creature> {
    private final String name;
    private final Margin margin;
    private int hp;
    private int armor;
    private int str = 10;
    private int dex = 10;
    private int wil = 10;
    private boolean detachment;
    private boolean leader;
    private boolean noMorale;
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
        attack(
            attack.group("name").strip(),
            attack.group("damage").strip(),
            attack.group("blast") != null);
      } else {
        switch (part.toLowerCase(Locale.ROOT)) {
          case "detachment" -> detachment = true;
          case "leader" -> leader = true;
          case "no morale" -> noMorale = true;
          default -> {
            notes.add(part);
            margin.remark("'%s' comes as a note".formatted(part));
          }
        }
      }
    }

    private void figure(String what, int number) {
      int least = what.equals("STR") ? 1 : 0;
      int most = what.equals("HP") ? 99 : what.equals("Armor") ? 3 : 30;
      if (number < least || number > most) {
        margin.wrong(what, "is %d, expected %d to %d".formatted(number, least, most));
        return;
      }
      switch (what) {
        case "HP" -> hp = number;
        case "Armor" -> armor = number;
        case "STR" -> str = number;
        case "DEX" -> dex = number;
        default -> wil = number;
      }
    }

    private void attack(String name, String damage, boolean blast) {
      try {
        var dice = damage.toLowerCase(Locale.ROOT).replaceAll("\\b1d", "d");
        attacks.add(new Attack(name, Damage.parse(dice), blast));
      } catch (IllegalArgumentException e) {
        margin.wrong(name, String.valueOf(e.getMessage()));
      }
    }

    @Override
    public void told(String words) {
      if (words.toLowerCase(Locale.ROOT).startsWith(CRITICAL)) {
        critical = words.substring(CRITICAL.length()).strip();
        margin.remark(
            "critical damage of %s comes in words; the Referee says what befalls".formatted(name));
      } else {
        notes.add(words);
      }
    }

    @Override
    public Creature entry(String id, Content content) {
      if (attacks.isEmpty()) {
        margin.remark(name + " has no attack, and comes with fists, d4");
        attacks.add(new Attack("fists", Damage.d(4), false));
      }
      return new Creature(
          id,
          name,
          hp,
          armor,
          str,
          dex,
          wil,
          attacks,
          detachment,
          leader,
          noMorale,
          List.of(),
          critical,
          List.of(),
          String.join(" ", notes),
          Optional.empty());
    }
  }
}
