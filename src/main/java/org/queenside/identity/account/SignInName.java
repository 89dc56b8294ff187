package org.queenside.identity.account;

import java.text.Normalizer;
import java.util.Locale;

/** Names to sign in with, as they are stored and compared. */
public final class SignInName {

  /** The longest one, in UTF-16 units. */
  public static final int LONGEST = 60;

  /**
   * The longest text that is checked, in UTF-16 units. Folding may make a text shorter or longer,
   * but no name of {@link #LONGEST} needs more than this.
   */
  public static final int LONGEST_TYPED = 240;

  private SignInName() {}

  /**
   * Folds a name to one way of writing it: compatible forms (NFKC), no capitals, no invisible
   * characters, single spaces between words and none around them.
   */
  public static String fold(String typed) {
    String visible =
        Normalizer.normalize(typed, Normalizer.Form.NFKC)
            .replaceAll("\\p{Cc}", " ")
            .replaceAll("\\p{Cf}", "");
    // Converts to capitals first, so that ß, ẞ and ss are the same, and so are both small sigmas.
    String small =
        visible
            .toLowerCase(Locale.ROOT)
            .toUpperCase(Locale.ROOT)
            .toLowerCase(Locale.ROOT)
            .replace('ς', 'σ');
    String plain = Normalizer.normalize(small, Normalizer.Form.NFKC);
    return plain.replaceAll("[\\s\\p{Z}]+", " ").strip();
  }
}
