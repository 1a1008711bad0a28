package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which addresses are of the internet, by the registries of special addresses (RFC 6890).
class PublicAddressTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "100::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:7f00:1::",
        "fc00::1",
        "fdff::1",
        "fe80::1",
        "fec0::1",
        "::ffff:0:7f00:1",
        "3fff::1",
        "5f00::1",
        "ff02::1"
      })
  void whatIsNearbyIsNotOfTheInternet(String address) {
    assertThat(PublicAddress.is(InetAddress.ofLiteral(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.1.1.1",
        "128.0.0.1", "172.15.255.255", "172.32.0.0", "192.0.3.0", "192.167.0.1", "198.17.255.255",
        "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::1", "2001:4860::8888"
      })
  void othersAre(String address) {
    assertThat(PublicAddress.is(InetAddress.ofLiteral(address))).isTrue();
  }
}
