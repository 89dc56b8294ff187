package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AssignmentRepositoryTest {

  private static final LocalDateTime BEGIN = LocalDateTime.parse("2026-03-02T08:00");
  private static final LocalDateTime DUE = LocalDateTime.parse("2026-03-06T18:00");

  private final TestDatabase database;
  private final AssignmentRepository table;
  private final ClassId schoolClass;

  AssignmentRepositoryTest(TestDatabase database) {
    this.database = database;
    this.table =
        new AssignmentRepository(
            database.jdbc(), new AssignmentDetailsRepository(database.jdbc()), Clock.systemUTC());
    this.schoolClass = newClass();
  }

  @Test
  void assignmentIsReadAsItWasWritten() {
    LearnerId ada = pupil();
    GroupId group = group();
    AssignmentPlan plan =
        plan(
            new Audience.Chosen(Set.of(group), Set.of(ada)),
            AssignedItem.once("rook/b", "lesson/rook"),
            AssignedItem.once("puzzle/17", "puzzles/back-rank"),
            new AssignedItem("drill/legal", "drill", 20),
            AssignedItem.once("rook/a", "lesson/rook"));

    AssignmentId id = table.insert(schoolClass, plan);

    assertThat(table.find(schoolClass, id)).contains(new Assignment(id, schoolClass, plan, 1));
    assertThat(table.ofClass(schoolClass))
        .containsExactly(new Assignment(id, schoolClass, plan, 1));
  }

  @Test
  void assignmentOfAnotherClassIsNotFound() {
    AssignmentId id = table.insert(schoolClass, whole());

    assertThat(table.find(newClass(), id)).isEmpty();
  }

  @Test
  void assignmentForTheClassIncludesPupilsWhoJoinLater() {
    AssignmentId id = table.insert(schoolClass, whole());
    LearnerId late = pupil();

    assertThat(table.find(late, id)).isPresent();
    assertThat(table.ofPupil(late)).extracting(Assignment::id).containsExactly(id);
  }

  @Test
  void assignmentForSomePupilsExcludesOthers() {
    LearnerId ada = pupil();
    LearnerId ben = pupil();
    LearnerId cleo = pupil();
    GroupId group = group();
    join(group, ben);
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(group), Set.of(ada)), rook()));

    assertThat(table.find(ada, id)).isPresent();
    assertThat(table.find(ben, id)).isPresent();
    assertThat(table.find(cleo, id)).isEmpty();
    assertThat(table.ofPupil(cleo)).isEmpty();
  }

  @Test
  void pupilWhoLeavesTheClassLosesItsAssignments() {
    LearnerId ada = pupil();
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(), Set.of(ada)), rook()));
    database.jdbc().sql("delete from class_pupil where learner_id = ?").param(ada.value()).update();

    assertThat(table.find(ada, id)).isEmpty();
  }

  @Test
  void deletingAGroupRemovesItFromTheAudience() {
    LearnerId ada = pupil();
    GroupId group = group();
    join(group, ada);
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(group), Set.of()), rook()));
    database.jdbc().sql("delete from class_group where id = ?").param(group.value()).update();

    assertThat(table.find(ada, id)).isEmpty();
    assertThat(table.find(schoolClass, id)).isPresent();
  }

  @Test
  void updateNeedsTheCurrentVersion() {
    AssignmentId id = table.insert(schoolClass, whole());
    AssignmentPlan first =
        plan(new Audience.WholeClass(), AssignedItem.once("rook/a", "lesson/rook"));
    AssignmentPlan second =
        plan(new Audience.WholeClass(), AssignedItem.once("rook/b", "lesson/rook"));

    assertThat(table.update(id, first, 1)).isTrue();
    assertThat(table.update(id, second, 1)).isFalse();
    assertThat(table.delete(id, 1)).isFalse();

    assertThat(table.find(schoolClass, id)).contains(new Assignment(id, schoolClass, first, 2));
    assertThat(table.delete(id, 2)).isTrue();
    assertThat(table.find(schoolClass, id)).isEmpty();
  }

  @Test
  void assignmentsAreSortedByDueDate() {
    AssignmentId open = table.insert(schoolClass, due(null));
    AssignmentId later = table.insert(schoolClass, due(DUE.plusDays(1)));
    AssignmentId first = table.insert(schoolClass, due(DUE));

    assertThat(table.ofClass(schoolClass))
        .extracting(Assignment::id)
        .containsExactly(first, later, open);
  }

  private static AssignmentPlan due(@Nullable LocalDateTime due) {
    return new AssignmentPlan(
        new AssignmentContent("Rooks", "", List.of(rook()), CompletionRules.USUAL),
        new Audience.WholeClass(),
        new AssignmentSchedule(BEGIN, due));
  }

  private static AssignmentPlan whole() {
    return plan(new Audience.WholeClass(), rook());
  }

  private static AssignedItem rook() {
    return AssignedItem.once("rook/first-move", "lesson/rook");
  }

  private static AssignmentPlan plan(Audience audience, AssignedItem... items) {
    return new AssignmentPlan(
        new AssignmentContent(
            "Rooks – Türme",
            "Take your time.\nThen show me.",
            List.of(items),
            new CompletionRules(false, true, true, 2)),
        audience,
        new AssignmentSchedule(BEGIN, DUE));
  }

  private ClassId newClass() {
    return new TestClasses(database.jdbc()).add("5b");
  }

  private LearnerId pupil() {
    LearnerId id =
        new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC())
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
    new TestClasses(database.jdbc()).addPupil(schoolClass, id);
    return id;
  }

  private GroupId group() {
    return new TestClasses(database.jdbc()).addGroup(schoolClass, "A");
  }

  private void join(GroupId group, LearnerId pupil) {
    new TestClasses(database.jdbc()).addToGroup(group, pupil);
  }
}
