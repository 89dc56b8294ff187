package org.queenside.learner;

import java.text.Normalizer;
import java.util.Locale;

/** Names to sign in with, as they are kept and compared. */
public final class SignInName {

  /** The longest one, in UTF-16 units. */
  public static final int LONGEST = 60;

  private SignInName() {}

  /**
   * Folds a name to one way of writing it: compatible forms (NFKC), no capitals, no invisible
   * signs, single blanks between words and none around them.
   */
  public static String fold(String typed) {
    String same = Normalizer.normalize(typed, Normalizer.Form.NFKC).replaceAll("\\p{Cc}", " ");
    // By way of capitals, so that ß and ss or the two small sigmas are the same.
    String small = same.replaceAll("\\p{Cf}", "").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    // A final sigma becomes one again when it stands at the end.
    String plain = Normalizer.normalize(small.replace('ς', 'σ'), Normalizer.Form.NFKC);
    return plain.replaceAll("[\\s\\p{Z}]+", " ").strip();
  }
}
