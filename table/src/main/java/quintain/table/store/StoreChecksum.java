package quintain.table.store;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The SHA-256 of all that a store keeps: two stores of the same checksum keep the same.
public final class StoreChecksum {
  private static final int PAGE = 50;

  private final Records records;
  private final DataOutputStream bytes;

  private StoreChecksum(Records records, MessageDigest digest) {
    this.records = records;
    this.bytes =
        new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
  }

  /// The checksum of a store that nobody writes to, in hex. Reads everything.
  public static String of(Records records) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      new StoreChecksum(records, digest).tables();
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void tables() throws IOException {
    var tables = records.tables();
    bytes.writeInt(tables.size());
    for (Kept table : tables) {
      texts(table.id(), table.book(), table.title(), table.origin());
      bytes.writeLong(Rows.nanos(table.created()));
      bytes.writeLong(Rows.nanos(table.archived()));
      bytes.writeLong(Rows.nanos(table.deleted()));
      places(table.id());
      log(table.id());
      snapshots(table.id());
      picture(table.id());
      programs(table.id());
    }
    layingTokens();
  }

  private void layingTokens() throws IOException {
    var tokens = records.layingTokens();
    bytes.writeInt(tokens.size());
    for (LayingToken token : tokens) {
      texts(token.name(), token.tokenHash());
      bytes.writeLong(Rows.nanos(token.given()));
      bytes.writeInt(token.most());
      bytes.writeInt(token.laid());
    }
  }

  private void places(String table) throws IOException {
    var places = records.places(table);
    bytes.writeInt(places.size());
    for (Place place : places) {
      texts(place.seat(), place.name(), place.role().name(), place.tokenHash(), place.salt());
    }
    var open = records.openInvitation(table);
    bytes.writeBoolean(open.isPresent());
    if (open.isPresent()) {
      texts(open.get().salt(), open.get().tokenHash());
    }
  }

  private void log(String table) throws IOException {
    long last = 0;
    var page = records.after(table, 0, PAGE);
    while (!page.isEmpty()) {
      for (Envelope entry : page) {
        var row = LogRow.of(entry);
        bytes.writeLong(row.seq());
        bytes.writeInt(row.version());
        bytes.writeLong(row.happened());
        bytes.writeInt(row.everyone());
        texts(row.kind(), row.seat(), row.cause(), row.seats(), row.body());
      }
      last = page.getLast().seq();
      page = records.after(table, last, PAGE);
    }
    bytes.writeLong(-last);
  }

  private void snapshots(String table) throws IOException {
    for (long seq : records.snapshots(table)) {
      var snapshot = records.snapshot(table, seq);
      // A damaged one is taken for none.
      if (snapshot.isPresent() && snapshot.get().seq() == seq) {
        bytes.writeLong(seq);
        texts(snapshot.get().body());
      }
    }
    bytes.writeLong(0);
  }

  private void picture(String table) throws IOException {
    var backdrop = records.backdrop(table);
    bytes.writeBoolean(backdrop.isPresent());
    if (backdrop.isPresent()) {
      var where = backdrop.get();
      texts(where.picture());
      bytes.writeDouble(where.x());
      bytes.writeDouble(where.y());
      bytes.writeDouble(where.across());
      bytes.writeDouble(where.down());
      bytes.writeDouble(where.opacity());
      var file = records.picture(table).orElse(new byte[0]);
      bytes.writeInt(file.length);
      bytes.write(file);
    }
  }

  private void programs(String table) throws IOException {
    for (Pass pass : records.passes(table)) {
      texts(pass.id(), pass.seat(), pass.name(), pass.scope().name(), pass.tokenHash());
      texts(pass.under());
      bytes.writeLong(Rows.nanos(pass.given()));
      bytes.writeLong(Rows.nanos(pass.expires()));
    }
    bytes.writeInt(-1);
    for (Webhook webhook : records.webhooks(table)) {
      texts(webhook.id(), webhook.seat(), webhook.under(), webhook.address(), webhook.secret());
      bytes.writeLong(Rows.nanos(webhook.made()));
      bytes.writeLong(webhook.told());
      bytes.writeInt(webhook.failures());
      bytes.writeLong(Rows.nanos(webhook.due()));
      bytes.writeLong(Rows.nanos(webhook.delivered()));
      texts(webhook.trouble());
    }
    bytes.writeInt(-1);
  }

  /// Before each text stands its length, so that no two sequences are hashed alike.
  private void texts(String... texts) throws IOException {
    for (String text : texts) {
      var written = text.getBytes(StandardCharsets.UTF_8);
      bytes.writeInt(written.length);
      bytes.write(written);
    }
  }
}
