package quintain.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Which tests play: those that give a [Table] a command or ask it for odds, be it through what
/// they call. The names are those of [CoverageIndex].
final class PlayingTests {
  private static final String TABLE = Table.class.getName().replace('.', '/');
  private static final List<String> PLAYS = List.of("when", "refuses", "odds");

  /// A method by the class it is asked of and by its name; overloads are one.
  private record Method(String owner, String name) {
    String told() {
      return type() + "." + name;
    }

    String type() {
      return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
    }
  }

  private final Map<Method, Set<Method>> calls = new LinkedHashMap<>();
  private final Map<String, String> above = new LinkedHashMap<>();

  private PlayingTests() {}

  /// Looks through a folder of compiled tests, and tells methods and classes with such a method.
  static Set<String> in(Path testClasses) {
    var tests = new PlayingTests();
    CoverageIndex.files(testClasses, ".class").forEach(tests::read);
    return tests.playing();
  }

  private void read(Path file) {
    ClassModel model;
    try {
      model = ClassFile.of().parse(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var type = model.thisClass().asInternalName();
    model.superclass().ifPresent(parent -> above.put(type, parent.asInternalName()));
    for (MethodModel method : model.methods()) {
      var called =
          calls.computeIfAbsent(
              new Method(type, method.methodName().stringValue()), _ -> new LinkedHashSet<>());
      method.code().ifPresent(code -> code.forEach(element -> add(element, called)));
    }
  }

  private static void add(CodeElement element, Set<Method> called) {
    switch (element) {
      case InvokeInstruction call ->
          called.add(new Method(call.owner().asInternalName(), call.name().stringValue()));
      case InvokeDynamicInstruction made -> {
        for (ConstantDesc part : made.bootstrapArgs()) {
          if (part instanceof DirectMethodHandleDesc handle) {
            called.add(new Method(internal(handle.owner()), handle.methodName()));
          }
        }
      }
      default -> {}
    }
  }

  private static String internal(ClassDesc type) {
    var descriptor = type.descriptorString();
    return descriptor.substring(1, descriptor.length() - 1);
  }

  /// From those that play themselves back to whoever calls them.
  private Set<String> playing() {
    var playing = new LinkedHashSet<Method>();
    for (String name : PLAYS) {
      playing.add(new Method(TABLE, name));
    }
    boolean more = true;
    while (more) {
      more = false;
      for (var each : calls.entrySet()) {
        if (each.getValue().stream().map(this::found).anyMatch(playing::contains)) {
          more |= playing.add(each.getKey());
        }
      }
    }
    var told = new ArrayList<String>();
    for (Method method : playing) {
      told.add(method.told());
      told.add(method.type());
    }
    return new LinkedHashSet<>(told);
  }

  /// The method that is meant, where a class has it from another.
  private Method found(Method called) {
    var owner = called.owner();
    while (owner != null) {
      var method = new Method(owner, called.name());
      if (calls.containsKey(method)) {
        return method;
      }
      owner = above.get(owner);
    }
    return called;
  }
}
