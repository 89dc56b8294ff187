package org.queenside.identity.account;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which account a sign-in belongs to during one request, because one event of a page
 * calls many services and each of them looks up the account.
 *
 * <p>Nothing is remembered outside {@link #open} and {@link #close}.
 */
public final class SignInLookupCache {

  private static final ThreadLocal<@Nullable Map<Object, Optional<Account>>> ANSWERS =
      new ThreadLocal<>();

  private SignInLookupCache() {}

  /** Begins a request that this thread handles. */
  public static void open() {
    ANSWERS.set(new HashMap<>());
  }

  /** Ends the request. */
  public static void close() {
    ANSWERS.remove();
  }

  /** Forgets the accounts, because an account or a sign-in has changed. */
  public static void clear() {
    Map<Object, Optional<Account>> answers = ANSWERS.get();
    if (answers != null) {
      answers.clear();
    }
  }

  /**
   * Returns the account of a sign-in, and looks it up at most once in a request.
   *
   * @param token identifies the sign-in
   * @param lookUp finds its account
   */
  public static @Nullable Account find(Object token, Supplier<@Nullable Account> lookUp) {
    Map<Object, Optional<Account>> answers = ANSWERS.get();
    if (answers == null) {
      return lookUp.get();
    }
    Optional<Account> known = answers.get(token);
    if (known == null) {
      known = Optional.ofNullable(lookUp.get());
      answers.put(token, known);
    }
    return known.orElse(null);
  }
}
