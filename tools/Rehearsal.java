import java.lang.reflect.Method;

/// Runs several short commands in one JVM, so that the launcher can train one start-up cache on all of them.
///
/// Each argument is one command line. A command that ends the JVM itself ends the rehearsal early:
/// the cache then covers fewer classes and is still right.
final class Rehearsal {
  private Rehearsal() {}

  public static void main(String[] commandLines) throws ReflectiveOperationException {
    Method main = Class.forName("quintain.cli.Main").getMethod("main", String[].class);
    for (String commandLine : commandLines) {
      main.invoke(null, (Object) commandLine.split(" "));
    }
  }
}
