package org.queenside.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.State;
import org.queenside.browser.BrowserTest;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLog;
import org.queenside.progress.Effort;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class ClassBoardsTest {

  private static final List<AssignedItem> ITEMS =
      List.of(
          AssignedItem.once("rook/first-move", "lesson/rook"),
          AssignedItem.once("rook/two-stars", "lesson/rook"));

  private final SmallClass classes;
  private final ClassBoards boards;
  private final AttemptLog log;
  private final SmallClass.Made made;
  private final AssignmentId id;
  private final ClassBoard board;

  @Autowired
  ClassBoardsTest(SmallClass classes, ClassBoards boards, AttemptLog log) {
    this.classes = classes;
    this.boards = boards;
    this.log = log;
    made = classes.make();
    id = classes.assign(made, "Rooks", ITEMS);
    board = classes.as(made.teacher(), () -> boards.open(made.id(), id));
  }

  @Test
  void atFirstNobodyHasBegun() {
    assertThat(board.rows())
        .extracting(row -> row.pupil().name(), ClassBoard.Row::states)
        .containsExactly(
            tuple("Ben", List.of(State.OPEN, State.OPEN)),
            tuple("Mia", List.of(State.OPEN, State.OPEN)));
  }

  @Test
  void onlyWhatPupilsDidSinceIsTold() {
    log.record(made.mia().id(), Attempt.solved("rook/two-stars", "a1a2", Effort.NONE, 3));
    log.record(made.mia().id(), Attempt.solved("rook/not-assigned", "a1a2", Effort.NONE, 3));

    BoardNews news = lookAgain(board);

    assertThat(news)
        .isInstanceOfSatisfying(
            BoardNews.Worked.class,
            worked ->
                assertThat(worked.changes())
                    .containsExactly(new ClassBoard.Change(1, 1, State.RIGHT, false)));
    assertThat(lookAgain(news.board())).isEqualTo(new BoardNews.Worked(news.board(), List.of()));
  }

  @Test
  void onlyWhatWasFirstDoneAfterTheEndIsLate() {
    LocalDateTime due = LocalDateTime.of(2026, 2, 1, 18, 0);
    Instant before = Instant.parse("2026-02-01T17:59:00Z");
    Instant after = Instant.parse("2026-02-01T18:01:00Z");
    Attempt first = Attempt.solved(ITEMS.get(0).item(), "a2a7", Effort.NONE, 3);
    log.record(made.ben().id(), first, before);
    log.record(made.ben().id(), first.as(UUID.randomUUID()), after);
    log.record(made.mia().id(), first.as(UUID.randomUUID()), after);
    AssignmentId over = classes.assign(made, "Rooks", due, ITEMS);

    ClassBoard late = classes.as(made.teacher(), () -> boards.open(made.id(), over));

    assertThat(late.rows())
        .extracting(row -> late.isLate(row, 0), row -> late.isLate(row, 1))
        .containsExactly(tuple(false, true), tuple(true, true));
  }

  @Test
  void whoJoinsTheClassIsDrawnToo() {
    classes.join(made.id(), "Zoe", 3);

    assertThat(lookAgain(board))
        .isInstanceOfSatisfying(
            BoardNews.Redrawn.class, redrawn -> assertThat(redrawn.board().rows()).hasSize(3));
  }

  @Test
  void theNewestOfWhatIsRunningStandsInFront() {
    AssignmentId later = classes.assign(made, "More rooks", ITEMS);

    assertThat(classes.as(made.teacher(), () -> boards.running(made.id())))
        .extracting(Assignment::id)
        .containsExactly(later, id);
  }

  private BoardNews lookAgain(ClassBoard before) {
    return classes.as(made.teacher(), () -> boards.lookAgain(before, Instant.EPOCH));
  }
}
