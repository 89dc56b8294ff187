package org.queenside.chess;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The letters of the pieces in the notation of a language: {@code KDTLS} for the German <i>König,
 * Dame, Turm, Läufer, Springer</i> (FIDE appendix C.2).
 *
 * @param letters the letters of king, queen, rook, bishop and knight
 */
public record PieceLetters(String letters) {
  private static final String ENGLISH_LETTERS = "KQRBN";

  private static final String FIGURINES = "♔♕♖♗♘";

  private static final String ROOK = "R";
  private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
  private static final int CASTLING = 2;

  /** A move with the letters of any language, or castling. */
  private static final Pattern MOVE =
      Pattern.compile(
          "(?<!\\p{L})(?:\\p{Lu}?[a-h]?[1-8]?[-–−xX×:]?[a-h][1-8](?:[=/]?\\(?\\p{Lu}\\)?)?"
              + "|[0Oo](?:[-–]?[0Oo]){1,2})");

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
   * Returns a move that was typed beside a board with English letters. English letters are
   * understood too: a Spanish <i>R</i> is the king, but a rook if no king is near the square.
   *
   * @param pieces the board
   * @param turn the side that moves, or null if it may be either
   */
  public String read(String typed, Map<Square, Piece> pieces, @Nullable Color turn) {
    boolean rookOrKing = typed.startsWith(ROOK) && of(Role.KING).equals(ROOK);
    return rookOrKing && isRooks(typed, pieces, turn) ? typed : read(typed);
  }

  private static boolean isRooks(String typed, Map<Square, Piece> pieces, @Nullable Color turn) {
    List<String> squares = SQUARE.matcher(typed).results().map(MatchResult::group).toList();
    if (squares.isEmpty() || find(Role.ROOK, pieces, turn).findAny().isEmpty()) {
      return false;
    }
    Square to = Square.parse(squares.getLast());
    return find(Role.KING, pieces, turn)
        .noneMatch(
            king ->
                Math.abs(king.file() - to.file()) <= CASTLING
                    && Math.abs(king.rank() - to.rank()) <= 1);
  }

  private static Stream<Square> find(Role role, Map<Square, Piece> pieces, @Nullable Color side) {
    return pieces.entrySet().stream()
        .filter(each -> each.getValue().role() == role)
        .filter(each -> side == null || each.getValue().color() == side)
        .map(Map.Entry::getKey);
  }

  /** Writes the moves in a text with these letters; other words and notations stay. */
  public String writeMoves(String text) {
    return replaceMoves(text, this::write);
  }

  /** Returns a text with the English letters in its moves; other words stay. */
  public String readMoves(String typed) {
    return replaceMoves(typed, this::read);
  }

  /** Returns a text with the English letters in its moves, as {@link #read} does beside a board. */
  public String readMoves(String typed, Map<Square, Piece> pieces, @Nullable Color turn) {
    return replaceMoves(typed, move -> read(move, pieces, turn));
  }

  /** Returns whether a text begins like a move, with whatever letter. */
  public static boolean startsWithMove(String text) {
    return MOVE.matcher(text).lookingAt();
  }

  /** Replaces the moves in a text, in order. */
  public static String replaceMoves(String text, UnaryOperator<String> replacement) {
    return MOVE.matcher(text)
        .replaceAll(move -> Matcher.quoteReplacement(replacement.apply(move.group())));
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
