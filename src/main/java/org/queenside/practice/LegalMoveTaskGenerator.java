package org.queenside.practice;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.OpponentMove;
import org.queenside.play.SeededRandom;
import org.queenside.trick.TrickFinder;
import org.queenside.trick.TrickKind;

/** Generates moves, half of which are legal and the others look as if they were. */
public final class LegalMoveTaskGenerator {
  /** From this level, every move at least has the right shape for its piece. */
  private static final int RIGHT_SHAPE = 2;

  /** More than anyone judges in a minute. */
  private static final int MORE_THAN_ANYONE = 60;

  private LegalMoveTaskGenerator() {}

  static Exercise make(int level, SeededRandom random, PracticeMessages text) {
    return make(level, random, text, EnumSet.allOf(TrickKind.class));
  }

  /**
   * Returns one move to judge.
   *
   * @param known the rules that the learner knows, which the move may break
   */
  public static Exercise make(
      int level, SeededRandom random, PracticeMessages text, Set<TrickKind> known) {
    OpponentMove move = move(level, random, known);
    return new Exercise.Catch(
        text.info(Drill.LEGAL, move.before().turn().opposite(), null), List.of(move), true);
  }

  /**
   * Returns moves to judge against the clock, more than anyone can, which get a little harder.
   *
   * @param known the rules that the learner knows, which the moves may break
   */
  public static Exercise race(SeededRandom random, PracticeMessages text, Set<TrickKind> known) {
    List<OpponentMove> moves = new ArrayList<>();
    while (moves.size() < MORE_THAN_ANYONE) {
      int level = Math.min(moves.size() / 8, RandomPositionGenerator.LEVELS - 1);
      OpponentMove move = move(level, random, known);
      // The board isn't turned in the middle of a race.
      if (moves.isEmpty() || move.before().turn() == moves.getFirst().before().turn()) {
        moves.add(move);
      }
    }
    return new Exercise.Catch(
        text.info(Drill.LEGAL, moves.getFirst().before().turn().opposite(), null), moves, false);
  }

  private static OpponentMove move(int level, SeededRandom random, Set<TrickKind> known) {
    boolean legal = random.coin();
    Set<TrickKind> kinds = known;
    if (level >= RIGHT_SHAPE && !TrickKind.MOVEMENT.containsAll(known)) {
      kinds = EnumSet.copyOf(known);
      kinds.removeAll(TrickKind.MOVEMENT);
    }
    while (true) {
      Position position = RandomPositionGenerator.of(level, random, _ -> true);
      OpponentMove move =
          legal ? allowed(position, random) : forbidden(position, random, kinds);
      if (move != null) {
        return move;
      }
    }
  }

  /** Chooses the piece first, so that each comes as often as a queen. */
  private static @Nullable OpponentMove allowed(Position position, SeededRandom random) {
    List<Move> moves =
        position.legalMoves().stream().filter(move -> move.promotion() == null).toList();
    Set<Role> roles =
        moves.stream()
            .map(move -> role(position, move))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Role.class)));
    if (roles.isEmpty()) {
      return null;
    }
    Role role = random.pick(List.copyOf(roles));
    Move move = random.pick(moves.stream().filter(each -> role(position, each) == role).toList());
    return Ruling.of(position, move) instanceof Ruling.Legal ruling
        ? new OpponentMove.Allowed(null, position, ruling)
        : null;
  }

  private static Role role(Position position, Move move) {
    return requireNonNull(position.at(move.from())).role();
  }

  private static @Nullable OpponentMove forbidden(
      Position position, SeededRandom random, Set<TrickKind> kinds) {
    return TrickFinder.find(Game.from(position), kinds, random.below(Integer.MAX_VALUE))
        .<OpponentMove>map(trick -> new OpponentMove.Forbidden(null, trick))
        .orElse(null);
  }
}
