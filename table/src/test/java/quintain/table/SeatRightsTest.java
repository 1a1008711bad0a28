package quintain.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.save;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Invalid;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.craft.Deeds;
import quintain.kernel.craft.RefereesHand;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.FromSeat.Mode;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;
import quintain.table.store.Pass;
import quintain.table.store.Place;

/// Every frame of the protocol and every command of every book, said by each kind of seat: those
/// who may not are told so, and nothing has changed.
///
/// Frames and commands are those of the sealed types themselves, so a new one without a place here
/// fails.
class SeatRightsTest {
  /// Who may say a frame.
  private enum May {
    SEATED,
    PLAYERS,
    /// Whoever is asked, and the Referee.
    ASKED,
    REFEREE
  }

  private static final Map<Class<? extends FromSeat>, May> RIGHTS =
      Map.ofEntries(
          Map.entry(FromSeat.Hello.class, May.SEATED),
          Map.entry(FromSeat.Say.class, May.SEATED),
          Map.entry(FromSeat.Note.class, May.SEATED),
          Map.entry(FromSeat.Share.class, May.SEATED),
          Map.entry(FromSeat.Erase.class, May.SEATED),
          Map.entry(FromSeat.Recap.class, May.SEATED),
          Map.entry(FromSeat.Portray.class, May.PLAYERS),
          Map.entry(FromSeat.BeginSession.class, May.REFEREE),
          Map.entry(FromSeat.EndSession.class, May.REFEREE),
          Map.entry(FromSeat.Reveal.class, May.SEATED),
          Map.entry(FromSeat.Act.class, May.PLAYERS),
          Map.entry(FromSeat.CarryOut.class, May.PLAYERS),
          Map.entry(FromSeat.Ask.class, May.PLAYERS),
          Map.entry(FromSeat.AskAbout.class, May.PLAYERS),
          Map.entry(FromSeat.Fill.class, May.PLAYERS),
          Map.entry(FromSeat.Intend.class, May.PLAYERS),
          Map.entry(FromSeat.Reconsider.class, May.PLAYERS),
          Map.entry(FromSeat.Undo.class, May.PLAYERS),
          Map.entry(FromSeat.RollByHand.class, May.PLAYERS),
          Map.entry(FromSeat.PlayItself.class, May.PLAYERS),
          Map.entry(FromSeat.Stand.class, May.PLAYERS),
          Map.entry(FromSeat.BeginDraft.class, May.PLAYERS),
          Map.entry(FromSeat.ResumeDraft.class, May.PLAYERS),
          Map.entry(FromSeat.Surprise.class, May.PLAYERS),
          Map.entry(FromSeat.Decide.class, May.PLAYERS),
          Map.entry(FromSeat.GoBack.class, May.PLAYERS),
          Map.entry(FromSeat.FinishDraft.class, May.PLAYERS),
          Map.entry(FromSeat.DropDraft.class, May.PLAYERS),
          Map.entry(FromSeat.Answer.class, May.ASKED),
          Map.entry(FromSeat.Pass.class, May.ASKED),
          Map.entry(FromSeat.Consider.class, May.ASKED),
          Map.entry(FromSeat.CancelStep.class, May.REFEREE),
          Map.entry(FromSeat.Foresee.class, May.REFEREE),
          Map.entry(FromSeat.Desist.class, May.REFEREE),
          Map.entry(FromSeat.Call.class, May.REFEREE),
          Map.entry(FromSeat.Uncall.class, May.REFEREE),
          Map.entry(FromSeat.Rewind.class, May.REFEREE),
          Map.entry(FromSeat.Go.class, May.REFEREE),
          Map.entry(FromSeat.Entitle.class, May.REFEREE),
          Map.entry(FromSeat.PutAway.class, May.REFEREE),
          Map.entry(FromSeat.TurnDial.class, May.REFEREE),
          Map.entry(FromSeat.BePatient.class, May.REFEREE),
          Map.entry(FromSeat.Judge.class, May.REFEREE),
          Map.entry(FromSeat.Rule.class, May.REFEREE));

  @TempDir Path folder;

  static List<Class<? extends FromSeat>> frames() {
    var found = new ArrayList<Class<? extends FromSeat>>();
    gather(FromSeat.class, found);
    return found;
  }

  private static void gather(
      Class<? extends FromSeat> type, List<Class<? extends FromSeat>> found) {
    if (type.isRecord()) {
      found.add(type);
    } else {
      for (var kind : type.getPermittedSubclasses()) {
        gather(kind.asSubclass(FromSeat.class), found);
      }
    }
  }

