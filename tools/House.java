import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Counts what docs/house.md tells of the sources: lines, what books write alike, and how many files
/// know one command.
///
///     java tools/House.java [folder of the repository]
final class House {
  private static final List<String> BOOKS = List.of("cairn", "terra-odd", "rath", "otherworlds", "rhod");

  /// What books call their own: `OddState` and `RathState` are the same word.
  private static final Pattern OWN = Pattern.compile("\\b(Cairn|TerraOdd|Odd|Rath|Otw|Otherworlds|Rhod)(?=[A-Z])");

  /// A command that more files know is told by name.
  private static final int MANY = 4;

  private final Path root;

  private House(Path root) {
    this.root = root;
  }

  public static void main(String[] arguments) throws IOException {
    var house = new House(Path.of(arguments.length == 0 ? "." : arguments[0]));
    house.lines();
    house.shared();
    house.commands();
    house.parts();
  }

  // Lines of Java

  private void lines() throws IOException {
    long sum = 0;
    System.out.println("main Java, in lines:");
    for (Path module : modules()) {
      long lines = 0;
      for (Path file : java(module)) {
        lines += Files.readAllLines(file).size();
      }
      if (lines > 0) {
        System.out.printf("  %-24s %,8d%n", root.relativize(module), lines);
      }
      sum += lines;
    }
    System.out.printf("  %-24s %,8d%n", "in all", sum);
  }

  private List<Path> modules() throws IOException {
    try (var poms = Files.walk(root, 3)) {
      return poms.filter(file -> file.endsWith("pom.xml")).map(Path::getParent).sorted().toList();
    }
  }

