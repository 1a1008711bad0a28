package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Power;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Spell;
import quintain.rath.state.Stat;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;

/// Spells: equipping, casting, burning, learning.
public final class Casting extends Chapter {

  Casting(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(CastSpell.class, RTH_S_CAST_02)
        .offeredWith(CastSpell::spell, (_, being) -> spellsToCast(being), MAGIC)
        .when(Actions::mayDo)
        .icon("sparkles")
        .key("c")
        .by(CastSpell::by, "Who casts?")
        .slot(CastSpell::spell, "Which spell?", Casting::equippedSpells)
        .atSome(CastSpell::targets, "On whom or what?", Aims::targets)
        .slot(CastSpell::sure, "Burn it, so that it works for sure?", yesNo())
        .refuses(Casting::refusal)
        .does(Casting::new, Casting::cast);
    book.act(ReadScroll.class, RTH_S_CAST_09)
        .offered("reads a scroll", MAGIC)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("scroll")
        .by(ReadScroll::by, "Who reads?")
        .slot(
            ReadScroll::scroll,
            "Which scroll?",
            Inventory.things(item -> item.gear().is(Tag.SCROLL)))
        .atSome(ReadScroll::targets, "On whom or what?", Aims::targets)
        .refuses(Casting::refusal)
        .does(Casting::new, Casting::readScroll);
    book.errand(EquipSpells.class, RTH_LRST_05)
        .offered("equips spells", MAGIC)
        .toPlayers()
        .when((state, being) -> Trade.mayRunErrands(state, being) && being.has(Knack.SPELLCRAFT))
        .icon("book-open")
        .by(EquipSpells::by, "Who?")
        .slot(EquipSpells::spells, "Which spells?", Casting::knownSpells)
        .refuses(Casting::refusal)
        .does(Casting::new, Casting::equip);
    book.errand(LearnSpell.class, RTH_S_CAST_09)
        .offered("learns a spell", MAGIC)
        .ifOpen()
        .toPlayers()
        .when((state, being) -> Trade.mayRunErrands(state, being) && being.has(Knack.SPELLCRAFT))
        .icon("graduation-cap")
        .by(LearnSpell::by, "Who learns?")
        .slot(LearnSpell::spell, "Which spell?", Casting::newSpells)
        .slot(LearnSpell::from, "From which scroll or whose book?", Casting::teachers)
        .refuses(Casting::refusal)
        .does(Casting::new, Casting::learn);
  }

  private static List<Option<String>> spellsToCast(Being being) {
    return equipped(being).stream()
        .map(spell -> Option.of(spell, being.name() + " casts " + spell))
        .toList();
  }

  static Optional<Question<?>> equippedSpells(Blank<RathState> blank, Topic topic, Being by) {
    return oneOf(topic, options(blank.state(), equipped(by)));
  }

  private static Optional<Question<?>> knownSpells(Blank<RathState> blank, Topic topic, Being by) {
    return Optional.of(
        new Question.SomeOf<>(
            topic,
            List.of(by.id()),
            options(blank.state(), by.magic().known()),
            0,
            mostEquipped(by.stat(Stat.INT)),
            List.of()));
  }

