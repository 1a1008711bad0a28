package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Links carry an address that answers to whoever gets them.
class LinksTest {
  private static final List<String> LAN = List.of("192.168.0.7", "10.0.0.7");

  @Test
  void aServerThatIsBoundToAnAddressIsReachedThere() {
    assertThat(Links.reachable("192.168.0.9", "localhost:7717", 7717, LAN))
        .isEqualTo("192.168.0.9:7717");
    assertThat(Links.reachable("fd00::9", "localhost:7717", 7717, LAN)).isEqualTo("[fd00::9]:7717");
  }

  @Test
  void aServerThatKeepsToThisMachineIsReachedAsTheBrowserDid() {
    assertThat(Links.reachable("127.0.0.1", "127.0.0.1:7717", 7717, LAN))
        .isEqualTo("127.0.0.1:7717");
    assertThat(Links.reachable("::1", "localhost:7717", 7717, LAN)).isEqualTo("localhost:7717");
  }

  @Test
  void elsewhereTheAddressIsTheOneThatTheBrowserUsed() {
    assertThat(Links.reachable("0.0.0.0", "quintain.local:8080", 7717, LAN))
        .isEqualTo("quintain.local:8080");
    assertThat(Links.reachable("::", "10.0.0.7:7717", 7717, LAN)).isEqualTo("10.0.0.7:7717");
  }

  @Test
  void whoSitsAtAMachineThatAllCanReachHandsOutItsAddressInTheNetwork() {
    assertThat(Links.reachable("0.0.0.0", "localhost:7717", 7717, LAN))
        .isEqualTo("192.168.0.7:7717");
    assertThat(Links.reachable("0.0.0.0", "localhost:7717", 7717, List.of()))
        .isEqualTo("localhost:7717");
  }
}
