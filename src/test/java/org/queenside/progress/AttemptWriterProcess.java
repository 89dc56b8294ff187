package org.queenside.progress;

import java.nio.file.Path;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.TestDatabase;

/**
 * A program that records attempts in an H2 file until {@link AttemptCrashRecoveryTest} kills it. It
 * prints the id of each attempt once it is acknowledged.
 */
final class AttemptWriterProcess {

  private AttemptWriterProcess() {}

  /** Records attempts endlessly. */
  public static void main(String[] args) {
    AttemptLogTestStore store = new AttemptLogTestStore(TestDatabase.onH2File(Path.of(args[0])));
    LearnerId learner = store.newLearner();
    for (int number = 0; ; number++) {
      Attempt attempt = Attempt.solved("item-" + number % 10, "a1a7", Effort.NONE, 3);
      store.log.record(learner, attempt);
      System.out.println(AttemptCrashRecoveryTest.ACKNOWLEDGED + attempt.id());
    }
  }
}
