package org.queenside.store;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/**
 * Turns the exceptions of Spring's data access into the two that views know: {@link
 * StoreUnavailableException} for reading and {@link NotSavedException} for writing.
 *
 * <p>Call it around the whole transaction, not inside it, because a commit may fail too. To handle
 * a {@code DuplicateKeyException} or another database exception yourself, catch it within the
 * supplier.
 */
public final class StoreExceptionTranslator {

  private StoreExceptionTranslator() {}

  /**
   * Reads something from the database.
   *
   * @param what what is read, for the log; one of a few texts, without names or numbers
   * @param query reads it
   * @throws StoreUnavailableException if the database can't be read
   */
  public static <T extends @Nullable Object> T read(String what, Supplier<T> query) {
    try {
      return query.get();
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailableException(what + " could not be read", e);
    }
  }

  /**
   * Writes something to the database, and returns a result.
   *
   * @param what what is written, for the log; one of a few texts, without names or numbers
   * @param change writes it, in a transaction if there is more than one statement
   * @throws NotSavedException if the database can't be written; nothing was changed
   */
  public static <T extends @Nullable Object> T write(String what, Supplier<T> change) {
    try {
      return change.get();
    } catch (DataAccessException | TransactionException e) {
      throw new NotSavedException(what + " was not saved", e);
    }
  }

  /**
   * Writes something to the database, without a result.
   *
   * @param what what is written, for the log; one of a few texts, without names or numbers
   * @param change writes it, in a transaction if there is more than one statement
   * @throws NotSavedException if the database can't be written; nothing was changed
   */
  public static void change(String what, Runnable change) {
    StoreExceptionTranslator.<@Nullable Void>write(
        what,
        () -> {
          change.run();
          return null;
        });
  }
}
