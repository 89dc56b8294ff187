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
 * Composes a mate by a rare move. Takes a position from a game in which such a move is legal, and
 * moves one piece at a time while that leaves the enemy king no more answers, until none is left.
 * Then every piece that need not have moved goes back, so that the position looks like one from a
 * game. Pawns stay.
 */
final class Composer {
  private static final int STEPS = 2500;

  /** One step in this many may be a step back. */
  private static final int PATIENCE = 12;

  private static final int MOST_ASTRAY = 10;
  private static final int NO_CHECK = 1000;
  private static final int NO_MOVE = 10_000;

  private final RareMoveKind kind;
  private final SeededRandom random;

  private Composer(RareMoveKind kind, SeededRandom random) {
    this.kind = kind;
    this.random = random;
  }

  /** Returns a puzzle made from a position, or null if none was found. */
  static @Nullable PuzzleCandidate compose(
      Position position, RareMoveKind kind, SeededRandom random) {
    return new Composer(kind, random).compose(new CompositionDraft(position));
  }

  private @Nullable PuzzleCandidate compose(CompositionDraft start) {
    CompositionDraft draft = start;
    int answers = answers(start);
    for (int i = 0; i < STEPS; i++) {
      CompositionDraft changed = change(draft);
      int left = changed.astray() > MOST_ASTRAY ? NO_MOVE : answers(changed);
      int patience = random.below(PATIENCE) == 0 ? 2 : 0;
      if (left > answers + patience) {
        continue;
      }
      draft = changed;
      answers = left;
      if (answers == 0 && find(draft) != null) {
        return find(tidied(draft));
      }
    }
    return null;
  }

  /** Returns how many answers the best rare move leaves. */
  private int answers(CompositionDraft draft) {
    int fewest = NO_MOVE;
    Position position = draft.position();
    if (position == null || position.isCheck()) {
      return fewest;
    }
    for (Move move : kind.moves(position)) {
      Position after = position.play(move);
      Square king = Objects.requireNonNull(after.king(after.turn()));
      fewest =
          Math.min(
              fewest,
              after.isCheck() ? after.legalMoveCount() : NO_CHECK + move.to().distance(king));
    }
    return fewest;
  }

  /** Moves a piece to a square it attacks, or removes a piece. */
  private CompositionDraft change(CompositionDraft draft) {
    int man = man(draft);
    Piece piece = draft.piece(man);
    if (piece.role() != Role.KING && random.below(10) == 0) {
      return draft.with(man, null);
    }
    List<Square> targets = draft.targets(man).stream().toList();
    return piece.role() == Role.PAWN || targets.isEmpty()
        ? draft
        : draft.with(man, random.pick(targets));
  }

  /** Returns any piece. The king to be mated has the longest way and is chosen more often. */
  private int man(CompositionDraft draft) {
    int man = random.below(draft.size());
    if (random.below(4) == 0) {
      Color mated = draft.turn().opposite();
      while (draft.piece(man) != Piece.of(mated, Role.KING)) {
        man = (man + 1) % draft.size();
      }
    }
    return man;
  }

  private CompositionDraft tidied(CompositionDraft composed) {
    CompositionDraft draft = composed;
    for (int man = 0; man < draft.size(); man++) {
      CompositionDraft back = draft.withHome(man);
      if (back != draft && find(back) != null) {
        draft = back;
        man = -1;
      }
    }
    return draft;
  }

  private @Nullable PuzzleCandidate find(CompositionDraft draft) {
    Position position = draft.position();
    if (position == null || position.isCheck()) {
      return null;
    }
    List<Move> mates = position.matesInOne();
    if (mates.isEmpty()
        || !kind.moves(position).containsAll(mates)
        || !QualityFilter.accepts(position, mates)
        || !ReachabilityCheck.isReachable(position)) {
      return null;
    }
    PuzzleCandidate find = PuzzleCandidate.of(position, mates);
    return find.unique() ? find : null;
  }
}
