package org.queenside.puzzle.mining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.play.SeededRandom;

/**
 * A game between two weak players. Each looks one move ahead, is now and then mistaken, and never
 * asks whether the opponent can mate.
 */
final class SelfPlayGame {
  /** Half-moves after which a game that leads nowhere is given up. */
  private static final int LONGEST = 160;

  /** A move that looks worse than the best one by more is no natural one, in hundredths. */
  private static final int NATURAL = 60;

  /** How far a player may be mistaken, in hundredths of a pawn. */
  private static final int MISTAKEN = 45;

  private final SeededRandom random;
  private final List<Position> positions = new ArrayList<>();
  private final List<PuzzleCandidate> finds = new ArrayList<>();

  private SelfPlayGame(SeededRandom random) {
    this.random = random;
  }

  /** Plays a game. */
  static SelfPlayGame from(Position opening, SeededRandom random) {
    SelfPlayGame game = new SelfPlayGame(random);
    game.play(opening);
    return game;
  }

  /** Returns the positions that came up, the first one at the end of the opening. */
  List<Position> positions() {
    return Collections.unmodifiableList(positions);
  }

  /**
   * Returns the positions in the game, or one natural move away from it, in which a plausible
   * blunder allows a mate: the move looked about as good as any, and another would not have allowed
   * it.
   */
  List<PuzzleCandidate> finds() {
    return Collections.unmodifiableList(finds);
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
      finds.addAll(blunders);
    }
  }

  /**
   * A move that can be chosen.
   *
   * @param worth what the player sees of the position after it
   */
  private record Option(Position after, int worth) {}
}
