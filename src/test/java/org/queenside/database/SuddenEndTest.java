package org.queenside.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.database.RecordedDisk.Force;
import org.queenside.database.RecordedDisk.Step;
import org.queenside.database.RecordedDisk.Write;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The program is killed, or the power fails, between any two steps on the file: what had been
 * confirmed is there at the next start, and the file can be opened as the next start opens it.
 */
class SuddenEndTest {

  private static final int LEARNERS = 6;

  /** A learner whose row was confirmed, and how many steps the disk had made by then. */
  private record Confirmed(UUID learner, int steps) {}

  private final List<Confirmed> confirmed = new ArrayList<>();

  @TempDir private Path folder;
  private byte[] before = {};
  private List<Step> steps = List.of();
  private int files;

  @BeforeEach
  void writeOnARecordedDisk() throws IOException {
    TestDatabase.onH2File(folder).close();
    before = Files.readAllBytes(folder.resolve("queenside.mv.db"));
    RecordedDisk.mount();
    try (TestDatabase database = TestDatabase.onRecordedDisk(folder)) {
      TransactionOperations transactions = database.transactions();
      for (int i = 0; i < LEARNERS; i++) {
        UUID learner = UUID.randomUUID();
        transactions.executeWithoutResult(_ -> add(learner, database.jdbc()));
        confirmed.add(new Confirmed(learner, RecordedDisk.steps().size()));
      }
      steps = RecordedDisk.steps();
    }
  }

  private static void add(UUID learner, JdbcClient jdbc) {
    jdbc.sql(
            "insert into learner (id, token_hash, created_at, last_seen_at)"
                + " values (?, ?, current_timestamp, current_timestamp)")
        .params(learner, learner.toString().getBytes(StandardCharsets.US_ASCII))
        .update();
  }

  /** A thread of H2 would write while another statement is confirmed, in an order of its own. */
  @Test
  void onlyTheThreadThatCommitsWrites() {
    assertThat(steps).extracting(Step::thread).containsOnly(Thread.currentThread().getName());
  }

  @Test
  void aKillBetweenAnyTwoStepsLosesNothingThatWasConfirmed() throws Exception {
    for (int end = 0; end <= steps.size(); end++) {
      assertAllThere(RecordedDisk.after(before, steps.subList(0, end)), end);
    }
  }

  /** What was not forced to the disk may be lost in any order, so any one step may be missing. */
  @Test
  void aPowerCutBetweenAnyTwoStepsLosesNothingThatWasConfirmed() throws Exception {
    for (int end = 0; end <= steps.size(); end++) {
      int forced = lastForceBefore(end);
      for (int lost = forced + 1; lost < end; lost++) {
        if (steps.get(lost) instanceof Write) {
          List<Step> left = new ArrayList<>(steps.subList(0, end));
          left.remove(lost);
          assertAllThere(RecordedDisk.after(before, left), forced + 1);
        }
      }
    }
  }

  private int lastForceBefore(int end) {
    int last = end - 1;
    while (last >= 0 && !(steps.get(last) instanceof Force)) {
      last--;
    }
    return last;
  }

  /** Starts as the program does, on such a file. */
  private void assertAllThere(byte[] file, int afterSteps) throws IOException, SQLException {
    Path place = folder.resolve("left-" + files++);
    Path path = Path.of(place + ".mv.db");
    Files.write(path, file);
    String url = "jdbc:h2:file:" + place + ";" + ApplicationProperties.h2Options();

    DatabaseCheck.check(url, new Properties());

    assertThat(learners(url))
        .as("after step %d of %d", afterSteps, steps.size())
        .containsAll(
            confirmed.stream()
                .filter(each -> each.steps() <= afterSteps)
                .map(Confirmed::learner)
                .toList());
    Files.delete(path);
  }

  private static Set<UUID> learners(String url) throws SQLException {
    Set<UUID> learners = new HashSet<>();
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet rows = connection.createStatement().executeQuery("select id from learner")) {
      while (rows.next()) {
        learners.add(rows.getObject(1, UUID.class));
      }
    }
    return learners;
  }
}
