package org.queenside.store.copy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.queenside.store.DatabaseStartupCheck;
import org.queenside.store.DurableFilePath;
import org.queenside.store.copy.CopyException.Reason;

/**
 * The address of a database and the credentials for it.
 *
 * @param url its JDBC address, of H2 or PostgreSQL
 * @param user the user's name, or null if the address contains it
 * @param password the password, or null
 */
public record DatabaseAddress(String url, @Nullable String user, @Nullable String password) {

  private static final int H2_NOT_FOUND = 90146;
  private static final int H2_ALREADY_OPEN = 90020;
  private static final int H2_GENERAL_ERROR = 50000;
  private static final int H2_READING_FAILED = 90028;
  private static final int H2_FILE_CORRUPTED = 90030;

  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final Duration PAUSE = Duration.ofMillis(50);

  private static final String OTHER_SESSIONS =
      """
      select count(*) from pg_stat_activity
      where datname = current_database() and usename is not null and pid <> pg_backend_pid()""";

  /** Returns the address to show to people, without options or password. */
  public String place() {
    return DatabaseStartupCheck.place(url).replaceFirst("//[^/@]*@", "//");
  }

  /** Hides the password. */
  @Override
  public String toString() {
    return place();
  }

  boolean isH2() {
    return url.startsWith("jdbc:h2:");
  }

  /** Returns the same database with one more option, in the syntax of its driver. */
  DatabaseAddress with(String option) {
    String separator = isH2() ? ";" : url.contains("?") ? "&" : "?";
    return new DatabaseAddress(url + separator + option, user, password);
  }

  /** Returns the same H2 file without waiting for the disk at every write, which would be slow. */
  DatabaseAddress buffered() {
    return new DatabaseAddress(
        url.replaceFirst("^jdbc:h2:durable:(?=/|[A-Za-z]:)", "jdbc:h2:file:"), user, password);
  }

  /**
   * Opens the database exclusively. H2 locks its file; on PostgreSQL, other sessions are checked.
   *
   * @throws CopyException if it can't be opened, or another program uses it
   */
  Connection open() {
    DurableFilePath.mount();
    Properties login = new Properties();
    if (user != null) {
      login.setProperty("user", user);
      login.setProperty("password", password == null ? "" : password);
    }
    try {
      Connection connection = DriverManager.getConnection(url, login);
      if (!isH2() && hasOtherSessions(connection)) {
        connection.close();
        throw new CopyException(Reason.IN_USE, place());
      }
      return connection;
    } catch (SQLException e) {
      throw switch (e.getErrorCode()) {
        case H2_NOT_FOUND -> new CopyException(Reason.NO_SOURCE, place());
        case H2_ALREADY_OPEN -> new CopyException(Reason.IN_USE, place());
        case H2_GENERAL_ERROR, H2_READING_FAILED, H2_FILE_CORRUPTED ->
            new CopyException(Reason.DAMAGED, place(), String.valueOf(e.getMessage()));
        default -> new CopyException(Reason.NOT_OPENED, place(), String.valueOf(e.getMessage()));
      };
    }
  }

  /** The server takes a moment to notice that a program has ended. */
  private static boolean hasOtherSessions(Connection connection) throws SQLException {
    Instant end = Instant.now().plus(PATIENCE);
    while (countOtherSessions(connection) > 0) {
      if (Instant.now().isAfter(end)) {
        return true;
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return false;
  }

  private static int countOtherSessions(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet row = statement.executeQuery(OTHER_SESSIONS)) {
      row.next();
      return row.getInt(1);
    }
  }

  /** Returns the migrations of this database. */
  Flyway migrations() {
    return Flyway.configure().dataSource(url, user, password).load();
  }
}
