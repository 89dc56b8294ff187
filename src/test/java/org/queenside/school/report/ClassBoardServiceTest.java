package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.ItemState;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class ClassBoardServiceTest {

  private static final ReportItem OPEN = new ReportItem(ItemState.OPEN, false);
  private static final List<AssignedItem> ITEMS =
      List.of(
          AssignedItem.once("rook/first-move", "lesson/rook"),
          AssignedItem.once("rook/two-stars", "lesson/rook"));

  private final SchoolClassFixture classes;
  private final ClassBoardService boards;
  private final ClassBoardCellService cells;
  private final AttemptLogService log;
  private final SchoolClassFixture.CreatedClass made;
  private final AssignmentId id;
  private final ClassBoard board;

  @Autowired
  ClassBoardServiceTest(
      SchoolClassFixture classes,
      ClassBoardService boards,
      ClassBoardCellService cells,
      AttemptLogService log) {
    this.classes = classes;
    this.boards = boards;
    this.cells = cells;
    this.log = log;
    made = classes.make();
    id = classes.assign(made, "Rooks", ITEMS);
    board = classes.as(made.teacher(), () -> boards.open(made.id(), id, Locale.ENGLISH));
  }

  @Test
  void aNewBoardIsOpenEverywhere() {
    assertThat(board.rows())
        .extracting(row -> row.pupil().name(), ClassBoardRow::items)
        .containsExactly(tuple("Ben", List.of(OPEN, OPEN)), tuple("Mia", List.of(OPEN, OPEN)));
  }

  @Test
  void onlyChangesSinceTheLastLookAreSent() {
    log.record(made.mia().id(), Attempt.solved("rook/two-stars", "a1a2", Effort.NONE, 3));
    log.record(made.mia().id(), Attempt.solved("rook/not-assigned", "a1a2", Effort.NONE, 3));

    ClassBoardUpdate update = refresh(board);

    assertThat(update)
        .isInstanceOfSatisfying(
            ClassBoardUpdate.RowsChanged.class,
            changed -> assertThat(changed.rows()).containsExactly(1));
    ClassBoardRow mia = update.board().rows().get(1);
    assertThat(mia.items()).containsExactly(OPEN, new ReportItem(ItemState.RIGHT, false));
    assertThat(refresh(update.board()))
        .isEqualTo(new ClassBoardUpdate.RowsChanged(update.board(), List.of()));
  }

  @Test
  void workIsOverAfterSomeMinutesWithoutIt() {
    ClassBoardRow working =
        board.rows().getFirst().after(true, Map.of(0, ItemState.WORKING), false);
    assertThat(working.here()).isTrue();
    assertThat(working.items()).containsExactly(new ReportItem(ItemState.WORKING, false), OPEN);

    ClassBoardRow idle = working.after(false, Map.of(), false);
    assertThat(idle.pupil()).isEqualTo(working.pupil());
    assertThat(idle.here()).isFalse();
    assertThat(idle.items()).containsExactly(new ReportItem(ItemState.TRIED, false), OPEN);
  }

  @Test
  void onlyPupilsWhoDidSomethingLatelyAreHere() {
    assertThat(board.rows()).extracting(ClassBoardRow::here).containsOnly(false);

    log.record(made.mia().id(), Attempt.wrong("rook/first-move", "a2b3", Effort.NONE, null));

    assertThat(refresh(board).board().rows())
        .extracting(row -> row.pupil().name(), ClassBoardRow::here)
        .containsExactly(tuple("Ben", false), tuple("Mia", true));
  }

  @Test
  void tasksOfTheSameTitleAreNumbered() {
    assertThat(ClassBoardService.numbered(List.of("Mate", "Castle", "Mate")))
        .containsExactly("Mate (1)", "Castle", "Mate (2)");
  }

  @Test
  void aTaskShowsTheBoardItBeginsWith() {
    assertThat(classes.as(made.teacher(), () -> boards.scene(board, 0)).pieces()).isNotEmpty();
    assertThat(classes.as(made.teacher(), () -> boards.scene(board, 2))).isNull();
  }

  @Test
  void onlyItemsFirstSolvedAfterTheDueDateAreLate() {
    LocalDateTime due = LocalDateTime.of(2026, 2, 1, 18, 0);
    Instant before = Instant.parse("2026-02-01T17:59:00Z");
    Instant after = Instant.parse("2026-02-01T18:01:00Z");
    Attempt first = Attempt.solved(ITEMS.get(0).item(), "a2a7", Effort.NONE, 3);
    log.record(made.ben().id(), first, before);
    log.record(made.ben().id(), first.withId(UUID.randomUUID()), after);
    log.record(made.mia().id(), first.withId(UUID.randomUUID()), after);
    AssignmentId over = classes.assign(made, "Rooks", due, ITEMS);

    ClassBoard late =
        classes.as(made.teacher(), () -> boards.open(made.id(), over, Locale.ENGLISH));

    assertThat(late.rows())
        .extracting(row -> row.items().get(0).late(), row -> row.items().get(1).late())
        .containsExactly(tuple(false, true), tuple(true, true));
  }

  @Test
  void aPupilWhoJoinsTheClassIsAdded() {
    classes.join(made.id(), "Zoe");

    assertThat(refresh(board))
        .isInstanceOfSatisfying(
            ClassBoardUpdate.Reloaded.class,
            redrawn -> assertThat(redrawn.board().rows()).hasSize(3));
  }

  @Test
  void theNewestRunningAssignmentComesFirst() {
    AssignmentId later = classes.assign(made, "More rooks", ITEMS);

    assertThat(classes.as(made.teacher(), () -> boards.running(made.id())))
        .extracting(Assignment::id)
        .containsExactly(later, id);
  }

  @Test
  void dailyPuzzlesComeLastAndSharedGoalsHaveNoBoard() {
    AssignmentId daily =
        classes.assign(
            made, "Every day", LocalDateTime.of(2999, 1, 1, 18, 0), List.of(AssignedItem.daily(2)));
    AssignmentId goal =
        classes.assign(
            made, "Together", List.of(AssignedItem.together(AssignedItem.TASKS_TOGETHER, 100)));

    assertThat(classes.as(made.teacher(), () -> boards.running(made.id())))
        .extracting(Assignment::id)
        .containsExactly(id, daily);
    assertThatThrownBy(
            () -> classes.as(made.teacher(), () -> boards.open(made.id(), goal, Locale.ENGLISH)))
        .isInstanceOf(RecordNotFoundException.class);
    ClassBoard days =
        classes.as(made.teacher(), () -> boards.open(made.id(), daily, Locale.ENGLISH));
    assertThat(days.titles())
        .isNotEmpty()
        .allMatch(title -> title.matches("(Mon|Tues|Wednes|Thurs|Fri)day [0-9]+ [A-Z][a-z]+.*"));
    assertThat(refresh(days)).isInstanceOf(ClassBoardUpdate.RowsChanged.class);
    String first = days.assignment().plan().items().getFirst().item().replace("daily/", "");
    log.record(
        made.mia().id(),
        Attempt.solved("puzzle/1", "a1a8", Effort.NONE, 3),
        Instant.parse(first + "T23:59:59Z"));
    assertThat(cell(daily, 1).attempts())
        .extracting(each -> each.attempt().item())
        .containsExactly("puzzle/1");
    assertThat(cell(daily, 2).attempts()).isEmpty();
  }

  private ClassBoardCell cell(AssignmentId assignment, int place) {
    return classes.as(
        made.teacher(),
        () -> cells.open(made.id(), assignment, made.mia().id(), place, Locale.ENGLISH));
  }

  private ClassBoardUpdate refresh(ClassBoard before) {
    return classes.as(made.teacher(), () -> boards.refresh(before, Instant.EPOCH, Locale.ENGLISH));
  }
}
