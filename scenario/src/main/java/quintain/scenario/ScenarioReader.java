package quintain.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Command;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Event;
import quintain.kernel.HouseRules;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.peers.Kept;
import quintain.packs.Volume;

/// Reads a scenario strictly: every key known, every name checked, all problems told at once.
///
/// Commands, the scene, house rules and sheets are bound as the book declares them. Where a command
/// has a list, one value alone may stand for a list of one: `targets: captain`.
final class ScenarioReader<S extends State, T extends Step, E extends Event> {
  private static final List<String> TOP =
      List.of(
          "book",
          "title",
          "house-rules",
          "scene",
          "content",
          "characters",
          "given",
          "kept",
          "steps");
  private static final List<String> CHARACTER =
      List.of("id", "seat", "pregen", "creature", "sheet");
  private static final List<String> KINDS = List.of("do", "preview", "sees", "suspend");

  private final Volume<S, T, E> volume;
  private final Binder binder;
  private final FactNames facts;
  private final Map<String, Class<?>> commands = new LinkedHashMap<>();
  private final Fields fields;
  private final Source source;

  ScenarioReader(Volume<S, T, E> volume, Source source) {
    this.volume = volume;
    this.source = source;
    // Only in scenarios does the Referee go by the book's own word as well.
    this.binder = volume.codec().reading(Seat.class, Seat::id, volume::seat).binder();
    this.facts = new FactNames(volume.book().facts().kinds());
    this.fields = new Fields(new ArrayList<>(source.problems()));
    gather(volume.book().formats().step());
  }

