package org.queenside.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.course.Exercise;

/** Checks to be judged, made from puzzles. */
class MateOrNotTasksTest {
  private static final PracticeText TEXT = new PracticeText(Locale.ENGLISH);

  /** The black king can be mated, and checked without mate, in several ways. */
  private static final Position PUZZLE = Position.fromFen("6k1/5ppp/8/8/7Q/8/5PPP/2R3K1 w - - 0 1");

  @Test
  void halfOfTheChecksAreMateAndTheOthersAreNot() {
    int mates = 0;
    for (long seed = 0; seed < 400; seed++) {
      var task = (Exercise.MateOrNot) MateOrNotTasks.make(PUZZLE, Chance.of(seed), TEXT);
      Mailbox board = new Mailbox(task.position().board().toMap());
      assertThat(board.inCheck(Color.BLACK)).isTrue();
      assertThat(task.position().isCheckmate()).isEqualTo(!board.hasMove(Color.BLACK));
      assertThat(task.brief().orientation()).isEqualTo(Color.BLACK);
      assertThat(task.past().lastMove()).isNotNull();
      TasksTest.assertSolvable(task);
      mates += task.position().isCheckmate() ? 1 : 0;
    }
    assertThat(mates).isBetween(160, 240);
  }

  @Test
  void aPuzzleWhoseOnlyCheckMatesMakesNoTaskWithoutMate() {
    Position puzzle = Position.fromFen("6k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1");
    List<Exercise> tasks = new ArrayList<>();
    for (long seed = 0; seed < 40; seed++) {
      Exercise task = MateOrNotTasks.make(puzzle, Chance.of(seed), TEXT);
      if (task != null) {
        tasks.add(task);
      }
    }
    assertThat(tasks).hasSizeBetween(10, 30);
    assertThat(tasks).allMatch(task -> ((Exercise.MateOrNot) task).position().isCheckmate());
  }
}
