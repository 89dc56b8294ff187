package org.queenside.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A PostgreSQL server that can be stopped and restarted with its data. */
final class RestartablePostgreSql implements AutoCloseable {

  private static final String USER = "postgres";
  private static final String DATABASE = "queenside";

  private final Path data;
  private final int port;
  private EmbeddedPostgres server;

  /**
   * Starts a new server with one empty database.
   *
   * @param data the folder for its files
   */
  RestartablePostgreSql(Path data, int port) throws IOException {
    this.data = data;
    this.port = port;
    this.server = start();
    JdbcClient.create(server.getPostgresDatabase()).sql("create database " + DATABASE).update();
  }

  /** Returns the JDBC address of the database, including the user name. */
  String url() {
    return server.getJdbcUrl(USER, DATABASE);
  }

  /** Returns the processor time of all its processes that are still there. */
  Duration processorTime() throws IOException {
    long pid =
        Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip());
    ProcessHandle postmaster = ProcessHandle.of(pid).orElseThrow();
    return Stream.concat(Stream.of(postmaster), postmaster.descendants())
        .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** Stops the server, waits, and starts it again. */
  void restart(Duration away) throws IOException, InterruptedException {
    stop();
    Thread.sleep(away);
    startAgain();
  }

  /** Stops the server and keeps its data. */
  void stop() throws IOException {
    server.close();
  }

  /** Starts the server after {@link #stop}. */
  void startAgain() throws IOException {
    server = start();
  }

  private EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        .setPort(port)
        .setServerConfig("max_connections", "100")
        // Acknowledged transactions are on disk, as on a real server.
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .start();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
