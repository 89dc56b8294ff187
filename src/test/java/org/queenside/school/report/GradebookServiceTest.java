package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class GradebookServiceTest {

  private static final List<AssignedItem> ITEMS =
      List.of(
          AssignedItem.once("rook/first-move", "lesson/rook"),
          AssignedItem.once("rook/two-stars", "lesson/rook"));
  private static final Grading GRADING =
      new Grading("A 90\nB 50\nF 0", "2026-01-01 Winter\n2026-03-01 Spring");

  private final SchoolClassFixture classes;
  private final GradebookService gradebooks;
  private final SchoolClassFixture.CreatedClass made;

  @Autowired
  GradebookServiceTest(
      SchoolClassFixture classes, GradebookService gradebooks, AttemptLogService log) {
    this.classes = classes;
    this.gradebooks = gradebooks;
    made = classes.make();
    classes.assign(made, "=Rooks", LocalDateTime.of(2026, 2, 1, 18, 0), ITEMS.subList(0, 1));
    classes.assign(made, "More", LocalDateTime.of(2026, 3, 1, 18, 0), ITEMS);
    classes.assign(made, "Running", LocalDateTime.of(2999, 3, 1, 18, 0), ITEMS);
    log.record(made.mia().id(), Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
  }

  @Test
  void aResultIsTheShareOfTasksDoneAndOnlyWhatWasDueCounts() {
    Gradebook book = open(0);

    assertThat(book.columns())
        .extracting(GradebookColumn::isInAverage)
        .containsExactly(true, true, false);
    assertThat(book.rows())
        .extracting(row -> row.pupil().name(), GradebookRow::percents, GradebookRow::average)
        .containsExactly(tuple("Ben", List.of(0, 0, 0), 0), tuple("Mia", List.of(100, 50, 50), 75));
  }

  @Test
  void aTermHasTheAssignmentsDueInIt() {
    change(Grading.NONE, GRADING);

    assertThat(open(1).columns())
        .extracting(each -> each.assignment().plan().title())
        .containsExactly("=Rooks");
    assertThat(open(2).columns())
        .extracting(each -> each.assignment().plan().title())
        .containsExactly("More", "Running");
    assertThat(open(3).term()).isZero();
    assertThat(open(1).rows().getLast().average()).isEqualTo(100);
  }

  @Test
  void practiceOnAMistakeCountsOnlyIfTheTeacherSaysSo() {
    classes.assign(
        made,
        "Try again: Rook",
        null,
        List.of(AssignedItem.once("rook/maze", "misconception/rook-off-its-lines")));

    assertThat(column("Try again: Rook").counted()).isFalse();
    assertThat(open(0).rows()).extracting(GradebookRow::average).containsExactly(0, 75);

    setCounted("Try again: Rook", true);
    assertThat(column("Try again: Rook").isInAverage()).isTrue();
    assertThat(open(0).rows()).extracting(GradebookRow::average).containsExactly(0, 50);
  }

  @Test
  void anyColumnCanBeLeftOutAndPutBack() {
    setCounted("More", false);

    assertThat(open(0).rows()).extracting(GradebookRow::average).containsExactly(0, 100);
    assertThat(open(0).rows().getLast().percents()).containsExactly(100, 50, 50);
    assertThat(csv(0).lines().findFirst().orElseThrow())
        .contains(",'=Rooks %,More % (not counted),Running % (so far),average %,");

    setCounted("More", true);
    assertThat(open(0).rows()).extracting(GradebookRow::average).containsExactly(0, 75);
  }

  @Test
  void onlyAnAssignmentOfTheClassCanBeLeftOut() {
    var other = classes.make();
    AssignmentId foreign = classes.assign(other, "Theirs", ITEMS);

    assertThatThrownBy(
            () ->
                classes.as(
                    made.teacher(),
                    () -> {
                      gradebooks.setCounted(made.id(), foreign, false);
                      return true;
                    }))
        .isInstanceOf(RecordNotFoundException.class);
  }

  private GradebookColumn column(String title) {
    return open(0).columns().stream()
        .filter(each -> each.assignment().plan().title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private void setCounted(String title, boolean counted) {
    AssignmentId id = column(title).assignment().id();
    classes.as(
        made.teacher(),
        () -> {
          gradebooks.setCounted(made.id(), id, counted);
          return true;
        });
  }

  @Test
  void unreadableGradingChangesNothing() {
    assertThatThrownBy(() -> change(Grading.NONE, new Grading("A", "")))
        .isInstanceOf(ChangeRefusedException.class);
    change(Grading.NONE, GRADING);
    assertThatThrownBy(() -> change(Grading.NONE, new Grading("A 0", "")))
        .isInstanceOf(ConflictException.class);

    assertThat(open(0).grading()).isEqualTo(GRADING);
  }

  @Test
  void spreadsheetsGetPercentagesMarksAndComments() {
    change(Grading.NONE, GRADING);
    classes.as(
        made.teacher(),
        () -> gradebooks.comment(made.id(), made.mia().id(), "", " =Quick  and careful "));

    assertThat(csv(1).lines())
        .containsExactly(
            "\uFEFFpupil,user name,card,'=Rooks %,'=Rooks,average %,mark,comment",
            "Ben," + made.ben().signInName() + ",1,0,F,0,F,",
            "Mia," + made.mia().signInName() + ",2,100,A,100,A,'=Quick and careful");
  }

  @Test
  void assistantsGetNoUserNamesAndChangeNothing() {
    change(Grading.NONE, GRADING);
    Account assistant = classes.addAssistant(made.id());

    assertThat(csv(assistant, 1).lines())
        .containsExactly(
            "\uFEFFpupil,'=Rooks %,'=Rooks,average %,mark,comment",
            "Ben,0,F,0,F,", "Mia,100,A,100,A,");
    assertThat(classes.as(assistant, () -> gradebooks.open(made.id(), 1)).isReadOnly()).isTrue();
    assertThatThrownBy(
            () ->
                classes.as(
                    assistant, () -> gradebooks.comment(made.id(), made.mia().id(), "", "Hm")))
        .isInstanceOf(RecordNotFoundException.class);
  }

  private Gradebook open(int term) {
    return classes.as(made.teacher(), () -> gradebooks.open(made.id(), term));
  }

  private void change(Grading before, Grading now) {
    classes.as(
        made.teacher(),
        () -> {
          gradebooks.change(made.id(), before, now);
          return true;
        });
  }

  private String csv(int term) {
    return csv(made.teacher(), term);
  }

  private String csv(Account reader, int term) {
    var out = new ByteArrayOutputStream();
    classes.as(
        reader,
        () -> {
          try {
            GradebookCsv.write(
                gradebooks.open(made.id(), term), Locale.ENGLISH, Locale.ENGLISH, out);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return true;
        });
    return out.toString(StandardCharsets.UTF_8);
  }
}
