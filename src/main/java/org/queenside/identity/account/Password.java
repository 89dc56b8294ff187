package org.queenside.identity.account;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A password in clear text.
 *
 * @param kind what it consists of, and so how it is typed
 * @param text lower-case words with hyphens between them, pieces as in a FEN, or the person's own
 *     choice
 */
public record Password(Kind kind, String text) {

  /** The three kinds of passwords. */
  public enum Kind {
    /** Chosen by its owner. */
    CHOSEN,
    /** Three short words, for pupils who can type. */
    WORDS,
    /** Five chess pieces in a row, for pupils who can't type. */
    PICTURES;

    /** Returns the kind as it is stored. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the kind of a {@link #code()}. */
    public static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  /** What is wrong with a password that a person wants to use. */
  public enum Flaw {
    /** It has fewer than {@link Password#SHORTEST} characters. */
    TOO_SHORT,
    /** It has more than {@link Password#LONGEST_BYTES} bytes. */
    TOO_LONG,
    /** It has fewer than {@link PasswordPolicy#SHORTEST_OF_STAFF} characters. */
    TOO_SHORT_FOR_STAFF,
    /** The user name or the program's name is part of it. */
    HAS_NAME,
    /** It is a common password, a row of keys or something else that is easy to guess. */
    TOO_EASY;

    /** Returns the flaw's name in the interface texts. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The fewest characters a chosen password may have. */
  public static final int SHORTEST = 8;

  /**
   * The longest password that bcrypt accepts, in bytes of UTF-8. It would silently cut off a longer
   * one.
   */
  public static final int LONGEST_BYTES = 72;

  /**
   * The longest text that is checked, in UTF-16 units. A typed text may be longer than the
   * password, because of spaces between words and composing characters, but not longer than this.
   */
  public static final int LONGEST_TYPED = 240;

  /** The pieces of a picture password, as in a FEN. */
  public static final String MEN = "KQRBNPkqrbnp";

  /** How many words a password of words has. */
  public static final int WORDS = 3;

  /** How many pieces a picture password has. */
  public static final int PICTURES = 5;

  /** How many pieces are enough on a device tied to the pupil's class. */
  public static final int FIRST_PICTURES = 3;

  private static final SecureRandom RANDOM = new SecureRandom();

  /** Draws three words: 2^27 possibilities. */
  public static Password words() {
    return new Password(
        Kind.WORDS,
        Stream.generate(() -> PasswordWordList.ALL.get(RANDOM.nextInt(PasswordWordList.ALL.size())))
            .limit(WORDS)
            .collect(Collectors.joining("-")));
  }

  /** Draws five pieces: 248,832 possibilities. */
  public static Password pictures() {
    return new Password(Kind.PICTURES, RandomText.of(MEN, PICTURES));
  }

  /** Returns the first pictures of a picture password, which are enough on a class tablet. */
  String firstPictures() {
    return text.substring(0, Math.min(FIRST_PICTURES, text.length()));
  }

  /**
   * Returns a password that a person has chosen.
   *
   * @param text as typed
   * @throws IllegalArgumentException if it has a {@linkplain #flawOf flaw}
   */
  public static Password chosen(String text) {
    Flaw flaw = flawOf(text);
    if (flaw != null) {
      throw new IllegalArgumentException("this cannot be a password: " + flaw);
    }
    return typed(Kind.CHOSEN, text);
  }

  /** Returns what is wrong with a chosen password, or null if nothing is. */
  public static @Nullable Flaw flawOf(String text) {
    if (text.length() > LONGEST_TYPED) {
      return Flaw.TOO_LONG;
    }
    String kept = typed(Kind.CHOSEN, text).text;
    if (kept.codePointCount(0, kept.length()) < SHORTEST) {
      return Flaw.TOO_SHORT;
    }
    return isTooLong(kept) ? Flaw.TOO_LONG : null;
  }

  /**
   * Returns a typed text as a password of a kind. The keyboard makes no difference, and words may
   * have capitals and anything between them.
   */
  public static Password typed(Kind kind, String text) {
    String same = Normalizer.normalize(text, Normalizer.Form.NFKC);
    return new Password(
        kind,
        switch (kind) {
          case CHOSEN -> same;
          case WORDS ->
              same.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-").replaceAll("^-|-$", "");
          case PICTURES -> same.replaceAll("[^" + MEN + "]", "");
        });
  }

  /** Returns whether a text has more than {@link #LONGEST_BYTES} bytes. */
  public static boolean isTooLong(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length > LONGEST_BYTES;
  }

  /** Hides the password from logs. */
  @Override
  public String toString() {
    return "Password[" + kind + "]";
  }
}
