package quintain.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads what people read, and finds what no person would have written: "a INT test", "1 dice",
/// names of constants, records, facts and missing values.
public final class Prose {
  private Prose() {}

  /// What is wrong, and how to see it.
  private record Fault(String what, Pattern pattern) {
    static Fault of(String what, String regex) {
      return new Fault(what, Pattern.compile(regex));
    }
  }

  private static final String COUNTED =
      "dice|points|rounds|hours|days|turns|minutes|watches|nights|weeks|months|miles|feet|wounds"
          + "|slots|coins|uses|doses|charges|things|successes|steps|spaces|squares|levels|times"
          + "|creatures|foes|people|seconds|pieces|rations|torches|arrows|bolts|dies";

  private static final List<Fault> FAULTS =
      List.of(
          Fault.of("'a' before a vowel", "(?:\\ba|^A|[.:!?] A) (?=[aeiAEIO]|o(?!n[ec]\\b))(?!eu)"),
          Fault.of("'an' before a consonant", "\\b[Aa]n (?=[bcdfgjkpqtvwzBCDGJKPQTVWZ])"),
          Fault.of(
              "one of many",
              "(?<![\\d.,+/–-])(?<!\\p{Lu}[\\p{L}'’]{0,20} )\\b1 (?:" + COUNTED + ")\\b"),
          Fault.of("a doubled word", "(?i)\\b(\\p{L}{2,}) \\1\\b(?!['’-])"),
          Fault.of("two articles", "\\b(?:a|an|the) (?:a|an|the)\\b"),
          Fault.of("an underscore", "_"),
          Fault.of("a Java name", "\\b[a-z]+[A-Z][a-z]+"),
          Fault.of("braces", "[{}]"),
          Fault.of("a Java value", "\\w\\[|\\[\\]|\\w@[0-9a-f]{4,}|\\bOptional\\b|\\bnull\\b"),
          Fault.of(
              "true or false",
              "(?:^|^\\S+ |[:=·] |\\b(?:is|to|as|was) )(?:true|false)$|[:=·] (?:true|false)\\b"),
          Fault.of(
              "an id",
              "(?<![\\w-])(?!level-)[a-z]+(?:-[a-z]+)*-\\d+\\b(?!-|['’]|\\s?(?:ft|foot|feet))"),
          Fault.of("the name of a fact", "\\b[a-z][a-z0-9-]*[a-z0-9]\\.[a-z]"),
          Fault.of(
              "a word of rules programs", "(?i)(?<![\\w-])(?:npcs?|pcs?|enum|boolean)(?![\\w-])"),
          Fault.of("a place below nothing", "(?i)\\b(?:zone|band|space|place) [-−]\\d"),
          Fault.of("many with the verb of one", "\\b(?:foes|they) (?:wins|loses|flees|is|has)\\b"),
          Fault.of(
              "a sentence within a sentence",
              "[\\p{L}\\d,] (?:Its|Their|They|Your|You|It|He|She|His) \\p{L}"),
          Fault.of(
              "a gap",
              " {2}| [,.;:!?](?=\\s|$)|^\\s|\\s$|\\(\\)|\\( | \\)|,\\.|(?<!\\.)\\.\\.(?!\\.)"));

  /// A word in capitals that is too long for an abbreviation, and no part of the id of an entry.
  private static final Pattern CAPITALS = Pattern.compile("(?<!-)\\b[A-Z]{4,}\\b(?!-)");

  /// All that is wrong with a text.
  ///
  /// @param capitals words that the book itself writes in capitals
  public static List<String> faults(String text, Set<String> capitals) {
    var faults = new ArrayList<String>();
    for (Fault fault : FAULTS) {
      var found = fault.pattern().matcher(text);
      if (found.find()) {
        faults.add(fault.what() + ": " + text);
      }
    }
    var shouted = CAPITALS.matcher(text);
    while (shouted.find()) {
      if (!capitals.contains(shouted.group())) {
        faults.add("the name of a constant: " + text);
      }
    }
    return faults;
  }
}
