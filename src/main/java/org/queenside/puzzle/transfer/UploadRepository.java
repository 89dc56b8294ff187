package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.queenside.puzzle.PuzzleCollectionId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Stores uploaded files in the database, so another program can resume an import if the one that
 * received the file has ended. Files are stored in parts to save memory.
 */
@Repository
record UploadRepository(JdbcClient jdbc, TransactionOperations transaction) {

  private static final int PART = 1 << 16;

  /** Stores a file until its import is done or deleted. */
  void keep(PuzzleCollectionId collection, Path file) {
    transaction.executeWithoutResult(
        _ -> {
          try (InputStream in = Files.newInputStream(file)) {
            int part = 0;
            for (byte[] bytes = in.readNBytes(PART);
                bytes.length > 0;
                bytes = in.readNBytes(PART)) {
              jdbc.sql("insert into puzzle_upload (collection_id, part, content) values (?, ?, ?)")
                  .params(collection.value(), part++, bytes)
                  .update();
            }
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  boolean isKept(PuzzleCollectionId collection) {
    return jdbc.sql("select count(*) from puzzle_upload where collection_id = ? and part = 0")
            .param(collection.value())
            .query(Integer.class)
            .single()
        == 1;
  }

  /** Writes a stored file to disk. */
  void write(PuzzleCollectionId collection, OutputStream out) throws IOException {
    int part = 0;
    byte[] bytes = part(collection, part);
    while (bytes.length > 0) {
      out.write(bytes);
      bytes = part(collection, ++part);
    }
  }

  private byte[] part(PuzzleCollectionId collection, int part) {
    return jdbc.sql("select content from puzzle_upload where collection_id = ? and part = ?")
        .params(collection.value(), part)
        .query((row, _) -> row.getBytes(1))
        .optional()
        .orElseGet(() -> new byte[0]);
  }

  void delete(PuzzleCollectionId collection) {
    jdbc.sql("delete from puzzle_upload where collection_id = ?")
        .param(collection.value())
        .update();
  }
}
