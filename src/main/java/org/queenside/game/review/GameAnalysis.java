package org.queenside.game.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.engine.ScoredMove;
import org.queenside.engine.Search;
import org.queenside.engine.StaticExchangeEvaluation;

/**
 * Reviews a finished game in many small steps, so that no step keeps a player waiting. First every
 * position gets a score, then possible mistakes are examined more closely. The same game always
 * gets the same review.
 */
final class GameAnalysis {

  /** How many positions are searched to score one position, and to score them all. */
  private static final int NODES = 2_000;

  private static final int ALL_NODES = 500_000;

  /** How many moves are examined more closely. */
  private static final int CANDIDATES = 8;

  /** The smallest loss that counts, in hundredths of a pawn. */
  private static final int LOSS = PieceCapture.LEAST_GAIN;

  /** How much worse than the best a right move may be, in hundredths of a pawn. */
  private static final int TOLERANCE = 100;

  /** The same if a piece was lost: saving most of it is enough. */
  private static final int MOST_TOLERANCE = 200;

  /** With fewer ways than this to save a piece, seeing the danger isn't enough. */
  private static final int LEAST_WAYS = 2;

  /** How much a moment must change the advantage, unless it costs a piece in an open game. */
  static final int LEAST_CHANGE = 10;

  /** Below this score, more than a queen, losing a piece still matters. */
  private static final int OPEN = 1_200;

  /** Losing a pawn's worth counts as much as this change in the advantage. */
  private static final int WEIGHT_OF_PAWN = 10;

  private static final int PAWN = 100;

  private final Color side;
  private final List<Game> states;
  private final List<Move> moves;
  private final int nodes;

  /** Scores for the reviewed side, in hundredths of a pawn. */
  private final List<Integer> scores = new ArrayList<>();

  private final List<WeighedMoment> found = new ArrayList<>();
  private @Nullable List<Candidate> candidates;
  private List<Integer> openings = new ArrayList<>();

  /** A move of the reviewed side to examine more closely. */
  private record Candidate(int ply, int weight, List<Move> forks) {}

  private record WeighedMoment(GameReviewMoment moment, int weight) {}

  /** Starts to review a finished game for one side. */
  GameAnalysis(Game game, Color side) {
    this.side = side;
    this.moves = game.moves();
    List<Game> backwards = new ArrayList<>();
    for (Game state = game; state != null; state = state.previous()) {
      backwards.add(state);
    }
    this.states = backwards.reversed();
    this.nodes = Math.min(NODES, ALL_NODES / states.size());
  }

  /** Does the next step, and returns whether it was the last one. */
  boolean step(BooleanSupplier cancelled) {
    if (scores.size() < states.size()) {
      scores.add(score(states.get(scores.size()), cancelled));
      return false;
    }
    if (candidates == null) {
      candidates = candidates();
      openings = new ArrayList<>(OpeningMistakeFinder.candidates(states, moves, side, scores));
    } else if (!candidates.isEmpty()) {
      judge(candidates.removeFirst(), cancelled);
    } else if (hasOpenings()) {
      judgeOpening(openings.removeFirst(), cancelled);
    }
    return candidates.isEmpty() && !hasOpenings();
  }

  /** Returns whether an opening moment may be added, which only fills a free place. */
  private boolean hasOpenings() {
    return !openings.isEmpty() && found.size() < GameReview.MOST;
  }

  private void judgeOpening(int ply, BooleanSupplier cancelled) {
    if (found.stream().anyMatch(each -> each.moment().ply() == ply)) {
      return;
    }
    Game state = states.get(ply);
    GameReviewMoment moment =
        OpeningMistakeFinder.judge(state, moves.get(ply), RankedMoves.of(state, cancelled));
    if (moment != null) {
      found.add(new WeighedMoment(moment, 0));
      openings.clear();
    }
  }

  /** Returns the review, after the last step. */
  GameReview review() {
    List<GameReviewMoment> moments =
        found.stream()
            .sorted(Comparator.comparingInt(WeighedMoment::weight).reversed())
            .limit(GameReview.MOST)
            .map(WeighedMoment::moment)
            .sorted(Comparator.comparingInt(GameReviewMoment::ply))
            .toList();
    List<Integer> curve = new ArrayList<>(scores.stream().map(WinningChances::of).toList());
    Game end = states.getLast();
    if (end.isOver()) {
      curve.set(curve.size() - 1, WinningChances.of(end.result(), side));
    }
    List<GameReviewMoment> lost =
        found.stream()
            .map(WeighedMoment::moment)
            .filter(moment -> moment.kind() == GameReviewMoment.Kind.LOST_PIECE)
            .sorted(Comparator.comparingInt(GameReviewMoment::ply))
            .toList();
    return new GameReview(moments, curve, PraiseFinder.of(states, moves, side, curve, lost));
  }

  private int score(Game state, BooleanSupplier cancelled) {
    if (state.isOver()) {
      return RankedMoves.DECIDED * WinningChances.of(state.result(), side) / WinningChances.WON;
    }
    int score = RankedMoves.clamp(Search.of(state, nodes, cancelled).score().centipawns());
    return state.position().turn() == side ? score : -score;
  }

