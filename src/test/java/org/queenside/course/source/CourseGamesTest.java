package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
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
  private static final Set<MiniGame> MOVING =
      EnumSet.of(MiniGame.SAFE_PATH_KING, MiniGame.KNIGHT_RACE);
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
    return games().filter(game -> !MOVING.contains(game.game()));
  }

  private static Stream<Exercise.WinMiniGame> gamesOfMoving() {
    return games().filter(game -> MOVING.contains(game.game()));
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
        won(
            game,
            random ->
                state ->
                    random.nextBoolean()
                        ? MiniGameEngine.reply(state, Strength.MEDIUM)
                        : takesWhatIsFree(state));
    assertThat(won).isGreaterThanOrEqualTo(GAMES * 2 / 3);
  }

  /**
   * This child never gives its piece away. It goes for the goal, but one move in four is any safe
   * one.
   */
  @ParameterizedTest
  @MethodSource("gamesOfMoving")
  void aChildWhoKeepsItsPieceSafeWinsMostly(Exercise.WinMiniGame game) {
    assertThat(won(game, random -> state -> safe(state, random)))
        .isGreaterThanOrEqualTo(GAMES * 7 / 10);
  }

  private interface Player {
    Move choose(MiniGameState state);
  }

  /** Returns how many of the games a player wins that is made of a source of chance. */
  private static long won(Exercise.WinMiniGame game, Function<Random, Player> player) {
    return LongStream.range(0, GAMES)
        .mapToObj(Random::new)
        .filter(random -> movesToWin(game, player.apply(random)) > 0)
        .count();
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

  private static Move safe(MiniGameState state, Random random) {
    List<Move> safe = state.moves().stream().filter(move -> isSafe(state, move)).toList();
    List<Move> forward = safe.stream().filter(move -> isForward(state, move)).toList();
    List<Move> choice = forward.isEmpty() || random.nextInt(4) == 0 ? safe : forward;
    List<Move> moves = choice.isEmpty() ? state.moves() : choice;
    return moves.get(random.nextInt(moves.size()));
  }

  private static boolean isSafe(MiniGameState state, Move move) {
    Position after = state.position().play(move);
    return after.attackers(move.to(), after.turn()).isEmpty();
  }

  private static boolean isForward(MiniGameState state, Move move) {
    return state.position().occupied().contains(move.to())
        || state.stars().contains(move.to())
        || state.game() == MiniGame.SAFE_PATH_KING && move.to().rank() > move.from().rank();
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
