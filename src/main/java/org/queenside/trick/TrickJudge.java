package org.queenside.trick;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingReason;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.EnPassantReason;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.PawnReason;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;
import org.queenside.chess.RefusalReason;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Proves with the rules that something is a trick: forbidden, for one reason, and fair. */
final class TrickJudge {

  private final Position position;
  private final Position start;
  private final Color side;
  private final RulingContext context;
  private final Set<Board> legal = new HashSet<>();

  TrickJudge(Game game) {
    this.position = game.position();
    this.start = game.start();
    this.side = position.turn();
    this.context = RulingContext.from(start, game.moves()).triedBy(EnumSet.of(side));
    for (Move move : position.legalMoves()) {
      legal.add(position.playLegal(move).board());
    }
  }

  /**
   * Judges a move that should be forbidden.
   *
   * @param wanted asked before the more expensive checks
   */
  Optional<Trick> move(AttemptedMove tried, Predicate<TrickKind> wanted) {
    Piece piece = position.at(tried.from());
    if (piece == null
        || piece.color() != side
        || isOnEdge(piece, tried)
        || tried.choice() == null && position.targets(tried.from()).contains(tried.to())) {
      return Optional.empty();
    }
    if (!(Ruling.of(position, tried, context) instanceof Ruling.Illegal refused)) {
      return Optional.empty();
    }
    Ruling.Illegal illegal = simplified(refused);
    if (illegal.reasons().size() != 1) {
      return Optional.empty();
    }
    TrickKind kind = kind(tried, illegal.reason());
    if (kind == null || !wanted.test(kind)) {
      return Optional.empty();
    }
    SquareSet proof = TrickProof.squares(position, tried, illegal.reason());
    Board board = TrickBoard.after(position, tried, illegal.reason());
    return fair(new Trick.ForbiddenMove(kind, illegal, board, proof));
  }

  /** A pawn that may not capture en passant also moves diagonally without a capture: one rule. */
  private static Ruling.Illegal simplified(Ruling.Illegal illegal) {
    return illegal.reason() instanceof EnPassantReason enPassant
            && illegal.reasons().size() == 2
            && illegal.reasons().getLast() instanceof PawnReason.DiagonalWithoutCapture
        ? new Ruling.Illegal(illegal.position(), illegal.tried(), List.of(enPassant))
        : illegal;
  }

  /** A pawn reaches the last rank only to stay a pawn there, and never the first. */
  private static boolean isOnEdge(Piece piece, AttemptedMove tried) {
    boolean onEdge =
        piece.role() == Role.PAWN && (tried.to().rank() == 0 || tried.to().rank() == 7);
    return onEdge != (tried.choice() == Role.PAWN);
  }

  private @Nullable TrickKind kind(AttemptedMove tried, RefusalReason reason) {
    if (!(reason instanceof CastlingReason)) {
      return TrickKind.of(reason);
    }
    CastlingSide castling = TrickBoard.castling(position, tried);
    if (castling == null) {
      return null;
    }
    SquareSet taken = SquareSet.of(castling.kingTo(side), castling.rookTo(side));
    return taken.intersects(position.occupied()) ? null : TrickKind.of(reason);
  }

  /** Judges two quiet moves in one turn. */
  Optional<Trick> secondMove(Move first, Move second) {
    if (!isQuiet(position, first)) {
      return Optional.empty();
    }
    Position afterFirst = position.play(first);
    Position again = afterFirst.withTurn(side);
    if (!isQuiet(again, second)
        || !(Ruling.of(afterFirst, second, context.then(first)) instanceof Ruling.Illegal illegal)
        || illegal.reasons().size() != 1) {
      return Optional.empty();
    }
    return fair(new Trick.SecondMove(position, first, illegal, again.play(second).board()));
  }

  private static boolean isQuiet(Position position, Move move) {
    return position.isLegal(move)
        && position.at(move.to()) == null
        && move.promotion() == null
        && move.to() != position.enPassant()
        && !position.playLegal(move).isCheck();
  }

  /** Judges a move with which a captured piece comes back. */
  Optional<Trick> returnedPiece(Move move, Piece piece, Square square) {
    if (piece.color() != side
        || !isMissing(piece)
        || !start.pieces(piece).contains(square)
        || !isQuiet(position, move)) {
      return Optional.empty();
    }
    Board board = position.play(move).board();
    return board.at(square) != null || position.at(square) != null
        ? Optional.empty()
        : fair(new Trick.ReturnedPiece(position, move, piece, square, board.with(square, piece)));
  }

  /** Returns whether such a piece has been captured since the start. */
  boolean isMissing(Piece piece) {
    return piece.role() != Role.PAWN
        && piece.role() != Role.KING
        && position.pieces(piece).size() < start.pieces(piece).size();
  }

  private Optional<Trick> fair(Trick trick) {
    return !legal.contains(trick.board())
            && !trick.board().equals(position.board())
            && !givesCheck(trick.board())
            && !takesMuch(trick)
            && TrickReplies.of(trick).values().stream().anyMatch(targets -> !targets.isEmpty())
        ? Optional.of(trick)
        : Optional.empty();
  }

  private boolean givesCheck(Board board) {
    Square king = board.king(side.opposite());
    return king != null && !board.attackers(king, side).minus(board.pieces(Role.KING)).isEmpty();
  }

  private boolean takesMuch(Trick trick) {
    Square target = trick.shownMoves().getLast().to();
    return PieceValue.on(position, target) > PieceValue.of(Role.KNIGHT)
        || position.pieces(Role.KING).contains(target);
  }
}
