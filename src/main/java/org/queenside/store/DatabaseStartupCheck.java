package org.queenside.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationPreparedEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.core.env.Environment;

/**
 * Opens the database before anything else starts, and explains in plain words if it can't be used.
 *
 * <p>The connection pool and the migrations would fail later, but only halfway through the start,
 * and with pages of technical output.
 */
public final class DatabaseStartupCheck implements ApplicationListener<ApplicationPreparedEvent> {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseStartupCheck.class);

  private static final String MIGRATION_HISTORY = "flyway_schema_history";

  private static final String DATA_FOLDER = "queenside.data";

  private static final String RESTORE =
      "Move the file away and unpack your last backup in its place: unzip queenside-DATE.zip -d FOLDER."
          + " Without a backup, the next start begins with an empty database. Keep the damaged file:"
          + " H2's recovery tool may still recover data from it.";

  /** The largest file, in bytes, that is read completely at every start. */
  private static final long READ_ALWAYS = 64L << 20;

  // H2's own error codes, see org.h2.api.ErrorCode; other databases leave the code 0.
  private static final int H2_GENERAL_ERROR = 50000;
  private static final int H2_ALREADY_OPEN = 90020;
  private static final int H2_READING_FAILED = 90028;
  private static final int H2_FILE_CORRUPTED = 90030;
  private static final int H2_WRITING_FAILED = 90031;
  private static final int H2_FILE_OF_OTHER_VERSION = 90048;
  private static final int H2_CREATING_FAILED = 90062;
  private static final int H2_READ_ONLY = 90097;

  @Override
  public void onApplicationEvent(ApplicationPreparedEvent event) {
    Environment environment = event.getApplicationContext().getEnvironment();
    requireFolder(environment);
    check(environment.getRequiredProperty("spring.datasource.url"), login(environment));
  }

  /** An empty name would put the file into the machine's root folder. */
  private static void requireFolder(Environment environment) {
    String folder = environment.getProperty(DATA_FOLDER);
    if (folder != null && folder.isBlank()) {
      throw new DatabaseStartupException(
          "The setting %s doesn't name a folder for the learners' data.".formatted(DATA_FOLDER),
          "Name one with --queenside.data=FOLDER, or leave the setting out to use ./data",
          null);
    }
  }

  /**
   * Opens the database, creating the file first if it is a new H2 database.
   *
   * @param url the database's JDBC address
   * @param login the user and the password, unless the address has them
   * @throws DatabaseStartupException if the database can't be used
   */
  static void check(String url, Properties login) {
    DurableFilePath.mount();
    H2File file = H2File.of(url);
    try {
      if (file != null && !file.exists()) {
        H2FileCreator.create(file, login);
      }
      if (file != null && file.hasContent()) {
        PrivateFiles.protect(file.path());
        requireSound(file, login);
      }
      requireWritable(url, login);
    } catch (SQLException e) {
      throw problem(url, file, e);
    } catch (IOException e) {
      throw notWritable(url, e);
    }
  }

  /** Reads the user and the password from the settings; the address may contain them instead. */
  private static Properties login(Environment environment) {
    Properties login = new Properties();
    String user = environment.getProperty("spring.datasource.username");
    if (user != null) {
      login.setProperty("user", user);
      login.setProperty("password", environment.getProperty("spring.datasource.password", ""));
    }
    return login;
  }

  /**
   * If a file is cut off, H2 goes back to the last complete state in it, which may be the empty
   * initial one, and overwrites the rest. So the file is opened read-only first.
   */
  private static void requireSound(H2File file, Properties login) throws SQLException, IOException {
    boolean readAll = file.size() <= READ_ALWAYS || !file.wasClosed();
    if (file.size() > READ_ALWAYS && readAll) {
      LOG.info("The program didn't stop properly last time; checking all of {}", file.path());
    }
    try (Connection connection =
        DriverManager.getConnection(
            file.url() + ";ACCESS_MODE_DATA=r" + H2IntegrityCheck.OPTION, login)) {
      requireWholeCopy(file.url(), connection);
      try (ResultSet history =
          connection.getMetaData().getTables(null, null, MIGRATION_HISTORY, null)) {
        if (!history.next()) {
          throw damaged(file, null);
        }
      }
      H2IntegrityCheck.Damage damage = readAll ? H2IntegrityCheck.read(connection) : null;
      if (damage != null) {
        throw unreadable(file, damage);
      }
    }
  }

  private static void requireWritable(String url, Properties login) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url, login)) {
      if (connection.isReadOnly()) {
        throw notWritable(url, null);
      }
      requireWholeCopy(url, connection);
    }
  }

  private static void requireWholeCopy(String url, Connection connection) throws SQLException {
    if (UnfinishedCopy.isIn(connection)) {
      throw new DatabaseStartupException(
          "A copy to the database %s isn't finished, so parts of the learners' data are missing there."
              .formatted(place(url)),
          "Run the same copy command again; it continues where it stopped.",
          null);
    }
  }

  private static DatabaseStartupException problem(
      String url, @Nullable H2File file, SQLException e) {
    return switch (e.getErrorCode()) {
      case H2_ALREADY_OPEN ->
          new DatabaseStartupException(
              "The learners' data in %s is in use by another program, most likely by a running Queenside."
                  .formatted(place(url)),
              "Stop the other program, or start this one with its own data folder:"
                  + " --queenside.data=FOLDER",
              e);
      // H2 reports "read-only" if it may not create a file, or one that replaces an empty file. It
      // reports "corrupted" for a file that it may not read.
      case H2_READING_FAILED, H2_FILE_CORRUPTED, H2_FILE_OF_OTHER_VERSION, H2_READ_ONLY ->
          file != null && file.hasContent() && file.canBeRead()
              ? damaged(file, e)
              : notWritable(url, e);
      case H2_WRITING_FAILED, H2_CREATING_FAILED -> notWritable(url, e);
      // A part of the file is missing.
      case H2_GENERAL_ERROR ->
          file != null && file.hasContent() ? damaged(file, e) : notOpened(url, e);
      default -> notOpened(url, e);
    };
  }

  private static DatabaseStartupException notOpened(String url, SQLException e) {
    return new DatabaseStartupException(
        "Can't open the database %s: %s".formatted(place(url), e.getMessage()),
        "Check spring.datasource.url, spring.datasource.username and"
            + " spring.datasource.password, and that the database server is running.",
        e);
  }

  private static DatabaseStartupException damaged(H2File file, @Nullable SQLException e) {
    return new DatabaseStartupException(
        "The file with the learners' data, %s, is damaged or was written by another H2 version. Nothing in it was changed."
            .formatted(file.path()),
        RESTORE,
        e);
  }

  private static DatabaseStartupException unreadable(H2File file, H2IntegrityCheck.Damage damage) {
    return new DatabaseStartupException(
        "Can't read the table %s: the file with the learners' data, %s, is damaged. Nothing in it was changed."
            .formatted(damage.table(), file.path()),
        RESTORE,
        damage.cause());
  }

  private static DatabaseStartupException notWritable(String url, @Nullable Exception e) {
    return new DatabaseStartupException(
        "Can't write the learners' data to %s: the folder or the file in it is read-only."
            .formatted(place(url)),
        "Give this user write permission there, or name another folder: --queenside.data=FOLDER",
        e);
  }

  /** Returns the part of a JDBC address that people recognise. */
  public static String place(String url) {
    String withoutOptions = url.split("[;?]", 2)[0];
    return withoutOptions.replaceFirst("^jdbc:(h2:((durable|file):)?)?", "");
  }
}
