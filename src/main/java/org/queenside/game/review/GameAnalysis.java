package org.queenside.game.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.engine.Search;

/**
 * Reviews a finished game in many small steps, so that no step keeps a player waiting. First every
 * position gets a score. The moves that may have cost most are searched more deeply, and the worst
 * mistakes among them have to be proven before they become moments. The same game always gets the
 * same review.
 */
final class GameAnalysis {

  /** How many positions are searched to score one position, and to score them all. */
  private static final int NODES = 4_000;

  private static final int ALL_NODES = 500_000;

  /** How many moves are examined more closely. */
  private static final int CANDIDATES = 8;

  /** The smallest change in the advantage that makes a move a candidate. */
  private static final int LEAST_CHANGE = 12;

  /** How many half-moves after a mistake the player may take to do well again. */
  private static final int LATER = 12;

  private final Game game;
  private final Color side;
  private final List<Game> states;
  private final List<Move> moves;
  private final int nodes;

  /** Scores for the reviewed side, in hundredths of a pawn. */
  private final List<Integer> scores = new ArrayList<>();

  private final List<WeighedMoment> found = new ArrayList<>();
  private final List<Mistake> mistakes = new ArrayList<>();
  private @Nullable Deque<Integer> candidates;
  private @Nullable MistakeProof proof;
  private @Nullable RightMoves right;

  private record WeighedMoment(GameReviewMoment moment, int weight) {}

  /** Starts to review a finished game for one side. */
  GameAnalysis(Game game, Color side) {
    this.game = game;
    this.side = side;
    this.moves = game.moves();
    this.states = new ArrayList<>();
    // Moves only: a resignation or a fallen flag doesn't change the last position's score.
    Game state = Game.from(game.start());
    states.add(state);
    for (Move move : moves) {
      state = state.play(move);
      states.add(state);
    }
    this.nodes = Math.min(NODES, ALL_NODES / states.size());
  }

  /** Does the next step, and returns whether it was the last one. */
  boolean step(BooleanSupplier cancelled) {
    if (scores.size() < states.size()) {
      score(states.get(scores.size()), cancelled);
      return false;
    }
    if (candidates == null) {
      candidates = candidates();
    } else if (!candidates.isEmpty()) {
      examine(candidates.removeFirst(), cancelled);
    } else if (!isDone()) {
      prove(cancelled);
    }
    return candidates.isEmpty() && isDone();
  }

  private void score(Game state, BooleanSupplier cancelled) {
    if (state.isOver()) {
      scores.add(Mistake.DECIDED * WinningChances.of(state.result(), side) / WinningChances.WON);
      return;
    }
    int score = Mistake.clamp(Search.of(state, nodes, cancelled).score().centipawns());
    scores.add(state.position().turn() == side ? score : -score);
  }

  /** Finds missed mates, and returns the moves to examine, in the order of the game. */
  private Deque<Integer> candidates() {
    List<Integer> plies = new ArrayList<>();
    boolean missed = false;
    for (int ply = 0; ply < moves.size(); ply++) {
      Position position = states.get(ply).position();
      if (position.turn() != side) {
        continue;
      }
      List<Move> mates = position.matesInOne();
      if (mates.isEmpty()) {
        plies.add(ply);
      } else if (!missed && !mates.contains(moves.get(ply))) {
        found.add(new WeighedMoment(MomentFinder.missedMate(states.get(ply), mates), change(ply)));
      }
      missed = !mates.isEmpty();
    }
    return plies.stream()
        .filter(ply -> change(ply) >= LEAST_CHANGE)
        .sorted(Comparator.comparingInt(this::change).thenComparingInt(this::loss).reversed())
        .limit(CANDIDATES)
        .collect(ArrayDeque::new, Deque::add, Deque::addAll);
  }

  /** Returns how much a move seems to have changed the advantage. */
  private int change(int ply) {
    return WinningChances.of(scores.get(ply)) - WinningChances.of(after(ply));
  }

  /** Returns how much a move seems to have cost, in hundredths of a pawn. */
  private int loss(int ply) {
    return scores.get(ply) - after(ply);
  }

  /** Returns the score after a move, or after the reply if that one is worse. */
  private int after(int ply) {
    return Math.min(scores.get(ply + 1), scores.get(Math.min(ply + 2, moves.size())));
  }

  private void examine(int ply, BooleanSupplier cancelled) {
    Mistake mistake = Mistake.of(states.get(ply), moves.get(ply), cancelled);
    if (mistake.isSerious()) {
      mistakes.add(mistake);
      mistakes.sort(Comparator.comparingInt(Mistake::change).reversed());
    }
  }

  /**
   * Returns the positions with the opponent to move between a move and the next position in which
   * the player was doing well again, the last first. A sacrifice may be deeper than any search, but
   * then the opponent couldn't have done anything better.
   */
  private List<Game> later(Mistake mistake) {
    int first = mistake.before().moves().size() + 3;
    List<Game> later = new ArrayList<>();
    if (first > moves.size() || !moves.get(first - 2).equals(mistake.reply())) {
      return later;
    }
    for (int ply = first; ply < moves.size() && ply < first + LATER; ply += 2) {
      later.addFirst(states.get(ply));
      if (scores.get(ply + 1) >= mistake.bestScore() - Mistake.LEAST_LOSS / 2) {
        return later;
      }
    }
    return List.of();
  }

  /** Works on the proof of the worst mistake that is left. */
  private void prove(BooleanSupplier cancelled) {
    Mistake worst = mistakes.getFirst();
    if (proof == null) {
      proof = new MistakeProof(worst, later(worst));
    }
    if (right == null) {
      switch (proof.step(cancelled)) {
        case OPEN -> {}
        case PROVEN -> right = new RightMoves(worst);
        case REFUTED -> drop();
      }
    } else if (right.step(cancelled)) {
      int ply = worst.before().moves().size();
      int earlier = ply == 0 ? worst.bestScore() : scores.get(ply - 1);
      GameReviewMoment moment = MomentFinder.of(worst, right, next(worst), earlier);
      if (moment != null) {
        found.add(new WeighedMoment(moment, worst.change()));
      }
      drop();
    }
  }

  private void drop() {
    mistakes.removeFirst();
    proof = null;
    right = null;
  }

  /** Returns the opponent's next move if it made the mistake cost something, or null. */
  private @Nullable Move next(Mistake mistake) {
    int ply = mistake.before().moves().size() + 1;
    boolean costs =
        ply < moves.size() && mistake.bestScore() - scores.get(ply + 1) >= Mistake.LEAST_LOSS;
    return costs ? moves.get(ply) : null;
  }

  /** Returns whether no mistake that is left can be among the worst moments. */
  private boolean isDone() {
    return mistakes.isEmpty()
        || proof == null
            && found.stream().filter(each -> each.weight() >= mistakes.getFirst().change()).count()
                >= GameReview.MOST;
  }

  /** Returns the review, after the last step. */
  GameReview review() {
    List<Integer> curve = new ArrayList<>(scores.stream().map(WinningChances::of).toList());
    curve.set(curve.size() - 1, WinningChances.of(game.result(), side));
    return new GameReview(
        moments(GameReview.MOST),
        curve,
        PraiseFinder.of(game, states, side, curve, moments(found.size())));
  }

  /** Returns the worst moments, in the order of the game. */
  private List<GameReviewMoment> moments(int most) {
    return found.stream()
        .sorted(Comparator.comparingInt(WeighedMoment::weight).reversed())
        .limit(most)
        .map(WeighedMoment::moment)
        .sorted(Comparator.comparingInt(GameReviewMoment::ply))
        .toList();
  }
}
