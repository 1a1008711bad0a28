package quintain.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.kernel.fate.Live;
import quintain.kernel.fate.Manner;
import quintain.kernel.fate.Turn;
import quintain.packs.CharacterSheet;
import quintain.packs.Volume;
import quintain.table.web.PdfSheet;

/// `quintain character`: a new character, rolled by the book.
@Command(name = "character", description = "Makes a new random character by the book.")
final class CharacterCommand implements Callable<Integer> {
  /// How a character is written.
  enum Format {
    JSON,
    MARKDOWN,
    PDF
  }

  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin Luck luck = new Luck();
  @Mixin Homebrew homebrew = new Homebrew();

  @Mixin Named named = new Named();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "json, markdown or pdf; markdown unless given.")
  @Nullable Format format;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the character to this file.")
  @Nullable Path out;

  @Option(
      names = "--id",
      paramLabel = "ID",
      description = "The character's id in files and commands; 'hero' unless given.")
  String id = "hero";

  CharacterCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (!id.matches("[a-z][a-z0-9-]*")) {
      throw new Wrong("an id is lower-case letters, digits and dashes, not '" + id + "'.");
    }
    if (format == Format.PDF && out == null) {
      throw new Wrong("a PDF goes into a file: --out " + id + ".pdf.");
    }
    return make(named.volume());
  }

  private <S extends State, T extends Step, E extends Event> int make(Volume<S, T, E> volume) {
    var book = volume.book();
    var formats = book.formats();
    var setup =
        new Setup(
            formats.house(), volume.content(homebrew.packs).orThrow(), formats.scene(), List.of());
    var seat = new Seat(id);
    var turn =
        new Live<>(book, luck.faces())
            .run(
                Game.at(book.rules().opening(setup)),
                book.cast().creation(id, seat),
                Manner.AUTOMATIC);
    if (turn.end() instanceof Turn.No no) {
      terminal.refused(no.refusal(), common.json);
      return Exit.NO;
    }
    S state = turn.game().state();
    var sheet = book.cast().sheet(state, id).orElseThrow();
    var plain = volume.codec().plain(sheet, formats.sheet());
    if (common.json) {
      terminal.json(plain);
    }
    if (out == null && common.json) {
      return Exit.DONE;
    }
    var name = book.showing().nameOf(state, id);
    var view = book.showing().view(state, seat);
    if (out != null && wanted() == Format.PDF) {
      terminal.save(out, pdf(book, name, view));
      return Exit.DONE;
    }
    var text =
        wanted() == Format.JSON
            ? volume.codec().writePretty(sheet, formats.sheet()) + "\n"
            : CharacterSheet.markdown(name, view, id, book.facts()::figure);
    if (out == null) {
      terminal.out().print(text);
    } else {
      terminal.save(out, text);
    }
    return Exit.DONE;
  }

  private byte[] pdf(Rulebook<?, ?, ?> book, String name, View view) {
    var panels = view.panels().stream().filter(panel -> panel.subject().equals(id)).toList();
    return new PdfSheet(book.title(), book.theme().light().accent(), book.facts()::figure)
        .print(name, panels);
  }

  /// As wished, else as the name of the file says, else for people.
  private Format wanted() {
    if (format != null) {
      return format;
    }
    var file = out == null ? "" : out.toString();
    return file.endsWith(".json")
        ? Format.JSON
        : file.endsWith(".pdf") ? Format.PDF : Format.MARKDOWN;
  }
}
