package org.queenside.startup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The program in a process of its own, with its default settings except the warm-up. */
public final class ApplicationProcess implements AutoCloseable {

  private static final Pattern STARTED = Pattern.compile("started on port (\\d+)");

  private final Process process;
  private final BufferedReader output;

  private ApplicationProcess(Process process) {
    this.process = process;
    this.output = process.inputReader();
  }

  /**
   * Starts the program on a free port.
   *
   * @param data the folder for the learners' data
   */
  public static ApplicationProcess start(Path data) {
    return start(data, "--server.port=0");
  }

  /**
   * Starts the program.
   *
   * @param data the folder for the learners' data
   * @param arguments further arguments of the command line
   */
  static ApplicationProcess start(Path data, String... arguments) {
    return start(List.of(), data, arguments);
  }

  /**
   * Starts the program on a free port.
   *
   * @param options for Java itself
   * @param data the folder for the learners' data
   */
  static ApplicationProcess startWith(List<String> options, Path data) {
    return start(options, data, "--server.port=0");
  }

  private static ApplicationProcess start(List<String> options, Path data, String... arguments) {
    List<String> command = new ArrayList<>(ShippedJar.command());
    command.addAll(1, options);
    // Nobody waits for the answers to be fast, and the tests need the processor.
    command.add(1, "-Dqueenside.warm-up.time=0s");
    command.add("--queenside.data=" + data);
    command.addAll(List.of(arguments));
    try {
      return new ApplicationProcess(new ProcessBuilder(command).redirectErrorStream(true).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the program answers.
   *
   * @return the address of its first page, without a slash at the end
   * @throws AssertionError with the program's output, if it exits instead
   */
  public String awaitAddress() {
    StringBuilder text = new StringBuilder();
    try {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        text.append(line).append('\n');
        Matcher started = STARTED.matcher(line);
        if (started.find()) {
          return "http://localhost:" + started.group(1);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("the program did not start:\n" + text);
  }

  /**
   * Waits until the program writes a line.
   *
   * @return the first matching line
   * @throws AssertionError with the program's output, if it exits instead
   */
  String awaitLine(Predicate<String> fitting) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (fitting.test(line)) {
        return line;
      }
      text.append(line).append('\n');
    }
    throw new AssertionError("the program exited without the expected line:\n" + text);
  }

  /** Waits until the program exits by itself, and returns the output that wasn't read yet. */
  public String awaitRemainingOutput() {
    return output.lines().collect(Collectors.joining("\n"));
  }

  /** Waits until the program exits by itself, and returns its exit code. */
  public int awaitExitCode() throws InterruptedException {
    return process.waitFor();
  }

  /** Kills the process without letting it finish anything, as a power failure would. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() throws InterruptedException {
    kill();
  }
}
