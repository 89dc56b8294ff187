package org.queenside.identity.account;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Remembers within one request whose sign-in a token belongs to. One event of a page asks many
 * services, and each of them asks for the account.
 *
 * <p>Outside {@link #open} and {@link #close} nothing is remembered.
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

  /** Forgets the answers, because an account or a sign-in changes. */
  public static void clear() {
    Map<Object, Optional<Account>> answers = ANSWERS.get();
    if (answers != null) {
      answers.clear();
    }
  }

  /** Returns the account of a sign-in, looking it up at most once in a request. */
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
