package quintain.table.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The names under which this machine is reached.
public final class Addresses {
  private static final List<String> HOME_DOMAINS = List.of(".local", ".lan", ".home.arpa");

  private Addresses() {}

  /// The addresses of this machine in its own networks, those that phones can reach first.
  public static List<String> lan() {
    var found = new ArrayList<String>();
    try {
      for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
        if (card.isUp() && !card.isLoopback() && !card.isPointToPoint()) {
          card.inetAddresses()
              .filter(Inet4Address.class::isInstance)
              .filter(address -> !address.isLinkLocalAddress())
              .map(InetAddress::getHostAddress)
              .forEach(found::add);
        }
      }
    } catch (SocketException _) {
      // Without a network there is still this machine.
    }
    return List.copyOf(found);
  }

  static Optional<String> ownName() {
    try {
      return Optional.of(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
    } catch (UnknownHostException _) {
      return Optional.empty();
    }
  }

  /// The host of `host:port`, in lower case and without the brackets of IPv6.
  static String hostOf(String authority) {
    var host = authority.strip().toLowerCase(Locale.ROOT);
    if (host.startsWith("[")) {
      int end = host.indexOf(']');
      return end < 0 ? host : host.substring(1, end);
    }
    int colon = host.indexOf(':');
    return colon < 0 ? host : host.substring(0, colon);
  }

  static boolean isLoopback(String host) {
    return host.equals("localhost")
        || host.equals("::1")
        || host.equals("0:0:0:0:0:0:0:1")
        || host.matches("127(\\.\\d{1,3}){3}");
  }

  /// Whether a name can only mean a machine nearby. Any other name could belong to a page from the
  /// internet that lets it point here.
  static boolean isNearby(String host) {
    return isLoopback(host)
        || host.matches("\\d{1,3}(\\.\\d{1,3}){3}")
        || host.matches("[0-9a-f:%.]*:[0-9a-f:%.]*")
        || host.matches("[a-z0-9-]+")
        || HOME_DOMAINS.stream().anyMatch(host::endsWith);
  }

  /// An address without the brackets that IPv6 has in links.
  static String bare(String ip) {
    return ip.startsWith("[") && ip.endsWith("]") ? ip.substring(1, ip.length() - 1) : ip;
  }

  /// What a limit by address counts: one IPv4 address, or one network of IPv6.
  static String counted(String ip) {
    if (ip.indexOf(':') < 0) {
      return ip;
    }
    var groups = bare(ip).split(":", -1);
    return String.join(":", List.of(groups).subList(0, Math.min(4, groups.length)));
  }
}
