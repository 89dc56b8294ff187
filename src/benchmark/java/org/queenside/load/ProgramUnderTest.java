package org.queenside.load;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.queenside.Application;
import org.queenside.store.TestDatabase;
import org.springframework.util.FileSystemUtils;

/** A new program in a process of its own. Its folder is temporary and deleted at the end. */
final class ProgramUnderTest implements AutoCloseable {

  private static final Duration START = Duration.ofMinutes(3);

  private final Path folder = Files.createTempDirectory("queenside-load");
  private final Thread atExit = new Thread(this::stop, "stop");
  private final URI address;
  private final String database;
  private final Process process;

  /**
   * Starts the program and waits until it's ready.
   *
   * @param heap as Java's option {@code -Xmx} takes it
   * @param options further options of Java
   * @param database a JDBC address, or empty for a new H2 file
   * @throws IOException with the program's output, if it doesn't start
   */
  ProgramUnderTest(String heap, List<String> options, String database)
      throws IOException, InterruptedException {
    int port = freePort();
    this.address = URI.create("http://127.0.0.1:" + port);
    this.database = database;
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx" + heap, "-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders"));
    command.addAll(List.of("-XX:+ExitOnOutOfMemoryError", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    // The jar sets this itself; the classes of a build that only ran tests may not.
    command.add("-Dvaadin.productionMode=true");
    command.addAll(List.of("-classpath", classPath(), Application.class.getName()));
    command.addAll(List.of("--server.port=" + port, "--server.address=127.0.0.1"));
    command.add("--queenside.data=" + folder);
    if (!database.isEmpty()) {
      command.add("--spring.datasource.url=" + database);
    }
    Path log = folder.resolve("log");
    process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    Runtime.getRuntime().addShutdownHook(atExit);
    awaitReady(log);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Returns the class path of this process without the tests and their settings. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.endsWith("test-classes"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void awaitReady(Path log) throws IOException, InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end && process.isAlive()) {
      try (var connection = new HttpConnection(address)) {
        if (connection.get("readyz", "").status() == 200) {
          return;
        }
      } catch (IOException e) {
        // It doesn't listen yet.
      }
      Thread.sleep(200);
    }
    String output = Files.readString(log);
    close();
    throw new IOException("the program did not start:\n" + output);
  }

  URI address() {
    return address;
  }

  /** Returns the processor time of the program since its start. */
  Duration processorTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Stops the program and opens its database. */
  TestDatabase stopAndOpenDatabase() throws InterruptedException {
    process.destroy();
    process.waitFor(1, TimeUnit.MINUTES);
    return database.isEmpty() ? TestDatabase.onH2File(folder) : TestDatabase.at(database);
  }

  private void stop() {
    try {
      process.destroyForcibly().onExit().join();
      FileSystemUtils.deleteRecursively(folder);
    } catch (IOException e) {
      System.err.println("could not delete " + folder + ": " + e.getMessage());
    }
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(atExit);
    stop();
  }
}
