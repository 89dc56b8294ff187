package org.queenside.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;

/**
 * Makes Spring Boot print a message instead of a stack trace if the database goes away during the
 * start, after {@link DatabaseStartupCheck} has found it working.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
record DatabaseLostFailureAnalyzer(Environment environment) implements FailureAnalyzer {

  /** The SQL state class for no connection, or a lost one. */
  private static final String CONNECTION_STATES = "08";

  /** PostgreSQL's states for a server that is stopping, has crashed or is starting. */
  private static final String SHUTDOWN_STATES = "57P0";

  @Override
  public @Nullable FailureAnalysis analyze(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof DatabaseStartupException) {
        return null;
      }
      if (cause instanceof SQLException problem && isLost(problem)) {
        return analysis(problem, failure);
      }
    }
    return null;
  }

  private static boolean isLost(SQLException problem) {
    String state = problem.getSQLState();
    return problem instanceof SQLTransientConnectionException
        || state != null
            && (state.startsWith(CONNECTION_STATES) || state.startsWith(SHUTDOWN_STATES));
  }

  private FailureAnalysis analysis(SQLException problem, Throwable failure) {
    String url = environment.getProperty("spring.datasource.url", "");
    return new FailureAnalysis(
        "The database %s was there, but went away while the program was starting: %s"
            .formatted(DatabaseStartupCheck.place(url), problem.getMessage()),
        "Start the program again once the database server is running. Nothing done before then is lost.",
        failure);
  }
}
