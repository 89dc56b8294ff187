package org.queenside.game.review;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.engine.ExchangeValue;

/** Finds what a player did well in a game. There is always something. */
final class PraiseFinder {

  /** The advantage from which a player is ahead. */
  private static final int AHEAD = 40;

  /** How many moves of both sides in a row count as "for a while". */
  private static final int WHILE = 6;

  /** A loss before this many moves of both sides is early. */
  private static final int EARLY = 30;

  private PraiseFinder() {}

  /**
   * Chooses the praise.
   *
   * @param game the finished game
   * @param states the game before the first move and after each one
   * @param curve the advantage in each of them
   * @param moments the mistakes that were found, in order
   */
  static GamePraise of(
      Game game,
      List<Game> states,
      Color side,
      List<Integer> curve,
      List<GameReviewMoment> moments) {
    boolean behind = isAheadForAWhile(curve, -1);
    boolean ahead = isAheadForAWhile(curve, 1);
    if (game.result() == GameResult.winFor(side)) {
      return game.outcome() instanceof GameOutcome.Checkmate
          ? mated(states, game.moves(), behind, moments)
          : GamePraise.of(behind ? GamePraise.Reason.WON_FROM_BEHIND : GamePraise.Reason.WON);
    }
    if (game.result() == GameResult.DRAW && (behind || !ahead)) {
      return GamePraise.of(behind ? GamePraise.Reason.DREW_FROM_BEHIND : GamePraise.Reason.DREW);
    }
    Optional<Role> taken = freePiece(states, game.moves(), side, moments);
    if (taken.isPresent() && game.result() != GameResult.DRAW) {
      return new GamePraise(GamePraise.Reason.TOOK_PIECE, taken.get());
    }
    if (ahead) {
      return GamePraise.of(GamePraise.Reason.WAS_AHEAD);
    }
    if (hasCastled(states, game.moves(), side)) {
      return GamePraise.of(GamePraise.Reason.CASTLED);
    }
    return GamePraise.of(
        game.outcome() instanceof GameOutcome.Checkmate
            ? GamePraise.Reason.PLAYED_ON
            : GamePraise.Reason.TRIED);
  }

  /** Returns whether a side, 1 for the player and -1 for the opponent, was ahead for a while. */
  private static boolean isAheadForAWhile(List<Integer> curve, int sign) {
    int inARow = 0;
    for (int advantage : curve.subList(0, curve.size() - 1)) {
      inARow = sign * advantage >= AHEAD ? inARow + 1 : 0;
      if (inARow == WHILE) {
        return true;
      }
    }
    return false;
  }

  private static GamePraise mated(
      List<Game> states, List<Move> moves, boolean behind, List<GameReviewMoment> moments) {
    List<GameReviewMoment> lost =
        moments.stream()
            .filter(moment -> moment.kind() == GameReviewMoment.Kind.LOST_PIECE)
            .toList();
    GameReviewMoment first =
        lost.stream()
            .filter(moment -> moves.get(moment.ply() + 1).equals(moment.reply()))
            .findFirst()
            .orElse(null);
    if (first == null) {
      if (behind) {
        return GamePraise.of(GamePraise.Reason.MATED_FROM_BEHIND);
      }
      return GamePraise.of(
          !lost.isEmpty() || hasLostPiece(states, moves)
              ? GamePraise.Reason.MATED
              : GamePraise.Reason.MATED_SAFELY);
    }
    Piece piece = requireNonNull(states.get(first.ply() + 1).position().at(first.square()));
    return new GamePraise(
        first.ply() < EARLY
            ? GamePraise.Reason.MATED_AFTER_LOSS_EARLY
            : GamePraise.Reason.MATED_AFTER_LOSS,
        piece.role());
  }

  /** Returns whether the side that was mated has won a piece, even if it didn't matter. */
  private static boolean hasLostPiece(List<Game> states, List<Move> moves) {
    Color loser = states.getLast().position().turn();
    return IntStream.range(0, moves.size())
        .filter(ply -> states.get(ply).position().turn() == loser)
        .filter(ply -> !isTrade(states, moves, ply))
        .anyMatch(ply -> PieceCapture.wins(states.get(ply).position(), moves.get(ply)));
  }

  /** Returns whether a move recaptures, and gains no more than was lost. */
  private static boolean isTrade(List<Game> states, List<Move> moves, int ply) {
    Square square = moves.get(ply).to();
    if (ply == 0 || moves.get(ply - 1).to() != square) {
      return false;
    }
    Piece lost = states.get(ply - 1).position().at(square);
    Piece taken = states.get(ply).position().at(square);
    return lost != null
        && taken != null
        && ExchangeValue.of(taken.role()) - ExchangeValue.of(lost.role()) < PieceCapture.LEAST_GAIN;
  }

  /**
   * Returns the most valuable unprotected piece that the side took, unless that was a mistake or it
   * had missed such a piece.
   */
  private static Optional<Role> freePiece(
      List<Game> states, List<Move> moves, Color side, List<GameReviewMoment> moments) {
    return IntStream.range(0, moves.size())
        .filter(ply -> states.get(ply).position().turn() == side)
        .filter(ply -> moments.stream().noneMatch(moment -> moment.ply() == ply))
        .mapToObj(ply -> freePiece(states.get(ply).position(), moves.get(ply)))
        .flatMap(Optional::stream)
        .filter(role -> moments.stream().noneMatch(moment -> misses(states, moment, role)))
        .max(Comparator.comparingInt(ExchangeValue::of));
  }

  private static boolean misses(List<Game> states, GameReviewMoment moment, Role role) {
    Piece missed = states.get(moment.ply()).position().at(moment.square());
    return moment.kind() == GameReviewMoment.Kind.MISSED_CAPTURE
        && missed != null
        && missed.role() == role;
  }

  private static Optional<Role> freePiece(Position position, Move move) {
    Piece taken = position.at(move.to());
    if (taken == null || taken.role() == Role.PAWN) {
      return Optional.empty();
    }
    boolean free = position.playLegal(move).attackers(move.to(), taken.color()).isEmpty();
    return free ? Optional.of(taken.role()) : Optional.empty();
  }

  private static boolean hasCastled(List<Game> states, List<Move> moves, Color side) {
    return IntStream.range(0, moves.size())
        .filter(ply -> states.get(ply).position().turn() == side)
        .anyMatch(
            ply -> {
              Move move = moves.get(ply);
              return CastlingSide.of(states.get(ply).position().at(move.from()), move) != null;
            });
  }
}
