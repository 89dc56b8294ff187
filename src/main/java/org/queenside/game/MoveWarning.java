package org.queenside.game;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.engine.ExchangeValue;
import org.queenside.engine.Score;
import org.queenside.engine.Search;
import org.queenside.engine.SearchResult;
import org.queenside.engine.StaticExchangeEvaluation;

/** Why a player should reconsider a move. */
public sealed interface MoveWarning {

  /** Another move would have mated at once. */
  record MissesMate() implements MoveWarning {}

  /** The opponent can mate with the next move, which another move would have prevented. */
  record AllowsMate(Move mate) implements MoveWarning {}

  /** The move stalemates the opponent although the player is winning. */
  record Stalemates() implements MoveWarning {}

  /**
   * The opponent can win a piece with the next move, which another move would have prevented.
   *
   * @param piece the piece that is lost
   * @param square where it is after the move
   * @param by the square of the piece that takes it
   */
  record LosesPiece(Piece piece, Square square, Square by) implements MoveWarning {}

  /** How many positions are searched, both before and after the move. */
  long NODES = 4_000;

  /**
   * The smallest loss to warn about, in hundredths of a pawn: more than a pawn, less than a piece.
   */
  int LOSS = 200;

  /** The score from which the player is winning, in hundredths of a pawn. */
  int WINNING = 300;

  /**
   * Returns whether there may be a warning about a legal move. Most moves are harmless by the rules
   * alone: no mate is missed or allowed, and no piece can be taken afterwards.
   */
  static boolean isPossible(Game game, Move move) {
    Game after = game.play(move);
    if (after.outcome() instanceof GameOutcome.Checkmate) {
      return false;
    }
    Position position = after.position();
    return !game.position().matesInOne().isEmpty()
        || after.outcome() instanceof GameOutcome.Stalemate
        || !after.isOver()
            && (position.legalMoves().stream().anyMatch(reply -> isPiece(position.at(reply.to())))
                || !position.matesInOne().isEmpty());
  }

  /** Searches for the best move, which {@link #of} compares with the move that was made. */
  static SearchResult best(Game game, BooleanSupplier cancelled) {
    return Search.of(game, NODES, cancelled);
  }

  /**
   * Returns the most important warning about a legal move, if there is one.
   *
   * @param best the best move and its score
   * @param cancelled asked now and then
   */
  static Optional<MoveWarning> of(
      Game game, SearchResult best, Move move, BooleanSupplier cancelled) {
    Game after = game.play(move);
    if (after.outcome() instanceof GameOutcome.Checkmate) {
      return Optional.empty();
    }
    if (!game.position().matesInOne().isEmpty()) {
      return Optional.of(new MissesMate());
    }
    if (after.isOver()) {
      boolean spoilt =
          after.outcome() instanceof GameOutcome.Stalemate && best.score().centipawns() >= WINNING;
      return spoilt ? Optional.of(new Stalemates()) : Optional.empty();
    }
    List<Move> mates = after.position().matesInOne();
    if (!mates.isEmpty()) {
      return best.score() instanceof Score.MatedIn
          ? Optional.empty()
          : Optional.of(new AllowsMate(mates.getFirst()));
    }
    return Optional.ofNullable(loss(best, move, after, Search.of(after, NODES, cancelled)));
  }

  private static @Nullable LosesPiece loss(
      SearchResult best, Move move, Game after, SearchResult reply) {
    int lost = best.score().centipawns() - reply.score().opposite().centipawns();
    if (lost < LOSS) {
      return null;
    }
    Position position = after.position();
    Move capture = mostValuableCapture(position, move).orElse(reply.best());
    Piece piece = position.at(capture.to());
    return piece == null || piece.role() == Role.PAWN
        ? null
        : new LosesPiece(piece, capture.to(), capture.from());
  }

  /** The search may start with a smaller capture, but the player should hear about the biggest. */
  private static Optional<Move> mostValuableCapture(Position position, Move last) {
    return position.legalMoves().stream()
        .filter(capture -> isPiece(position.at(capture.to())))
        .filter(capture -> StaticExchangeEvaluation.of(position, capture) >= LOSS)
        .max(
            Comparator.<Move>comparingInt(capture -> worth(position, capture.to()))
                .thenComparing(capture -> capture.to() == last.to())
                .thenComparingInt(capture -> StaticExchangeEvaluation.of(position, capture)));
  }

  private static boolean isPiece(@Nullable Piece piece) {
    return piece != null && piece.role() != Role.PAWN;
  }

  private static int worth(Position position, Square square) {
    return ExchangeValue.of(Objects.requireNonNull(position.at(square)).role());
  }
}
