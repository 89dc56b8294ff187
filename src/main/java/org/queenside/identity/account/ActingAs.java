package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;

/**
 * Runs services for a given account outside a page: in a job, a command or a test.
 *
 * <pre>{@code
 * ActingAs.run(teacher, () -> classes.create("5b", ZoneId.of("UTC")));
 * }</pre>
 *
 * <p>Nothing here checks a password, so an account must never come from what a browser sent.
 */
public final class ActingAs {

  private static final ScopedValue<Account> ACCOUNT = ScopedValue.newInstance();

  private ActingAs() {}

  /**
   * Runs a task as an account. Inside it, {@link ActingAccount} and {@link ActingLearner} are this
   * account, which counts as confirmed.
   *
   * @param account the account to act for
   * @param task the work, done in this thread
   */
  public static void run(Account account, Runnable task) {
    ScopedValue.where(ACCOUNT, account).run(task);
  }

  /**
   * Runs a task as an account, and returns its result.
   *
   * @param <X> what the task may throw
   * @param account the account to act for
   * @param task the work, done in this thread
   * @throws X if the task throws it
   */
  public static <T extends @Nullable Object, X extends Throwable> T call(
      Account account, ScopedValue.CallableOp<T, X> task) throws X {
    return ScopedValue.where(ACCOUNT, account).call(task);
  }

  /** Returns the account for which this thread runs a task, or null if there is none. */
  public static @Nullable Account account() {
    return ACCOUNT.isBound() ? ACCOUNT.get() : null;
  }
}
