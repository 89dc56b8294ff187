package org.queenside.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A learner in the soak test, who thinks, acts, and sometimes closes the browser and returns. */
final class SoakLearner {

  /** A visit has 40 to 100 actions. */
  private static final int SHORTEST_VISIT = 40;

  private static final int LONGER_BY = 60;

  private final SimulatedLearner learner;
  private final @Nullable LearnerId account;
  private Duration pause = Duration.ofSeconds(5);
  private Random random = new Random();
  private SoakReport report = new SoakReport();

  private SoakLearner(SimulatedLearner learner, @Nullable LearnerId account) {
    this.learner = learner;
    this.account = account;
  }

  static SoakLearner guest(SimulatedLearner learner) {
    return new SoakLearner(learner, null);
  }

  /**
   * Creates a learner with an account.
   *
   * @param token the value of the sign-in cookie
   */
  static SoakLearner signedIn(SimulatedLearner learner, LearnerId account, String token) {
    learner.visitor().with("queenside-sign-in", token).with("__Host-queenside-sign-in", token);
    return new SoakLearner(learner, account);
  }

  SoakLearner working(Duration pause, Random random, SoakReport report) {
    this.pause = pause;
    this.random = random;
    this.report = report;
    return this;
  }

  SimulatedLearner learner() {
    return learner;
  }

  /** Runs until the end of the test. */
  Void learn(Duration wait, AtomicBoolean over) throws InterruptedException {
    Thread.sleep(wait);
    while (!over.get()) {
      try {
        visit(over);
      } catch (IOException | RuntimeException e) {
        report.countTrouble("gave up: " + e.getClass().getSimpleName() + " " + e.getMessage());
        Thread.sleep(pause);
      }
    }
    return null;
  }

  private void visit(AtomicBoolean over) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    learner.open();
    report.addPage(begun, System.nanoTime());
    int acts = SHORTEST_VISIT + random.nextInt(LONGER_BY);
    for (int i = 0; i < acts && !over.get(); i++) {
      Thread.sleep(pause.dividedBy(2).plusMillis(random.nextLong(Math.max(1, pause.toMillis()))));
      begun = System.nanoTime();
      learner.act();
      report.addAct(begun, System.nanoTime());
    }
    learner.leave();
  }

  /** Whether the learner had an account but was signed out and went on as a guest. */
  boolean wasSignedOut() {
    return account != null && learner.visitor().cookieEnding("queenside-guest") != null;
  }

  /** Returns the learner's ids in the database: of the account, the guest, or both. */
  List<UUID> ids(JdbcClient jdbc) {
    List<UUID> ids = new ArrayList<>();
    if (account != null) {
      ids.add(account.value());
    }
    String token = learner.visitor().cookieEnding("queenside-guest");
    if (token != null) {
      ids.addAll(
          jdbc.sql("select id from learner where token_hash = ?")
              .param(sha256(token))
              .query(UUID.class)
              .list());
    }
    return ids;
  }

  private static byte[] sha256(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.US_ASCII));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
