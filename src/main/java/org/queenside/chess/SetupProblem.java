package org.queenside.chess;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One thing that keeps a {@link Setup} from being a position. */
public sealed interface SetupProblem {
  /** A side has no king. */
  record NoKing(Color color) implements SetupProblem {}

  /** A side has more than one king. */
  record TooManyKings(Color color, SquareSet squares) implements SetupProblem {}

  /** The two kings stand beside each other. */
  record KingsAdjacent(Square white, Square black) implements SetupProblem {}

  /** The side that is not to move is in check: its last move cannot have been legal. */
  record OpponentInCheck(Square king, SquareSet attackers) implements SetupProblem {}

  /** More than two pieces give check, which no single move can bring about. */
  record TooManyCheckers(Square king, SquareSet checkers) implements SetupProblem {}

  /** A pawn stands on the first or eighth rank. */
  record PawnOnEdgeRank(Square square) implements SetupProblem {}

  /** A side has more than eight pawns. */
  record TooManyPawns(Color color, SquareSet squares) implements SetupProblem {}

  /**
   * A side has more promoted pieces than it has lost pawns.
   *
   * @param promoted the least number of its pieces that must have been pawns
   * @param lostPawns eight less the number of its pawns
   */
  record TooManyPromotions(Color color, int promoted, int lostPawns) implements SetupProblem {}

  /** Castling is said to be possible, but the king is not at home. */
  record CastlingRightWithoutKing(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** Castling is said to be possible, but the rook is not at home. */
  record CastlingRightWithoutRook(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** No double step just made can have passed over the en passant square. */
  record ImpossibleEnPassant(Square square, Why why) implements SetupProblem {
    /** What gives it away. */
    public enum Why {
      /** The square is not on the rank that the last mover's pawns pass over. */
      WRONG_RANK,
      /** No pawn of the last mover stands in front of the square. */
      NO_PAWN,
      /** The square itself or the one the pawn came from is occupied. */
      NOT_EMPTY
    }
  }

  /** The count of moves since the last capture or pawn move is negative or beyond 9999. */
  record BadHalfmoveClock(int value) implements SetupProblem {}

  /** The number of the move is less than 1 or beyond 9999. */
  record BadFullmoveNumber(int value) implements SetupProblem {}

  /** The name of its kind, by which sentences about it are found: {@code no-king}. */
  default String code() {
    return switch (this) {
      case NoKing _ -> "no-king";
      case TooManyKings _ -> "too-many-kings";
      case KingsAdjacent _ -> "kings-adjacent";
      case OpponentInCheck _ -> "opponent-in-check";
      case TooManyCheckers _ -> "too-many-checkers";
      case PawnOnEdgeRank _ -> "pawn-on-edge-rank";
      case TooManyPawns _ -> "too-many-pawns";
      case TooManyPromotions _ -> "too-many-promotions";
      case CastlingRightWithoutKing _ -> "castling-without-king";
      case CastlingRightWithoutRook _ -> "castling-without-rook";
      case ImpossibleEnPassant _ -> "en-passant";
      case BadHalfmoveClock _ -> "halfmove-clock";
      case BadFullmoveNumber _ -> "fullmove-number";
    };
  }

  /** Returns in plain English what is wrong, for the author of a file. */
  default String explanation() {
    return switch (this) {
      case NoKing(Color color) -> name(color) + " has no king";
      case TooManyKings(Color color, SquareSet squares) -> name(color) + " has kings on " + squares;
      case KingsAdjacent(Square white, Square black) ->
          "the kings on %s and %s stand beside each other".formatted(white, black);
      case OpponentInCheck(Square king, SquareSet attackers) ->
          "the side not to move is in check: %s attacks the king on %s".formatted(attackers, king);
      case TooManyCheckers(Square king, SquareSet checkers) ->
          "more than two pieces give check to %s: %s".formatted(king, checkers);
      case PawnOnEdgeRank(Square square) -> "a pawn stands on " + square;
      case TooManyPawns(Color color, _) -> name(color) + " has more than eight pawns";
      case TooManyPromotions(Color color, _, _) ->
          name(color) + " has more promoted pieces than missing pawns";
      case CastlingRightWithoutKing(Color color, CastlingSide side, Square home) ->
          "%s may castle %s, but has no king on %s".formatted(name(color), name(side), home);
      case CastlingRightWithoutRook(Color color, CastlingSide side, Square home) ->
          "%s may castle %s, but has no rook on %s".formatted(name(color), name(side), home);
      case ImpossibleEnPassant(Square square, _) -> "no double step passed over " + square;
      case BadHalfmoveClock(int value) -> "the half-move clock can't be " + value;
      case BadFullmoveNumber(int value) -> "the move number can't be " + value;
    };
  }

  /** Returns the {@linkplain #explanation() explanations} of several problems in one line. */
  static String explanation(List<SetupProblem> problems) {
    return problems.stream().map(SetupProblem::explanation).collect(Collectors.joining("; "));
  }

  private static String name(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  private static String name(CastlingSide side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** What a short sentence about it names, in this order: a side, squares, how many kings. */
  default List<Object> named() {
    return switch (this) {
      case NoKing(Color color) -> List.of(color);
      case TooManyKings(Color color, SquareSet squares) -> List.of(color, squares.size());
      case KingsAdjacent(Square white, Square black) -> List.of(white, black);
      case OpponentInCheck(Square king, _) -> List.of(king);
      case TooManyCheckers(Square king, _) -> List.of(king);
      case PawnOnEdgeRank(Square square) -> List.of(square);
      case TooManyPawns(Color color, _) -> List.of(color);
      case TooManyPromotions(Color color, _, _) -> List.of(color);
      case CastlingRightWithoutKing(Color color, _, Square home) -> List.of(color, home);
      case CastlingRightWithoutRook(Color color, _, Square home) -> List.of(color, home);
      case ImpossibleEnPassant(Square square, _) -> List.of(square);
      case BadHalfmoveClock _, BadFullmoveNumber _ -> List.of();
    };
  }
}
