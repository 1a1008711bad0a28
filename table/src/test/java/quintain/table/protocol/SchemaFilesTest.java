package quintain.table.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.binder.Schemas;
import quintain.kernel.Names;

/// The schemas in the handbook are those of the records. To write them anew, run this test with
/// `-Dquintain.write=true`.
class SchemaFilesTest {
  @ParameterizedTest
  @ValueSource(classes = {FromSeat.class, ToSeat.class, FromProver.class, ToProver.class})
  void theHandbookHasTheSchemaOfTheRecords(Class<?> frames) throws IOException {
    var file = Path.of("../docs/protocol/" + Names.of(frames) + ".schema.json");
    var schema = Schemas.of(frames).strip() + "\n";
    if (Boolean.getBoolean("quintain.write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, schema);
    }
    assertThat(file).content().isEqualTo(schema);
  }
}
