package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.play.MiniGame;
import org.queenside.play.MiniGameEngine;
import org.queenside.play.MiniGameResult;
import org.queenside.play.MiniGameState;
import org.queenside.play.Strength;

/** Beginners win the mini-games at the end of the first lessons, and soon. */
class CourseGamesTest {
  private static final Course COURSE = CourseLoader.load(null).course();
  private static final int MOST_MOVES = 15;
  private static final int GAMES = 30;

  /** Returns the six lessons on the pieces and the one that ends with the first little war. */
  private static Stream<Exercise.WinMiniGame> games() {
    Stream<Lesson> pieces = COURSE.pathParts().getFirst().lessons().stream();
    return Stream.concat(pieces, COURSE.path().stream().filter(each -> each.id().equals("capture")))
        .map(lesson -> (Exercise.WinMiniGame) lesson.path().getLast());
  }

  /** Returns those that are won by taking, without a way to walk or stars to collect. */
  private static Stream<Exercise.WinMiniGame> gamesOfTaking() {
    return games()
        .filter(each -> each.game() != MiniGame.SAFE_PATH_KING)
        .filter(each -> each.game() != MiniGame.KNIGHT_RACE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPlayerWhoSeesTheReplyWinsSoon(Exercise.WinMiniGame game) {
    assertThat(game.strength()).isEqualTo(Strength.EASY);
    assertThat(movesToWin(game, state -> MiniGameEngine.reply(state, Strength.MEDIUM)))
        .isBetween(1, MOST_MOVES);
  }

  /**
   * Half of the time this child takes what is free, or goes for a pawn, without looking further.
   */
  @ParameterizedTest
  @MethodSource("gamesOfTaking")
  void aChildWhoOftenLooksNoFurtherWinsMostly(Exercise.WinMiniGame game) {
    long won =
        LongStream.range(0, GAMES)
            .mapToObj(Random::new)
            .filter(
                random ->
                    movesToWin(
                            game,
                            state ->
                                random.nextBoolean()
                                    ? MiniGameEngine.reply(state, Strength.MEDIUM)
                                    : takesWhatIsFree(state))
                        > 0)
            .count();
    assertThat(won).isGreaterThanOrEqualTo(GAMES * 2 / 3);
  }

  private interface Player {
    Move choose(MiniGameState state);
  }

  /** Returns the number of the learner's moves, or 0 if the learner doesn't win. */
  private static int movesToWin(Exercise.WinMiniGame game, Player player) {
    MiniGameState state = MiniGameState.of(game.game(), game.position());
    Color learner = state.turn();
    int moves = 0;
    while (state.result() == null) {
      boolean own = state.turn() == learner;
      moves += own ? 1 : 0;
      state = state.play(own ? player.choose(state) : MiniGameEngine.reply(state, game.strength()));
    }
    return state.result().winner() == learner ? moves : 0;
  }

  private static Move takesWhatIsFree(MiniGameState state) {
    List<Move> best =
        state.moves().stream()
            .sorted(Comparator.comparingInt(move -> -worth(state.position(), move)))
            .toList();
    return best.stream()
        .filter(move -> !losesAtOnce(state, move))
        .findFirst()
        .orElseGet(best::getFirst);
  }

  /** The exercise explains such a move and takes it back. */
  private static boolean losesAtOnce(MiniGameState state, Move move) {
    MiniGameState after = state.play(move);
    if (after.result() != null) {
      return false;
    }
    MiniGameResult end = after.play(MiniGameEngine.reply(after, Strength.EASY)).result();
    return end != null && end.winner() != state.turn();
  }

  private static int worth(Position before, Move move) {
    Color enemy = before.turn().opposite();
    Position after = before.play(move);
    if (!after.attackers(move.to(), enemy).isEmpty()) {
      return -1;
    }
    if (before.pieces(enemy).contains(move.to())) {
      return 100;
    }
    return after.attacks(move.to()).intersect(after.pieces(enemy)).stream()
        .filter(pawn -> after.attackers(pawn, enemy).isEmpty())
        .mapToInt(pawn -> 1 + Math.abs(pawn.rank() - (enemy == Color.WHITE ? 0 : 7)))
        .max()
        .orElse(0);
  }
}