  private static Optional<Question<?>> newSpells(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, allSpells(blank.state()));
  }

  static List<Option<String>> allSpells(RathState state) {
    return options(state, state.shelf().spells().stream().map(Spell::name).toList());
  }

  private static Optional<Question<?>> teachers(Blank<RathState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<String>>();
    for (Item item : by.pack().items()) {
      if (item.gear().is(Tag.SCROLL)) {
        options.add(Option.of(item.key(), item.name()));
      }
    }
    options.addAll(others(blank, by, false));
    return oneOf(topic, options);
  }

  // What somebody can cast

  /// The spells at somebody's fingertips: equipped ones, or those of a stat block.
  public static List<String> equipped(Being being) {
    return being
        .habit(Habit.Casts.class)
        .map(Habit.Casts::spells)
        .orElseGet(() -> being.magic().equipped());
  }

  static Optional<String> equipped(Being being, String spell) {
    return equipped(being).stream().filter(spell.strip()::equalsIgnoreCase).findFirst();
  }

  static boolean casts(Being being) {
    return being.has(Knack.SPELLCRAFT) || being.does(Habit.Casts.class);
  }

  /// Up to INT, at least one (RTH-S-CC-07).
  static int mostEquipped(int intellect) {
    return Math.max(1, intellect);
  }

  static List<Option<String>> options(RathState state, List<String> spells) {
    var options = new ArrayList<Option<String>>();
    for (String name : spells) {
      var words = state.shelf().spell(name).map(Casting::meaning).orElse("");
      options.add(new Option<>(Outfits.key(name), name, name).meaning(words));
    }
    return options;
  }

  /// What a spell is for, how hard it is and how far it reaches.
  private static String meaning(Spell spell) {
    return "DC %d, %s: %s"
        .formatted(
            spell.dc(), spell.self() ? "oneself" : Phrases.words(spell.range()), spell.effect());
  }

  /// Equipped and unburned (RTH-S-CAST-01).
  static Optional<Refusal> readyRefusal(Being caster, String spell) {
    var known = equipped(caster, spell);
    if (known.isEmpty()) {
      return no(RTH_S_CAST_01, caster.name() + " has no spell called " + spell + " equipped");
    }
    return caster.magic().burned().contains(known.get())
        ? no(RTH_S_CAST_01, known.get() + " is burned")
        : Optional.empty();
  }

  // Casting

  /// The spell that a step casts, from memory or from a scroll.
  static Optional<Spell> spell(RathState state, RathStep step) {
    return switch (step) {
      case RathStep.CastSpell cast -> state.shelf().spell(cast.spell());
      case RathStep.ReadScroll read ->
          state
              .find(read.by())
              .flatMap(reader -> reader.pack().find(read.scroll()))
              .flatMap(scroll -> state.shelf().spell(scroll.spell()));
      default -> Optional.empty();
    };
  }

  /// Whom or what a spell is aimed at that is cast from memory, and so hangs on a test.
  static Optional<String> firstTarget(RathStep.Act act) {
    return act instanceof RathStep.CastSpell cast
        ? cast.targets().stream().findFirst()
        : Optional.empty();
  }

  static Optional<Refusal> refusal(RathState state, RathStep.CastSpell act) {
    var caster = state.being(act.by());
    if (!casts(caster)) {
      return no(RTH_S_APT_07, caster.name() + " has not learnt to cast");
    }
    var hindered = readyRefusal(caster, act.spell()).or(() -> handRefusal(caster));
    if (hindered.isPresent()) {
      return hindered;
    }
    var spell = state.shelf().spell(act.spell());
    return spell.isEmpty()
        ? no(RTH_DOC_03, "No book tells of a spell called " + act.spell())
        : Aims.refusal(state, caster, spell.get(), act.targets());
  }

  /// One hand free (RTH-S-CAST-01).
  private static Optional<Refusal> handRefusal(Being caster) {
    return caster.creature().isEmpty() && Inventory.handsFree(caster) < 1
        ? no(
            RTH_S_CAST_01,
            "%s has no hand free to cast beside %s"
                .formatted(caster.name(), Inventory.inHands(caster)))
        : Optional.empty();
  }

  /// d20 + INT must beat the spell's DC (RTH-S-CAST-02): it works and stays unburned, or fails and
  /// burns (RTH-S-CAST-03, RTH-S-CAST-04). Burning it outright works without a test
  /// (RTH-S-CAST-05).
  void cast(RathStep.CastSpell act) {
    new Readiness(play).spring(Trigger.When.CASTS, being(act.by()));
    then(new RathStep.Incant(act));
  }

  void incant(RathStep.Incant step) {
    var act = step.cast();
    var caster = being(act.by());
    var hindered = Actions.unable(caster).or(() -> refusal(state(), act));
    if (hindered.isPresent()) {
      emit(
          new RathEvent.ActLost(caster.id(), Actions.lost(state(), act, hindered.get())), RTH_R_27);
      return;
    }
    var spell = state().shelf().spell(act.spell()).orElseThrow();
    endVeil(caster);
    if (act.sure()) {
      emit(new ThingEvent.SpellBurned(caster.id(), spell.name()), RTH_S_CAST_05);
      work(caster, spell, act.targets(), true, false, RTH_S_CAST_05);
      return;
    }
    play.cite(RTH_R_96);
    var result =
        new Tests(play).cast(caster, dc(spell, act.targets()), spell.name(), RTH_S_CAST_02);
    play.measure(caster, "casts", result.success());
    if (result.success()) {
      boolean doubled = result.natural() == 20 && isDoubled(caster, spell);
      work(caster, spell, act.targets(), false, doubled, RTH_S_CAST_03);
      return;
    }
    emit(new RathEvent.SpellFailed(caster.id(), spell.name()), RTH_S_CAST_04);
    emit(new ThingEvent.SpellBurned(caster.id(), spell.name()), RTH_S_CAST_04);
    if (result.natural() == 1) {
      var mishap = gmsWords(ThingPrompts.MISHAP, "", caster.id());
      if (!mishap.isBlank()) {
        emit(new RathEvent.Told(caster.id(), mishap), RTH_S_CAST_06);
      }
    }
  }

  /// A complex lock is harder (RTH-S-SPL-09).
  private int dc(Spell spell, List<String> targets) {
    if (spell.power() instanceof Power.Latch latch && !targets.isEmpty()) {
      var device = state().world().device(targets.getFirst());
      return device.isPresent() && device.get().trap().complex() ? latch.complexDc() : spell.dc();
    }
    return spell.dc();
  }

  /// The number of a spell that can be doubled: its dice, or how long it lasts; some have neither
  /// (RTH-S-CAST-06).
  static Optional<String> doubles(Spell spell) {
    return switch (spell.power()) {
      case Power.Strike _,
          Power.Ignite _,
          Power.Mend _,
          Power.Cleanse _,
          Power.Afflict _,
          Power.Cloud _ ->
          Optional.of("its dice");
      case Power.Ward _,
          Power.Shine _,
          Power.Gills _,
          Power.Dread _,
          Power.Snare _,
          Power.Veil _,
          Power.Haste _,
          Power.Tongues _ ->
          Optional.of("how long it lasts");
      case Power.Latch _, Power.SoftFall _, Power.Quench _ -> Optional.empty();
    };
  }

  /// A natural 20 doubles one number of the effect, if the GM says so (RTH-S-CAST-06).
  private boolean isDoubled(Being caster, Spell spell) {
    play.cite(RTH_S_CAST_06);
    var number = doubles(spell);
    if (number.isEmpty()) {
      return false;
    }
    var options = new ArrayList<Option<Boolean>>();
    options.add(new Option<>("doubled", number.get(), true));
    options.add(new Option<>("nothing", "nothing", false));
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(ThingPrompts.DOUBLED, List.of(caster.id()), options, true));
  }

  /// Casting ends being unseen (RTH-S-SPL-14).
  private void endVeil(Being caster) {
    if (caster.is(Effect.Kind.VEILED)) {
      emit(new FightEvent.EffectEnded(caster.id(), Effect.Kind.VEILED), RTH_S_SPL_14);
    }
  }

  private void work(
      Being caster, Spell spell, List<String> targets, boolean sure, boolean doubled, Clause why) {
    emit(new RathEvent.SpellCast(caster.id(), spell.name(), targets, sure), why);
    for (String target : Aims.caught(state(), caster, spell, targets)) {
      then(new RathStep.WorkSpell(caster.id(), spell.name(), target, doubled));
    }
  }

  /// Somebody may cast a softening spell as a reaction to a fall (RTH-S-SPL-11).
  boolean catches(Being falling) {
    for (Being caster : state().side(falling.side())) {
      if (!casts(caster) || !caster.canAct()) {
        continue;
      }
      for (String name : equipped(caster)) {
        var spell = state().shelf().spell(name);
        var act = new RathStep.CastSpell(caster.id(), name, List.of(falling.id()), false);
        if (spell.isPresent()
            && spell.get().power() instanceof Power.SoftFall
            && refusal(state(), act).isEmpty()
            && player(caster, ThingPrompts.CATCH_FALL, false, falling.id(), caster.id())) {
          return softens(caster, spell.get());
        }
      }
    }
    return false;
  }

  private boolean softens(Being caster, Spell spell) {
    endVeil(caster);
    boolean works = new Tests(play).cast(caster, spell.dc(), spell.name(), RTH_S_SPL_11).success();
    if (works) {
      emit(new RathEvent.SpellCast(caster.id(), spell.name(), List.of(), false), RTH_S_SPL_11);
    } else {
      emit(new RathEvent.SpellFailed(caster.id(), spell.name()), RTH_S_CAST_04);
      emit(new ThingEvent.SpellBurned(caster.id(), spell.name()), RTH_S_CAST_04);
    }
    return works;
  }

  // Scrolls

  private static Optional<Item> scroll(Being reader, String name) {
    return reader
        .pack()
        .find(name)
        .filter(item -> item.gear().is(Tag.SCROLL))
        .or(
            () ->
                reader.pack().items().stream()
                    .filter(item -> item.gear().is(Tag.SCROLL))
                    .filter(item -> item.spell().equalsIgnoreCase(name.strip()))
                    .findFirst());
  }

  static Optional<Refusal> refusal(RathState state, RathStep.ReadScroll act) {
    var reader = state.being(act.by());
    var scroll = scroll(reader, act.scroll());
    if (scroll.isEmpty()) {
      return no(RTH_S_CAST_09, reader.name() + " has no scroll called " + act.scroll());
    }
    var spell = state.shelf().spell(scroll.get().spell());
    return spell.isEmpty()
        ? no(RTH_DOC_03, "No book tells of a spell called " + scroll.get().spell())
        : Aims.refusal(state, reader, spell.get(), act.targets());
  }

  /// Anyone may; it works once, without a test (RTH-S-CAST-09).
  void readScroll(RathStep.ReadScroll act) {
    var reader = being(act.by());
    var scroll = scroll(reader, act.scroll()).orElseThrow();
    var spell = state().shelf().spell(scroll.spell()).orElseThrow();
    endVeil(reader);
    emit(new ThingEvent.ItemLost(reader.id(), scroll.key(), "crumbles"), RTH_S_CAST_09);
    work(reader, spell, act.targets(), true, false, RTH_S_CAST_09);
  }

  // Equipping and learning

  static Optional<Refusal> refusal(RathState state, RathStep.EquipSpells step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_LRST_05);
    if (barred.isPresent()) {
      return barred;
    }
    var caster = state.being(step.by());
    if (!caster.has(Knack.SPELLCRAFT)) {
      return no(RTH_S_APT_07, caster.name() + " has not learnt to cast");
    }
    if (!Rests.justRested(state)) {
      return no(RTH_SRST_07, "Equipped spells change in a long rest only");
    }
    var seen = new ArrayList<String>();
    for (String spell : step.spells()) {
      if (caster.magic().known().stream().noneMatch(spell.strip()::equalsIgnoreCase)) {
        return no(RTH_S_CC_07, caster.name() + " does not know " + spell);
      }
      if (seen.stream().anyMatch(spell.strip()::equalsIgnoreCase)) {
        return no(RTH_S_CC_07, spell + " is named twice");
      }
      seen.add(spell.strip());
    }
    int most = mostEquipped(caster.stat(Stat.INT));
    return step.spells().size() > most
        ? no(RTH_S_CC_07, caster.name() + " can equip " + most + " at most")
        : Optional.empty();
  }

  void equip(RathStep.EquipSpells step) {
    var known = being(step.by()).magic().known();
    var spells = new ArrayList<String>();
    for (String wanted : step.spells()) {
      known.stream().filter(wanted.strip()::equalsIgnoreCase).findFirst().ifPresent(spells::add);
    }
    emit(new ThingEvent.SpellsEquipped(step.by(), List.copyOf(spells)), RTH_LRST_05);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.LearnSpell step) {
    var barred = Trade.errandRefusal(state, step.by(), RTH_S_CAST_09);
    if (barred.isPresent()) {
      return barred;
    }
    var student = state.being(step.by());
    if (!student.has(Knack.SPELLCRAFT)) {
      return no(RTH_S_APT_07, student.name() + " has not learnt to cast");
    }
    var spell = state.shelf().spell(step.spell());
    if (spell.isEmpty()) {
      return no(RTH_DOC_03, "No book tells of a spell called " + step.spell());
    }
    if (student.magic().known().contains(spell.get().name())) {
      return no(RTH_S_CAST_09, student.name() + " knows it already");
    }
    return holds(state, student, step.from(), spell.get().name())
        ? Optional.empty()
        : no(RTH_S_CAST_09, "It is in no scroll or book called " + step.from());
  }

  /// A scroll of one's own, or a colleague's spellbook.
  private static boolean holds(RathState state, Being student, String from, String spell) {
    if (scroll(student, from).filter(item -> item.spell().equals(spell)).isPresent()) {
      return true;
    }
    var teacher = state.find(from);
    return teacher.isPresent()
        && !teacher.get().id().equals(student.id())
        && teacher.get().magic().known().contains(spell)
        && state.areClose(student, teacher.get())
        && Situations.carries(teacher.get(), Tag.SPELLBOOK);
  }

  /// A day, then an INT test; failure costs the day only (RTH-S-CAST-09).
  void learn(RathStep.LearnSpell step) {
    var spell = state().shelf().spell(step.spell()).orElseThrow();
    emit(new RathEvent.Told(step.by(), "studies " + spell.name() + " for a day"), RTH_S_CAST_09);
    then(new RathStep.PassTurns(TimePassing.TURNS_TO_A_DAY));
    then(new RathStep.FinishStudy(step.by(), spell.name()));
  }

  void finishStudy(RathStep.FinishStudy step) {
    var student = being(step.by());
    if (!student.canAct()) {
      return;
    }
    if (new Tests(play)
        .passes(student, Stat.INT, List.of(), "to learn " + step.spell(), RTH_S_CAST_09)) {
      emit(new ThingEvent.SpellLearnt(step.by(), step.spell()), RTH_S_CAST_09);
    }
  }
}
