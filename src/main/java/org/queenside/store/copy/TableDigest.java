package org.queenside.store.copy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A digest of a table's rows, independent of their order: their number, and the sum of their
 * SHA-256 hashes in two halves.
 */
final class TableDigest {

  private final MessageDigest sha256;
  private long rows;
  private long first;
  private long second;

  private TableDigest() {
    try {
      this.sha256 = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Reads a whole table. */
  static String of(Connection connection, TableDefinition table) throws SQLException {
    TableDigest digest = new TableDigest();
    TableReader.read(connection, table, digest::add);
    return "%d rows, %016x%016x".formatted(digest.rows, digest.first, digest.second);
  }

  private void add(@Nullable Object[] values) {
    for (Object value : values) {
      if (value == null) {
        sha256.update((byte) 0);
      } else {
        byte[] text = ColumnType.write(value).getBytes(StandardCharsets.UTF_8);
        sha256.update((byte) 1);
        sha256.update(ByteBuffer.allocate(Integer.BYTES).putInt(text.length).array());
        sha256.update(text);
      }
    }
    ByteBuffer sum = ByteBuffer.wrap(sha256.digest());
    rows++;
    first += sum.getLong();
    second += sum.getLong();
  }
}
