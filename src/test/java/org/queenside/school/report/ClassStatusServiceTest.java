package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.course.model.Misconception;
import org.queenside.identity.account.Account;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class ClassStatusServiceTest {

  private static final List<AssignedItem> ITEMS =
      List.of(
          AssignedItem.once("rook/first-move", "lesson/rook"),
          AssignedItem.once("rook/two-stars", "lesson/rook"));

  private final SchoolClassFixture fixture;
  private final SchoolClassService classes;
  private final ClassStatusService statuses;
  private final AttemptLogService log;
  private final SchoolClassFixture.CreatedClass made;

  @Autowired
  ClassStatusServiceTest(
      SchoolClassFixture fixture,
      SchoolClassService classes,
      ClassStatusService statuses,
      AttemptLogService log) {
    this.fixture = fixture;
    this.classes = classes;
    this.statuses = statuses;
    this.log = log;
    made = fixture.make();
  }

  @Test
  void aNewClassHasNothingToShow() {
    ClassStatus status = all().getFirst();

    assertThat(status.pupils()).isEqualTo(2);
    assertThat(status.here()).isZero();
    assertThat(status.assignments()).isEmpty();
    assertThat(status.stuck()).isEmpty();
    assertThat(status.misconception()).isNull();
  }

  @Test
  void aClassShowsItsWorkAndWhoNeedsHelp() {
    LocalDateTime now = LocalDateTime.ofInstant(Instant.now(), ZoneOffset.UTC);
    fixture.assign(made, "Overdue", now.minusDays(3), ITEMS);
    fixture.assign(made, "Long ago", now.minusDays(30), ITEMS);
    fixture.assign(made, "Running", now.plusDays(3), ITEMS);
    ITEMS.forEach(
        each -> log.record(made.ben().id(), Attempt.solved(each.item(), "a2a7", Effort.NONE, 3)));
    String revealing =
        ReportLogFixture.CORRECTIONS.revealingItems(Misconception.SLIDERS_JUMP).iterator().next();
    log.record(made.ben().id(), Attempt.solved(revealing, "a2a7", Effort.NONE, 3));
    log.record(
        made.mia().id(),
        Attempt.refused(
            ITEMS.getFirst().item(),
            "a1a8",
            new Effort(3, 0, Duration.ZERO),
            "blocked",
            "sliders-jump"));

    ClassStatus status = all().getFirst();

    assertThat(status.here()).isEqualTo(2);
    assertThat(status.assignments())
        .extracting(
            each -> each.assignment().plan().title(),
            AssignmentStatus::overdue,
            AssignmentStatus::done,
            AssignmentStatus::pupils)
        .containsExactly(tuple("Overdue", true, 1, 2), tuple("Running", false, 1, 2));
    assertThat(status.stuck()).extracting(Pupil::name).containsExactly("Mia");
    assertThat(status.misconception())
        .extracting(each -> each.holders().size(), ClassMisconception::tested)
        .containsExactly(1, 2);
  }

  @Test
  void moreClassesNeedNoMoreStatements() {
    LocalDateTime soon = LocalDateTime.ofInstant(Instant.now(), ZoneOffset.UTC).plusDays(3);
    fixture.assign(made, "Rooks", soon, ITEMS);
    log.record(
        made.ben().id(), Attempt.wrong("rook/first-move", "a2b3", Effort.NONE, "sliders-jump"));
    all();
    int ofOne = StatementLog.of(this::all).size();
    for (int more = 0; more < 5; more++) {
      fixture.assign(another(made.teacher()), "Rooks", soon, ITEMS);
    }

    assertThat(StatementLog.of(this::all)).hasSize(ofOne);
    assertThat(all()).hasSize(6);
    assertThat(ofOne).isLessThan(15);
  }

  private SchoolClassFixture.CreatedClass another(Account teacher) {
    ClassId id = fixture.as(teacher, () -> classes.create("6a", ZoneId.of("UTC")).id());
    Account ann = fixture.join(id, "Ann");
    log.record(ann.id(), Attempt.wrong("rook/first-move", "a2b3", Effort.NONE, "sliders-jump"));
    return new SchoolClassFixture.CreatedClass(id, teacher, ann, fixture.join(id, "Tom"));
  }

  private List<ClassStatus> all() {
    return fixture.as(made.teacher(), statuses::all);
  }
}