  @Test
  void everyFrameHasItsRight() {
    assertThat(RIGHTS.keySet()).containsExactlyInAnyOrderElementsOf(frames());
  }

  // Frames

  @Test
  void aFrameIsHeardFromThoseWhoMayAndFromNobodyElse() {
    try (var demo = new DemoTable(folder);
        var wat = guest(demo, "Wat", Place.Role.SPECTATOR);
        var una = guest(demo, "Una", Place.Role.PLAYER)) {
      for (var type : frames()) {
        var may = RIGHTS.get(type);
        var key = may == May.ASKED ? askMaren(demo) : "none";
        long before = demo.table().last();

        if (may != May.SEATED) {
          isRefused(wat, sample(type, key, Optional.empty()), "not-allowed");
        }
        if (may == May.REFEREE) {
          isRefused(demo.maren, sample(type, key, Optional.empty()), "not-allowed");
        }
        if (may == May.ASKED) {
          // Whoever is not asked does not learn whether the question is open.
          isRefused(una, sample(type, key, Optional.empty()), "stale");
        }
        if (speaksForOthers(type)) {
          for (var other : List.of("referee", "oskar", "nobody-at-all")) {
            isRefused(una, sample(type, key, Optional.of(other)), "not-allowed");
            isRefused(wat, sample(type, key, Optional.of(other)), "not-allowed");
          }
        }
        assertThat(demo.table().last()).as("nothing was written by " + type).isEqualTo(before);

        var speaker = may == May.REFEREE ? demo.referee : may == May.SEATED ? wat : demo.maren;
        if (type != FromSeat.Hello.class) {
          assertThat(speaker.ask(sample(type, key, Optional.empty())).toString())
              .as("what " + type.getSimpleName() + " by those who may is answered")
              .doesNotContain("Only the Referee", "Those who watch");
        }
      }
    }
  }

  /// What a program hears that is only to read, whatever its seat may do.
  private static final Set<Class<? extends FromSeat>> ASKING =
      Set.of(
          FromSeat.Hello.class,
          FromSeat.Recap.class,
          FromSeat.Ask.class,
          FromSeat.AskAbout.class,
          FromSeat.Fill.class,
          FromSeat.Intend.class,
          FromSeat.Reconsider.class,
          FromSeat.Foresee.class,
          FromSeat.Desist.class,
          FromSeat.Consider.class);

  @Test
  void aProgramThatOnlyReadsSaysNothingElse() {
    try (var demo = new DemoTable(folder)) {
      var programs = demo.house.desk(demo.refereesToken).programs();
      var given = programs.give("A bot", "referee", Pass.Scope.READ, Optional.empty());
      var key = askMaren(demo);
      long before = demo.table().last();
      try (var reader = Ear.greeted(demo.house, given.token())) {
        for (var type : frames()) {
          var frame = sample(type, key, Optional.empty());
          if (!ASKING.contains(type)) {
            assertThat(codeOf(reader.ask(frame))).as(frame.toString()).isEqualTo("not-allowed");
          } else if (type != FromSeat.Hello.class) {
            assertThat(reader.ask(frame).toString()).doesNotContain("for reading only");
          }
        }
        assertThat(demo.table().last()).as("nothing was written").isEqualTo(before);
      }
    }
  }

  /// Whoever rolls by hand is asked for the face of the die.
  private static String askMaren(DemoTable demo) {
    var open = demo.maren.settled().question();
    if (open.isPresent()) {
      return open.get().key();
    }
    demo.maren.ask(new FromSeat.RollByHand(Ear.id(), true, Optional.empty()));
    demo.maren.act(save("maren"));
    return demo.maren.settled().question().orElseThrow().key();
  }

  private static Ear guest(DemoTable demo, String name, Place.Role role) {
    return Ear.greeted(demo.house, demo.house.desk(demo.refereesToken).invite(name, role).token());
  }

