package org.queenside.course.question;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Position;
import org.queenside.course.feedback.DrawMessages;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.WrittenMove;

/** The options of a question about a drawn game. The right one follows from the game. */
public final class DrawOptions {
  private static final int MOST_TIMES = 5;
  private static final int OPTIONS = 4;

  private DrawOptions() {}

  /**
   * Returns the options; none if the task isn't a question.
   *
   * @param game the whole game
   */
  public static List<JudgedOption> of(Exercise.Draw exercise, Game game) {
    return switch (exercise.task()) {
      case CLAIM, END -> List.of();
      case TIMES -> times(exercise.score(), game);
      case COUNT -> count(exercise.score(), game);
      case STATUS -> status(game);
    };
  }

  private static List<JudgedOption> times(GameScore score, Game game) {
    int right = game.repetitions();
    Message because =
        score.after(0).samePosition(score.after(score.size()))
            ? Message.coded("draw.times-start", right, occurrences(score))
            : Message.coded("draw.times", right, occurrences(score));
    return IntStream.rangeClosed(1, Math.max(OPTIONS, Math.min(MOST_TIMES, right)))
        .mapToObj(
            number ->
                JudgedOption.of(
                    Message.coded("draw.times-option", number), number == right, because))
        .toList();
  }

  /** Returns the moves that led to the last position, such as {@code 2…Ng8}. */
  private static List<WrittenMove> occurrences(GameScore score) {
    Position last = score.after(score.size());
    List<WrittenMove> occurrences = new ArrayList<>();
    for (int index = 0; index < score.size(); index++) {
      if (score.after(index + 1).samePosition(last)) {
        occurrences.add(new WrittenMove(score.named(index)));
      }
    }
    return occurrences;
  }

  private static List<JudgedOption> count(GameScore score, Game game) {
    int right = game.position().halfmoveClock() / 2;
    Message because = because(score, right);
    // Likely wrong counts: all moves on the sheet, both sides' moves, and numbers near the right
    // one.
    int onSheet = score.size() == 0 ? right : score.number(score.size() - 1);
    List<Integer> numbers =
        IntStream.of(right, right + 1, onSheet, Math.max(0, right - 1))
            .boxed()
            .distinct()
            .sorted()
            .toList();
    return numbers.stream()
        .map(
            number ->
                JudgedOption.of(
                    Message.coded("draw.count-option", number), number == right, because))
        .toList();
  }

  private static Message because(GameScore score, int right) {
    int reset = score.size() - score.after(score.size()).halfmoveClock();
    return reset <= 0
        ? Message.coded("draw.count-all", right)
        : Message.coded("draw.count", new WrittenMove(score.named(reset - 1)), right);
  }

  private static List<JudgedOption> status(Game game) {
    boolean may = !game.claims().isEmpty();
    String state = game.isOver() ? "over" : may ? "may" : "on";
    Message because =
        game.isOver()
            ? DrawMessages.ended(game)
            : Message.coded(
                "draw.status-because-" + state,
                game.repetitions(),
                game.position().halfmoveClock() / 2,
                game.position().turn());
    return List.of(
        JudgedOption.of(Message.coded("draw.status-over"), game.isOver(), because)
            .showing(endsByItself(game)),
        JudgedOption.of(Message.coded("draw.status-may"), state.equals("may"), because),
        JudgedOption.of(Message.coded("draw.status-on"), state.equals("on"), because));
  }

  /** Returns the misconception behind calling a game drawn when a draw can only be claimed. */
  private static @Nullable Misconception endsByItself(Game game) {
    if (game.claims().contains(DrawClaim.THREEFOLD_REPETITION)) {
      return Misconception.THREEFOLD_ENDS_THE_GAME;
    }
    return game.claims().contains(DrawClaim.FIFTY_MOVES)
        ? Misconception.FIFTY_MOVES_END_THE_GAME
        : null;
  }
}
