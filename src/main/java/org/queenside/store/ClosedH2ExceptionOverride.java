package org.queenside.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/**
 * Makes the connection pool drop connections to an H2 database that has shut itself down, as it
 * does when the disk is full. New connections open it again. The pool finds this class by its name
 * in the settings.
 */
public final class ClosedH2ExceptionOverride implements SQLExceptionOverride {

  private static final int DATABASE_IS_CLOSED = 90098;

  /** Creates the rule; the pool calls this. */
  public ClosedH2ExceptionOverride() {}

  @java.lang.Override
  public Override adjudicate(SQLException exception) {
    return exception.getErrorCode() == DATABASE_IS_CLOSED
        ? Override.MUST_EVICT
        : Override.CONTINUE_EVICT;
  }
}
