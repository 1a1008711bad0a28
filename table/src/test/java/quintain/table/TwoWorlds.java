package quintain.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quintain.binder.Codec;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.craft.RefereesHand;
import quintain.kernel.peers.Kept;
import quintain.packs.Volume;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.OwnContent;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Slips;
import quintain.table.store.Pass;
import quintain.table.store.Place;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// Two tables of one book that differ in a secret alone, at which the same is said. To the book's
/// ready scene somebody comes who is out of sight.
///
/// Dice fall by what is said and by their sides, so that those that roll behind the screen change
/// nothing about the others.
final class TwoWorlds implements AutoCloseable {
  /// What is another in the second world.
  enum Secret {
    /// Their id and what they are called. Since all else is the same, they may do whatever they
    /// like.
    NAME,
    /// Where they are.
    PLACE,
    /// All their numbers.
    FIGURES,
    /// Whether there is anybody at all.
    PRESENCE,
    /// The numbers of somebody whom all can see; nobody does anything that would show them.
    SHEET,
    /// What lies on the Referee's desk: scenes, content of one's own and documents that are
    /// prepared, pages of the journal for others, tokens and webhooks. There is more of it in one
    /// world, and it is called otherwise.
    DESK;

    /// Whether the scene is the same in both worlds, but for names, so that anything may be done.
    private boolean leavesTheSceneAlone() {
      return this == NAME || this == DESK;
    }
  }

  /// So often the same face falls. It is odd, so that no two can roll the same for ever.
  private static final int SAME = 31;

  private static final Codec CODEC = new Codec();
  private static final String MADE_UP = "somebody-made-up";

  /// Somebody who is invited and does not come.
  private static final String ABSENT = "una";

  private static final String OTHER_ID = "other-lurker";
  private static final String OTHER_NAME = "Other Lurker";
  private static final InstantSource NOON = InstantSource.fixed(Instant.ofEpochSecond(43_200));

  /// Names of commands and questions are random; nothing that a book writes looks like them.
  private static final Pattern RANDOM_NAME =
      Pattern.compile("\"(?=[^\"]{0,11}[A-Z0-9_])[A-Za-z0-9_-]{12}\"");

  private static final Pattern TABLE = Pattern.compile("\"table\":\"[0-9a-f]{24}\"");

  private final Volume<?, ?, ?> volume;
  private final Slips slips;
  private final Secret secret;
  private final Random random;
  private final String hidden;
  private final String renamed;
  private final World one;
  private final World other;
  private final List<World> both;
  private Optional<String> leak = Optional.empty();
  private String said = "nothing";
  private int frames;
  private int compared;
  private boolean goneApart;

  TwoWorlds(Path folder, String book, Secret secret, int seed) {
    this.secret = secret;
    this.volume = DemoTable.LIBRARY.find(book);
    this.slips = new Slips(volume);
    this.random = new Random(seed * 31L + secret.name().hashCode());
    this.one = new World(folder.resolve("one"), seed, secret.leavesTheSceneAlone());
    this.other = new World(folder.resolve("other"), seed, secret.leavesTheSceneAlone());
    this.both = List.of(one, other);
    var laid = one.house.demo(book, "Robin").token();
    try (var referee = Ear.greeted(one.house, laid)) {
      var foe = newFoe(referee, one.house.desk(laid));
      hidden = foe.id();
      renamed = secret == Secret.NAME ? OTHER_ID : hidden;
      done(referee.act(one.house.desk(laid).setting(hidden + ".secrecy", kept(), "a secret")));
      var fork = one.house.desk(laid).fork(referee.entries.getLast().seq(), "Two worlds").token();
      var copy = one.house.desk(fork).export();
      one.lay(copy);
      other.lay(
          secret == Secret.NAME
              ? copy.replace("\\\"" + foe.id() + "\\\"", "\\\"" + OTHER_ID + "\\\"")
                  .replace("\\\"" + foe.name() + "\\\"", "\\\"" + OTHER_NAME + "\\\"")
              : copy);
    }
    switch (secret) {
      case NAME -> {}
      case PLACE -> standElsewhere();
      case FIGURES, SHEET -> haveOtherFigures();
      case PRESENCE -> leave();
      case DESK -> prepare();
    }
    if (random.nextBoolean()) {
      both.forEach(World::automatic);
    }
    both.forEach(World::sitDown);
    compare();
  }

  /// How much is kept of them.
  private String kept() {
    return secret == Secret.SHEET ? "figures-hidden" : "unseen";
  }

