package org.queenside.startup;

import static java.util.Objects.requireNonNull;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.Application;

/**
 * The class path of the tests without the tests and their settings, with the program itself in a
 * jar as it is shipped. Next to the jar is a class data archive, which halves the time of a start.
 * The first test that starts the program creates both.
 */
final class ShippedJar {

  private static final Path FOLDER = Path.of("target", "program").toAbsolutePath();
  private static final Path JAR = FOLDER.resolve("queenside.jar");
  private static final Path ARCHIVE = FOLDER.resolve("queenside.jsa");

  /** What the jar and the archive were created from. */
  private static final Path MADE_FROM = FOLDER.resolve("made-from");

  private ShippedJar() {}

  /** The command that starts the program, without its arguments. */
  static List<String> command() {
    return Made.COMMAND;
  }

  private static final class Made {
    static final List<String> COMMAND = make();

    private static List<String> make() {
      try {
        Files.createDirectories(FOLDER);
        makeOnce();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return java("-XX:SharedArchiveFile=" + ARCHIVE, "-Xlog:disable");
    }
  }

  /** The tests run in two processes. */
  private static void makeOnce() throws IOException {
    try (FileChannel lock =
            FileChannel.open(
                FOLDER.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock _ = lock.lock()) {
      String from = newest(classes()) + " " + classPath();
      if (!Files.exists(MADE_FROM) || !Files.readString(MADE_FROM).equals(from)) {
        Files.deleteIfExists(ARCHIVE);
        makeJar();
        makeArchive();
        Files.writeString(MADE_FROM, from);
      }
    }
  }

  private static void makeJar() {
    ToolProvider jar = ToolProvider.findFirst("jar").orElseThrow();
    String[] arguments = {
      "--create", "--no-compress", "--file", JAR.toString(), "-C", classes() + "", "."
    };
    if (jar.run(System.out, System.err, arguments) != 0) {
      throw new IllegalStateException("cannot create a jar of " + classes());
    }
  }

  /** Starts on an invalid port, so that the program exits in the last step of its start. */
  private static void makeArchive() throws IOException {
    Stream<String> start =
        Stream.concat(
            java("-XX:ArchiveClassesAtExit=" + ARCHIVE).stream(),
            Stream.of("--server.port=99999", "--queenside.data=" + FOLDER.resolve("data")));
    Process process =
        new ProcessBuilder(start.toList())
            .redirectErrorStream(true)
            .redirectOutput(FOLDER.resolve("archive.log").toFile())
            .start();
    process.onExit().join();
  }

  private static List<String> java(String... options) {
    Stream<String> java =
        Stream.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "--enable-native-access=ALL-UNNAMED");
    Stream<String> program = Stream.of("-classpath", classPath(), Application.class.getName());
    return Stream.of(java, Arrays.stream(options), program).flatMap(each -> each).toList();
  }

  private static String classPath() {
    String whole =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(whole.split(File.pathSeparator))
        .filter(entry -> !entry.endsWith("test-classes"))
        // A class path may name the folder from here, but an archive can't contain one.
        .map(entry -> Path.of(entry).toAbsolutePath().equals(classes()) ? JAR.toString() : entry)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The folder of the program's own classes. */
  private static Path classes() {
    String file = Application.class.getName().replace('.', '/') + ".class";
    String found = requireNonNull(Application.class.getResource("/" + file)).getPath();
    return Path.of(found.substring(0, found.length() - file.length()));
  }

  private static long newest(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.mapToLong(file -> file.toFile().lastModified()).max().orElseThrow();
    }
  }
}
