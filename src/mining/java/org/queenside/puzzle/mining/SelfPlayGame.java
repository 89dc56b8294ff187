package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.play.SeededRandom;

/**
 * A game between two weak players, who look one move ahead, sometimes misjudge, and never ask
 * whether the opponent can mate.
 */
final class SelfPlayGame {
  /** Half-moves after which a game is abandoned. */
  private static final int LONGEST = 160;

  /** How much worse than the best a natural move may look, in hundredths of a pawn. */
  private static final int NATURAL = 60;

  /** How far a player may misjudge, in hundredths of a pawn. */
  private static final int MISTAKEN = 45;

  private final SeededRandom random;
  private final List<Position> positions = new ArrayList<>();
  private final List<PuzzleCandidate> candidates = new ArrayList<>();

  private SelfPlayGame(SeededRandom random) {
    this.random = random;
  }

  /** Plays a game. */
  static SelfPlayGame from(Position opening, SeededRandom random) {
    SelfPlayGame game = new SelfPlayGame(random);
    game.play(opening);
    return game;
  }

  /** Returns the positions of the game, beginning at the end of the opening. */
  List<Position> positions() {
    return Collections.unmodifiableList(positions);
  }

  /**
   * Returns positions in which a plausible blunder, played or not, allows a mate: the move looked
   * about as good as any, and another would not have allowed it.
   */
  List<PuzzleCandidate> candidates() {
    return Collections.unmodifiableList(candidates);
  }

  private void play(Position opening) {
    Position position = opening;
    for (int i = 0; i < LONGEST; i++) {
      positions.add(position);
      List<Option> options = position.legalMoves().stream().map(option(position)).toList();
      if (options.isEmpty()) {
        return;
      }
      Option chosen = choose(options);
      collect(options);
      if (!chosen.after().matesInOne().isEmpty()) {
        return;
      }
      position = chosen.after();
    }
  }

  private static Function<Move, Option> option(Position position) {
    return move -> {
      Position after = position.play(move);
      return new Option(after, after.hasLegalMove() ? QuickEval.worth(after) : 0);
    };
  }

  private Option choose(List<Option> options) {
    Option chosen = options.getFirst();
    int most = Integer.MIN_VALUE;
    for (Option option : options) {
      int seen = option.worth() + random.below(2 * MISTAKEN + 1);
      if (seen > most) {
        most = seen;
        chosen = option;
      }
    }
    return chosen;
  }

  private void collect(List<Option> options) {
    int best = options.stream().mapToInt(Option::worth).max().orElse(0);
    List<PuzzleCandidate> blunders = new ArrayList<>();
    for (Option option : options) {
      List<Move> mates = option.worth() < best - NATURAL ? List.of() : option.after().matesInOne();
      if (!mates.isEmpty() && QualityFilter.accepts(option.after(), mates)) {
        blunders.add(PuzzleCandidate.of(option.after(), mates));
      }
    }
    if (!blunders.isEmpty()
        && options.stream().anyMatch(option -> option.after().matesInOne().isEmpty())) {
      candidates.addAll(blunders);
    }
  }

  /**
   * A possible move.
   *
   * @param worth the player's evaluation of the position after it
   */
  private record Option(Position after, int worth) {}
}
