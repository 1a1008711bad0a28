package quintain.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quintain.packs.Books;
import quintain.packs.Volume;

/// `quintain books`: the rulebooks on board.
@Command(name = "books", description = "Lists the rulebooks on board.")
final class BooksCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  BooksCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var books = Books.onBoard().volumes();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.name("books").list(() -> books.forEach(volume -> write(json, volume)))));
      return Exit.DONE;
    }
    for (Volume<?, ?, ?> volume : books) {
      var book = volume.book();
      terminal.say(
          "%-14s %s: %d clauses, judged by the %s"
              .formatted(book.id(), book.title(), clauses(volume), book.theme().referee()));
    }
    if (books.isEmpty()) {
      terminal.remark("there is no rulebook on board.");
    }
    return Exit.DONE;
  }

  private static void write(Json json, Volume<?, ?, ?> volume) {
    var book = volume.book();
    json.object(
        () ->
            json.put("id", book.id())
                .put("title", book.title())
                .put("referee", book.theme().referee())
                .put("clauses", clauses(volume)));
  }

  private static int clauses(Volume<?, ?, ?> volume) {
    return volume.catalogue().clauses().size();
  }
}
