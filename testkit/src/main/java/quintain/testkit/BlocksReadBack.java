package quintain.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Entry;
import quintain.kernel.craft.PastedBlocks;
import quintain.kernel.peers.Remark;
import quintain.packs.Volume;

/// Writes every creature of a book as a stat block and reads it back: it should say what it said,
/// but for what was told to have no room in a block.
public final class BlocksReadBack {
  private BlocksReadBack() {}

  /// Where a creature does not come back as it was.
  public static <R extends Record & Entry> List<String> differences(
      Volume<?, ?, ?> volume, PastedBlocks<?, R> format) {
    var content = volume.content(List.of()).orThrow();
    var differences = new ArrayList<String>();
    for (R entry : content.all(format.kind())) {
      var printed = format.write(entry).orElseThrow();
      var text = "Somebody Else" + printed.text().substring(entry.name().length());
      var arrival = format.read(text, content);
      var was = told(volume, format, entry, printed.remarks());
      var is =
          arrival.finds().isEmpty()
              ? arrival.flaws().toString()
              : told(
                  volume,
                  format,
                  format.kind().entry().cast(arrival.finds().getFirst().entry()),
                  printed.remarks());
      if (!was.equals(is)) {
        differences.add("%s\nwas %s\nis  %s".formatted(text, was, is));
      }
    }
    return differences;
  }

  /// What an entry says, whatever it is called, but for what does not go along.
  private static <R extends Record & Entry> String told(
      Volume<?, ?, ?> volume, PastedBlocks<?, R> format, R entry, List<Remark> remarks) {
    var fields = new LinkedHashMap<String, Object>();
    if (volume.codec().plain(entry, format.kind().entry()) instanceof Map<?, ?> map) {
      map.forEach((key, value) -> fields.put(String.valueOf(key), value));
    }
    fields.remove("name");
    remarks.forEach(remark -> fields.remove(remark.field()));
    return fields.toString().replace(entry.id(), "it");
  }
}
