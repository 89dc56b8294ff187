package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Finds positions of a game from which a composition can begin. */
final class CompositionStarts {
  private static final int FEWEST_PIECES = 12;

  private CompositionStarts() {}

  /** Returns the positions of a game from which a mate by such a move may be composed. */
  static List<Position> of(List<Position> game, RareMoveKind kind) {
    return game.stream()
        .flatMap(
            position ->
                switch (kind) {
                  case CASTLING -> Stream.of(position);
                  case EN_PASSANT -> afterDoubleSteps(position);
                  case UNDERPROMOTION -> withPawnsNearPromotion(position);
                })
        .filter(
            position ->
                position.occupied().size() >= FEWEST_PIECES
                    && !position.isCheck()
                    && !kind.moves(position).isEmpty())
        .toList();
  }

  private static Stream<Position> afterDoubleSteps(Position position) {
    return position.legalMoves().stream()
        .filter(move -> isDoubleStep(position, move))
        .map(position::play);
  }

  private static boolean isDoubleStep(Position position, Move move) {
    return position.pieces(Role.PAWN).contains(move.from())
        && Math.abs(move.from().rank() - move.to().rank()) == 2;
  }

  private static Stream<Position> withPawnsNearPromotion(Position position) {
    Piece pawn = Piece.of(position.turn(), Role.PAWN);
    List<Position> advanced = new ArrayList<>();
    for (Square square : position.pieces(pawn)) {
      Position changed = withPawnNearPromotion(position, square);
      if (changed != null) {
        advanced.add(changed);
      }
    }
    return advanced.stream();
  }

  private static @Nullable Position withPawnNearPromotion(Position position, Square from) {
    boolean white = position.turn() == Color.WHITE;
    Square to = Square.of(from.file(), white ? 6 : 1);
    int steps = Math.abs(to.rank() - from.rank());
    if (steps > 3 || position.at(to) != null && from != to) {
      return null;
    }
    Piece pawn = Objects.requireNonNull(position.at(from));
    return ValidPosition.position(
        position.board().without(from).with(to, pawn), position.turn(), position.castling(), null);
  }
}
