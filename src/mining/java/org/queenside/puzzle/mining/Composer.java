package org.queenside.puzzle.mining;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.play.SeededRandom;

/**
 * Composes a mate by a rare move: takes a position from a game in which such a move is legal and
 * moves single pieces, one after the other, as long as that leaves the enemy's king no more
 * answers, until it leaves none. Then every man goes back to its place in the game that need not
 * have left it, so that the position looks like one from a game. Pawns stay.
 */
final class Composer {
  private static final int STEPS = 2500;

  /** One step in so many may be a step back. */
  private static final int PATIENCE = 12;

  private static final int MOST_ASTRAY = 10;
  private static final int NO_CHECK = 1000;
  private static final int NO_MOVE = 10_000;

  private final RareMoveKind rarity;
  private final SeededRandom random;

  private Composer(RareMoveKind rarity, SeededRandom random) {
    this.rarity = rarity;
    this.random = random;
  }

  /** Returns a puzzle made out of a position, or null if no way to one was found. */
  static @Nullable PuzzleCandidate compose(
      Position position, RareMoveKind rarity, SeededRandom random) {
    return new Composer(rarity, random).compose(new CompositionDraft(position));
  }

  private @Nullable PuzzleCandidate compose(CompositionDraft start) {
    CompositionDraft sketch = start;
    int answers = answers(start);
    for (int i = 0; i < STEPS; i++) {
      CompositionDraft changed = change(sketch);
      int left = changed.astray() > MOST_ASTRAY ? NO_MOVE : answers(changed);
      int patience = random.below(PATIENCE) == 0 ? 2 : 0;
      if (left > answers + patience) {
        continue;
      }
      sketch = changed;
      answers = left;
      if (answers == 0 && find(sketch) != null) {
        return find(tidied(sketch));
      }
    }
    return null;
  }

  /** How many answers the best of the rare moves leaves. */
  private int answers(CompositionDraft sketch) {
    int fewest = NO_MOVE;
    Position position = sketch.position();
    if (position == null || position.isCheck()) {
      return fewest;
    }
    for (Move move : rarity.moves(position)) {
      Position after = position.play(move);
      Square king = Objects.requireNonNull(after.king(after.turn()));
      fewest =
          Math.min(
              fewest,
              after.isCheck() ? after.legalMoveCount() : NO_CHECK + distance(move.to(), king));
    }
    return fewest;
  }

  private static int distance(Square a, Square b) {
    return Math.max(Math.abs(a.file() - b.file()), Math.abs(a.rank() - b.rank()));
  }

  /** Moves a piece to a square that it attacks or takes a man off. */
  private CompositionDraft change(CompositionDraft sketch) {
    int man = man(sketch);
    Piece piece = sketch.piece(man);
    if (piece.role() != Role.KING && random.below(10) == 0) {
      return sketch.with(man, null);
    }
    List<Square> targets = sketch.targets(man).stream().toList();
    return piece.role() == Role.PAWN || targets.isEmpty()
        ? sketch
        : sketch.with(man, random.pick(targets));
  }

  /** Any man; the king to be mated has the longest way and is chosen more often. */
  private int man(CompositionDraft sketch) {
    int man = random.below(sketch.size());
    if (random.below(4) == 0) {
      Color mated = sketch.turn().opposite();
      while (sketch.piece(man) != Piece.of(mated, Role.KING)) {
        man = (man + 1) % sketch.size();
      }
    }
    return man;
  }

  private CompositionDraft tidied(CompositionDraft composed) {
    CompositionDraft sketch = composed;
    for (int man = 0; man < sketch.size(); man++) {
      CompositionDraft back = sketch.withHome(man);
      if (back != sketch && find(back) != null) {
        sketch = back;
        man = -1;
      }
    }
    return sketch;
  }

  private @Nullable PuzzleCandidate find(CompositionDraft sketch) {
    Position position = sketch.position();
    if (position == null || position.isCheck()) {
      return null;
    }
    List<Move> mates = position.matesInOne();
    if (mates.isEmpty()
        || !rarity.moves(position).containsAll(mates)
        || !QualityFilter.accepts(position, mates)
        || !ReachabilityCheck.isReachable(position)) {
      return null;
    }
    PuzzleCandidate find = PuzzleCandidate.of(position, mates);
    return find.unique() ? find : null;
  }
}