  /// Any creature of the bestiary, called like nobody else here.
  private ToSeat.Figure newFoe(Ear referee, Desk desk) {
    var before = referee.roster();
    var kinds =
        desk.stock().creatures().stream()
            .filter(kind -> before.stream().noneMatch(each -> each.name().equals(kind.name())))
            .toList();
    done(referee.act(desk.bringing(any(kinds).name(), "first-lurker")));
    referee.settled();
    return referee.roster().stream()
        .filter(each -> before.stream().noneMatch(known -> known.id().equals(each.id())))
        .findFirst()
        .orElseThrow();
  }

  private static void done(ToSeat reply) {
    if (!(reply instanceof ToSeat.Done)) {
      throw new AssertionError("the worlds are not as they should be: " + reply);
    }
  }

  /// What first told the worlds apart.
  Optional<String> leak() {
    return leak;
  }

  /// How many frames were the same in both worlds.
  int compared() {
    return compared;
  }

  // The worlds

  private static final class World implements AutoCloseable {
    private final Store store;
    private final House house;
    private String token = "";
    private String playersToken = "";
    private @Nullable Ear referee;
    private @Nullable Ear player;
    private @Nullable Ear onlooker;

    /// Programs that look on at the player's seat, which nobody is to see.
    private final List<Ear> readers = new ArrayList<>();

    private volatile int now;
    private int heardByPlayer;
    private int heardByOnlooker;
    private final int seed;
    private final boolean exact;
    private final Map<Integer, Integer> thrown = new ConcurrentHashMap<>();
    private final Map<String, String> pictures = new ConcurrentHashMap<>();

    /// @param exact whether the same dice are rolled in both worlds
    World(Path folder, int seed, boolean exact) {
      this.seed = seed;
      this.exact = exact;
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      store = SqliteStore.open(folder.resolve("tables.db"));
      house = new House(store, DemoTable.LIBRARY, this::face, NOON, Duration.ZERO);
    }

    /// The same for the same sides until something else is said, or until it has fallen so often
    /// that somebody must be waiting for another; where both worlds roll the same dice, any. Never
    /// the highest of many: dice that explode would not end.
    private int face(int sides) {
      int faces = !exact && sides > 2 ? sides - 1 : sides;
      int rolled = thrown.merge(now * 1000 + sides, 1, Integer::sum);
      return new Random(Objects.hash(seed, now, sides, exact ? rolled : rolled / SAME) * 7919L)
              .nextInt(faces)
          + 1;
    }

    void lay(String copy) {
      token = house.bringBack(copy).token();
      referee = Ear.greeted(house, token);
      playersToken = house.desk(token).rotate(playersSeat()).token();
      house.desk(token).invite(ABSENT, Place.Role.PLAYER);
    }

    String playersSeat() {
      return house.desk(token).places().stream()
          .filter(place -> place.role() == Place.Role.PLAYER)
          .findFirst()
          .orElseThrow()
          .seat();
    }

    Ear referee() {
      return Objects.requireNonNull(referee);
    }

    Ear player() {
      return Objects.requireNonNull(player);
    }

    Ear onlooker() {
      return Objects.requireNonNull(onlooker);
    }

