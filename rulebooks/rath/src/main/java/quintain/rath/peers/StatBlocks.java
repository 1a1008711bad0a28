package quintain.rath.peers;

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
import quintain.rath.state.Amount;
import quintain.rath.state.Attack;
import quintain.rath.state.Band;
import quintain.rath.state.Creature;
import quintain.rath.state.Habit;
import quintain.rath.state.RathContent;
import quintain.rath.state.RathState;
import quintain.rath.state.Stat;
import quintain.rath.state.Stats;

/// Stat blocks as people paste them: `Marsh Cutter: 12 HP, AC 13, 2/1/0/0/0/0, sword +2 (d8+2)`.
public final class StatBlocks {
  public static final PastedBlocks<RathState, Creature> FORMAT =
      new PastedBlocks<>(
          RathContent.CREATURES,
          List.of("HP"),
          "Marsh Cutter: 12 HP, AC 13, 2/1/0/0/0/0, sword +2 (d8+2)",
          Block::new,
          StatBlocks::print);
  private static final List<String> FIGURES = List.of("HP", "AC", "Nerve");
  private static final List<String> STATS = Arrays.stream(Stat.values()).map(Stat::name).toList();
  private static final Pattern ALL_STATS =
      Pattern.compile("(?i)(STR/DEX/INT/WIS/CON/CHA:? *)?(?<figures>[−-]?\\d+(/[−-]?\\d+){5})");
  private static final Pattern ATTACK =
      Pattern.compile("(?<name>[^()]+?) *(?<hit>[+−-]\\d{1,2})? *\\((?<how>[^()]+)\\)");
  private static final Pattern TOLD =
      Pattern.compile("(?i)(?<what>threat|nerve|motive):? +(?<words>.+)");

  private StatBlocks() {}

  private static void print(Creature creature, Page page) {
    page.part(creature.hp() + " HP");
    page.part("AC " + creature.ac());
    page.part(creature.stats().toString());
    for (Attack attack : creature.attacks()) {
      var how = new ArrayList<String>();
      // What it does besides, a block has no room for.
      how.add(attack.damage().map(Amount::toString).orElse("0"));
      if (attack.range() != Band.CLOSE) {
        how.add(attack.range().words());
      }
      page.part("%s %+d (%s)".formatted(attack.name(), attack.hit(), String.join(", ", how)));
    }
    page.told(creature.threat().isEmpty() ? "" : "Threat: " + creature.threat());
    page.told("Nerve: " + creature.nerve().map(String::valueOf).orElse("none"));
    page.told(creature.motive().isEmpty() ? "" : "Motive: " + creature.motive());
    page.told(creature.special());
    page.lacks("attacks", creature.attacks().stream().filter(StatBlocks::isMore).toList());
    page.lacks(
        "habits",
        creature.habits().stream().filter(habit -> !(habit instanceof Habit.NeverFights)).toList());
  }

  /// Whether there is more to an attack than its bonus, its damage and its range.
  private static boolean isMore(Attack attack) {
    return attack.feet() > 0
        || attack.cloud()
        || !attack.stings().isEmpty()
        || attack.gear().isPresent();
  }

  /// A block as far as it is read; stats that are left out are 0, and so is Nerve.
  private static final class Block implements PastedBlocks.Block<Creature> {
    private final String name;
    private final Margin margin;
    private String threat = "";
    private int hp;
    private Optional<Integer> ac = Optional.empty();
    private Stats stats = Stats.NONE;
    private Optional<Integer> nerve = Optional.of(0);
    private String motive = "";
    private final List<Attack> attacks = new ArrayList<>();
    private final List<String> special = new ArrayList<>();

    Block(String name, Margin margin) {
      this.name = name;
      this.margin = margin;
    }

    @Override
    public void part(String part) {
      var figure = Figure.read(part, FIGURES);
      var stat = Figure.read(part, STATS);
      var all = ALL_STATS.matcher(part);
      var attack = ATTACK.matcher(part);
      if (figure.isPresent()) {
        figure(figure.get().what(), figure.get().number());
      } else if (stat.isPresent()) {
        stats(stats.with(Stat.valueOf(stat.get().what()), stat.get().number()).toString());
      } else if (all.matches()) {
        stats(all.group("figures").replace('−', '-'));
      } else if (attack.matches()) {
        attack(
            attack.group("name").strip(),
            Optional.ofNullable(attack.group("hit")),
            attack.group("how"));
      } else if (!toldOf(part)) {
        special.add(part);
        margin.remark("'%s' comes as a note".formatted(part));
      }
    }

    private void stats(String figures) {
      try {
        stats = Stats.parse(figures);
      } catch (IllegalArgumentException e) {
        margin.wrong("stats", String.valueOf(e.getMessage()));
      }
    }

    private void figure(String what, int number) {
      switch (what) {
        case "HP" -> hp = number;
        case "AC" -> ac = Optional.of(number);
        default -> nerve = Optional.of(number);
      }
    }

    /// Its damage, how far it goes, or both.
    private void attack(String attack, Optional<String> hit, String how) {
      if (hit.isEmpty()) {
        margin.remark("%s of %s has no bonus, and comes with +0".formatted(attack, name));
      }
      Optional<Amount> damage = Optional.empty();
      var range = Band.CLOSE;
      try {
        for (String word : how.split(",", -1)) {
          var band = PastedBlocks.constant(Band.class, word);
          if (band.isPresent()) {
            range = band.get();
          } else {
            damage = Optional.of(Amount.parse(word.strip().toLowerCase(Locale.ROOT)));
          }
        }
        int bonus = hit.map(text -> Integer.parseInt(text.replace('−', '-'))).orElse(0);
        attacks.add(
            new Attack(attack, bonus, damage, range, 0, false, List.of(), Optional.empty()));
      } catch (IllegalArgumentException e) {
        margin.wrong(attack, String.valueOf(e.getMessage()));
      }
    }

    @Override
    public void told(String words) {
      if (!toldOf(words)) {
        special.add(words);
      }
    }

    /// Takes in threat, Nerve and motive, wherever they stand.
    private boolean toldOf(String words) {
      var told = TOLD.matcher(words);
      if (!told.matches()) {
        return false;
      }
      var said = told.group("words").strip();
      switch (told.group("what").toLowerCase(Locale.ROOT)) {
        case "threat" -> threat = said;
        case "motive" -> motive = said;
        default -> nerve(said);
      }
      return true;
    }

    private void nerve(String said) {
      var figure = said.replace('−', '-');
      if (List.of("-", "–", "—", "none", "never checks").contains(figure)) {
        nerve = Optional.empty();
      } else if (figure.matches("[+-]?\\d{1,3}")) {
        nerve = Optional.of(Integer.parseInt(figure));
      } else {
        margin.wrong("Nerve", "is '%s', expected a number, or none".formatted(said));
      }
    }

    @Override
    public Creature entry(String id, Content content) {
      if (ac.isEmpty()) {
        throw new IllegalArgumentException(name + " has no AC; write it as AC 12");
      }
      var habits = new ArrayList<Habit>();
      if (attacks.isEmpty()) {
        margin.remark(name + " has no attack, and never fights");
        habits.add(new Habit.NeverFights());
      }
      return new Creature(
          id,
          name,
          threat,
          hp,
          ac.get(),
          stats,
          attacks,
          habits,
          String.join("; ", special),
          nerve,
          motive);
    }
  }
}
