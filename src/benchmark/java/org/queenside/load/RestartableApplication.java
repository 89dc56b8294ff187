package org.queenside.load;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.queenside.Application;

/** One of the programs, in a process that can be killed and restarted. */
final class RestartableApplication implements AutoCloseable {

  private static final Pattern USED = Pattern.compile("used (\\d+)K");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
  private static final Duration START = Duration.ofMinutes(3);

  private final String name;
  private final int port;
  private final Path folder;
  private final List<String> command;
  private volatile Process process;

  /**
   * Starts the program; {@link #awaitReady} waits for it.
   *
   * @param name its name in reports
   * @param folder the folder for its log
   * @param heap as Java's option {@code -Xmx} takes it
   * @param settings further settings, as on the command line
   */
  RestartableApplication(String name, int port, Path folder, String heap, List<String> settings)
      throws IOException {
    this(name, port, folder, heap, List.of(), settings);
  }

  /**
   * Starts the program with further options of Java.
   *
   * @param options such as {@code -XX:StartFlightRecording}
   */
  RestartableApplication(
      String name, int port, Path folder, String heap, List<String> options, List<String> settings)
      throws IOException {
    this.name = name;
    this.port = port;
    this.folder = folder;
    this.command = new ArrayList<>();
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + heap,
            "-XX:+UseSerialGC",
            "-XX:+UseCompactObjectHeaders",
            "-XX:+ExitOnOutOfMemoryError",
            "--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    command.addAll(
        List.of(
            // The jar sets this itself; the classes of a build that only ran tests may not.
            "-Dvaadin.productionMode=true",
            "-classpath",
            classPath(),
            Application.class.getName(),
            "--server.port=" + port,
            "--server.address=127.0.0.1",
            "--queenside.data=" + folder.resolve(name)));
    command.addAll(settings);
    Files.createDirectories(folder.resolve(name));
    start();
  }

  /** Returns the class path of this process without the tests and their settings. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.endsWith("test-classes"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Starts or restarts the program. */
  void start() throws IOException {
    process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
            .start();
  }

  String name() {
    return name;
  }

  int port() {
    return port;
  }

  /** Returns the file with its output. */
  Path log() {
    return folder.resolve(name + ".log");
  }

  /** Returns the access log, with the client's address first in each line. */
  Path accessLog() throws IOException {
    try (var files = Files.list(folder.resolve(name))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("access"))
          .findFirst()
          .orElseThrow(() -> new IOException("no access log in " + folder.resolve(name)));
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /**
   * Waits until the program is ready.
   *
   * @throws IOException with the end of its log, if it exits or isn't ready in time
   */
  void awaitReady() throws IOException, InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end && process.isAlive()) {
      if (LoopbackNetwork.status(port, "/readyz") == 200) {
        return;
      }
      Thread.sleep(200);
    }
    List<String> said = Files.readAllLines(log());
    throw new IOException(
        "program "
            + name
            + " did not start:\n"
            + String.join("\n", said.subList(Math.max(0, said.size() - 40), said.size())));
  }

  /** Kills the program, as {@code kill -9} does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Asks the program to stop, as {@code kill -TERM} does; returns at once. */
  void terminate() {
    process.destroy();
  }

  /** Waits for it to exit; returns false if it is still running afterwards. */
  boolean awaitEnd(Duration patience) throws InterruptedException {
    return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Returns the processor time since its start. */
  Duration processorTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Collects garbage and measures the memory of the heap and the process. */
  Memory memory() throws IOException, InterruptedException {
    if (!process.isAlive()) {
      return new Memory(0, 0, Duration.ZERO);
    }
    jcmd("GC.run");
    String heap = jcmd("GC.heap_info").split("Metaspace", 2)[0];
    long used = 0;
    Matcher matcher = USED.matcher(heap);
    while (matcher.find()) {
      used += Long.parseLong(matcher.group(1));
    }
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    Matcher resident = RESIDENT.matcher(Files.exists(status) ? Files.readString(status) : "");
    return new Memory(
        used >> 10, resident.find() ? Long.parseLong(resident.group(1)) >> 10 : 0, processorTime());
  }

  private String jcmd(String what) throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process asked =
        new ProcessBuilder(jcmd.toString(), String.valueOf(process.pid()), what)
            .redirectErrorStream(true)
            .start();
    String said = new String(asked.getInputStream().readAllBytes());
    asked.waitFor();
    return said;
  }

  @Override
  public void close() throws InterruptedException {
    kill();
  }

  /**
   * The resources a program uses.
   *
   * @param heap the heap after a collection, in megabytes
   * @param resident the memory of the process in megabytes, or 0 if the system doesn't report it
   * @param processor the processor time since its start
   */
  record Memory(long heap, long resident, Duration processor) {}
}
