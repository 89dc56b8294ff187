package org.queenside.identity.account;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The rules for chosen passwords. Staff accounts open many pupils' records, so their passwords must
 * be longer and hard to guess.
 */
public final class PasswordPolicy {

  /** The fewest characters a staff password may have. */
  public static final int SHORTEST_OF_STAFF = 12;

  /** Shorter user names are part of too many ordinary words. */
  private static final int SHORTEST_NAME = 4;

  /**
   * From 0 to 4, as zxcvbn rates passwords: 3 means that an attacker who knows common passwords,
   * words, names, dates and rows of keys needs more than 10^8 tries.
   */
  private static final int ENOUGH = 3;

  private static final String PROGRAM = "queenside";

  private PasswordPolicy() {}

  /**
   * Returns what is wrong with a password, or null if nothing is.
   *
   * @param role what the owner may do
   * @param signInName the owner's user name, folded
   * @param text as typed
   */
  public static Password.@Nullable Flaw flawOf(AccountRole role, String signInName, String text) {
    Password.Flaw flaw = Password.flawOf(text);
    if (role == AccountRole.LEARNER || flaw == Password.Flaw.TOO_LONG) {
      return flaw;
    }
    if (text.codePointCount(0, text.length()) < SHORTEST_OF_STAFF) {
      return Password.Flaw.TOO_SHORT_FOR_STAFF;
    }
    String lower = text.toLowerCase(Locale.ROOT);
    boolean hasName = signInName.length() >= SHORTEST_NAME && lower.contains(signInName);
    if (hasName || lower.contains(PROGRAM)) {
      return Password.Flaw.HAS_NAME;
    }
    return Guesses.ZXCVBN.measure(text, List.of(PROGRAM, signInName)).getScore() < ENOUGH
        ? Password.Flaw.TOO_EASY
        : null;
  }

  /** Loads its word lists, 13 MB of memory, only when the first staff password is chosen. */
  private static final class Guesses {
    private static final Zxcvbn ZXCVBN = new Zxcvbn();
  }
}
