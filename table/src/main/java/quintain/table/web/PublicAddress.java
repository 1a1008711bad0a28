package quintain.table.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/// Tells addresses of the internet from those that only mean something nearby, which a server must
/// not be talked into reaching (server-side request forgery).
final class PublicAddress {
  /// The addresses of IPv6 that were given out for the internet, of which some are set aside again.
  private static final Block GIVEN_OUT = block("2000::", 3);

  /// What is set aside and no address class knows of, as the first bits of an address: shared by a
  /// provider's customers, for protocols, for documents, for measurements, for later; in IPv6 for
  /// protocols, for documents, and what wraps an address of IPv4.
  private static final List<Block> SET_ASIDE =
      List.of(
          block("0.0.0.0", 8),
          block("100.64.0.0", 10),
          block("192.0.0.0", 24),
          block("192.0.2.0", 24),
          block("198.18.0.0", 15),
          block("198.51.100.0", 24),
          block("203.0.113.0", 24),
          block("240.0.0.0", 4),
          block("2001::", 23),
          block("2001:db8::", 32),
          block("2002::", 16),
          block("3fff::", 20));

  private record Block(InetAddress first, int bits) {
    boolean holds(byte[] address) {
      var first = this.first.getAddress();
      if (address.length != first.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> (bit % 8);
        if ((address[bit / 8] & mask) != (first[bit / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private PublicAddress() {}

  private static Block block(String first, int bits) {
    return new Block(InetAddress.ofLiteral(first), bits);
  }

  /// Whether a host has addresses, and all of them are of the internet.
  static boolean isAll(String host) throws UnknownHostException {
    for (InetAddress address : InetAddress.getAllByName(host)) {
      if (!is(address)) {
        return false;
      }
    }
    return true;
  }

  static boolean is(InetAddress address) {
    boolean nearby =
        address.isAnyLocalAddress()
            || address.isLoopbackAddress()
            || address.isLinkLocalAddress()
            || address.isSiteLocalAddress()
            || address.isMulticastAddress()
            || (address instanceof Inet6Address && !GIVEN_OUT.holds(address.getAddress()))
            || SET_ASIDE.stream().anyMatch(block -> block.holds(address.getAddress()));
    return !nearby;
  }
}
