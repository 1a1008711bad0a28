package quintain.packs.peers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quintain.kernel.Arrival;
import quintain.kernel.Entry;
import quintain.packs.PackVersion;
import quintain.packs.Volume;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/// What arrived with one or several documents for one book, written as our own files.
public final class Luggage {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
          .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
          .enable(YAMLWriteFeature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
          .disable(YAMLWriteFeature.SPLIT_LINES)
          .build();

  private final Volume<?, ?, ?> volume;
  private final Arrival arrival;

  public Luggage(Volume<?, ?, ?> volume, Arrival arrival) {
    this.volume = volume;
    this.arrival = arrival;
  }

  /// One character as a sheet.
  public String sheet(Arrival.Guest guest) {
    return volume.codec().writePretty(guest.sheet(), volume.book().formats().sheet()) + "\n";
  }

  /// Everybody and everything as a scene: it happens in the first place that came, the characters
  /// sit in it, the content is the scene's own, and whole documents are kept with it.
  public String scene(String title) {
    var scene = new LinkedHashMap<String, Object>();
    scene.put("book", volume.book().id());
    scene.put("title", title);
    if (!arrival.finds().isEmpty()) {
      scene.put("content", entries(""));
    }
    arrival.places().stream()
        .findFirst()
        .ifPresent(
            place ->
                scene.put(
                    "scene",
                    volume
                        .codec()
                        .plain(place.scene(), volume.book().formats().scene().getClass())));
    var characters = new ArrayList<Object>();
    var taken = new ArrayList<String>();
    for (Arrival.Guest guest : arrival.guests()) {
      var id = fresh(word(guest.name()), taken);
      taken.add(id);
      var character = new LinkedHashMap<String, Object>();
      character.put("id", id);
      character.put("sheet", volume.codec().plain(guest.sheet(), volume.book().formats().sheet()));
      characters.add(character);
    }
    scene.put("characters", characters);
    if (!arrival.papers().isEmpty()) {
      scene.put("kept", arrival.papers().stream().map(kept -> volume.codec().plain(kept)).toList());
    }
    scene.put("steps", List.of());
    return YAML.writeValueAsString(scene);
  }

  /// All content as the files of a pack, by their names.
  public Map<String, String> pack(String id, String title) {
    var files = new LinkedHashMap<String, String>();
    var paper = new LinkedHashMap<String, Object>();
    paper.put("id", id);
    paper.put("title", title);
    paper.put("version", "1");
    paper.put("book", volume.book().id());
    paper.put("fits", PackVersion.HERE.toString());
    paper.put("authors", List.of("unknown"));
    paper.put("licence", "unknown");
    files.put("pack.yaml", YAML.writeValueAsString(paper));
    entries(id.toUpperCase(Locale.ROOT) + "-")
        .forEach((kind, entries) -> files.put(kind + ".yaml", YAML.writeValueAsString(entries)));
    return files;
  }

  private Map<String, List<Object>> entries(String prefix) {
    var byKind = new LinkedHashMap<String, List<Object>>();
    for (Arrival.Find<?> find : arrival.finds()) {
      var plain = new LinkedHashMap<String, Object>();
      if (volume.codec().plain(find.entry(), find.kind().entry()) instanceof Map<?, ?> map) {
        map.forEach((key, value) -> plain.put(String.valueOf(key), value));
      }
      Entry entry = find.entry();
      plain.put("id", prefix + entry.id());
      byKind.computeIfAbsent(find.kind().name(), _ -> new ArrayList<>()).add(plain);
    }
    return byKind;
  }

  /// An id made of a name: lower-case letters, digits and dashes.
  public static String word(String name) {
    var word =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[^a-z]+|-+$", "");
    return word.isEmpty() ? "guest" : word;
  }

  /// The same id, with a number where it is taken.
  public static String fresh(String word, List<String> taken) {
    var id = word;
    for (int n = 2; taken.contains(id); n++) {
      id = word + "-" + n;
    }
    return id;
  }
}
