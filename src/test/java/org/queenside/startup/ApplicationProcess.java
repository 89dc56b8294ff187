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

/** The program in a process of its own, with the settings that it ships with. */
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
   * @throws AssertionError with what the program said, if it ends instead
   */
  public String awaitAddress() {
    StringBuilder said = new StringBuilder();
    try {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        said.append(line).append('\n');
        Matcher started = STARTED.matcher(line);
        if (started.find()) {
          return "http://localhost:" + started.group(1);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("the program did not start:\n" + said);
  }

  /**
   * Waits until the program says something.
   *
   * @return the first line that fits
   * @throws AssertionError with what the program said, if it ends instead
   */
  String awaitLine(Predicate<String> fitting) throws IOException {
    StringBuilder said = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (fitting.test(line)) {
        return line;
      }
      said.append(line).append('\n');
    }
    throw new AssertionError("the program ended without saying it:\n" + said);
  }

  /** Waits until the program ends by itself, and gives what it said that has not been read yet. */
  public String awaitLastWords() {
    return output.lines().collect(Collectors.joining("\n"));
  }

  /** Waits until the program ends by itself; 0 means success. */
  public int awaitExitCode() throws InterruptedException {
    return process.waitFor();
  }

  /** Ends the process at once, without a chance to finish anything, as a power failure would. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() throws InterruptedException {
    kill();
  }
}