  private static boolean speaksForOthers(Class<? extends FromSeat> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getName)
        .anyMatch("as"::equals);
  }

  private static void isRefused(Ear who, FromSeat frame, String code) {
    var reply = who.ask(frame);
    assertThat(codeOf(reply)).as(frame + " gives " + reply).isIn(code, "not-allowed");
  }

  private static String codeOf(ToSeat reply) {
    return reply instanceof ToSeat.Failed failed ? failed.code() : reply.getClass().getSimpleName();
  }

  /// A frame that is in order, whoever says it.
  private static FromSeat sample(
      Class<? extends FromSeat> type, String question, Optional<String> as) {
    var id = Ear.id();
    Map<String, FromSeat> samples = new LinkedHashMap<>();
    for (FromSeat each :
        List.of(
            new FromSeat.Hello(id, ToSeat.VERSION, "", 0),
            new FromSeat.Say(id, "hello"),
            new FromSeat.Note(id, "a title", "a text", List.of()),
            new FromSeat.Share(id, "none", List.of()),
            new FromSeat.Erase(id, "none"),
            new FromSeat.Recap(id, 1),
            new FromSeat.Portray(id, as.orElse("maren"), Optional.of("#1f6b3f wolf-head shield")),
            new FromSeat.BeginSession(id, "The mill"),
            new FromSeat.EndSession(id),
            new FromSeat.Reveal(id, 1_000_000),
            new FromSeat.Act(id, save("maren"), Mode.PUBLIC, as),
            new FromSeat.CarryOut(id, List.of()),
            new FromSeat.Ask(id, as),
            new FromSeat.AskAbout(id, "maren", List.of("STR"), as),
            new FromSeat.Fill(id, "save", Map.of("by", "maren"), Map.of(), false, as),
            new FromSeat.Intend(id, List.of()),
            new FromSeat.Reconsider(id, 0, Map.of()),
            new FromSeat.Undo(id, ""),
            new FromSeat.RollByHand(id, true, as),
            new FromSeat.PlayItself(id, List.of(), Optional.empty()),
            new FromSeat.Stand(id, "luck", Optional.empty()),
            new FromSeat.BeginDraft(id, Optional.of("Ash"), Optional.empty(), false, as),
            new FromSeat.ResumeDraft(id, as),
            new FromSeat.Surprise(id, true, as),
            new FromSeat.Decide(id, "Ash", as),
            new FromSeat.GoBack(id, 0, as),
            new FromSeat.FinishDraft(id, Optional.empty(), as),
            new FromSeat.DropDraft(id, as),
            new FromSeat.Answer(id, question, 7, as),
            new FromSeat.Pass(id, question, as),
            new FromSeat.Consider(id, question, List.of(7), false, as),
            new FromSeat.CancelStep(id, ""),
            new FromSeat.Foresee(id, List.of(), Optional.empty(), Optional.empty()),
            new FromSeat.Desist(id),
            new FromSeat.Call(id, "maren", "save", Map.of(), Map.of(), "a save", ""),
            new FromSeat.Uncall(id, "none"),
            new FromSeat.Rewind(id, 1, ""),
            new FromSeat.Go(id, "none", List.of()),
            new FromSeat.Entitle(id, "first", "The mill"),
            new FromSeat.PutAway(id, "none"),
            new FromSeat.TurnDial(id, Optional.empty(), FromSeat.DialSetting.AUTOMATIC),
            new FromSeat.BePatient(id, 5),
            new FromSeat.Judge(id, List.of()),
            new FromSeat.Rule(id, "none", true, "why not"))) {
      samples.put(each.getClass().getName(), each);
    }
    var sample = samples.get(type.getName());
    if (sample == null) {
      throw new AssertionError("there is no sample of " + type);
    }
    return sample;
  }

  // Commands

  /// What a command is to a player.
  private enum Kind {
    /// Only the Referee gives it.
    REFEREES,
    /// Players give it for their own alone.
    OF_AN_ACTOR,
    /// Players bring somebody in by it for their own seat alone.
    OF_A_SEAT,
    /// Any player gives it for all of them.
    OF_THE_PARTY
  }

  /// What any player may have all of them do.
  private static final Set<String> OF_THE_PARTY =
      Set.of(
          "rest-a-moment",
          "rest-a-few-hours",
          "sleep-the-night",
          "rest-a-week",
          "end-effect",
          "rest",
          "spend-days",
          "short-rest",
          "long-rest",
          "bed-rest");

  @ParameterizedTest
  @MethodSource("quintain.table.ReadyScene#books")
  void nobodyGivesCommandsThatAreNotTheirs(Volume<?, ?, ?> volume) throws Exception {
    try (var scene = new ReadyScene(folder, volume, 5)) {
      var desk = scene.house.desk(scene.token);
      var own = figure(scene, false);
      var foe = figure(scene, true);
      try (var player = Ear.greeted(scene.house, desk.rotate(own.seat()).token());
          var wat = Ear.greeted(scene.house, desk.invite("Wat", Place.Role.SPECTATOR).token())) {
        long before = scene.table().last();
        var kinds = new LinkedHashMap<Kind, Integer>();
        var party = new ArrayList<String>();
        var wrong = new ArrayList<String>();
        for (var command : Commands.of(volume)) {
          var name = Names.of(command);
          var kind = kind(volume, command);
          kinds.merge(kind, 1, Integer::sum);
          if (kind == Kind.OF_THE_PARTY) {
            party.add(name);
            continue;
          }
          var plain =
              filled(
                  scene.referee,
                  volume,
                  command,
                  (kind == Kind.REFEREES ? own : foe).id(),
                  own.id());
          var watched = wat.act(plain);
          if (!codeOf(watched).equals("not-allowed")) {
            wrong.add(plain + " by a spectator: " + watched);
          }
          var played = player.act(plain);
          if (!(played instanceof ToSeat.Refused)) {
            wrong.add(plain + " (" + kind + ") by a player: " + played);
          }
        }
        assertThat(wrong).as("commands that are not refused as they should be").isEmpty();
        assertThat(OF_THE_PARTY).containsAll(party);
        assertThat(scene.table().last()).as("nothing was written").isEqualTo(before);
        assertThat(kinds).containsKeys(Kind.REFEREES, Kind.OF_AN_ACTOR, Kind.OF_A_SEAT);
      }
    }
  }

  private static ToSeat.Figure figure(ReadyScene scene, boolean referees) {
    return scene.referee.roster().stream()
        .filter(each -> each.seat().equals(Seat.REFEREE.id()) == referees)
        .findFirst()
        .orElseThrow();
  }

  /// As the book has declared it.
  private static Kind kind(Volume<?, ?, ?> volume, Class<? extends Command> command)
      throws ReflectiveOperationException {
    if (RefereesHand.Making.class.isAssignableFrom(command)
        || RefereesHand.Joining.class.isAssignableFrom(command)) {
      return Kind.OF_A_SEAT;
    }
    var deeds = Deeds.class.getDeclaredField("deeds");
    deeds.setAccessible(true);
    var declared = (Map<?, ?>) deeds.get(volume.book().deeds());
    Object deed = requireNonNull(declared.get(command), command + " is not declared");
    var referees = deed.getClass().getDeclaredField("referees");
    referees.setAccessible(true);
    boolean only = referees.getBoolean(deed);
    // Whatever else a book says, nobody but the Referee does these.
    for (var hand :
        List.of(
            RefereesHand.Arriving.class,
            RefereesHand.Leaving.class,
            RefereesHand.Handing.class,
            RefereesHand.Revealing.class,
            RefereesHand.Setting.class)) {
      if (hand.isAssignableFrom(command)) {
        assertThat(only).as(command + " is the Referee's").isTrue();
      }
    }
    var subject = deed.getClass().getDeclaredField("subject");
    subject.setAccessible(true);
    return only ? Kind.REFEREES : subject.get(deed) == null ? Kind.OF_THE_PARTY : Kind.OF_AN_ACTOR;
  }

  /// The command as files write it, with something of the right type in every slot; where that does
  /// not read, as the Referee's form fills it in.
  private static Object filled(
      Ear referee,
      Volume<?, ?, ?> volume,
      Class<? extends Command> command,
      String who,
      String own) {
    var slips = new Slips(volume);
    var name = Names.of(command);
    var slots = new LinkedHashMap<String, Object>();
    for (var slot : slips.slots(command)) {
      Values.of(volume, slot.type(), who).ifPresent(value -> slots.put(slot.name(), value));
    }
    Object plain = slots.isEmpty() ? name : Map.of(name, slots);
    if (reads(volume, plain)) {
      return plain;
    }
    var actor = slips.actorSlot(command).map(Slips.Slot::name);
    for (var able : List.of(who, own)) {
      var begun = actor.map(slot -> Map.<String, Object>of(slot, able)).orElse(Map.of());
      var fill = new FromSeat.Fill(Ear.id(), name, begun, Map.of(), false, Optional.empty());
      if (referee.ask(fill) instanceof ToSeat.Form form
          && form.command().orElse(null) instanceof Map<?, ?> written
          && written.get(name) instanceof Map<?, ?> whole) {
        var filled = new LinkedHashMap<Object, Object>(whole);
        actor.ifPresent(slot -> filled.put(slot, who));
        return Map.of(name, filled);
      }
    }
    return plain;
  }

  private static boolean reads(Volume<?, ?, ?> volume, Object plain) {
    try {
      return Slips.step(volume, plain) instanceof Command;
    } catch (Invalid _) {
      return false;
    }
  }
}
