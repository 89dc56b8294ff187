package org.queenside.store;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** Questions to the database whose failure a view can tell of. */
public final class StoreExceptionTranslator {

  private StoreExceptionTranslator() {}

  /**
   * Asks.
   *
   * @param what names what is read, for the log
   * @throws StoreUnavailableException if the database cannot be read
   */
  public static <T extends @Nullable Object> T read(String what, Supplier<T> question) {
    try {
      return question.get();
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailableException(what + " could not be read", e);
    }
  }
}