  private void gather(Class<?> sealed) {
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      if (kind.isSealed()) {
        gather(kind);
      } else if (Command.class.isAssignableFrom(kind)) {
        commands.put(Names.of(kind), kind);
      }
    }
  }

  /// @param stocking what the scene is played with, given what it brings along
  Scenario<T> read(Function<Map<String, Source>, Bound<Content>> stocking) {
    var root = source.root();
    if (root.isEmpty()) {
      throw new Invalid(source.problems());
    }
    var top = fields.of(root.get(), "", TOP);
    Content content = Content.empty();
    switch (stocking.apply(along(top))) {
      case Bound.Good<Content>(Content good) -> content = good;
      case Bound.Bad<Content>(List<Problem> bad) -> fields.problems().addAll(bad);
    }
    kept(top);
    top.text("book", true);
    var title = top.text("title", true);
    var house = house(top.get("house-rules"));
    var scene = bindOver(top.get("scene"), "scene", volume.book().formats().scene());
    var cast = new ArrayList<Setup.Cast>();
    var given = new ArrayList<Scenario.Given>();
    var characters = top.list("characters");
    var known = new KnownNames<>(volume, house, content);
    for (int i = 0; i < characters.size(); i++) {
      character(characters.get(i), "characters[" + i + "]", known, cast, given);
    }
    for (Located.Field fact : top.map("given")) {
      var why = facts.refusesToSet(fact.key());
      why.ifPresent(w -> fields.bad(fact.at(), "given", w));
      given(given, fact.at(), "given." + fact.key(), fact.key(), fact.value());
    }
    var steps = new ArrayList<Scenario.Scene<T>>();
    var listed = top.list("steps");
    if (top.get("steps") == null) {
      fields.bad(root.get().at(), "steps", "a scenario has steps");
    }
    for (int i = 0; i < listed.size(); i++) {
      step(listed.get(i), i + 1, "steps[" + i + "]", steps);
    }
    if (!fields.problems().isEmpty()) {
      throw new Invalid(
          fields.problems().stream()
              .sorted(
                  Comparator.<Problem, Boolean>comparing(p -> !p.file().equals(source.file()))
                      .thenComparingInt(Problem::line)
                      .thenComparingInt(Problem::column))
              .toList());
    }
    return new Scenario<>(title, new Setup(house, content, scene, cast), given, steps);
  }

  /// Entries that the scene brings along, by the kinds of the book.
  private Map<String, Source> along(Fields.Keys top) {
    var kinds = volume.book().formats().content().stream().map(ContentKind::name).toList();
    var along = new LinkedHashMap<String, Source>();
    for (Located.Field kind : top.map("content")) {
      if (kinds.contains(kind.key())) {
        along.put(kind.key(), new Source(source.file(), Optional.of(kind.value()), List.of()));
      } else {
        fields.bad(
            kind.at(),
            "content." + kind.key(),
            "there is no kind of content '"
                + kind.key()
                + "'"
                + NearMiss.advice(kind.key(), kinds));
      }
    }
    return along;
  }

  /// Documents of other programs that are kept with the scene; nobody plays with them.
  private void kept(Fields.Keys top) {
    var papers = top.list("kept");
    for (int i = 0; i < papers.size(); i++) {
      keep(binder.bind(papers.get(i), Kept.class), "kept[" + i + "]");
    }
  }

  /// Reads a source that holds one command and nothing else.
  T readCommand() {
    var command = source.root().flatMap(root -> command(root, ""));
    if (command.isEmpty() || !fields.problems().isEmpty()) {
      throw new Invalid(fields.problems());
    }
    return command.get();
  }

  private HouseRules house(@Nullable Located node) {
    var defaults = volume.book().formats().house();
    return (HouseRules) bindOver(node, "house-rules", (Record) defaults);
  }

  private <R extends Record> R bindOver(@Nullable Located node, String path, R defaults) {
    if (node == null) {
      return defaults;
    }
    @SuppressWarnings("unchecked") // the class of an R is a class of R
    var type = (Class<R>) defaults.getClass();
    return keep(binder.bind(node, type, defaults), path).orElse(defaults);
  }

  /// The value, or its problems under the path from the top of the file.
  private <V> Optional<V> keep(Bound<V> bound, String path) {
    return switch (bound) {
      case Bound.Good<V> good -> Optional.of(good.value());
      case Bound.Bad<V> bad -> {
        for (Problem p : bad.problems()) {
          var inside =
              p.field().isEmpty() || path.isEmpty() ? path + p.field() : path + "." + p.field();
          fields.problems().add(new Problem(p.file(), p.line(), p.column(), inside, p.message()));
        }
        yield Optional.empty();
      }
    };
  }

  private void character(
      Located node,
      String path,
      KnownNames<S, T, E> known,
      List<Setup.Cast> cast,
      List<Scenario.Given> given) {
    if (!(node instanceof Located.Mapping mapping)) {
      fields.bad(node.at(), path, "a character is a map such as {id: maren, pregen: Maren}");
      return;
    }
    var own = fields.open(mapping, path);
    var id = own.text("id", true);
    if (cast.stream().anyMatch(c -> c.id().equals(id))) {
      fields.bad(own.at("id"), path + ".id", "the id " + id + " is taken already");
    }
    var roles = List.of("pregen", "creature", "sheet").stream().filter(own::has).toList();
    if (roles.size() != 1) {
      fields.bad(node.at(), path, "a character has one of pregen, creature and sheet");
      return;
    }
    var role =
        switch (roles.getFirst()) {
          case "pregen" -> Optional.of(new Setup.Role.Pregen(name(own, path, "pregen", known)));
          case "creature" ->
              Optional.of(new Setup.Role.Creature(name(own, path, "creature", known)));
          default -> sheet(own.get("sheet"), path + ".sheet");
        };
    var seat =
        own.has("seat")
            ? volume.seat(own.text("seat", true))
            : roles.getFirst().equals("creature") ? Seat.REFEREE : new Seat(id);
    role.ifPresent(r -> cast.add(new Setup.Cast(id, seat, r)));
    for (Located.Field field : mapping.fields()) {
      if (CHARACTER.contains(field.key())) {
        continue;
      }
      var fact = id + "." + field.key();
      if (facts.refusesToSet(fact).isPresent()) {
        var near = NearMiss.nearest(field.key(), CHARACTER);
        fields.bad(
            field.at(),
            path + "." + field.key(),
            near.map(n -> "unknown key '" + field.key() + "'; did you mean '" + n + "'?")
                .orElseGet(() -> facts.refusesToSet(fact).orElseThrow()));
      }
      given(given, field.at(), path + "." + field.key(), fact, field.value());
    }
  }

  /// Somebody whom the packs know by that name.
  private String name(Fields.Keys own, String path, String key, KnownNames<S, T, E> known) {
    var name = own.text(key, true);
    known.complaint(key, name).ifPresent(wrong -> fields.bad(own.at(key), path + "." + key, wrong));
    return name;
  }

  private Optional<? extends Setup.Role> sheet(@Nullable Located node, String path) {
    return node == null
        ? Optional.empty()
        : keep(binder.bind(node, volume.book().formats().sheet()), path).map(Setup.Role.Sheet::new);
  }

  private void given(List<Scenario.Given> given, Mark at, String path, String fact, Located value) {
    var plain = fields.plain(value, path);
    if (plain != null) {
      given.add(new Scenario.Given(at, fact, plain));
    }
  }

  private void step(Located node, int number, String path, List<Scenario.Scene<T>> steps) {
    if (!(node instanceof Located.Mapping mapping)) {
      fields.bad(node.at(), path, "a step is a map with one of " + String.join(", ", KINDS));
      return;
    }
    var keys = fields.open(mapping, path);
    var kinds = KINDS.stream().filter(keys::has).toList();
    if (kinds.size() != 1) {
      fields.bad(node.at(), path, "a step has exactly one of " + String.join(", ", KINDS));
      return;
    }
    var doing =
        switch (kinds.getFirst()) {
          case "do" -> play(node, path);
          case "preview" -> preview(node, path);
          case "sees" -> sees(node, path);
          default -> suspend(node, path);
        };
    var note = keys.text("note", false);
    doing.ifPresent(d -> steps.add(new Scenario.Scene<>(node.at(), number, note, d)));
  }

  private Optional<Scenario.Doing<T>> play(Located node, String path) {
    var keys =
        fields.of(
            node,
            path,
            List.of(
                "do", "note", "seat", "dice", "answers", "judge", "expect", "clauses", "refused",
                "log"));
    var list = keys.list("do");
    var run = new ArrayList<T>();
    for (int i = 0; i < list.size(); i++) {
      command(list.get(i), list.size() == 1 ? path + ".do" : path + ".do[" + i + "]")
          .ifPresent(run::add);
    }
    if (list.isEmpty()) {
      fields.bad(node.at(), path + ".do", "no command here");
    }
    return Optional.of(
        new Scenario.Play<>(
            run,
            seat(keys),
            script(keys, path),
            values(keys.map("expect"), path + ".expect"),
            clauses(keys, "clauses", path),
            clauses(keys, "refused", path).stream().findFirst().orElse(null),
            texts(keys.list("log"), path + ".log")));
  }

  private Optional<Scenario.Doing<T>> preview(Located node, String path) {
    var keys =
        fields.of(
            node, path, List.of("preview", "note", "seat", "odds", "within", "until", "refused"));
    var odds = new ArrayList<Scenario.Chance>();
    for (Located.Field measure : keys.map("odds")) {
      var inside = path + ".odds." + measure.key();
      if (measure.value() instanceof Located.Mapping values) {
        for (Located.Field value : values.fields()) {
          odds.add(
              new Scenario.Chance(
                  measure.key(),
                  value.key(),
                  fields.chance(value.value(), inside + "." + value.key())));
        }
      } else {
        odds.add(new Scenario.Chance(measure.key(), true, fields.chance(measure.value(), inside)));
      }
    }
    var within = keys.get("within");
    double tolerance = within == null ? 1e-6 : fields.chance(within, path + ".within");
    return command(keys.get("preview"), path + ".preview")
        .map(
            command ->
                new Scenario.Preview<>(
                    command,
                    seat(keys),
                    keys.text("until", false),
                    List.copyOf(odds),
                    tolerance,
                    clauses(keys, "refused", path).stream().findFirst().orElse(null)));
  }

  private Optional<Scenario.Doing<T>> sees(Located node, String path) {
    var keys = fields.of(node, path, List.of("sees", "note"));
    var inside = path + ".sees";
    var what = keys.get("sees");
    if (what == null) {
      return Optional.empty();
    }
    var sees = fields.of(what, inside, List.of("seat", "not", "facts"));
    return Optional.of(
        new Scenario.Sees<>(
            volume.seat(sees.text("seat", true)),
            texts(sees.list("not"), inside + ".not"),
            values(sees.map("facts"), inside + ".facts")));
  }

  private Optional<Scenario.Doing<T>> suspend(Located node, String path) {
    var keys =
        fields.of(node, path, List.of("suspend", "note", "dice", "answers", "judge", "asked"));
    var asked = new ArrayList<Scenario.Question>();
    var listed = keys.list("asked");
    for (int i = 0; i < listed.size(); i++) {
      var question =
          fields.of(listed.get(i), path + ".asked[" + i + "]", List.of("seat", "question"));
      asked.add(
          new Scenario.Question(
              volume.seat(question.text("seat", true)), question.text("question", true)));
    }
    return command(keys.get("suspend"), path + ".suspend")
        .map(command -> new Scenario.Suspend<>(command, script(keys, path), asked));
  }

  private Seat seat(Fields.Keys keys) {
    return keys.has("seat") ? volume.seat(keys.text("seat", true)) : Seat.REFEREE;
  }

  /// A command of the book; a step that nobody may give counts as unknown.
  private Optional<T> command(@Nullable Located node, String path) {
    if (node == null) {
      return Optional.empty();
    }
    var name =
        switch (node) {
          case Located.Text text -> text.value();
          case Located.Mapping mapping when mapping.fields().size() == 1 ->
              mapping.fields().getFirst().key();
          default -> "";
        };
    if (name.isEmpty()) {
      fields.bad(node.at(), path, "a command is a map with one key, such as {attack: {by: maren}}");
      return Optional.empty();
    }
    var type = commands.get(name);
    if (type == null) {
      fields.bad(
          node.at(),
          path,
          "unknown command '" + name + "'" + NearMiss.advice(name, commands.keySet()));
      return Optional.empty();
    }
    var step = volume.book().formats().step();
    return keep(binder.bind(Lone.listed(node, step), step), path);
  }

  private Script script(Fields.Keys keys, String path) {
    var dice = new ArrayList<Token>();
    for (Located token : keys.list("dice")) {
      if (token instanceof Located.Text text) {
        try {
          dice.addAll(Token.parseAll(text.value()));
        } catch (IllegalArgumentException e) {
          fields.bad(token.at(), path + ".dice", String.valueOf(e.getMessage()));
        }
      } else {
        fields.bad(token.at(), path + ".dice", "a die is written d20=14, a pick pick=3");
      }
    }
    var answers = new ArrayList<Script.Answer>();
    var listed = keys.list("answers");
    for (int i = 0; i < listed.size(); i++) {
      var inside = path + ".answers[" + i + "]";
      var answer = fields.of(listed.get(i), inside, List.of("seat", "question", "about", "answer"));
      var plain = answer(answer.get("answer"), inside + ".answer");
      if (answer.get("answer") == null) {
        fields.bad(listed.get(i).at(), inside, "the key 'answer' is missing");
      }
      var about = answer.text("about", false);
      if (plain != null) {
        answers.add(
            new Script.Answer(
                volume.seat(answer.text("seat", true)),
                answer.text("question", true),
                about.isEmpty() ? null : about,
                plain));
      }
    }
    return new Script(dice, answers, judged(keys, path + ".judge"));
  }

  /// An answer in plain form; one that is a command of the book with its slots is bound as such,
  /// and `{reload: 1}` is something bought, though there is a command of that name.
  private @Nullable Object answer(@Nullable Located node, String path) {
    if (node == null) {
      return null;
    }
    return node instanceof Located.Mapping mapping
            && mapping.fields().size() == 1
            && commands.containsKey(mapping.fields().getFirst().key())
            && mapping.fields().getFirst().value() instanceof Located.Mapping
        ? command(node, path).orElse(null)
        : fields.plain(node, path);
  }

  /// `{CLAUSE: result}`, or a list of `{clause, answer}` where one clause is judged repeatedly.
  private List<Script.Judged> judged(Fields.Keys keys, String path) {
    var judged = new ArrayList<Script.Judged>();
    if (keys.get("judge") instanceof Located.Sequence list) {
      for (Located each : list.items()) {
        var one = fields.of(each, path, List.of("clause", "answer"));
        var node = one.get("answer");
        var plain = node == null ? null : fields.plain(node, path);
        if (plain == null) {
          fields.bad(each.at(), path, "the key 'answer' is missing");
        } else {
          judged.add(new Script.Judged(clause(one.text("clause", true), each.at(), path), plain));
        }
      }
      return judged;
    }
    for (Located.Field field : keys.map("judge")) {
      var plain = fields.plain(field.value(), path);
      if (plain != null) {
        judged.add(new Script.Judged(clause(field.key(), field.at(), path), plain));
      }
    }
    return judged;
  }

  private List<String> clauses(Fields.Keys keys, String key, String path) {
    var ids = new ArrayList<String>();
    for (Located node : keys.list(key)) {
      if (node instanceof Located.Text text) {
        ids.add(clause(text.value(), node.at(), path + "." + key));
      } else {
        fields.bad(node.at(), path + "." + key, "a clause is written by its id");
      }
    }
    return ids;
  }

  private String clause(String id, Mark at, String path) {
    try {
      return volume.clause(id).id();
    } catch (IllegalArgumentException e) {
      fields.bad(at, path, String.valueOf(e.getMessage()));
      return id;
    }
  }

  private Map<String, Scenario.Value> values(List<Located.Field> given, String path) {
    var values = new LinkedHashMap<String, Scenario.Value>();
    for (Located.Field field : given) {
      values.put(
          field.key(),
          new Scenario.Value(
              field.value() instanceof Located.Nothing
                  ? null
                  : fields.plain(field.value(), path + "." + field.key())));
    }
    return values;
  }

  private List<String> texts(List<Located> nodes, String path) {
    var texts = new ArrayList<String>();
    for (Located node : nodes) {
      if (node instanceof Located.Text text) {
        texts.add(text.value());
      } else {
        fields.bad(node.at(), path, "expected text");
      }
    }
    return texts;
  }
}
