package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Memory runs out while four threads save: the process ends immediately, everything it had
 * confirmed is in the file, and the next start can open it.
 */
@Tag("slow")
class OutOfMemoryTest {

  private static final int CONFIRMED_BEFORE = 200;

  @TempDir private Path folder;

  @Test
  void nothingThatWasConfirmedIsLost() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx48m",
                "-classpath",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Saver.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    Set<UUID> confirmed = new HashSet<>();
    String lastWords;
    try (BufferedReader output = process.inputReader()) {
      Set<String> words = output.lines().collect(Collectors.toSet());
      lastWords = words.stream().filter(line -> !isId(line)).collect(Collectors.joining("\n"));
      words.stream()
          .filter(OutOfMemoryTest::isId)
          .map(line -> UUID.fromString(line.substring(0, 36)))
          .forEach(confirmed::add);
    }

    assertThat(process.waitFor()).as(lastWords).isEqualTo(3);
    assertThat(lastWords).contains("Terminating due to java.lang.OutOfMemoryError");
    assertThat(confirmed).hasSizeGreaterThanOrEqualTo(CONFIRMED_BEFORE);
    try (TestDatabase after = TestDatabase.onH2File(folder)) {
      assertThat(after.jdbc().sql("select id from learner").query(UUID.class).set())
          .containsAll(confirmed);
    }
  }

  /** Only a complete line: the last one may be cut off. */
  private static boolean isId(String line) {
    return line.matches("[-0-9a-f]{36};");
  }

  /** The process: prints each learner's id once it is saved. */
  static final class Saver {

    private Saver() {}

    public static void main(String[] arguments) {
      try (TestDatabase database = TestDatabase.onH2File(Path.of(arguments[0]))) {
        for (int i = 0; i < 4; i++) {
          Thread.ofPlatform().start(() -> saveOn(database));
        }
        while (database.jdbc().sql("select count(*) from learner").query(Integer.class).single()
            < CONFIRMED_BEFORE + 4) {
          Thread.onSpinWait();
        }
        List<byte[]> hoard = new ArrayList<>();
        while (true) {
          hoard.add(new byte[64 << 10]);
        }
      }
    }

    private static void saveOn(TestDatabase database) {
      while (true) {
        UUID id = UUID.randomUUID();
        database
            .jdbc()
            .sql(
                "insert into learner (id, token_hash, created_at, last_seen_at)"
                    + " values (?, ?, current_timestamp, current_timestamp)")
            .params(id, id.toString().getBytes(StandardCharsets.US_ASCII))
            .update();
        System.out.println(id + ";");
      }
    }
  }
}
