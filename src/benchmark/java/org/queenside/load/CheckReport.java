package org.queenside.load;

/** Runs checks and prints one line for each. */
final class CheckReport {

  /** A check. */
  interface Check {
    /**
     * Runs the check.
     *
     * @return the observation, in a few words
     * @throws Exception if the check fails; the message says why
     */
    String run() throws Exception;
  }

  private int failed;

  /** Runs a check and prints its result. */
  void check(String what, Check check) throws InterruptedException {
    try {
      System.out.println("ok      " + what + ": " + check.run());
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception | AssertionError e) {
      failed++;
      String why = e.getMessage() == null ? e.toString() : e.getMessage().lines().findFirst().get();
      System.out.println("FAILED  " + what + ": " + why);
    }
  }

  /** Returns the number of failed checks. */
  int failed() {
    return failed;
  }

  /** Fails unless the condition is true. */
  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
