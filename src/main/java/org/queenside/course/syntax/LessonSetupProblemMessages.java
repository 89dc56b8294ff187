package org.queenside.course.syntax;

import java.util.List;
import java.util.stream.Collectors;
import org.queenside.chess.SetupProblem;

/** Says to an author, who reads English and FEN, what is wrong with a position. */
final class LessonSetupProblemMessages {
  private LessonSetupProblemMessages() {}

  static String of(List<SetupProblem> problems) {
    return problems.stream().map(LessonSetupProblemMessages::of).collect(Collectors.joining("; "));
  }

  private static String of(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.NoKing(var color) -> color + " has no king";
      case SetupProblem.TooManyKings(var color, var squares) -> color + " has kings on " + squares;
      case SetupProblem.KingsAdjacent(var white, var black) ->
          "the kings on %s and %s stand beside each other".formatted(white, black);
      case SetupProblem.OpponentInCheck(var king, var attackers) ->
          "the side not to move is in check: %s attacks the king on %s".formatted(attackers, king);
      case SetupProblem.TooManyCheckers(var king, var checkers) ->
          "more than two pieces give check to %s: %s".formatted(king, checkers);
      case SetupProblem.PawnOnEdgeRank(var square) -> "a pawn stands on " + square;
      case SetupProblem.TooManyPawns(var color, _) -> color + " has more than eight pawns";
      case SetupProblem.TooManyPromotions(var color, _, _) ->
          color + " has more promoted pieces than missing pawns";
      case SetupProblem.CastlingRightWithoutKing(var color, var side, var home) ->
          "%s may castle %s, but has no king on %s".formatted(color, side, home);
      case SetupProblem.CastlingRightWithoutRook(var color, var side, var home) ->
          "%s may castle %s, but has no rook on %s".formatted(color, side, home);
      case SetupProblem.ImpossibleEnPassant(var square, _) ->
          "no double step passed over " + square;
      case SetupProblem.BadHalfmoveClock(var value) -> "half-move clock " + value;
      case SetupProblem.BadFullmoveNumber(var value) -> "move number " + value;
    };
  }
}