  private List<Candidate> candidates() {
    List<Candidate> all = new ArrayList<>();
    boolean missedMate = false;
    List<Move> forksBefore = List.of();
    for (int ply = 0; ply < moves.size(); ply++) {
      Position position = states.get(ply).position();
      if (position.turn() != side) {
        continue;
      }
      List<Move> mates = position.matesInOne();
      if (!mates.isEmpty()) {
        if (!missedMate && !mates.contains(moves.get(ply))) {
          found.add(new WeighedMoment(missedMate(ply, mates), 3 * WinningChances.WON));
        }
        missedMate = true;
        continue;
      }
      missedMate = false;
      List<Move> forks = ForkFinder.forks(position);
      List<Move> newForks = new ArrayList<>(forks);
      newForks.removeAll(forksBefore);
      forksBefore = forks;
      boolean played = forks.contains(moves.get(ply));
      int after = Math.min(scores.get(ply + 1), scores.get(Math.min(ply + 2, moves.size())));
      int loss = WinningChances.of(scores.get(ply)) - WinningChances.of(after);
      Move capture = lostPiece(ply);
      boolean lost = capture != null && (loss >= LEAST_CHANGE || isOpen(scores.get(ply)));
      if (!played && !newForks.isEmpty() || lost) {
        int weight = loss + (capture == null ? 0 : weight(ply, capture));
        all.add(new Candidate(ply, weight, played ? List.of() : newForks));
      }
    }
    all.sort(Comparator.comparingInt(Candidate::weight).reversed());
    return new ArrayList<>(all.subList(0, Math.min(CANDIDATES, all.size())));
  }

  private static GameReviewMoment missedMate(int ply, List<Move> mates) {
    return new GameReviewMoment(
        GameReviewMoment.Kind.MISSED_MATE,
        ply,
        mates.getFirst().from(),
        null,
        null,
        mates,
        Map.of());
  }

  /** Returns the opponent's next move if it wins a piece, or null. */
  private @Nullable Move lostPiece(int ply) {
    if (ply + 1 >= moves.size()) {
      return null;
    }
    Position position = states.get(ply + 1).position();
    Move capture = moves.get(ply + 1);
    return PieceCapture.wins(position, capture) ? capture : null;
  }

  /** Returns how much losing a piece adds to a moment's weight. */
  private int weight(int ply, Move capture) {
    return StaticExchangeEvaluation.of(states.get(ply + 1).position(), capture)
        * WEIGHT_OF_PAWN
        / PAWN;
  }

  private static boolean isOpen(int score) {
    return Math.abs(score) < OPEN;
  }

  private void judge(Candidate candidate, BooleanSupplier cancelled) {
    Game state = states.get(candidate.ply());
    RankedMoves judged = RankedMoves.of(state, cancelled);
    int best = judged.best();
    int loss = judged.loss(moves.get(candidate.ply()));
    int change = WinningChances.of(best) - WinningChances.of(best - loss);
    if (loss < LOSS) {
      return;
    }
    Move capture = lostPiece(candidate.ply());
    if (capture != null && best - scores.get(candidate.ply() + 2) >= LOSS) {
      GameReviewMoment lost = lostPiece(candidate.ply(), capture, judged, loss);
      if ((change >= LEAST_CHANGE || isOpen(best)) && isWithinReach(lost)) {
        found.add(new WeighedMoment(lost, change + weight(candidate.ply(), capture)));
      }
      return;
    }
    if (change < LEAST_CHANGE) {
      return;
    }
    judged.within(TOLERANCE).stream()
        .filter(candidate.forks()::contains)
        .findFirst()
        .map(fork -> fork(candidate.ply(), fork, judged))
        .ifPresent(fork -> found.add(new WeighedMoment(fork, change)));
  }

  private static GameReviewMoment fork(int ply, Move fork, RankedMoves judged) {
    List<Move> right = new ArrayList<>(judged.within(TOLERANCE));
    right.remove(fork);
    right.addFirst(fork);
    return new GameReviewMoment(
        GameReviewMoment.Kind.MISSED_FORK, ply, fork.from(), null, null, right, judged.replies());
  }

  /**
   * Returns whether seeing the danger is enough: there are several ways out, or a piece to take.
   * Losing a queen is always examined again.
   */
  private boolean isWithinReach(GameReviewMoment lost) {
    Position before = states.get(lost.ply()).position();
    Piece piece = states.get(lost.ply() + 1).position().at(lost.square());
    return lost.right().size() >= LEAST_WAYS
        || before.at(lost.right().getFirst().to()) != null
        || piece != null && piece.role() == Role.QUEEN;
  }

  private GameReviewMoment lostPiece(int ply, Move capture, RankedMoves judged, int loss) {
    Map<Move, Move> replies = judged.replies();
    replies.put(moves.get(ply), capture);
    return new GameReviewMoment(
        GameReviewMoment.Kind.LOST_PIECE,
        ply,
        capture.to(),
        capture,
        null,
        saving(ply, judged, loss),
        replies);
  }

  /**
   * Returns the moves that save a piece: those that are nearly as good as the best, and those that
   * keep all pieces safe and save at least half of what was lost. If the best move recaptures,
   * keeping the others safe isn't enough.
   */
  private List<Move> saving(int ply, RankedMoves judged, int loss) {
    Position position = states.get(ply).position();
    boolean takesBack = ply > 0 && judged.first().to() == moves.get(ply - 1).to();
    int tolerance = Math.clamp(loss / 2, TOLERANCE, MOST_TOLERANCE);
    return judged.moves().stream()
        .filter(
            each ->
                judged.loss(each) <= tolerance
                    || !takesBack
                        && judged.loss(each) <= loss / 2
                        && !PieceCapture.isPossible(position.playLegal(each.move())))
        .map(ScoredMove::move)
        .toList();
  }
}
