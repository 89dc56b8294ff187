package org.queenside.game.ui;

import java.util.List;
import java.util.Map;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.Evidence;
import org.queenside.board.GhostPiece;
import org.queenside.board.RefusedMove;
import org.queenside.chess.Board;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.SquareSet;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickReplies;

/** The boards of a trick: while it is open, and when it is explained. */
final class TrickDrawing {

  private TrickDrawing() {}

  /** Returns the board that looks as if the trick were a move. */
  static BoardState open(Trick trick) {
    return plain(trick.board())
        .withLast(trick.shownMoves().getLast())
        .withMode(BoardMode.MOVE)
        .withFree(true)
        .withTyping(true)
        .withTurn(trick.side().opposite())
        .withMovable(TrickReplies.of(trick));
  }

  /** Returns the open board, asking for a square. */
  static BoardState asking(Trick trick) {
    return plain(trick.board())
        .withLast(trick.shownMoves().getLast())
        .withMode(BoardMode.PICK)
        .withMovable(Map.of())
        .withTyping(true);
  }

  /** Returns the board after the learner's answer to a trick that was let pass. */
  static BoardState answered(Trick trick, Move reply) {
    return plain(TrickReplies.pretended(trick).playLegal(reply).board())
        .withLast(reply)
        .withTyping(false);
  }

  /** Returns the position before the trick, which slides back, with what proves it. */
  static BoardState explained(Trick trick) {
    BoardState state =
        switch (trick) {
          case Trick.ForbiddenMove move -> rejecting(move.ruling());
          case Trick.SecondMove second -> rejecting(second.ruling()).withLast(second.first());
          case Trick.ReturnedPiece returned ->
              BoardState.of(returned.before())
                  .withEvidence(
                      new Evidence(
                          List.of(),
                          SquareSet.EMPTY,
                          SquareSet.of(returned.square()),
                          SquareSet.EMPTY,
                          List.of(),
                          new GhostPiece(returned.square(), returned.piece())));
        };
    return state.withTyping(false);
  }

  private static BoardState rejecting(Ruling.Illegal ruling) {
    var tried = ruling.tried();
    return BoardState.of(ruling.position())
        .withEvidence(Evidence.of(ruling))
        .withRejected(new RefusedMove(tried.from(), tried.to()));
  }

  private static BoardState plain(Board board) {
    return BoardState.of(board.toMap());
  }
}
