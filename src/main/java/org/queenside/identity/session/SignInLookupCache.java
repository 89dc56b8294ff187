package org.queenside.identity.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;

/**
 * Remembers for one request who is signed in. One event of a page asks many services, each of them
 * asks who is there, and the answer stays the same until the request itself changes it.
 *
 * <p>Outside {@link #open} and {@link #close} nothing is remembered.
 */
public final class SignInLookupCache {

  private static final ThreadLocal<@Nullable Map<SignInToken, Optional<Account>>> ANSWERS =
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

  /** Forgets the answers, because an account or a sign-in is changed. */
  public static void clear() {
    Map<SignInToken, Optional<Account>> answers = ANSWERS.get();
    if (answers != null) {
      answers.clear();
    }
  }

  /** Returns whose sign-in a key belongs to, asking at most once in a request. */
  public static @Nullable Account find(
      SignInToken key, Function<SignInToken, @Nullable Account> lookUp) {
    Map<SignInToken, Optional<Account>> answers = ANSWERS.get();
    if (answers == null) {
      return lookUp.apply(key);
    }
    Optional<Account> known = answers.get(key);
    if (known == null) {
      known = Optional.ofNullable(lookUp.apply(key));
      answers.put(key, known);
    }
    return known.orElse(null);
  }
}
