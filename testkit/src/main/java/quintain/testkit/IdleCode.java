package quintain.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Finds main code that no main code names: classes, and methods that are no part of a record and
/// overrule nothing. Only tests can use it, or nobody.
public final class IdleCode {
  private static final Pattern TYPE = Pattern.compile("L([\\w/$]+)[;<]");

  private final Map<String, ClassModel> classes = new LinkedHashMap<>();

  /// Who names a method of some owner, by name and number of parameters.
  private final Map<String, Set<String>> ownersByCall = new LinkedHashMap<>();

  /// The classes that others name.
  private final Set<String> named = new LinkedHashSet<>();

  private IdleCode() {}

  /// Looks through folders of compiled main classes. The packages of some are checked, all of them
  /// may use what there is.
  public static List<String> in(List<Path> folders, List<String> checked) {
    var idle = new IdleCode();
    for (Path folder : folders) {
      CoverageIndex.files(folder, ".class").forEach(idle::read);
      CoverageIndex.files(folder.resolve("META-INF/services"), "").forEach(idle::readServices);
    }
    return idle.found(checked);
  }

  private void read(Path file) {
    ClassModel model;
    try {
      model = ClassFile.of().parse(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var name = model.thisClass().asInternalName();
    classes.put(name, model);
    for (PoolEntry entry : model.constantPool()) {
      switch (entry) {
        case MemberRefEntry member when member.type().stringValue().startsWith("(") ->
            ownersByCall
                .computeIfAbsent(
                    call(member.name().stringValue(), member.type().stringValue()),
                    _ -> new LinkedHashSet<>())
                .add(member.owner().asInternalName());
        case ClassEntry other -> named(other.asInternalName(), name);
        // the types of fields and parameters, and annotations
        case Utf8Entry text ->
            TYPE.matcher(text.stringValue()).results().forEach(type -> named(type.group(1), name));
        default -> {}
      }
    }
  }

  /// Books are found by the services file that names them.
  private void readServices(Path file) {
    try {
      Files.readAllLines(file).forEach(service -> named.add(service.strip().replace('.', '/')));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void named(String type, String by) {
    if (!outermost(type).equals(outermost(by))) {
      named.add(type);
    }
  }

  private static String outermost(String name) {
    return name.replaceFirst("\\$.*", "");
  }

  private static String call(String name, String type) {
    return name + "/" + MethodTypeDesc.ofDescriptor(type).parameterCount();
  }

  private List<String> found(List<String> checked) {
    var found = new TreeSet<String>();
    classes.forEach(
        (name, model) -> {
          if (checked.stream().anyMatch(each -> name.startsWith(each.replace('.', '/') + "/"))) {
            look(name, model, found);
          }
        });
    return List.copyOf(found);
  }

  private void look(String name, ClassModel model, Set<String> found) {
    if (model.flags().has(AccessFlag.SYNTHETIC)
        || model.flags().has(AccessFlag.ANNOTATION)
        || name.endsWith("Test")) {
      return;
    }
    if (name.indexOf('$') < 0
        && !name.endsWith("-info")
        && classes.keySet().stream().noneMatch(each -> isNamed(each, name))) {
      found.add(model.thisClass().asInternalName().replace('/', '.'));
      return;
    }
    var components =
        model
            .findAttribute(Attributes.record())
            .map(record -> record.components().stream().map(c -> c.name().stringValue()).toList())
            .orElse(List.of());
    for (MethodModel method : model.methods()) {
      var called = method.methodName().stringValue();
      if (method.flags().has(AccessFlag.SYNTHETIC)
          || method.flags().has(AccessFlag.PRIVATE)
          || called.startsWith("<")
          || components.contains(called)
          || isCalledByItsName(model, method)
          || overrules(name, method)
          || isUsed(name, method)) {
        continue;
      }
      found.add(name.replace('/', '.').replace('$', '.') + "." + called);
    }
  }

  /// What the JDK and the binder of files call by its name.
  private static boolean isCalledByItsName(ClassModel model, MethodModel method) {
    var name = method.methodName().stringValue();
    var type = method.methodTypeSymbol();
    boolean ofText =
        type.parameterCount() == 1
            && type.parameterType(0).descriptorString().equals("Ljava/lang/String;");
    boolean isEnum = model.flags().has(AccessFlag.ENUM);
    if (isEnum && name.equals("id") && type.parameterCount() == 0) {
      return true;
    }
    return method.flags().has(AccessFlag.STATIC)
        && (name.equals("main")
            || (isEnum && name.matches("values|valueOf"))
            || (ofText && name.matches("parse|of")));
  }

  /// Whether a class, or one within it, is named by another.
  private boolean isNamed(String each, String outer) {
    return (each.equals(outer) || each.startsWith(outer + "$")) && named.contains(each);
  }

  /// Whether it stands in what its class is made from already, where it is looked at.
  private boolean overrules(String owner, MethodModel method) {
    var call = call(method.methodName().stringValue(), method.methodType().stringValue());
    return kin(owner).stream()
        .filter(each -> !each.equals(owner))
        .flatMap(each -> Optional.ofNullable(classes.get(each)).stream())
        .anyMatch(model -> declares(model, call));
  }

  private static boolean declares(ClassModel model, String call) {
    return model.methods().stream()
        .map(each -> call(each.methodName().stringValue(), each.methodType().stringValue()))
        .anyMatch(call::equals);
  }

  private boolean isUsed(String owner, MethodModel method) {
    var name = method.methodName().stringValue();
    var call = call(name, method.methodType().stringValue());
    return kin(owner).stream().anyMatch(each -> isCalled(each, owner, call));
  }

  /// Whether a method of a class is called as one of its own or of what it is made from; what
  /// overrules something from outside is called from there.
  private boolean isCalled(String type, String owner, String call) {
    var model = classes.get(type);
    if (model == null) {
      return declares(type, call);
    }
    return (declares(model, call) || type.equals(owner))
        && ownersByCall.getOrDefault(call, Set.of()).stream()
            .anyMatch(caller -> kin(type).contains(caller) || kin(caller).contains(type));
  }

  /// A class with all it is made from.
  private Set<String> kin(String name) {
    var kin = new LinkedHashSet<String>();
    gather(name, kin);
    return kin;
  }

  private void gather(String name, Set<String> kin) {
    if (!kin.add(name)) {
      return;
    }
    var model = classes.get(name);
    if (model != null) {
      model.superclass().ifPresent(above -> gather(above.asInternalName(), kin));
      model.interfaces().forEach(each -> gather(each.asInternalName(), kin));
    }
  }

  private static boolean declares(String outside, String call) {
    try {
      var type = Class.forName(outside.replace('/', '.'), false, IdleCode.class.getClassLoader());
      var methods = new ArrayList<>(List.of(type.getMethods()));
      for (Class<?> at = type; at != null; at = at.getSuperclass()) {
        methods.addAll(List.of(at.getDeclaredMethods()));
      }
      return methods.stream()
          .anyMatch(method -> call.equals(method.getName() + "/" + method.getParameterCount()));
    } catch (ClassNotFoundException e) {
      return true; // not here to be asked
    }
  }
}
