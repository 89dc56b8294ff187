package org.queenside.play.ui;

import java.util.Arrays;
import org.queenside.chess.Color;
import org.queenside.chess.SetupProblem;
import org.queenside.look.Words;

/** Says to a player what keeps a position from being one of a game. */
final class SetupProblemText {

  private final Words words;

  SetupProblemText(Words words) {
    this.words = words;
  }

  String of(SetupProblem problem) {
    return switch (problem) {
      case SetupProblem.NoKing(Color color) -> say("no-king", side(color));
      case SetupProblem.TooManyKings(Color color, var squares) ->
          say("too-many-kings", side(color), squares.size());
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

  private String side(Color color) {
    return words.say("play.side." + color.letter());
  }

  private String say(String key, Object... args) {
    return words.say("play.fen." + key, Arrays.stream(args).map(Object::toString).toArray());
  }
}
