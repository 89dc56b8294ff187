package org.queenside.puzzle.file;

import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;

/** Says what keeps a position from being one of a game. */
final class SetupProblemWords {
  private SetupProblemWords() {}

  static String of(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.NoKing(Color color) -> say("no-king", side(color));
      case SetupProblem.TooManyKings(Color color, _) -> say("too-many-kings", side(color));
      case SetupProblem.KingsAdjacent(var white, var black) -> say("kings-adjacent", white, black);
      case SetupProblem.OpponentInCheck(var king, _) -> say("opponent-in-check", king);
      case SetupProblem.TooManyCheckers(var king, _) -> say("too-many-checkers", king);
      case SetupProblem.PawnOnEdgeRank(var square) -> say("pawn-on-edge-rank", square);
      case SetupProblem.TooManyPawns(Color color, _) -> say("too-many-pawns", side(color));
      case SetupProblem.TooManyPromotions(Color color, _, _) ->
          say("too-many-promotions", side(color));
      case SetupProblem.CastlingRightWithoutKing(Color color, _, var home) ->
          say("castling-without-king", side(color), home);
      case SetupProblem.CastlingRightWithoutRook(Color color, _, var home) ->
          say("castling-without-rook", side(color), home);
      case SetupProblem.ImpossibleEnPassant(var square, _) -> say("en-passant", square);
      case SetupProblem.BadHalfmoveClock _ -> say("halfmove-clock");
      case SetupProblem.BadFullmoveNumber _ -> say("fullmove-number");
    };
  }

  private static String side(Color color) {
    return FileWords.say("side." + color.letter());
  }

  private static String say(String key, Object... arguments) {
    return FileWords.say("position." + key, arguments);
  }
}
