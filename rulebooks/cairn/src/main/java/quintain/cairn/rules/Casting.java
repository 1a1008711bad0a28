package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Flag;
import quintain.cairn.state.IllEffect;
import quintain.cairn.state.Item;
import quintain.cairn.state.Power;
import quintain.cairn.state.Spell;
import quintain.cairn.state.Tag;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;

/// Spellbooks, scrolls, and casting from them.
final class Casting extends Chapter {
  /// The Warden leaves the consequence to the die.
  private static final String ROLL = "roll";

  /// The worst consequence, which no row of the table has (CRN-CAST-06).
  private static final String DEATH = "death";

  /// Words by which a book's property is a limit and not a mere oddity.
  private static final List<String> LIMITS = List.of("only", "never", "cannot", "unless", "not ");

  Casting(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(CastSpell.class, CRN_CAST_02)
        .offeredWith(CastSpell::book, Casting::toCast, MAGIC)
        .when(Rounds::hasTurn)
        .icon("sparkles")
        .by(CastSpell::by, "Who casts?")
        .slot(CastSpell::book, "From which book or scroll?", Casting::books)
        .atSome(CastSpell::targets, "On whom?", anybody())
        .slot(CastSpell::enhance, "With time and safety, enhanced?", yesNo())
        .hostile()
        .refuses(Casting::refusal)
        .does(Casting::new, Casting::cast);
    book.deed(Transcribe.class, CRN_MAGC_03)
        .offeredWith(Transcribe::book, Casting::toCopy, MAGIC)
        .when(Rounds::hasTurn)
        .by(Transcribe::by, "Who copies?")
        .slot(Transcribe::book, "Which book?", Casting::books)
        .does(Casting::new, Casting::transcribe);
    book.word(MarkBook.class, CRN_MAGC_04)
        .offeredOnce("Write a property on a spellbook", REFEREE)
        .ifOpen()
        .about(MarkBook::who, "Whose book?", everybody())
        .slot(MarkBook::book, "Which book?", Casting::books)
        .slot(MarkBook::property, "What is odd about it?", words("it smells of wet earth"))
        .refuses(Casting::markRefusal)
        .does(Casting::new, Casting::markBook);
  }

  private static List<Option<String>> toCast(CairnState state, Being being) {
    var options = new ArrayList<Option<String>>();
    for (Item item : being.pack().items()) {
      item.spell()
          .ifPresent(
              spell -> options.add(Option.of(item.key(), being.name() + " casts " + spell.name())));
    }
    return options;
  }

  private static List<Option<String>> toCopy(CairnState state, Being being) {
    return being.pack().items().stream()
        .filter(item -> item.spell().isPresent() && item.gear().is(Tag.SPELLBOOK))
        .map(item -> Option.of(item.key(), being.name() + " copies out the " + item.name()))
        .toList();
  }

  private static Optional<Question<?>> books(Blank<CairnState> blank, Topic topic, Being bearer) {
    return Inventory.among(topic, bearer, item -> item.spell().isPresent());
  }

  // Spellbooks and scrolls

  /// Spellbooks cannot be copied out or made (CRN-MAGC-03).
  void transcribe(CairnStep.Transcribe step) {
    known(step.by(), CRN_MAGC_03);
    throw refuse(CRN_MAGC_03, "A spellbook cannot be copied out or made, only found");
  }

  static Optional<Refusal> markRefusal(CairnState state, CairnStep.MarkBook step) {
    var bearer = state.find(step.who());
    if (bearer.isEmpty()) {
      return no(CRN_MAGC_04, "Nobody here is called " + step.who());
    }
    return book(bearer.get(), step.book()).isPresent()
        ? Optional.empty()
        : no(CRN_MAGC_04, bearer.get().name() + " has no spellbook called " + step.book());
  }

  /// Spellbooks sometimes have an odd property or limit (CRN-MAGC-04).
  void markBook(CairnStep.MarkBook step) {
    var book = book(being(step.who()), step.book()).orElseThrow();
    emit(new CairnEvent.ItemMarked(step.who(), book.key(), step.property()), CRN_MAGC_04);
  }

