package org.queenside.learner;

import java.time.Clock;
import java.time.Duration;
import org.queenside.database.TestDatabase;

/** Accounts and sign-ins for the tests of other rooms. */
public final class TestAccounts {

  private TestAccounts() {}

  /** Who is in front of the screen, on a test's database. */
  public static CurrentLearner currentLearner(TestDatabase database, Learners learners) {
    return new CurrentLearner(learners, currentAccount(database));
  }

  /** Who is signed in, on a test's database. */
  public static CurrentAccount currentAccount(TestDatabase database) {
    return new CurrentAccount(new SignIns(database.jdbc(), Clock.systemUTC()));
  }

  /** Signs somebody in in a browser, without any password. Belongs in a request of that browser. */
  public static void signIn(CurrentAccount current, Account account) {
    current.begin(account, Duration.ofHours(1), false);
  }
}
