package quintain.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Rolled;
import quintain.kernel.dice.notation.Expression;

/// `quintain roll`: rolls dice and shows every face.
@Command(
    name = "roll",
    description = "Rolls dice: each total with its faces, dropped ones in parentheses.")
final class RollCommand implements Callable<Integer> {
  private static final int MOST_TIMES = 1_000_000;

  /// A line for people shows no more faces than this; JSON holds them all.
  private static final int SHOWN = 100;

  /// How often to look whether anybody still reads.
  private static final int LOOK_UP = 1000;

  private final Terminal terminal;

  @Mixin Notated notated = new Notated();
  @Mixin Luck luck = new Luck();
  @Mixin Common common = new Common();

  @Option(
      names = "--times",
      paramLabel = "N",
      description = "Roll so often, up to 1000000 times; once unless given.")
  int times = 1;

  RollCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var expression = notated.expression();
    if (times < 1 || times > MOST_TIMES) {
      throw new Wrong("--times is 1 to " + MOST_TIMES + ", not " + times + ".");
    }
    if (common.json) {
      terminal.json(json -> write(json, expression));
    } else {
      print(expression);
    }
    return Exit.DONE;
  }

  private void write(Json json, Expression expression) {
    Faces faces = luck.faces();
    json.object(
        () -> {
          json.put("expression", notated.text());
          json.put("canonical", expression.canonical());
          json.name("rolls");
          json.list(
              () -> {
                for (int i = 0; i < times && !deserted(i); i++) {
                  write(json, expression.roll().trace(faces));
                }
              });
        });
  }

  private static void write(Json json, Rolled<Integer> rolled) {
    json.object(
        () -> {
          json.put("total", rolled.value());
          json.name("faces");
          json.list(
              () -> {
                for (Face face : rolled.faces()) {
                  json.object(
                      () ->
                          json.put("sides", face.sides())
                              .put("face", face.face())
                              .put("kept", face.kept())
                              .put("exploded", face.exploded()));
                }
              });
        });
  }

  private void print(Expression expression) {
    Faces faces = luck.faces();
    if (times == 1) {
      var rolled = expression.roll().trace(faces);
      terminal.say(expression.canonical() + " = " + rolled.value() + dice(rolled.faces()));
      return;
    }
    for (int i = 0; i < times && !deserted(i); i++) {
      var rolled = expression.roll().trace(faces);
      terminal.say(rolled.value() + dice(rolled.faces()));
    }
  }

  private boolean deserted(int done) {
    return done % LOOK_UP == LOOK_UP - 1 && terminal.deserted();
  }

  /// The faces in the order they fell, each run of like dice after its size.
  private static String dice(List<Face> faces) {
    var text = new StringBuilder();
    int sides = 0;
    for (Face face : faces.subList(0, Math.min(faces.size(), SHOWN))) {
      if (face.sides() != sides) {
        sides = face.sides();
        text.append(text.isEmpty() ? "   d" : ", d").append(sides).append(':');
      }
      String shown = face.face() + (face.exploded() ? "!" : "");
      text.append(' ').append(face.kept() ? shown : "(" + shown + ")");
    }
    if (faces.size() > SHOWN) {
      text.append(" … and ").append(faces.size() - SHOWN).append(" more");
    }
    return text.toString();
  }
}
