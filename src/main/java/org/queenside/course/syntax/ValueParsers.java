package org.queenside.course.syntax;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.queenside.chess.Arrow;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.MoveKind;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** Reads chess values as lesson files write them. */
public final class ValueParsers {
  private ValueParsers() {}

  public static Square square(String text) throws FieldFormatException {
    Square square = Square.find(text);
    if (square == null) {
      throw new FieldFormatException(
          "'%s' is not a square".formatted(text), "Write a small letter a–h and a number 1–8: e4");
    }
    return square;
  }

  public static Move move(String text) throws FieldFormatException {
    try {
      return Move.parseUci(text);
    } catch (NotationException notMove) {
      throw new FieldFormatException(
          "'%s' is not a move".formatted(text), "Write the two squares: e2e4, or e7e8q to promote");
    }
  }

  /** Reads a move that may promote to a piece no pawn can become: {@code e7e8k}. */
  static AttemptedMove tried(String text) throws FieldFormatException {
    boolean chosen = text.length() == 5 && "kp".indexOf(text.charAt(4)) >= 0;
    Move move = move(chosen ? text.substring(0, 4) : text);
    return chosen
        ? new AttemptedMove(move.from(), move.to(), role(text.substring(4)))
        : AttemptedMove.of(move);
  }

  public static Arrow arrow(String text) throws FieldFormatException {
    String[] ends = text.split("-", -1);
    if (ends.length != 2) {
      throw new FieldFormatException(
          "'%s' is not an arrow".formatted(text), "Write two squares: a1-a8");
    }
    return new Arrow(square(ends[0]), square(ends[1]));
  }

  public static Color color(String text) throws FieldFormatException {
    return switch (text) {
      case "white" -> Color.WHITE;
      case "black" -> Color.BLACK;
      default ->
          throw new FieldFormatException(
              "'%s' is not a side".formatted(text), "Write white or black");
    };
  }

  public static Set<Color> sides(String text) throws FieldFormatException {
    return text.equals("both") ? EnumSet.allOf(Color.class) : EnumSet.of(color(text));
  }

  static Role role(String text) throws FieldFormatException {
    Piece piece = text.length() == 1 ? Piece.fromLetter(text.charAt(0)) : null;
    if (piece == null) {
      throw new FieldFormatException(
          "'%s' is not a piece".formatted(text), "Write one of K Q R B N P");
    }
    return piece.role();
  }

  public static Piece piece(String text) throws FieldFormatException {
    Piece piece = text.length() == 1 ? Piece.fromLetter(text.charAt(0)) : null;
    if (piece == null) {
      throw new FieldFormatException(
          "'%s' is not a piece".formatted(text),
          "Write K Q R B N P for White's pieces, k q r b n p for Black's");
    }
    return piece;
  }

  public static MoveKind moveKind(String text) throws FieldFormatException {
    return word(text, "a kind of move", MoveKind.values(), MoveKind::code);
  }

  public static Misconception misconception(String text) throws FieldFormatException {
    return word(text, "a known misconception", Misconception.values(), Misconception::code);
  }

  /** Reads a position in which kings may be missing. */
  public static Position position(String fen) throws FieldFormatException {
    return switch (setup(fen).lessonPosition()) {
      case PositionResult.Valid(Position position) -> position;
      case PositionResult.Invalid(List<SetupProblem> problems) ->
          throw new FieldFormatException(
              "not a possible position: " + SetupProblem.explanation(problems),
              "Correct the position");
    };
  }

  /** Reads the pieces of a FEN, legal or not; the other fields may be missing. */
  public static Board placement(String fen) throws FieldFormatException {
    return setup(fen.contains(" ") ? fen : fen + " w - -").board();
  }

  /** Reads a FEN, whether the rules allow the position or not. */
  public static Setup setup(String fen) throws FieldFormatException {
    try {
      return Fen.read(fen);
    } catch (NotationException noFen) {
      throw new FieldFormatException(
          "not a FEN: %s at character %d".formatted(noFen.getMessage(), noFen.offset() + 1),
          "Write eight ranks from the eighth to the first, then the side to move:"
              + " '8/8/8/8/8/8/R7/8 w - -'");
    }
  }

  public static MiniGame game(String text) throws FieldFormatException {
    return word(text, "a mini-game", MiniGame.values(), MiniGame::code);
  }

  public static Strength strength(String text) throws FieldFormatException {
    return word(text, "a strength", Strength.values(), Strength::code);
  }

  static <E> E word(String text, String what, E[] values, Function<E, String> code)
      throws FieldFormatException {
    List<String> codes = Arrays.stream(values).map(code).toList();
    return values[codes.indexOf(word(text, what, codes))];
  }

  /**
   * Reads one of a few words.
   *
   * @param what what it should be, as in "'stick' is not a strength"
   */
  public static String word(String text, String what, List<String> words)
      throws FieldFormatException {
    if (!words.contains(text)) {
      throw new FieldFormatException(
          "'%s' is not %s".formatted(text, what), SpellingSuggestions.remedy(text, words));
    }
    return text;
  }

  /** Reads an id. It becomes part of an address, so it must be short and plain. */
  public static String id(String text) throws FieldFormatException {
    if (!text.matches("[a-z0-9]+(-[a-z0-9]+)*") || text.length() > 60) {
      throw new FieldFormatException(
          "'%s' is not an id".formatted(text),
          "Write small letters, digits and hyphens: first-move");
    }
    return text;
  }

  public static SquareSet set(List<Square> squares) {
    return SquareSet.of(squares.toArray(Square[]::new));
  }
}
