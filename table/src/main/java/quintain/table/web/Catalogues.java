package quintain.table.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import quintain.kernel.Handbook;
import quintain.kernel.RulingText;
import quintain.packs.ClauseCatalogue;
import quintain.packs.EntryText;
import quintain.packs.Volume;

/// The books' clauses, rulings and content in words. Reading them takes long, and they never
/// change.
final class Catalogues {
  private final Map<String, ClauseCatalogue> known = new ConcurrentHashMap<>();
  private final Map<String, List<EntryText>> entries = new ConcurrentHashMap<>();
  private final Map<String, Handbook> handbooks = new ConcurrentHashMap<>();

  /// A switch that a house may set, with the ruling it belongs to.
  ///
  /// @param called what people call it
  /// @param words what people read for its values, in their order
  /// @param text the ruling in words, with its alternatives
  record HouseSwitch(
      String name,
      String called,
      String usual,
      List<String> values,
      List<String> words,
      String ruling,
      String question,
      String text) {}

  /// A switch as a table plays it.
  record PlayedSwitch(
      String name,
      String called,
      String value,
      String usual,
      List<String> values,
      List<String> words,
      String ruling,
      String question,
      String text) {}

  ClauseCatalogue of(Volume<?, ?, ?> volume) {
    return known.computeIfAbsent(volume.book().id(), _ -> volume.catalogue());
  }

  /// The creatures, spells and things that a book ships.
  List<EntryText> entries(Volume<?, ?, ?> volume) {
    return entries.computeIfAbsent(volume.book().id(), _ -> volume.entries());
  }

  /// How a book's clauses are read.
  Handbook handbook(Volume<?, ?, ?> volume) {
    return handbooks.computeIfAbsent(volume.book().id(), _ -> volume.handbook());
  }

  List<HouseSwitch> switches(Volume<?, ?, ?> volume) {
    return of(volume).rulings().stream()
        .flatMap(
            ruling ->
                ruling.switches().stream()
                    .map(
                        each ->
                            new HouseSwitch(
                                each.name(),
                                each.called(),
                                usual(each),
                                each.values(),
                                each.words(),
                                ruling.id(),
                                ruling.question(),
                                ruling.told())))
        .toList();
  }

  /// The switches with what a table has chosen.
  List<PlayedSwitch> played(Volume<?, ?, ?> volume, Map<String, Object> chosen) {
    return switches(volume).stream()
        .filter(each -> chosen.containsKey(each.name()))
        .map(
            each ->
                new PlayedSwitch(
                    each.name(),
                    each.called(),
                    new RulingText.Switch(each.name(), each.called(), each.values(), each.words())
                        .listed(String.valueOf(chosen.get(each.name()))),
                    each.usual(),
                    each.values(),
                    each.words(),
                    each.ruling(),
                    each.question(),
                    each.text()))
        .toList();
  }

  static String usual(RulingText.Switch each) {
    return each.values().isEmpty() ? "" : each.values().getFirst();
  }
}
