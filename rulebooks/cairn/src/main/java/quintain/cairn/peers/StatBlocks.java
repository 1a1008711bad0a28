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
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.PeerFormat;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.Remark;

/// Stat blocks as people paste them, one or many: a line with the figures, and under it lines with
/// bullets for whatever is told.
public final class StatBlocks implements PeerFormat.Text<CairnState> {
  private static final Pattern FIGURES =
      Pattern.compile("(?i)(?<name>.*?)[:\\s]+(?<hp>\\d{1,6} *HP\\b.*)");
  private static final Pattern FIGURE =
      Pattern.compile("(?i)(?<number>\\d{1,6}) *(?<what>HP|Armor|STR|DEX|WIL)");
  private static final Pattern ATTACK =
      Pattern.compile("(?<name>[^()]+)\\((?<damage>[^(),]+)(, *(?<blast>(?i:blast)))?\\)");
  private static final Pattern BULLET = Pattern.compile("[•*–-]\\s*(?<words>.*)");
  private static final int MOST = 500;
  private static final int LONGEST_LINE = 2000;

  @Override
  public String id() {
    return "stat-blocks";
  }

  @Override
  public String title() {
    return "Stat blocks";
  }

  @Override
  public Arrival read(String text, Content content) {
    var reading = new Reading(content);
    var lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      reading.line(i + 1, lines.get(i).strip());
    }
    return reading.arrival();
  }

  /// A block as far as it is read.
  private static final class Block {
    private final int line;
    private final String name;
    private int hp;
    private int armor;
    private int str = 10;
    private int dex = 10;
    private int wil = 10;
    private boolean detachment;
    private final List<Attack> attacks = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private String critical = "";

    Block(int line, String name) {
      this.line = line;
      this.name = name;
    }

    Creature creature() {
      return new Creature(
          Came.id(name),
          name,
          hp,
          armor,
          str,
          dex,
          wil,
          attacks,
          detachment,
          false,
          false,
          List.of(),
          critical,
          List.of(),
          String.join(" ", notes),
          Optional.empty());
    }
  }

  /// Reads line after line.
  private static final class Reading {
    private final Content content;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Flaw> flaws = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    Reading(Content content) {
      this.content = content;
    }

    void line(int number, String line) {
      if (line.isEmpty()) {
        return;
      }
      if (line.length() > LONGEST_LINE
          || line.chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
        flaws.add(new Flaw(number, "", "is too long, or has control characters in it"));
        return;
      }
      var bullet = BULLET.matcher(line);
      if (bullet.matches()) {
        told(number, bullet.group("words").strip());
        return;
      }
      var figures = FIGURES.matcher(line);
      if (!figures.matches()) {
        flaws.add(
            new Flaw(number, "", "expected a block such as 'Bog Hound: 4 HP, 12 DEX, bite (d6)'"));
        return;
      }
      block(number, figures.group("name").strip(), figures.group("hp"));
    }

    private void told(int number, String words) {
      if (blocks.isEmpty()) {
        flaws.add(new Flaw(number, "", "belongs to no block; a block comes first"));
        return;
      }
      var block = blocks.getLast();
      if (words.toLowerCase(Locale.ROOT).startsWith("critical damage:")) {
        block.critical = words.substring("critical damage:".length()).strip();
        remarks.add(
            new Remark(
                "line " + number,
                "critical damage of %s comes in words; the Referee says what befalls"
                    .formatted(block.name)));
      } else {
        block.notes.add(words);
      }
    }

    private void block(int number, String name, String figures) {
      var block = new Block(number, name);
      if (name.isEmpty() || name.length() > 60) {
        flaws.add(new Flaw(number, "name", "has 1 to 60 characters, not " + name.length()));
      } else if (content.find(CairnContent.CREATURES, name).isPresent()) {
        flaws.add(
            new Flaw(
                number, "name", "the book has a %s already; call it otherwise".formatted(name)));
      } else if (blocks.stream().anyMatch(other -> Came.id(other.name).equals(Came.id(name)))) {
        flaws.add(new Flaw(number, "name", "there are two of the name " + name));
      }
      if (blocks.size() == MOST) {
        flaws.add(new Flaw(number, "", "at most %d blocks are read at once".formatted(MOST)));
      }
      for (String part : figures.split(",(?![^(]*\\))", -1)) {
        part(block, part.strip());
      }
      if (block.attacks.isEmpty()) {
        remarks.add(
            new Remark("line " + number, name + " has no attack, and comes with fists, d4"));
        block.attacks.add(new Attack("fists", Damage.d(4), false));
      }
      blocks.add(block);
    }

    private void part(Block block, String part) {
      var figure = FIGURE.matcher(part);
      var attack = ATTACK.matcher(part);
      if (figure.matches()) {
        figure(
            block,
            figure.group("what").toUpperCase(Locale.ROOT),
            Integer.parseInt(figure.group("number")));
      } else if (attack.matches()) {
        attack(
            block,
            attack.group("name").strip(),
            attack.group("damage").strip(),
            attack.group("blast") != null);
      } else if (part.equalsIgnoreCase("detachment")) {
        block.detachment = true;
      } else if (!part.isEmpty()) {
        block.notes.add(part);
        remarks.add(new Remark("line " + block.line, "'%s' comes as a note".formatted(part)));
      }
    }

    private void figure(Block block, String what, int number) {
      int least = what.equals("STR") ? 1 : 0;
      int most = what.equals("HP") ? 99 : what.equals("ARMOR") ? 3 : 30;
      if (number < least || number > most) {
        flaws.add(
            new Flaw(block.line, what, "is %d, expected %d to %d".formatted(number, least, most)));
        return;
      }
      switch (what) {
        case "HP" -> block.hp = number;
        case "ARMOR" -> block.armor = number;
        case "STR" -> block.str = number;
        case "DEX" -> block.dex = number;
        default -> block.wil = number;
      }
    }

    private void attack(Block block, String name, String damage, boolean blast) {
      try {
        var dice = damage.toLowerCase(Locale.ROOT).replaceAll("\\b1d", "d");
        block.attacks.add(new Attack(name, Damage.parse(dice), blast));
      } catch (IllegalArgumentException e) {
        flaws.add(new Flaw(block.line, name, String.valueOf(e.getMessage())));
      }
    }

    Arrival arrival() {
      if (blocks.isEmpty() && flaws.isEmpty()) {
        flaws.add(new Flaw(1, "", "there is no stat block"));
      }
      if (!flaws.isEmpty()) {
        return Arrival.refused(flaws);
      }
      var finds = new ArrayList<Arrival.Find<?>>();
      blocks.forEach(
          block -> finds.add(new Arrival.Find<>(CairnContent.CREATURES, block.creature())));
      return new Arrival(List.of(), finds, List.of(), remarks, List.of());
    }
  }
}