  private static List<Path> java(Path module) throws IOException {
    var sources = module.resolve("src/main/java");
    if (!Files.isDirectory(sources)) {
      return List.of();
    }
    try (var files = Files.walk(sources)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  // What books write alike

  /// So many lines in a row that stand in another book, too, are machinery and no idiom.
  private static final int RUN = 4;

  private void shared() throws IOException {
    var lines = new TreeMap<String, Set<String>>();
    var runs = new TreeMap<String, Set<String>>();
    var files = new TreeMap<String, List<List<String>>>();
    for (String book : BOOKS) {
      files.put(book, code(book));
      for (List<String> file : files.get(book)) {
        file.forEach(line -> lines.computeIfAbsent(line, _ -> new TreeSet<>()).add(book));
        runs(file).forEach(run -> runs.computeIfAbsent(run, _ -> new TreeSet<>()).add(book));
      }
    }
    System.out.println("code lines of a book that stand in another, too: each by itself, and in runs of " + RUN + ":");
    var sums = new long[3];
    for (String book : BOOKS) {
      long all = 0;
      long alike = 0;
      long inRuns = 0;
      for (List<String> file : files.get(book)) {
        all += file.size();
        alike += file.stream().filter(line -> lines.get(line).size() > 1).count();
        var covered = new BitSet();
        var its = runs(file);
        for (int i = 0; i < its.size(); i++) {
          if (runs.get(its.get(i)).size() > 1) {
            covered.set(i, i + RUN);
          }
        }
        inRuns += covered.cardinality();
      }
      share(book, alike, inRuns, all);
      sums[0] += alike;
      sums[1] += inRuns;
      sums[2] += all;
    }
    share("in all", sums[0], sums[1], sums[2]);
  }

  private static List<String> runs(List<String> file) {
    var runs = new ArrayList<String>();
    for (int i = 0; i + RUN <= file.size(); i++) {
      runs.add(String.join("\n", file.subList(i, i + RUN)));
    }
    return runs;
  }

  private static void share(String book, long alike, long inRuns, long all) {
    System.out.printf("  %-24s of %,7d: %4.1f %%, %4.1f %%%n", book, all, 100.0 * alike / all, 100.0 * inRuns / all);
  }

  /// Statements and declarations of each file: no comments, imports or annotations, and nothing that
  /// is mostly punctuation, such as `return this;` or `} else {`.
  private List<List<String>> code(String book) throws IOException {
    var code = new ArrayList<List<String>>();
    for (Path file : java(root.resolve("rulebooks").resolve(book))) {
      var lines = new ArrayList<String>();
      for (String line : Files.readAllLines(file)) {
        var stripped = OWN.matcher(line.strip()).replaceAll("");
        boolean counts = Stream.of("//", "import ", "package ", "@").noneMatch(stripped::startsWith)
            && stripped.chars().filter(Character::isLetterOrDigit).count() >= 12;
        if (counts) {
          lines.add(stripped);
        }
      }
      code.add(lines);
    }
    return code;
  }

  // How many files know a command

  private void commands() throws IOException {
    System.out.println("files of a book that know one command (of what was compiled last):");
    var everywhere = new ArrayList<Integer>();
    for (String book : BOOKS) {
      var known = known(root.resolve("rulebooks").resolve(book).resolve("target/classes"));
      var counts = known.values().stream().map(Set::size).toList();
      everywhere.addAll(counts);
      print(book, counts);
      known.forEach((command, files) -> {
        if (files.size() > MANY) {
          System.out.println("      " + command.replaceFirst(".*[/$]", "") + ": " + String.join(" ", files));
        }
      });
    }
    print("in all", everywhere);
  }

  /// The commands of a book, each with the source files whose classes name it.
  private static Map<String, Set<String>> known(Path classes) throws IOException {
    var parents = new TreeMap<String, List<String>>();
    var names = new TreeMap<String, Set<String>>();
    var records = new TreeSet<String>();
    try (var files = Files.walk(classes)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).sorted().toList()) {
        var model = ClassFile.of().parse(file);
        var name = model.thisClass().asInternalName();
        parents.put(name, model.interfaces().stream().map(ClassEntry::asInternalName).toList());
        if (model.superclass().filter(parent -> parent.asInternalName().equals("java/lang/Record")).isPresent()) {
          records.add(name);
        }
        var source = name.replaceFirst(".*/", "").replaceFirst("\\$.*", "");
        for (var entry : model.constantPool()) {
          if (entry instanceof ClassEntry other) {
            names.computeIfAbsent(other.asInternalName(), _ -> new TreeSet<>()).add(source);
          }
        }
      }
    }
    var known = new TreeMap<String, Set<String>>();
    for (String name : records) {
      if (isCommand(name, parents)) {
        known.put(name, names.getOrDefault(name, Set.of()));
      }
    }
    return known;
  }

  private static boolean isCommand(String name, Map<String, List<String>> parents) {
    return name.equals("quintain/kernel/Command")
        || name.startsWith("quintain/kernel/craft/RefereesHand$")
        || parents.getOrDefault(name, List.of()).stream().anyMatch(parent -> isCommand(parent, parents));
  }

  private static void print(String what, List<Integer> counts) {
    var sorted = counts.stream().sorted().toList();
    System.out.printf("  %-24s %4d commands, %d in the middle, %d at most, %d in more than four%n", what, sorted.size(), sorted.get(sorted.size() / 2), sorted.getLast(), sorted.stream().filter(count -> count > MANY).count());
  }

  // Methods of the parts of a rulebook

  private void parts() throws IOException {
    System.out.println("methods of the parts of a rulebook:");
    var source = Files.readString(root.resolve("kernel/src/main/java/quintain/kernel/Rulebook.java"));
    var part = "Rulebook itself";
    var counts = new TreeMap<String, Integer>();
    for (String line : source.split("\n")) {
      var nested = Pattern.compile("^  interface (\\w+)").matcher(line);
      if (nested.find()) {
        part = nested.group(1);
      } else if (Pattern.compile("^ {2,4}(default )?([A-Z]\\w*(<.*>)?|boolean|int|void) \\w+\\(").matcher(line).find()) {
        counts.merge(part, 1, Integer::sum);
      }
    }
    counts.forEach((name, count) -> System.out.printf("  %-24s %d%n", name, count));
  }
}
