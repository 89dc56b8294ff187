package org.queenside.load;

/** Says of one thing after the other whether it holds, a line each. */
final class CheckReport {

  /** Something that holds or not. */
  interface Check {
    /**
     * Tries it.
     *
     * @return what was seen, in a few words
     * @throws Exception if it doesn't hold; the message says why
     */
    String run() throws Exception;
  }

  private int failed;

  /** Tries one thing and says how it went. */
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

  /** How many things didn't hold. */
  int failed() {
    return failed;
  }

  /** Fails unless this holds. */
  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
