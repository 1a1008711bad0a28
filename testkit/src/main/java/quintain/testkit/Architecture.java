package quintain.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;

/// What a rulebook, or the kernel, may be made of: nothing that comes from outside or changes from
/// run to run.
@TestInstance(TestInstance.Lifecycle.PER_CLASS) // reading the classes once is enough
public abstract class Architecture {
  private @Nullable JavaClasses imported;

  private static final List<String> OUTSIDE =
      List.of(
          "java.util.Random",
          "java.util.SplittableRandom",
          "java.util.Timer",
          "java.time.Clock",
          "java.lang.Thread",
          "java.lang.ThreadLocal",
          "java.lang.ProcessBuilder",
          "java.lang.Runtime");

  private static final List<String> OUTSIDE_PACKAGES =
      List.of("java.util.random", "java.security", "java.nio", "java.net", "java.util.concurrent");

  /// Their order is that of hash codes, which are not the same in the next run.
  private static final List<String> UNORDERED =
      List.of(
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.IdentityHashMap",
          "java.util.WeakHashMap",
          "java.util.Hashtable");

  private static final List<String> CALLS =
      List.of(
          "java.lang.Math.random",
          "java.lang.System.currentTimeMillis",
          "java.lang.System.nanoTime",
          "java.lang.System.getenv",
          "java.lang.System.getProperty",
          "java.lang.System.identityHashCode",
          "java.util.Set.of",
          "java.util.Set.copyOf",
          "java.util.Map.of",
          "java.util.Map.ofEntries",
          "java.util.Map.copyOf",
          "java.util.UUID.randomUUID",
          "java.util.Collections.shuffle",
          "java.util.Collection.parallelStream",
          "java.util.List.parallelStream",
          "java.util.stream.Stream.parallel",
          "java.util.stream.Collectors.toSet",
          "java.util.stream.Collectors.toUnmodifiableSet",
          "java.util.stream.Collectors.toUnmodifiableMap");

  /// Collectors that make a hash map unless they are told which map to make.
  private static final List<String> COLLECTORS = List.of("toMap", "groupingBy");

  /// The package the rules are for, with all beneath it: `quintain.cairn`.
  protected abstract String packageName();

  /// What else of ours it may use.
  protected List<String> mayUse() {
    return List.of("quintain.kernel", "quintain.space");
  }

  /// So many classes there are at least, so that no rule passes on nothing.
  protected abstract int classFloor();

  private JavaClasses all() {
    if (imported == null) {
      imported = imported();
    }
    return imported;
  }

  /// Reads the classes that the rules are for.
  protected JavaClasses imported() {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages(packageName());
  }

  @Test
  void thereAreClassesToLookAt() {
    assertThat(all().size()).isGreaterThanOrEqualTo(classFloor());
  }

  @Test
  void itUsesOnlyWhatItMay() {
    var packages = new ArrayList<String>();
    packages.add(packageName() + "..");
    packages.add("java..");
    packages.add("org.jspecify..");
    mayUse().forEach(ours -> packages.add(ours + ".."));

    classes()
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(packages.toArray(String[]::new)))
        .check(all());
  }

  @Test
  void nothingComesFromOutside() {
    noClasses()
        .should()
        .dependOnClassesThat(describe("come from outside", Architecture::outside))
        .check(all());
  }

  private static boolean outside(JavaClass type) {
    return OUTSIDE.contains(type.getFullName())
        || OUTSIDE_PACKAGES.stream()
            .anyMatch(p -> (type.getPackageName() + ".").startsWith(p + "."))
        || (type.getPackageName().equals("java.io")
            && !type.getFullName().equals("java.io.Serializable"));
  }

  @Test
  void nothingDependsOnHashOrder() {
    noClasses()
        .should()
        .dependOnClassesThat(
            describe("have no order", (JavaClass type) -> UNORDERED.contains(type.getFullName())))
        .check(all());
  }

  @Test
  void noCallDiffersFromRunToRun() {
    noClasses().should().accessTargetWhere(differs()).check(all());
  }

  private static DescribedPredicate<JavaAccess<?>> differs() {
    return describe("it differs from run to run", access -> differs(access.getTarget()));
  }

  private static boolean differs(AccessTarget target) {
    var owner = target.getOwner().getFullName();
    if (owner.startsWith("java.time.") && target.getName().equals("now")) {
      return true;
    }
    if (owner.equals("java.util.stream.Collectors")
        && COLLECTORS.contains(target.getName())
        && target instanceof AccessTarget.CodeUnitAccessTarget call) {
      return call.getRawParameterTypes().stream()
          .noneMatch(type -> type.getFullName().equals("java.util.function.Supplier"));
    }
    return CALLS.contains(owner + "." + target.getName());
  }

  @Test
  void statesStepsAndEventsAreValues() {
    classes()
        .that(
            assignableTo(State.class)
                .or(assignableTo(Step.class))
                .or(assignableTo(Event.class))
                .and(describe("are a book's", type -> !kernel(type))))
        .should(ArchCondition.from(describe("be records, enums or sealed", Architecture::isValue)))
        .allowEmptyShould(!isBook())
        .check(all());
  }

  /// Whether the rules are for a rulebook, which has a state, steps and events.
  protected boolean isBook() {
    return true;
  }

  /// The rooms of a book, and which of them know of each other. That withers are private to the
  /// room `state`, so that only events change a state, the compiler knows by itself.
  @Test
  void everyRoomKnowsOnlyThoseBelowIt() {
    if (!hasRooms()) {
      return;
    }
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("state")
        .definedBy(packageName() + ".state")
        .layer("rules")
        .definedBy(packageName() + ".rules")
        .layer("show")
        .definedBy(packageName() + ".show")
        .layer("fights")
        .definedBy(packageName() + ".fights")
        .optionalLayer("peers")
        .definedBy(packageName() + ".peers")
        .layer("book")
        .definedBy(packageName())
        .whereLayer("state")
        .mayNotAccessAnyLayer()
        .whereLayer("rules")
        .mayOnlyAccessLayers("state")
        .whereLayer("show")
        .mayOnlyAccessLayers("state", "rules")
        .whereLayer("fights")
        .mayOnlyAccessLayers("state", "rules")
        .whereLayer("peers")
        .mayOnlyAccessLayers("state", "rules")
        .check(all());
  }

  /// Whether it has rooms by role. A book of a page or two does without.
  protected boolean hasRooms() {
    return isBook();
  }

  private static boolean kernel(JavaClass type) {
    return (type.getPackageName() + ".").startsWith("quintain.kernel.");
  }

  private static boolean isValue(JavaClass type) {
    return type.isRecord() || type.isEnum() || (type.isInterface() && type.reflect().isSealed());
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("quintain.(**)").should().beFreeOfCycles().check(all());
  }
}