  /// A property that stops castings by what it says; a smell stops nobody.
  static boolean isLimit(String property) {
    var words = property.toLowerCase(Locale.ROOT);
    return LIMITS.stream().anyMatch(words::contains);
  }

  private static boolean isScroll(Item book) {
    return book.gear().is(Tag.SCROLL);
  }

  // Casting

  /// Why this spell cannot be cast. Anyone may try (CRN-CAST-01).
  static Optional<Refusal> refusal(CairnState state, CairnStep.CastSpell act) {
    var caster = state.being(act.by());
    var reading = readingRefusal(state, caster, act.book());
    if (reading.isPresent()) {
      return reading;
    }
    if (act.enhance() && isInDanger(state, caster)) {
      return no(CRN_R_45, "Enhancing a spell takes time and safety");
    }
    var spell = book(caster, act.book()).flatMap(Item::spell).orElseThrow();
    return Aim.refusal(
        state,
        state.planned(caster),
        act.enhance() ? spell.enhancedPower() : spell.power(),
        act.targets(),
        act.enhance(),
        CRN_SPL);
  }

  /// Both hands, a voice, eyes and a clear head are needed to read aloud (CRN-CAST-02).
  private static Optional<Refusal> readingRefusal(CairnState state, Being caster, String book) {
    if (book(caster, book).isEmpty()) {
      return no(CRN_MAGC_01, caster.name() + " has no spellbook or scroll called " + book);
    }
    if (caster.is(Flag.BOUND)) {
      return no(CRN_CAST_02, caster.name() + "'s hands are bound, and a book takes both");
    }
    if (caster.hands() < 2) {
      return no(
          CRN_CAST_02,
          "%s %s, and a book takes both hands"
              .formatted(caster.name(), Inventory.handsGone(caster)));
    }
    if (caster.is(Flag.MUTE) || Powers.isHushed(state, caster)) {
      return no(CRN_CAST_02, caster.name() + " cannot make a sound to read aloud");
    }
    if (caster.is(Flag.BLIND)) {
      return no(CRN_CAST_02, caster.name() + " cannot see to read");
    }
    if (Relics.craves(caster)) {
      return no(CRN_R_48, caster.name() + " craves a leycap and cannot focus");
    }
    boolean scroll = book(caster, book).map(Casting::isScroll).orElse(false);
    if (state.house().fatigueFull() == CairnHouse.FatigueFull.CANNOT_CAST
        && caster.pack().full()
        && !scroll) {
      return no(CRN_R_35, caster.name() + " has no free slot for the Fatigue of casting");
    }
    return Optional.empty();
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// A spellbook or scroll by its name on the sheet, by what kind of thing it is, or by its spell.
  static Optional<Item> book(Being caster, String name) {
    var exactly = caster.pack().find(name).filter(item -> item.spell().isPresent());
    return exactly.or(
        () ->
            caster.pack().items().stream()
                .filter(item -> isCalled(item, name.strip()))
                .findFirst());
  }

  private static boolean isCalled(Item item, String name) {
    return item.spell().isPresent()
        && (item.spell().get().name().equalsIgnoreCase(name)
            || item.gear().name().equalsIgnoreCase(name));
  }

  private static boolean isInDanger(CairnState state, Being caster) {
    return state.inRounds() || caster.isDeprived();
  }

  /// The same act when rounds have begun with it: no time left to enhance anything (CRN-R-45).
  static CairnStep.Act inHaste(CairnStep.Act act) {
    return act instanceof CairnStep.CastSpell cast
        ? new CairnStep.CastSpell(cast.by(), cast.book(), cast.targets(), false)
        : act;
  }

  /// The power of the spell that an act reads, if it reads one.
  static Optional<Power> power(Being caster, CairnStep.Act act) {
    return act instanceof CairnStep.CastSpell cast
        ? book(caster, cast.book()).flatMap(Item::spell).map(Spell::power)
        : Optional.empty();
  }

  void cast(CairnStep.CastSpell act) {
    var caster = being(act.by());
    var hindered = readingRefusal(state(), caster, act.book());
    if (hindered.isPresent()) {
      emit(new CairnEvent.ActLost(caster.id(), hindered.get().reason()), hindered.get().clause());
      return;
    }
    var book = book(caster, act.book()).orElseThrow();
    var spell = book.spell().orElseThrow();
    var workings = new Workings(play);
    var targets =
        workings.aimed(
            caster, act.enhance() ? spell.enhancedPower() : spell.power(), act.targets());
    if (targets.isEmpty()) {
      emit(new CairnEvent.ActLost(caster.id(), "nobody is left to cast it on"), CRN_R_32);
      return;
    }
    if (state().inRounds()) {
      emit(new CairnEvent.Became(caster.id(), Flag.READING, ""), CRN_R_43);
    }
    if (warden(Prompts.PROPERTY_STOPS, isLimit(book.property()), caster.id())) {
      emit(new CairnEvent.ActLost(caster.id(), "the book does not allow it"), CRN_MAGC_04);
      return;
    }
    play.cite(isScroll(book) ? CRN_R_46 : CRN_CAST_01);
    askWhoNotices(caster);
    read(caster, book, working(caster, spell, act.enhance(), targets.get()));
    if (isScroll(book)) {
      emit(new CairnEvent.ItemLost(caster.id(), book.key(), "vanishes"), CRN_SCRL_04);
    }
  }

  /// Showing a spellbook openly is dangerous (CRN-MAGC-05).
  private void askWhoNotices(Being caster) {
    var noticed =
        play.ask(Seat.REFEREE, new Question.Words(Prompts.NOTICED, List.of(caster.id()), 500, ""));
    if (!noticed.isEmpty()) {
      emit(new CairnEvent.Told(caster.id(), "is noticed: " + noticed), CRN_MAGC_05);
    }
  }

  /// The spell about to be read, and at whom.
  private record Reading(Workings.Working working, List<Being> targets, boolean enhanced) {}

  /// What enhancing does is the Warden's to say; by default what the spell's entry says
  /// (CRN-CAST-04). Where the Warden says otherwise, the plain spell takes in everybody named and
  /// the rest is the Warden's words.
  private Reading working(Being caster, Spell spell, boolean enhance, List<Being> targets) {
    var plain = new Workings.Working(caster, spell.name(), spell.effect(), spell.power(), CRN_SPL);
    if (!enhance) {
      return new Reading(plain, targets, false);
    }
    var told =
        play.ask(
            Seat.REFEREE,
            new Question.Words(Prompts.ENHANCEMENT, List.of(caster.id()), 500, spell.enhanced()));
    if (told.isEmpty()) {
      return new Reading(plain, atMost(plain, targets), false);
    }
    var words = spell.effect() + " Enhanced: " + told;
    if (!told.equals(spell.enhanced())) {
      emit(new CairnEvent.Told(caster.id(), "enhances it: " + told), CRN_CAST_04);
      return new Reading(
          new Workings.Working(caster, spell.name(), words, spell.power(), CRN_SPL), targets, true);
    }
    var enhanced =
        new Workings.Working(caster, spell.name(), words, spell.enhancedPower(), CRN_SPL);
    return new Reading(enhanced, atMost(enhanced, targets), true);
  }

  private List<Being> atMost(Workings.Working working, List<Being> targets) {
    int most = Aim.of(state(), working.power()).most();
    return targets.size() > most ? targets.subList(0, most) : targets;
  }

  /// The save, the spell, its Fatigue, and what a failed save costs (CRN-CAST-03 to 06).
  private void read(Being caster, Item book, Reading reading) {
    var working = reading.working();
    var workings = new Workings(play);
    boolean safe =
        !warden(Prompts.CASTING_SAVE, isInDanger(state(), caster), caster.id())
            || new Saves(play).save(caster, Ability.WIL, "ill effects", CRN_CAST_05);
    boolean works = safe || !isVoid(caster);
    emit(
        new CairnEvent.SpellCast(
            caster.id(),
            working.name(),
            reading.targets().stream().map(Being::id).toList(),
            reading.enhanced()),
        CRN_CAST_02);
    if (!works) {
      emit(
          new CairnEvent.SpellFailed(caster.id(), working.name(), "the casting save failed"),
          CRN_R_44);
    }
    var outcomes =
        works
            ? workings.workOut(working, workings.caught(working, reading.targets()))
            : List.<Workings.Outcome>of();
    if (isScroll(book)) {
      play.cite(CRN_SCRL_03);
    } else {
      play.cite(CRN_DEPR_08);
      new Deprivation(play)
          .addFatigue(being(caster.id()), 1, "casting " + working.name(), CRN_CAST_03);
    }
    var ills = safe ? List.<IllEffect>of() : consequences(caster);
    if (ills.stream().noneMatch(row -> row.ill() instanceof IllEffect.Ill.Astray)) {
      workings.bringAbout(outcomes);
    }
    for (IllEffect row : ills) {
      suffer(working, book, row);
    }
  }

  /// The save is against ill effects, so the spell works all the same, unless the Warden or the
  /// house voids it (CRN-R-44).
  private boolean isVoid(Being caster) {
    return switch (house().castFail()) {
      case WORKS_PLUS_ILL -> warden(Prompts.VOID_SPELL, false, caster.id());
      case FIZZLES_PLUS_ILL -> true;
    };
  }

  /// One consequence or more of the Warden's choice; by default one, by the die (CRN-CAST-06).
  private List<IllEffect> consequences(Being caster) {
    var table = state().shelf().illEffects();
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(ROLL, "roll 1d6 for it"));
    for (IllEffect row : table) {
      options.add(Option.of(row.id(), row.name()));
    }
    options.add(Option.of(DEATH, "death"));
    var chosen =
        play.ask(
            Seat.REFEREE,
            new Question.SomeOf<>(
                Prompts.ILL_EFFECT,
                List.of(caster.id()),
                options,
                1,
                options.size(),
                List.of(ROLL)));
    var rows = new ArrayList<IllEffect>();
    for (String choice : chosen) {
      if (choice.equals(DEATH)) {
        new Harm(play).die(being(caster.id()), "a spell gone wrong", CRN_CAST_06);
      } else {
        int face = choice.equals(ROLL) ? roll(caster, Dice.D6, CRN_ILL) : 0;
        for (IllEffect row : table) {
          if (row.roll() == face || row.id().equals(choice)) {
            rows.add(row);
          }
        }
      }
    }
    return rows;
  }

