package org.queenside.identity.session;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerId;

/**
 * The account that opened a page. On a shared device a page may still be open after another person
 * has signed in on another tab; it mustn't act as that person.
 *
 * @param account the account, or null if nobody was signed in
 */
public record PageOwner(@Nullable LearnerId account) {

  static PageOwner of(@Nullable Account account) {
    return new PageOwner(idOf(account));
  }

  boolean isAnotherThan(@Nullable Account other) {
    return !Objects.equals(account, idOf(other));
  }

  private static @Nullable LearnerId idOf(@Nullable Account account) {
    return account == null ? null : account.id();
  }
}