    void automatic() {
      referee()
          .ask(new FromSeat.TurnDial("dial", Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
    }

    void sitDown() {
      player = Ear.greeted(house, playersToken);
      onlooker = Ear.greeted(house, house.desk(token).invite("Wat", Place.Role.SPECTATOR).token());
    }

    /// All that the player was sent since the last time, but for forms, whose odds may come with
    /// them or after them.
    List<String> newToPlayer() {
      var news = written(player(), heardByPlayer);
      heardByPlayer = player().frames().size();
      return news;
    }

    List<String> newToOnlooker() {
      var news = written(onlooker(), heardByOnlooker);
      heardByOnlooker = onlooker().frames().size();
      return news;
    }

    private static List<String> written(Ear ear, int from) {
      var all = ear.frames();
      return all.subList(from, all.size()).stream()
          .filter(frame -> !(frame instanceof ToSeat.Form) && !(frame instanceof ToSeat.Odds))
          .map(TwoWorlds::written)
          .toList();
    }

    @Override
    public void close() {
      readers.forEach(Ear::close);
      house.close();
      store.close();
    }
  }

  private static String written(ToSeat frame) {
    var text = CODEC.write(frame, ToSeat.class);
    text = TABLE.matcher(text).replaceAll("\"table\":\"\"");
    return RANDOM_NAME.matcher(text).replaceAll("\"random-name\"");
  }

  // The secret

  private void standElsewhere() {
    var at = hidden + ".at";
    var now = facts(one, "").get(at);
    if (now == null) {
      return;
    }
    for (var world : both) {
      for (int i = 0; i < 40; i++) {
        if (world.referee().act(world.house.desk(world.token).setting(at, elsewhere(now), "moved"))
            instanceof ToSeat.Done) {
          break;
        }
      }
    }
  }

  /// Another place near the players.
  private Object elsewhere(Object now) {
    return now instanceof Integer
        ? (Object) random.nextInt(5)
        : (1 + random.nextInt(9)) + "," + (1 + random.nextInt(9));
  }

  private void haveOtherFigures() {
    for (var fact : facts(other, hidden + ".").entrySet()) {
      // What is none is no figure: whoever burned or bled would make time pass round by round.
      if (fact.getValue() instanceof Integer number
          && number > 0
          && !fact.getKey().endsWith(".at")) {
        int wish = number < 3 ? number + 1 + random.nextInt(3) : number - 1;
        other
            .referee()
            .act(other.house.desk(other.token).setting(fact.getKey(), wish, "other figures"));
      }
    }
  }

  /// In the second world the hidden one has gone.
  private void leave() {
    var leaving =
        commands().stream()
            .filter(RefereesHand.Leaving.class::isAssignableFrom)
            .findFirst()
            .orElseThrow();
    done(other.referee().act(Map.of(Names.of(leaving), Map.of("who", hidden))));
  }

  // The Referee's desk

  /// What is prepared in the first world, by its keys and names, and nowhere in the second.
  private final List<String> prepared = new ArrayList<>();

  /// A table has no more tokens than come with so much.
  private static final int MOST_PREPARED = 60;

  /// Something more is laid on the desk, in each world something else.
  private void prepare() {
    if (prepared.size() > MOST_PREPARED) {
      return;
    }
    var own = one.house.desk(one.token).own();
    var kinds =
        own.overview().kinds().stream()
            .map(OwnContent.Sort::kind)
            .filter(
                kind ->
                    own.form(kind).entries().stream()
                        .limit(1)
                        .anyMatch(each -> ((Map<?, ?>) each.entry()).containsKey("name")))
            .toList();
    var kind = any(kinds);
    int nth = prepared.size();
    prepareIn(one, "Salt Widow " + nth, kind, List.of("left", "right"), prepared);
    prepareIn(other, "Marsh King " + nth, kind, List.of("no"), new ArrayList<>());
  }

  /// @param doors to prepare a scene behind
  /// @param called what all of it is called goes here
  private void prepareIn(
      World world, String name, String kind, List<String> doors, List<String> called) {
    var desk = world.house.desk(world.token);
    for (String door : doors) {
      var title = "Behind the " + door + " door: " + name;
      var aside = desk.prepare(new Desk.Preparation(title, "", "", ""));
      called.add(desk.keep("", title, aside));
      called.add(title);
    }
    var copy = new LinkedHashMap<String, Object>();
    ((Map<?, ?>) desk.own().form(kind).entries().getFirst().entry())
        .forEach((key, value) -> copy.put(String.valueOf(key), value));
    copy.remove("id");
    copy.put("name", name);
    called.add(desk.own().make(kind, copy));
    called.add(name);
    desk.own().file(name, new Kept("other", "\"" + name + "\""));
    // One page for the Referee alone, and one for somebody who is invited and does not come.
    for (var reader : List.of(List.<String>of(), List.of(ABSENT))) {
      var title = name + " told to " + reader;
      var list = "1. " + name + "\n2. nobody";
      done(world.referee().ask(new FromSeat.Note(Ear.id(), title, list, reader)));
      done(world.referee().say("/t " + title));
      called.add(title);
      called.add(world.referee().page(title).key());
    }
    var seat = world.playersSeat();
    var program = desk.programs().give(name, seat, Pass.Scope.READ, Optional.empty());
    if (doors.size() > 1) {
      world.readers.add(Ear.greeted(world.house, program.token()));
    }
    for (String door : doors) {
      desk.programs().hook(seat, "https://example.org/" + door, Optional.empty());
    }
  }

  /// Whatever a player can say of something prepared, by its key or its name.
  private void deskProbes(String key) {
    say(world -> world.player(), new FromSeat.Go(id(), key, List.of()));
    say(world -> world.player(), new FromSeat.Entitle(id(), key, "The mill"));
    say(world -> world.player(), new FromSeat.PutAway(id(), key));
    say(world -> world.player(), new FromSeat.Share(id(), key, List.of("*")));
    say(world -> world.player(), new FromSeat.Erase(id(), key));
    say(
        world -> world.player(),
        new FromSeat.Note(
            id(), "Mine", "now", List.of(), Optional.of(key), Optional.of(any(prepared))));
    for (String slash : List.of("/t ", "/st ", "/w " + ABSENT + " ")) {
      say(world -> world.player(), new FromSeat.Say(id(), slash + key));
    }
    say(
        world -> world.player(),
        new FromSeat.AskAbout(id(), own(), List.of(key), Optional.empty()));
    say(world -> world.player(), new FromSeat.Stand(id(), key, Optional.of(key)));
    say(
        world -> world.player(),
        new FromSeat.BeginDraft(id(), Optional.of(key), Optional.empty(), false, Optional.empty()));
    for (int i = 0; i < 3; i++) {
      say(world -> world.player(), new FromSeat.Surprise(id(), false, Optional.empty()));
      say(world -> world.player(), new FromSeat.Decide(id(), key, Optional.empty()));
    }
    say(world -> world.player(), new FromSeat.DropDraft(id(), Optional.empty()));
  }

  private static Map<String, Object> facts(World world, String prefix) {
    var found = new LinkedHashMap<String, Object>();
    if (!world.token.isEmpty()) {
      var table = world.house.table(world.house.admits(world.token).orElseThrow().table());
      known(table)
          .forEach(
              (name, value) -> {
                if (name.startsWith(prefix)) {
                  found.put(name, value);
                }
              });
    }
    return found;
  }

  private static <S extends State, T extends Step, E extends Event> Map<String, Object> known(
      Table<S, T, E> table) {
    return table.volume().book().facts().known(table.log().state(), Seat.REFEREE);
  }

  // Playing

  private <V> V any(List<V> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String id() {
    frames++;
    both.forEach(world -> world.now = frames);
    return "w" + frames;
  }

  /// One thing is said in both worlds, by whomever.
  void playOn() {
    answerAll();
    if (goneApart) {
      return;
    }
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> playerActs();
      case 4, 5 -> playerProbes();
      case 6 -> talk();
      case 7 -> hiddenActs();
      case 8 -> {
        if (secret == Secret.DESK) {
          deskProbes(any(prepared));
        } else {
          refereeActs();
        }
      }
      default -> refereeActs();
    }
    answerAll();
  }

  /// Somebody says the same in both worlds; the second knows the hidden one by another name.
  private ToSeat say(Function<World, Ear> who, FromSeat frame) {
    var first = who.apply(one).ask(frame);
    var second = who.apply(other).ask(who.apply(other).equals(other.referee()) ? as(frame) : frame);
    said = frame.toString();
    if (!goneApart
        && who.apply(one).equals(one.player())
        && !written(first).equals(written(second))) {
      differ("the reply", written(first), written(second));
    }
    compare();
    return first;
  }

  private FromSeat as(FromSeat frame) {
    return frame instanceof FromSeat.Act act
        ? new FromSeat.Act(act.id(), translated(act.command()), act.mode(), act.as())
        : frame;
  }

  private Object translated(Object plain) {
    return switch (plain) {
      case String word -> word.equals(hidden) ? renamed : word;
      case List<?> several -> several.stream().map(this::translated).toList();
      case Map<?, ?> map -> {
        var changed = new LinkedHashMap<Object, Object>();
        map.forEach(
            (key, value) -> {
              if (value != null) { // what may be left out can be written as nothing
                changed.put(key, translated(value));
              }
            });
        yield changed;
      }
      default -> plain;
    };
  }

  private void playerActs() {
    var offers = one.player().offers;
    if (offers.isEmpty()) {
      return;
    }
    var kind = any(offers.stream().map(ToSeat.Offered::command).distinct().toList());
    var offer = any(offers.stream().filter(each -> each.command().equals(kind)).toList());
    var form = form(offer, Map.of(), random.nextInt(6) == 0);
    var chosen = new LinkedHashMap<String, Object>();
    for (int i = 0; i < form.fields().size() && i < 6; i++) {
      var field = form.fields().get(i);
      chosen.put(field.slot(), answer(field.kind(), field.value()));
      form = form(offer, chosen, i == 0 && random.nextInt(3) == 0);
    }
    if (form.command().isPresent()) {
      act(form.command().get());
    }
  }

  private void act(Object command) {
    if (secret == Secret.SHEET) {
      return;
    }
    say(
        world -> world.player(),
        new FromSeat.Act(id(), command, FromSeat.Mode.PUBLIC, Optional.empty()));
  }

  private ToSeat.Form form(ToSeat.Offered offer, Map<String, Object> chosen, boolean odds) {
    var fill =
        new FromSeat.Fill(
            id(), offer.command(), offer.filled(), Map.copyOf(chosen), odds, Optional.empty());
    said = fill.toString();
    if (!odds) {
      return (ToSeat.Form) say(world -> world.player(), fill);
    }
    if (one.player().ask(fill) instanceof ToSeat.Form form) {
      var first = weighed(one, form, fill);
      var reply = other.player().ask(fill);
      var its = reply instanceof ToSeat.Form second ? weighed(other, second, fill) : reply;
      if (!written(first).equals(written(its))) {
        differ("the form with its odds", written(first), written(its));
      }
      return first;
    }
    throw new AssertionError("no form for " + said);
  }

  private static ToSeat.Form weighed(World world, ToSeat.Form form, FromSeat.Fill fill) {
    if (form.command().isEmpty() || form.weighed().isPresent()) {
      return form;
    }
    var odds =
        (ToSeat.Odds)
            world
                .player()
                .until(frame -> frame instanceof ToSeat.Odds told && told.id().equals(fill.id()));
    return form.with(odds.weighed());
  }

  /// A legal answer; what is hard to make up is as suggested.
  private Object answer(ToSeat.Kind kind, Object suggested) {
    return switch (kind) {
      case ToSeat.Kind.YesNo _ -> random.nextBoolean();
      case ToSeat.Kind.OneOf(var options) when !options.isEmpty() -> any(options).key();
      case ToSeat.Kind.Where(var options) when !options.isEmpty() -> any(options).key();
      case ToSeat.Kind.OneOf _,
          ToSeat.Kind.Where _,
          ToSeat.Kind.SomeOf _,
          ToSeat.Kind.NumberFrom _,
          ToSeat.Kind.Words _,
          ToSeat.Kind.Lines _,
          ToSeat.Kind.Assignment _,
          ToSeat.Kind.Purchase _ ->
          suggested;
    };
  }

  /// Every command there is, given once by one of the player's own to the hidden one, or with what
  /// is prepared.
  void probeAll() {
    for (var command : commands()) {
      var slots =
          slots(
              command,
              type -> type != String.class ? null : secret == Secret.DESK ? any(prepared) : hidden);
      slots.ifPresent(filled -> act(plain(command, filled)));
      answerAll();
    }
    List.copyOf(prepared).forEach(this::deskProbes);
  }

  private static Object plain(Class<? extends Command> command, Map<String, Object> slots) {
    return slots.isEmpty() ? Names.of(command) : Map.of(Names.of(command), slots);
  }

  /// Something in every slot of a command; nothing where there is a slot that is hard to fill.
  ///
  /// @param wanted what goes into a slot of that type but the first; null for anything
  private Optional<Map<String, Object>> slots(
      Class<? extends Command> command, Function<Type, @Nullable Object> wanted) {
    var slots = new LinkedHashMap<String, Object>();
    for (var slot : slips.slots(command)) {
      var value =
          slots.isEmpty()
              ? anything(slot.type(), true)
              : Optional.ofNullable(wanted.apply(slot.type()))
                  .or(() -> anything(slot.type(), false));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      slots.put(slot.name(), value.get());
    }
    return Optional.of(slots);
  }

  /// Any command at all, about anybody: those who are there, who are not, and who are hidden.
  private void playerProbes() {
    var command = any(commands());
    for (int i = 0; i < 3; i++) {
      var filled = slots(command, _ -> null);
      if (filled.isEmpty()) {
        return;
      }
      var slots = filled.get();
      act(plain(command, slots));
      answerAll();
      var name = slots.isEmpty() ? "" : any(List.copyOf(slots.keySet()));
      var fill =
          new FromSeat.Fill(
              id(),
              Names.of(command),
              name.isEmpty() ? Map.of() : Map.of(name, Objects.requireNonNull(slots.get(name))),
              slots,
              false,
              Optional.empty());
      say(world -> world.player(), fill);
    }
    var who = anybody();
    say(world -> world.player(), new FromSeat.Intend(id(), List.of(who)));
    say(
        world -> world.player(),
        new FromSeat.PlayItself(id(), List.of(who), Optional.of("random")));
  }

  private List<Class<? extends Command>> commands() {
    var found = new ArrayList<Class<? extends Command>>();
    gather(volume.book().formats().step(), found);
    return found;
  }

  private static void gather(Class<?> type, List<Class<? extends Command>> found) {
    if (type.isRecord() && Command.class.isAssignableFrom(type)) {
      found.add(type.asSubclass(Command.class));
    }
    var kinds = type.getPermittedSubclasses();
    if (kinds != null) {
      for (var kind : kinds) {
        gather(kind, found);
      }
    }
  }

  private Optional<Object> anything(Type type, boolean first) {
    if (type == String.class) {
      return Optional.of(first && random.nextInt(4) > 0 ? own() : anybody());
    }
    if (type == int.class || type == Integer.class) {
      return Optional.of(random.nextInt(6));
    }
    if (type == boolean.class) {
      return Optional.of(random.nextBoolean());
    }
    if (type instanceof Class<?> kind && kind.isEnum()) {
      return Optional.of(Names.kebab(((Enum<?>) any(List.of(kind.getEnumConstants()))).name()));
    }
    if (type instanceof ParameterizedType several
        && several.getRawType() instanceof Class<?> raw
        && (Collection.class.isAssignableFrom(raw) || raw == Optional.class)) {
      return anything(several.getActualTypeArguments()[0], false).map(each -> List.of(each));
    }
    return Optional.empty();
  }

  private String own() {
    return one.player().roster().stream()
        .filter(each -> each.seat().equals(one.player().chair.seat()))
        .map(ToSeat.Figure::id)
        .findFirst()
        .orElse(MADE_UP);
  }

  private String anybody() {
    var ids = new ArrayList<>(one.player().roster().stream().map(ToSeat.Figure::id).toList());
    ids.addAll(List.of(hidden, hidden, hidden, renamed, OTHER_ID, OTHER_ID, MADE_UP));
    ids.addAll(prepared);
    return any(ids);
  }

  /// Whispers and secret rolls, in other words in the second world.
  private void talk() {
    for (var world : both) {
      var words = world.equals(one) ? "the left door" : "no door at all, run for it";
      world.now = frames;
      world
          .referee()
          .ask(
              new FromSeat.Say(
                  "talk" + frames, "/br " + (world.equals(one) ? "1d20" : "3d6") + " # " + words));
      world
          .referee()
          .ask(
              new FromSeat.Note(
                  "note" + frames,
                  words,
                  words,
                  List.of(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(pinned(world))));
      var face = world.equals(one) ? "#1f6b3f imp shield" : "#97306b wolf-head";
      for (String id : List.of(hidden, renamed, OTHER_ID)) {
        world.referee().ask(new FromSeat.Portray(id + frames, id, Optional.of(face)));
      }
    }
    if (secret == Secret.DESK) {
      prepare();
    }
    compare();
    say(world -> world.player(), new FromSeat.Portray(id(), anybody(), Optional.of("#1f5f96 rat")));
    say(world -> world.player(), new FromSeat.Say(id(), "anybody there?"));
    say(
        world -> world.player(),
        new FromSeat.BeginDraft(
            id(),
            Optional.of(Names.title(any(List.of(hidden, OTHER_ID)))),
            Optional.empty(),
            false,
            Optional.empty()));
    say(world -> world.player(), new FromSeat.DropDraft(id(), Optional.empty()));
    say(world -> world.player(), new FromSeat.Undo(id(), ""));
  }

  /// A picture of the Referee's, larger in the second world.
  private String pinned(World world) {
    return world.pictures.computeIfAbsent(
        "a secret door",
        _ -> {
          var picture = Drawn.picture(world.equals(one) ? 40 : 90, 30);
          return world.house.desk(world.token).pin(picture);
        });
  }

  private void refereeActs() {
    refereeGives(
        one.referee().offers.stream()
            .filter(offer -> !mentions(offer.filled()))
            .filter(offer -> offer.blocked().isEmpty())
            .toList(),
        command -> secret.leavesTheSceneAlone() || (secret != Secret.SHEET && !mentions(command)));
  }

  /// The hidden one does something, or where it would hang on the secret what that is, nothing but
  /// to let the turn pass.
  private void hiddenActs() {
    refereeGives(
        one.referee().offers.stream()
            .filter(offer -> mentions(offer.filled()))
            .filter(offer -> offer.blocked().isEmpty())
            .filter(offer -> secret.leavesTheSceneAlone() || offer.command().equals("end-turn"))
            .toList(),
        _ -> true);
  }

  private void refereeGives(
      List<ToSeat.Offered> offers, java.util.function.Predicate<Object> allowed) {
    if (offers.isEmpty()) {
      return;
    }
    var kind = any(offers.stream().map(ToSeat.Offered::command).distinct().toList());
    var offer = any(offers.stream().filter(each -> each.command().equals(kind)).toList());
    var form = refereesForm(offer, Map.of());
    var chosen = new LinkedHashMap<String, Object>();
    for (int i = 0; i < form.fields().size() && i < 8; i++) {
      var field = form.fields().get(i);
      chosen.put(field.slot(), answer(field.kind(), field.value()));
      form = refereesForm(offer, chosen);
    }
    if (form.command().filter(allowed).isPresent() && !reveals(form.command().get())) {
      say(
          world -> world.referee(),
          new FromSeat.Act(id(), form.command().get(), FromSeat.Mode.PUBLIC, Optional.empty()));
    }
  }

  /// Whether the Referee shows what is hidden, or has another play it, or brings into play what was
  /// prepared.
  private boolean reveals(Object command) {
    var text = String.valueOf(command);
    return prepared.stream().anyMatch(text::contains)
        || text.contains("secrecy")
        || (text.contains(hidden) && (text.contains("seat") || text.contains("reveal")));
  }

  private ToSeat.Form refereesForm(ToSeat.Offered offer, Map<String, Object> chosen) {
    return (ToSeat.Form)
        one.referee()
            .ask(
                new FromSeat.Fill(
                    id(),
                    offer.command(),
                    offer.filled(),
                    Map.copyOf(chosen),
                    false,
                    Optional.empty()));
  }

  private boolean mentions(Object plain) {
    return switch (plain) {
      case String word -> word.equals(hidden) || word.startsWith(hidden + ".");
      case Collection<?> several -> several.stream().anyMatch(this::mentions);
      case Map<?, ?> map -> map.values().stream().anyMatch(this::mentions);
      default -> false;
    };
  }

  private void answerAll() {
    for (int i = 0; i < 50; i++) {
      var asked = question(one);
      var alsoAsked = question(other);
      if (asked.isEmpty() && alsoAsked.isEmpty()) {
        return;
      }
      int now = frames;
      id();
      var answer = asked.map(question -> answer(question.kind(), question.suggestion()));
      asked.ifPresent(question -> answered(one, question, answer.orElseThrow(), now));
      alsoAsked.ifPresent(
          question ->
              answered(
                  other,
                  question,
                  answer.map(this::translated).orElse(question.suggestion()),
                  now));
      said = "an answer to " + asked.map(ToSeat.Question::prompt).orElse("nothing");
      compare();
    }
  }

  /// The question that is open to the Referee once all that was said has been heard.
  private static Optional<ToSeat.Question> question(World world) {
    world.referee().ask(new FromSeat.ResumeDraft(Ear.id(), Optional.empty()));
    return world.referee().scene.orElseThrow().question();
  }

  private static void answered(World world, ToSeat.Question question, Object answer, int now) {
    if (world
            .referee()
            .ask(
                new FromSeat.Answer(
                    "answer" + now + "-" + world.now,
                    question.key(),
                    answer,
                    Optional.of(question.seat())))
        instanceof ToSeat.Refused) {
      world.referee().ask(new FromSeat.CancelStep("cancel" + now + "-" + world.now, ""));
    }
  }

  // Comparing

  private void compare() {
    for (var world : both) {
      // Whatever was sent before has come when this is answered.
      world.player().ask(new FromSeat.ResumeDraft("now" + frames, Optional.empty()));
      world.onlooker().ask(new FromSeat.ResumeDraft("now" + frames, Optional.empty()));
    }
    goneApart |= !orderOfTurns(one, hidden).equals(orderOfTurns(other, renamed));
    var player = List.of(one.newToPlayer(), other.newToPlayer());
    var onlooker = List.of(one.newToOnlooker(), other.newToOnlooker());
    if (!goneApart) {
      compare("the player", player.getFirst(), player.getLast());
      compare("the onlooker", onlooker.getFirst(), onlooker.getLast());
    }
  }

  /// Whose turns come when, and whose it is. Where the hidden one takes turns at another time in
  /// the second world, or none, people wait for them at another time, and that is no secret.
  private List<String> orderOfTurns(World world, String secretly) {
    world.referee().ask(new FromSeat.ResumeDraft("turns" + frames, Optional.empty()));
    return world.referee().roster().stream()
        .filter(each -> each.turn() || each.place().isPresent())
        .map(
            each ->
                (each.id().equals(secretly) ? "hidden" : each.id())
                    + each.turn()
                    + each.place().map(place -> place.rank() + " " + place.done()).orElse(""))
        .sorted()
        .toList();
  }

  private void compare(String who, List<String> first, List<String> second) {
    for (int i = 0; i < Math.max(first.size(), second.size()); i++) {
      var here = i < first.size() ? first.get(i) : "nothing more";
      var there = i < second.size() ? second.get(i) : "nothing more";
      if (!here.equals(there)) {
        differ("what " + who + " was sent", here, there);
        return;
      }
      compared++;
    }
  }

  private void differ(String what, String here, String there) {
    if (leak.isPresent()) {
      return;
    }
    int same = 0;
    while (same < Math.min(here.length(), there.length())
        && here.charAt(same) == there.charAt(same)) {
      same++;
    }
    int from = Math.max(0, same - 160);
    leak =
        Optional.of(
            "\n%s hides %s (%s); after %s%n  %s is%n  …%s%n  and%n  …%s%n"
                .formatted(
                    volume.book().id(),
                    hidden,
                    secret,
                    said,
                    what,
                    cut(here, from),
                    cut(there, from)));
  }

  private static String cut(String text, int from) {
    return text.substring(from, Math.min(text.length(), from + 420));
  }

  /// What a seat can fetch besides: old pages, a search, how things stood, its own copy, sheets.
  void comparePapers() {
    said = "asking for papers";
    compare("the player from the log", papers(one), papers(other));
  }

  private List<String> papers(World world) {
    var papers = new ArrayList<String>();
    var chair = world.player().chair;
    chair.before(Long.MAX_VALUE, 100).forEach(entry -> papers.add(masked(entry.toString())));
    for (var words : names()) {
      chair.search(words, 20).forEach(entry -> papers.add(masked(entry.toString())));
      papers.add(
          String.valueOf(
              world.house.desk(world.playersToken).sheet(words.replace(' ', '-')).isPresent()));
    }
    chair.at(1).ifPresent(scene -> papers.add(written(scene)));
    var desk = world.house.desk(world.playersToken);
    papers.addAll(files(desk));
    papers.add(desk.house().toString());
    papers.add(desk.pregens().toString());
    papers.add(desk.journal().toString());
    papers.add(world.house.standing(world.playersToken).flatMap(Hall.Standing::played).toString());
    for (Runnable closed :
        List.<Runnable>of(
            () -> desk.own().overview(),
            () -> desk.programs().passes(),
            () -> desk.programs().webhooks(),
            desk::scenes,
            desk::stock,
            () -> desk.papers("other"),
            () -> desk.prepare(new Desk.Preparation("", names().getLast(), "", "")),
            () -> desk.keep(names().getLast(), "", new Desk.Invitation("", "", "", "")))) {
      papers.add(answered(closed));
    }
    papers.add(masked(world.house.desk(world.playersToken).export().replaceAll("\\s+", " ")));
    return papers;
  }

  /// What a door says that is closed to players.
  private static String answered(Runnable knock) {
    try {
      knock.run();
      return "open";
    } catch (NotAllowed no) {
      return String.valueOf(no.getMessage());
    }
  }

  /// What is in one world alone, or in neither.
  private List<String> names() {
    var names = new ArrayList<>(List.of(hidden, OTHER_NAME, OTHER_ID));
    prepared.stream().limit(20).forEach(names::add);
    return names;
  }

  /// What a file tells of those it names, and who can leave in one.
  private List<String> files(Desk desk) {
    var told = new ArrayList<String>();
    for (var name : names()) {
      for (var text :
          List.of(
              name + "  3 HP, 8 STR, 14 DEX, bite (d4)",
              "creatures: [{name: " + name + "}]",
              "{\"name\": \"" + name + "\"}",
              "{\"name\": \"" + name + "\", \"strength\": 9, \"hp\": 3}")) {
        told.add(desk.arriving().look(Map.of("file", text), "").toString().replace(name, "NAME"));
      }
    }
    for (var world : both) {
      world.pictures.values().forEach(name -> told.add(desk.pinned(name).toString()));
    }
    var leaving = desk.departures();
    told.add(leaving.toString());
    for (var format : leaving.formats()) {
      told.add(String.valueOf(desk.leaving(hidden, format.id()).isPresent()));
      leaving.people().forEach(each -> told.add(desk.leaving(each.id(), format.id()).toString()));
    }
    told.add(desk.logbook());
    told.add(desk.logbookPages().toString());
    return told;
  }

  private static String masked(String text) {
    return text.replaceAll("cause=[A-Za-z0-9_-]{12}", "cause=")
        .replaceAll("\"cause\" ?: ?\"[A-Za-z0-9_-]{12}\"", "");
  }

  @Override
  public void close() {
    both.forEach(World::close);
  }
}
