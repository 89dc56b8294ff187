package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.TestDatabase;

/** Acknowledged attempts survive when the program is killed without warning (kill -9). */
@Tag("slow")
class AttemptCrashRecoveryTest {

  static final String ACKNOWLEDGED = "acknowledged ";

  private static final int ENOUGH = 300;

  @TempDir private Path folder;

  @Test
  void noAcknowledgedAttemptIsLost() throws Exception {
    List<UUID> acknowledged = recordUntilKilled();

    try (TestDatabase reopened = TestDatabase.onH2File(folder)) {
      AttemptLogTestStore store = new AttemptLogTestStore(reopened);
      assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(ENOUGH).allMatch(store::contains);

      LearnerId learner = store.learners.all().getFirst();
      int tries =
          store.progress(learner).items().values().stream().mapToInt(ItemProgress::tries).sum();
      assertThat(tries).as("progress agrees with the log").isEqualTo(store.attempts(learner));
    }
  }

  /** Kills the program in the middle of its work and returns what it had printed. */
  private List<UUID> recordUntilKilled() throws IOException, InterruptedException {
    Process program = start();
    List<UUID> acknowledged = new ArrayList<>();
    try (BufferedReader output = program.inputReader()) {
      for (String line; (line = output.readLine()) != null; ) {
        if (line.startsWith(ACKNOWLEDGED)) {
          acknowledged.add(UUID.fromString(line.substring(ACKNOWLEDGED.length())));
        }
        if (acknowledged.size() == ENOUGH) {
          // Process.destroyForcibly would close the stream and lose what is still in it.
          program.toHandle().destroyForcibly();
        }
      }
    } finally {
      program.destroyForcibly();
    }
    program.waitFor();
    return acknowledged;
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            AttemptWriterProcess.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