  private void suffer(Workings.Working working, Item book, IllEffect row) {
    var caster = being(working.by().id());
    switch (row.ill()) {
      case IllEffect.Ill.MoreFatigue ill ->
          new Deprivation(play).addFatigue(caster, ill.fatigue(), row.name(), CRN_ILL);
      case IllEffect.Ill.Drain ill ->
          new Harm(play).drain(caster, ill.ability(), roll(caster, ill.amount(), CRN_ILL), CRN_ILL);
      case IllEffect.Ill.Backlash ill ->
          emit(
              new CairnEvent.BlowDealt(
                  new Blow(
                      caster.id(),
                      caster.side(),
                      caster.id(),
                      working.name(),
                      roll(caster, Attacks.dice(ill.damage().dice()), CRN_ILL),
                      true,
                      false,
                      List.of())),
              CRN_ILL);
      case IllEffect.Ill.Astray _ -> goAstray(working, caster);
      case IllEffect.Ill.BookBurns _ -> {
        if (!isScroll(book) && caster.pack().find(book.key()).isPresent()) {
          emit(new CairnEvent.ItemLost(caster.id(), book.key(), "burns to ash"), CRN_ILL);
        }
      }
    }
  }

  /// The spell strikes the caster or an ally within its reach instead.
  private void goAstray(Workings.Working working, Being caster) {
    var aim = Aim.of(state(), working.power());
    var near = new ArrayList<String>();
    near.add(caster.id());
    for (Being ally : state().side(caster.side())) {
      if (!ally.id().equals(caster.id())
          && !ally.isDead()
          && !ally.hasLeft()
          && !ally.isSwallowed()
          && aim.how() != Aim.How.SELF
          && caster.distanceTo(ally) <= aim.feet()) {
        near.add(ally.id());
      }
    }
    var struck = near.size() == 1 ? caster.id() : play.pick(near, CRN_ILL);
    emit(new CairnEvent.Told(struck, "is struck by the spell instead"), CRN_ILL);
    var workings = new Workings(play);
    workings.bringAbout(workings.workOut(working, List.of(being(struck))));
  }
}
