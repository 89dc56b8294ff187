package org.queenside.trick;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Collects the tricks that are possible in a game. */
final class TrickCandidates {

  /** How many legal moves are tried as the first of two, and each with how many others. */
  private static final int FEW = 6;

  private final Position position;
  private final Set<TrickKind> allowed;
  private final TrickJudge judge;
  private final SplittableRandom random;
  private final List<TrickCandidate> found = new ArrayList<>();

  private TrickCandidates(Game game, Set<TrickKind> allowed, SplittableRandom random) {
    this.position = game.position();
    this.allowed = allowed;
    this.judge = new TrickJudge(game);
    this.random = random;
  }

  static List<TrickCandidate> of(Game game, Set<TrickKind> allowed, SplittableRandom random) {
    TrickCandidates candidates = new TrickCandidates(game, allowed, random);
    candidates.addMoves();
    if (!game.position().isCheck()) {
      candidates.addSecondMoves();
      candidates.addReturnedPieces();
    }
    return candidates.found;
  }

  private void addMoves() {
    for (Square from : position.pieces(position.turn())) {
      boolean pawn = position.pieces(Role.PAWN).contains(from);
      for (Square to : SquareSet.ALL) {
        boolean arrives = pawn && to.rank() == position.turn().opposite().homeRank();
        addMove(new AttemptedMove(from, to, arrives ? Role.PAWN : null));
      }
    }
  }

  private void addMove(AttemptedMove tried) {
    judge
        .move(tried, kind -> allowed.contains(kind) && plausibility(tried, kind) > 0)
        .ifPresent(
            trick -> found.add(new TrickCandidate(trick, plausibility(tried, trick.kind()))));
  }

  private int plausibility(AttemptedMove tried, TrickKind kind) {
    return TrickPlausibility.of(position, tried, kind);
  }

  private void addSecondMoves() {
    if (!allowed.contains(TrickKind.SECOND_MOVE)) {
      return;
    }
    for (Move first : few(position)) {
      Position again = position.play(first).withTurn(position.turn());
      if (!again.isCheck()) {
        few(again).forEach(second -> judge.secondMove(first, second).ifPresent(this::addSpecial));
      }
    }
  }

  private void addReturnedPieces() {
    if (!allowed.contains(TrickKind.PIECE_RETURNS)) {
      return;
    }
    for (Role role : Role.values()) {
      Piece piece = Piece.of(position.turn(), role);
      if (role != Role.QUEEN && judge.isMissing(piece)) {
        for (Move move : few(position)) {
          for (Square home : SquareSet.rank(position.turn().homeRank())) {
            judge.returnedPiece(move, piece, home).ifPresent(this::addSpecial);
          }
        }
      }
    }
  }

  private void addSpecial(Trick trick) {
    found.add(new TrickCandidate(trick, 1));
  }

  private List<Move> few(Position from) {
    List<Move> moves = new ArrayList<>(from.legalMoves());
    Collections.shuffle(moves, Random.from(random));
    return moves.subList(0, Math.min(FEW, moves.size()));
  }
}
