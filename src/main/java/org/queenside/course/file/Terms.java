package org.queenside.course.file;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.SetupProblem;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.Try;
import org.queenside.course.Arrow;
import org.queenside.course.Misconception;
import org.queenside.course.MoveKind;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** The words of chess as lesson files write them. */
final class Terms {
  private Terms() {}

  static Square square(String text) throws Misread {
    Square square = Square.find(text);
    if (square == null) {
      throw new Misread(
          "'%s' is not a square".formatted(text), "Write a small letter a–h and a number 1–8: e4");
    }
    return square;
  }

  static Move move(String text) throws Misread {
    try {
      return Move.parseUci(text);
    } catch (NotationException notMove) {
      throw new Misread(
          "'%s' is not a move".formatted(text), "Write the two squares: e2e4, or e7e8q to promote");
    }
  }

  /** Reads a move that may ask for what no pawn becomes: {@code e7e8k}. */
  static Try tried(String text) throws Misread {
    boolean chosen = text.length() == 5 && "kp".indexOf(text.charAt(4)) >= 0;
    Move move = move(chosen ? text.substring(0, 4) : text);
    return chosen ? new Try(move.from(), move.to(), role(text.substring(4))) : Try.of(move);
  }

  static Arrow arrow(String text) throws Misread {
    String[] ends = text.split("-", -1);
    if (ends.length != 2) {
      throw new Misread("'%s' is not an arrow".formatted(text), "Write two squares: a1-a8");
    }
    return new Arrow(square(ends[0]), square(ends[1]));
  }

  static Color color(String text) throws Misread {
    return switch (text) {
      case "white" -> Color.WHITE;
      case "black" -> Color.BLACK;
      default -> throw new Misread("'%s' is not a side".formatted(text), "Write white or black");
    };
  }

  static Set<Color> sides(String text) throws Misread {
    return text.equals("both") ? EnumSet.allOf(Color.class) : EnumSet.of(color(text));
  }

  static Role role(String text) throws Misread {
    Piece piece = text.length() == 1 ? Piece.fromLetter(text.charAt(0)) : null;
    if (piece == null) {
      throw new Misread("'%s' is not a piece".formatted(text), "Write one of K Q R B N P");
    }
    return piece.role();
  }

  static Piece piece(String text) throws Misread {
    Piece piece = text.length() == 1 ? Piece.fromLetter(text.charAt(0)) : null;
    if (piece == null) {
      throw new Misread(
          "'%s' is not a piece".formatted(text),
          "Write K Q R B N P for White's pieces, k q r b n p for Black's");
    }
    return piece;
  }

  static MoveKind moveKind(String text) throws Misread {
    List<String> codes = Arrays.stream(MoveKind.values()).map(MoveKind::code).toList();
    int kind = codes.indexOf(text);
    if (kind < 0) {
      throw new Misread("'%s' is no kind of move".formatted(text), Spelling.remedy(text, codes));
    }
    return MoveKind.values()[kind];
  }

  static Misconception misconception(String text) throws Misread {
    Misconception misconception = Misconception.find(text);
    if (misconception == null) {
      throw new Misread(
          "'%s' is not a known misconception".formatted(text),
          Spelling.remedy(
              text, Arrays.stream(Misconception.values()).map(Misconception::code).toList()));
    }
    return misconception;
  }

  /** Reads a position in which kings may be missing. */
  static Position position(String fen) throws Misread {
    try {
      return switch (Fen.read(fen).lessonPosition()) {
        case PositionResult.Valid(Position position) -> position;
        case PositionResult.Invalid(List<SetupProblem> problems) ->
            throw new Misread(
                "no possible position: " + SetupWords.of(problems), "Correct the position");
      };
    } catch (NotationException noFen) {
      throw misreadFen(noFen);
    }
  }

  /** Reads the pieces of a FEN, whatever the rules say to them; the other fields may be missing. */
  static Board placement(String fen) throws Misread {
    try {
      return Fen.read(fen.contains(" ") ? fen : fen + " w - -").board();
    } catch (NotationException noFen) {
      throw misreadFen(noFen);
    }
  }

  private static Misread misreadFen(NotationException noFen) {
    return new Misread(
        "no FEN: %s at character %d".formatted(noFen.getMessage(), noFen.offset() + 1),
        "Write eight ranks from the eighth to the first, then the side to move:"
            + " '8/8/8/8/8/8/R7/8 w - -'");
  }

  static MiniGame game(String text) throws Misread {
    MiniGame game = MiniGame.find(text);
    if (game == null) {
      throw new Misread(
          "'%s' is no mini-game".formatted(text),
          Spelling.remedy(text, Arrays.stream(MiniGame.values()).map(MiniGame::code).toList()));
    }
    return game;
  }

  static Strength strength(String text) throws Misread {
    Strength strength = Strength.find(text);
    if (strength == null) {
      throw new Misread("'%s' is no strength".formatted(text), "Write easy, medium or hard");
    }
    return strength;
  }

  /** Reads an id: it becomes part of an address, so it is short and plain. */
  static String id(String text) throws Misread {
    if (!text.matches("[a-z0-9]+(-[a-z0-9]+)*") || text.length() > 60) {
      throw new Misread(
          "'%s' is no id".formatted(text), "Write small letters, digits and hyphens: first-move");
    }
    return text;
  }

  static SquareSet set(List<Square> squares) {
    return SquareSet.of(squares.toArray(Square[]::new));
  }
}
