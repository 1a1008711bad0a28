import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.util.jar.JarFile;

/// Puts Error Prone and NullAway on the class path of Maven's own JVM, for ./verify.
///
/// Left to itself javac loads them anew for every module and again for its tests, and the JVM has to
/// compile them anew each time, which took a third of all compiling. What lies on the class path
/// comes before what a module names, and is loaded once.
public final class SharedChecks {
  private SharedChecks() {}

  /// @param jars the class path of both
  public static void premain(String jars, Instrumentation jvm) throws IOException {
    for (String jar : jars.split(File.pathSeparator)) {
      jvm.appendToSystemClassLoaderSearch(new JarFile(jar));
    }
  }
}
