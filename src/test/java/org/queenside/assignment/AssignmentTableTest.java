package org.queenside.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.GroupId;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Accounts;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Role;

@OnEveryDatabase
class AssignmentTableTest {

  private static final LocalDateTime BEGIN = LocalDateTime.parse("2026-03-02T08:00");
  private static final LocalDateTime DUE = LocalDateTime.parse("2026-03-06T18:00");

  private final TestDatabase database;
  private final AssignmentTable table;
  private final ClassId schoolClass;

  AssignmentTableTest(TestDatabase database) {
    this.database = database;
    this.table =
        new AssignmentTable(
            database.jdbc(), new AssignmentDetails(database.jdbc()), Clock.systemUTC());
    this.schoolClass = newClass();
  }

  @Test
  void whatIsWrittenIsReadAgainInItsOrder() {
    LearnerId ada = pupil();
    GroupId group = group();
    Plan plan =
        plan(
            new Audience.Chosen(Set.of(group), Set.of(ada)),
            AssignedItem.once("rook/b", "lesson/rook"),
            AssignedItem.once("puzzle/17", "puzzles/back-rank"),
            new AssignedItem("drill/legal", "drill", 20),
            AssignedItem.once("rook/a", "lesson/rook"));

    AssignmentId id = table.insert(schoolClass, plan);

    assertThat(table.find(schoolClass, id)).isEqualTo(new Assignment(id, schoolClass, plan, 1));
    assertThat(table.ofClass(schoolClass))
        .containsExactly(new Assignment(id, schoolClass, plan, 1));
  }

  @Test
  void anAssignmentOfAnotherClassIsNotFound() {
    AssignmentId id = table.insert(schoolClass, whole());

    assertThat(table.find(newClass(), id)).isNull();
  }

  @Test
  void whatIsForTheClassIsForWhoeverJoinsLater() {
    AssignmentId id = table.insert(schoolClass, whole());
    LearnerId late = pupil();

    assertThat(table.find(late, id)).isNotNull();
    assertThat(table.ofPupil(late)).extracting(Assignment::id).containsExactly(id);
  }

  @Test
  void whatIsForSomeIsForNobodyElse() {
    LearnerId ada = pupil();
    LearnerId ben = pupil();
    LearnerId cleo = pupil();
    GroupId group = group();
    join(group, ben);
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(group), Set.of(ada)), rook()));

    assertThat(table.find(ada, id)).isNotNull();
    assertThat(table.find(ben, id)).isNotNull();
    assertThat(table.find(cleo, id)).isNull();
    assertThat(table.ofPupil(cleo)).isEmpty();
  }

  @Test
  void whoLeavesTheClassHasNothingToDoThere() {
    LearnerId ada = pupil();
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(), Set.of(ada)), rook()));
    database.jdbc().sql("delete from class_pupil where learner_id = ?").param(ada.value()).update();

    assertThat(table.find(ada, id)).isNull();
  }

  @Test
  void whatWasForAGroupIsForNobodyWhenTheGroupIsGone() {
    LearnerId ada = pupil();
    GroupId group = group();
    join(group, ada);
    AssignmentId id =
        table.insert(schoolClass, plan(new Audience.Chosen(Set.of(group), Set.of()), rook()));
    database.jdbc().sql("delete from class_group where id = ?").param(group.value()).update();

    assertThat(table.find(ada, id)).isNull();
    assertThat(table.find(schoolClass, id)).isNotNull();
  }

  @Test
  void onlyTheVersionThatWasReadIsWrittenOver() {
    AssignmentId id = table.insert(schoolClass, whole());
    Plan first = plan(new Audience.WholeClass(), AssignedItem.once("rook/a", "lesson/rook"));
    Plan second = plan(new Audience.WholeClass(), AssignedItem.once("rook/b", "lesson/rook"));

    assertThat(table.update(id, first, 1)).isTrue();
    assertThat(table.update(id, second, 1)).isFalse();
    assertThat(table.delete(id, 1)).isFalse();

    assertThat(table.find(schoolClass, id)).isEqualTo(new Assignment(id, schoolClass, first, 2));
    assertThat(table.delete(id, 2)).isTrue();
    assertThat(table.find(schoolClass, id)).isNull();
  }

  @Test
  void whatIsDueFirstStandsInFrontAndWhatHasNoEndLast() {
    AssignmentId open = table.insert(schoolClass, due(null));
    AssignmentId later = table.insert(schoolClass, due(DUE.plusDays(1)));
    AssignmentId first = table.insert(schoolClass, due(DUE));

    assertThat(table.ofClass(schoolClass))
        .extracting(Assignment::id)
        .containsExactly(first, later, open);
  }

  private static Plan due(@Nullable LocalDateTime due) {
    return new Plan(
        "Rooks", "", Terms.usual(BEGIN, due), new Audience.WholeClass(), List.of(rook()));
  }

  private static Plan whole() {
    return plan(new Audience.WholeClass(), rook());
  }

  private static AssignedItem rook() {
    return AssignedItem.once("rook/first-move", "lesson/rook");
  }

  private static Plan plan(Audience audience, AssignedItem... items) {
    return new Plan(
        "Rooks – Türme",
        "Take your time.\nThen show me.",
        new Terms(BEGIN, DUE, false, true, true, 2),
        audience,
        List.of(items));
  }

  private ClassId newClass() {
    ClassId id = new ClassId(UUID.randomUUID());
    database
        .jdbc()
        .sql(
            "insert into school_class (id, name, code, zone, made_at, version)"
                + " values (?, '5b', ?, 'Europe/Berlin', current_timestamp, 1)")
        .params(id.value(), id.toString().substring(0, 8))
        .update();
    return id;
  }

  private LearnerId pupil() {
    LearnerId id =
        new Accounts(database.jdbc(), database.transactions(), Clock.systemUTC())
            .add(Role.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
    database
        .jdbc()
        .sql(
            "insert into class_pupil (class_id, learner_id, card, joined_at) values (?, ?,"
                + " (select coalesce(max(card), 0) + 1 from class_pupil), current_timestamp)")
        .params(schoolClass.value(), id.value())
        .update();
    return id;
  }

  private GroupId group() {
    database
        .jdbc()
        .sql("insert into class_group (class_id, name) values (?, 'A')")
        .param(schoolClass.value())
        .update();
    return database
        .jdbc()
        .sql("select id from class_group where class_id = ?")
        .param(schoolClass.value())
        .query((row, _) -> new GroupId(row.getLong("id")))
        .single();
  }

  private void join(GroupId group, LearnerId pupil) {
    database
        .jdbc()
        .sql("insert into class_group_pupil (group_id, learner_id) values (?, ?)")
        .params(group.value(), pupil.value())
        .update();
  }
}
