package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.toy.Toy;
import quintain.toy.ToyBook;

class ClauseUsesTest {
  @TempDir Path folder;

  private void compiled(Class<?> type) throws IOException {
    var name = type.getName().replace('.', '/') + ".class";
    Files.copy(Module.classes(type).resolve(name), folder.resolve(type.getSimpleName() + ".class"));
  }

  @Test
  void theListOfClausesIsNoPlaceWhereOneIsDecided() throws IOException {
    compiled(Toy.class);

    assertThat(ClauseUses.of(folder, folder, Toy.class)).isEmpty();
  }

  @Test
  void aClauseStandsWhereRulesNameIt() throws IOException {
    compiled(ToyBook.class);

    assertThat(ClauseUses.of(folder, folder, Toy.class)).contains("TOY-ATK-01", "TOY-HELP-01");
  }

  @Test
  void contentDecidesTooButNeitherCommentsNorTheCatalogue() throws IOException {
    Files.writeString(
        folder.resolve("ogres.yaml"), "# TOY-REST-01\nid: TOY-HELP-01-07 # TOY-HIDE-01\n");
    Files.writeString(folder.resolve("clauses.yaml"), "- id: TOY-LUCK-01\n");
    Files.writeString(folder.resolve("rulings.yaml"), "- id: TOY-R-01\n");
    Files.writeString(folder.resolve("coverage.yaml"), "- clause: TOY-CAST-01\n");

    assertThat(ClauseUses.of(folder, folder, Toy.class)).containsExactly("TOY-HELP-01");
  }
}
