package org.queenside.chess;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A reason why a {@link Setup} isn't a possible position. */
public sealed interface SetupProblem {
  /** A side has no king. */
  record NoKing(Color color) implements SetupProblem {}

  /** A side has more than one king. */
  record TooManyKings(Color color, SquareSet squares) implements SetupProblem {}

  /** The two kings are next to each other. */
  record KingsAdjacent(Square white, Square black) implements SetupProblem {}

  /** The side that isn't to move is in check, so its last move can't have been legal. */
  record OpponentInCheck(Square king, SquareSet attackers) implements SetupProblem {}

  /** More than two pieces give check, which no single move can achieve. */
  record TooManyCheckers(Square king, SquareSet checkers) implements SetupProblem {}

  /** There is a pawn on the first or eighth rank. */
  record PawnOnEdgeRank(Square square) implements SetupProblem {}

  /** A side has more than eight pawns. */
  record TooManyPawns(Color color, SquareSet squares) implements SetupProblem {}

  /**
   * A side has more promoted pieces than it has lost pawns.
   *
   * @param promoted the least number of its pieces that must have been pawns
   * @param lostPawns eight minus the number of its pawns
   */
  record TooManyPromotions(Color color, int promoted, int lostPawns) implements SetupProblem {}

  /** There is a castling right, but the king isn't on its home square. */
  record CastlingRightWithoutKing(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** There is a castling right, but the rook isn't on its home square. */
  record CastlingRightWithoutRook(Color color, CastlingSide side, Square home)
      implements SetupProblem {}

  /** The last move can't have been a double step over the en passant square. */
  record ImpossibleEnPassant(Square square, Why why) implements SetupProblem {
    /** Why it can't. */
    public enum Why {
      /** The square isn't on the rank that a double step of the last mover passes over. */
      WRONG_RANK,
      /** There is no pawn of the last mover in front of the square. */
      NO_PAWN,
      /** The square itself or the one the pawn came from is occupied. */
      NOT_EMPTY
    }
  }

  /** The count of moves since the last capture or pawn move is negative or above 9999. */
  record BadHalfmoveClock(int value) implements SetupProblem {}

  /** The number of the current move is less than 1 or above 9999. */
  record BadFullmoveNumber(int value) implements SetupProblem {}

  /** Returns the name of this kind of problem in message bundles, such as {@code no-king}. */
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

  /** Returns an explanation in English for the author of a file. */
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

  /**
   * Returns the arguments of its message: sides, squares, sets of squares and numbers. Those that a
   * message may leave out come last.
   */
  default List<Object> arguments() {
    return switch (this) {
      case NoKing(Color color) -> List.of(color);
      case TooManyKings(Color color, SquareSet squares) -> List.of(color, squares.size(), squares);
      case KingsAdjacent(Square white, Square black) -> List.of(white, black);
      case OpponentInCheck(Square king, _) -> List.of(king);
      case TooManyCheckers(Square king, SquareSet checkers) -> List.of(king, checkers);
      case PawnOnEdgeRank(Square square) -> List.of(square);
      case TooManyPawns(Color color, SquareSet squares) -> List.of(color, squares.size());
      case TooManyPromotions(Color color, int promoted, int lost) -> List.of(color, promoted, lost);
      case CastlingRightWithoutKing(Color color, _, Square home) -> List.of(color, home);
      case CastlingRightWithoutRook(Color color, _, Square home) -> List.of(color, home);
      case ImpossibleEnPassant(Square square, _) -> List.of(square);
      case BadHalfmoveClock _, BadFullmoveNumber _ -> List.of();
    };
  }
}
