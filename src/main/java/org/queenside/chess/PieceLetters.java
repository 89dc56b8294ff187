package org.queenside.chess;

/**
 * The letters of the pieces in the notation of a language: {@code KDTLS} for the German <i>König,
 * Dame, Turm, Läufer, Springer</i> (FIDE appendix C.2).
 *
 * @param letters the letters of king, queen, rook, bishop and knight
 */
public record PieceLetters(String letters) {
  private static final String ENGLISH_LETTERS = "KQRBN";

  private static final String FIGURINES = "♔♕♖♗♘";

  /** The letters of PGN. */
  public static final PieceLetters ENGLISH = new PieceLetters(ENGLISH_LETTERS);

  /**
   * @throws IllegalArgumentException unless there are five different capital letters
   */
  public PieceLetters {
    boolean letter = letters.codePoints().allMatch(Character::isUpperCase);
    if (letters.length() != ENGLISH_LETTERS.length()
        || !letter
        || letters.chars().distinct().count() != letters.length()) {
      throw new IllegalArgumentException("not five different capital letters: " + letters);
    }
  }

  /** Returns the letter of a piece; a pawn has none. */
  public String of(Role role) {
    return role == Role.PAWN ? "" : write(String.valueOf(role.letter()));
  }

  /**
   * Writes moves with these letters.
   *
   * @param notation moves with English letters, such as {@code Nf3}, and nothing else
   */
  public String write(String notation) {
    return map(notation, ENGLISH_LETTERS, letters);
  }

  /** Returns moves with English letters. Letters that no piece has here stay as they are. */
  public String read(String notation) {
    return map(notation, letters, ENGLISH_LETTERS);
  }

  /**
   * Writes moves with figurines, which are the same in every language.
   *
   * @param notation moves with English letters, and nothing else
   */
  public static String figurines(String notation) {
    return map(notation, ENGLISH_LETTERS, FIGURINES);
  }

  private static String map(String text, String from, String to) {
    if (from.equals(to)) {
      return text;
    }
    var mapped = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      int piece = from.indexOf(text.charAt(index));
      mapped.append(piece < 0 ? text.charAt(index) : to.charAt(piece));
    }
    return mapped.toString();
  }
}
