package quintain.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PostgresAddressTest {
  private static final Map<String, String> NOTHING = Map.of();

  @Test
  void anAddressIsReadAsPostgresWritesIt() {
    var address =
        PostgresAddress.of(
            "postgresql://ann:p%40ss+w@db.example:5433/club?sslmode=require", NOTHING);

    assertThat(address.jdbc()).isEqualTo("jdbc:postgresql://db.example:5433/club?sslmode=require");
    assertThat(address.user()).isEqualTo("ann");
    assertThat(address.password()).isEqualTo("p@ss+w");
    assertThat(address).hasToString("postgresql://db.example:5433/club");
  }

  @Test
  void anAddressIsReadAsJavaWritesIt() {
    var jdbc = "jdbc:postgresql://localhost/club?user=ann&password=secret";

    assertThat(PostgresAddress.of(jdbc, Map.of("PGPASSWORD", "other")).database().getPassword())
        .isEqualTo("secret");
    assertThat(PostgresAddress.of(jdbc, NOTHING)).hasToString("postgresql://localhost/club");
  }

  @Test
  void thePasswordMayStandInTheEnvironment() {
    var environment = Map.of("PGPASSWORD", "hidden");

    assertThat(PostgresAddress.of("postgres://ann@h/d", environment).password())
        .isEqualTo("hidden");
    assertThat(PostgresAddress.of("postgres://ann:own@h/d", environment).password())
        .isEqualTo("own");
    assertThat(
            PostgresAddress.of("jdbc:postgresql://h/d?user=ann", environment)
                .database()
                .getPassword())
        .isEqualTo("hidden");
  }

  @Test
  void foldersAreNoDatabases() {
    assertThat(PostgresAddress.isOne("postgres")).isFalse();
    assertThat(PostgresAddress.isOne("/var/lib/quintain")).isFalse();
    assertThat(PostgresAddress.isOne("postgres://h/d")).isTrue();
    assertThat(PostgresAddress.isOne("jdbc:postgresql:d")).isTrue();
  }

  @Test
  void whatCannotBeReadIsNotSaidAgain() {
    assertThatThrownBy(() -> PostgresAddress.of("postgresql://ann:s3 cret@h/d", NOTHING))
        .isInstanceOf(Store.Unavailable.class)
        .hasMessageNotContaining("cret");
  }
}
