package org.queenside.engine;

import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

/**
 * Loves knight moves and checks. It considers the piece it moves, mates, and pieces that could
 * already be taken. It forgets what its move leaves unprotected.
 */
final class JumpyKnight extends PlayingStyle {
  private static final int KNIGHT_MOVE = 45;
  private static final int CHECK = 45;

  private static final OpeningLines OPENINGS =
      OpeningLines.of(
          """
          Nc3 d5 Nf3
          Nf3 d5 Nc3
          Nc3 e5 Nf3
          Nf3 e6 Ne5
          Na3 e5 Nc4
          e4 Nf6 e5 Nd5
          e4 Nc6 d4 Nf6
          e4 Nh6 d4 Nc6
          d4 Nc6 c4 Nf6
          d4 Nf6 c4 Ne4
          """);

  JumpyKnight() {
    super(OPENINGS, 2, 60, KNIGHT_MOVE + CHECK, new Vision(62, 80));
  }

  @Override
  MoveFilter visibleReplies(Position position, Move move, Memory memory) {
    return (next, reply, ply) ->
        reply.to() == move.to() || ply == 1 && couldTake(position, next, reply);
  }

  /** Returns true if the reply takes a piece that could already have been won before. */
  private static boolean couldTake(Position before, Position next, Move reply) {
    Piece taken = next.at(reply.to());
    return taken != null
        && taken == before.at(reply.to())
        && !before.isCheck()
        && before.at(reply.from()) == next.at(reply.from())
        && before.attacks(reply.from()).contains(reply.to())
        && StaticExchangeEvaluation.of(before.withTurn(next.turn()), reply) > 0;
  }

  @Override
  int bonus(Game game, Move move) {
    Position position = game.position();
    int bonus = position.pieces(Role.KNIGHT).contains(move.from()) ? KNIGHT_MOVE : 0;
    return position.playLegal(move).isCheck() ? bonus + CHECK : bonus;
  }
}
