package org.queenside.school.assignment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Repository;

/**
 * The assignments in the database. Callers check access first, and call the writing methods in a
 * transaction.
 */
@Repository
record AssignmentRepository(JdbcClient jdbc, AssignmentDetailsRepository details, Clock clock) {

  private static final String COLUMNS =
      """
      select a.id, a.class_id, a.title, a.comment, a.begins, a.due, a.late_allowed, a.in_order,
        a.afresh, a.required_stars, a.whole_class, a.version
      from assignment a\s""";

  private static final String FOR_PUPIL =
      """
      join class_pupil m on m.class_id = a.class_id
      where (a.whole_class = true
        or exists (select 1 from assignment_pupil p
          where p.assignment_id = a.id and p.learner_id = m.learner_id)
        or exists (select 1 from assignment_group g
          join class_group_pupil q on q.group_id = g.group_id
          where g.assignment_id = a.id and q.learner_id = m.learner_id))\s""";

  /** The assignments of a class by due date; those without one last. */
  List<Assignment> ofClass(ClassId id) {
    return read(
        jdbc.sql(COLUMNS + "where a.class_id = ? order by a.due nulls last, a.begins, a.id")
            .param(id.value()));
  }

  /** The assignments of several classes by due date, without those that were due before. */
  List<Assignment> ofClasses(Collection<ClassId> ids, LocalDateTime dueAfter) {
    return read(
        jdbc.sql(
                COLUMNS
                    + """
                    where a.class_id = any(?) and (a.due is null or a.due > ?)
                    order by a.due nulls last, a.begins, a.id""")
            .params(ArrayParameter.ofIds(ids, ClassId::value), dueAfter));
  }

  List<Assignment> ofPupil(LearnerId pupil) {
    return read(
        jdbc.sql(
                COLUMNS
                    + FOR_PUPIL
                    + "and m.learner_id = :pupil order by a.due nulls last, a.begins, a.id")
            .param("pupil", pupil.value()));
  }

  Optional<Assignment> find(ClassId schoolClass, AssignmentId id) {
    return read(
            jdbc.sql(COLUMNS + "where a.id = ? and a.class_id = ?")
                .params(id.value(), schoolClass.value()))
        .stream()
        .findFirst();
  }

  /** Returns the current version of an assignment, or null if it no longer exists. */
  @Nullable Integer version(ClassId schoolClass, AssignmentId id) {
    return jdbc.sql("select version from assignment where id = ? and class_id = ?")
        .params(id.value(), schoolClass.value())
        .query(Integer.class)
        .optional()
        .orElse(null);
  }

  Optional<Assignment> find(LearnerId pupil, AssignmentId id) {
    return read(
            jdbc.sql(COLUMNS + FOR_PUPIL + "and m.learner_id = :pupil and a.id = :id")
                .param("pupil", pupil.value())
                .param("id", id.value()))
        .stream()
        .findFirst();
  }

  /**
   * The assignments without late work that were due before this time, in the time zone of their
   * class, and have no saved final states.
   */
  List<Assignment> awaitingSnapshot(LocalDateTime before) {
    return read(
        jdbc.sql(
                COLUMNS
                    + """
                    where a.late_allowed = false and a.due < ?
                      and not exists (select 1 from final_states f
                        where f.assignment_id = a.id and f.version = a.version)""")
            .param(before));
  }

  List<LearnerId> pupilsOf(AssignmentId id) {
    return jdbc
        .sql("select m.learner_id from assignment a " + FOR_PUPIL + "and a.id = :id")
        .param("id", id.value())
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .toList();
  }

  private List<Assignment> read(JdbcClient.StatementSpec query) {
    List<Row> rows = query.query(AssignmentRepository::row).list();
    AssignmentDetailsRepository.Details found =
        details.of(rows.stream().map(row -> row.id().value()).toList());
    return rows.stream().map(row -> row.with(found)).toList();
  }

  AssignmentId insert(ClassId schoolClass, AssignmentPlan plan) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    write(
            """
            insert into assignment (class_id, title, comment, begins, due, late_allowed, in_order,
              afresh, required_stars, whole_class, made_at, version)
            values (:class, :title, :comment, :begins, :due, :lateAllowed, :inOrder,
              :afresh, :requiredStars, :wholeClass, :now, 1)""",
            plan)
        .param("class", schoolClass.value())
        .param("now", JdbcValues.timestamp(clock.instant()))
        .update(key, "id");
    AssignmentId id = new AssignmentId(Objects.requireNonNull(key.getKey()).longValue());
    details.write(id, plan);
    return id;
  }

  /** Updates an assignment, unless it has another version by now. */
  boolean update(AssignmentId id, AssignmentPlan plan, int version) {
    int rows =
        write(
                """
                update assignment set title = :title, comment = :comment, begins = :begins,
                  due = :due, late_allowed = :lateAllowed, in_order = :inOrder, afresh = :afresh,
                  required_stars = :requiredStars, whole_class = :wholeClass,
                  version = version + 1
                where id = :id and version = :version""",
                plan)
            .param("id", id.value())
            .param("version", version)
            .update();
    if (rows == 1) {
      details.clear(id);
      details.write(id, plan);
    }
    return rows == 1;
  }

  private JdbcClient.StatementSpec write(String statement, AssignmentPlan plan) {
    AssignmentSchedule schedule = plan.schedule();
    return jdbc.sql(statement)
        .param("title", plan.title())
        .param("comment", plan.comment())
        .param("begins", schedule.begins())
        .param("due", schedule.due())
        .param("lateAllowed", plan.rules().lateAllowed())
        .param("inOrder", plan.rules().inOrder())
        .param("afresh", plan.rules().afresh())
        .param("requiredStars", plan.rules().requiredStars())
        .param("wholeClass", plan.audience() instanceof Audience.WholeClass);
  }

  /** Deletes an assignment, unless it has another version by now. */
  boolean delete(AssignmentId id, int version) {
    return jdbc.sql("delete from assignment where id = ? and version = ?")
            .params(id.value(), version)
            .update()
        == 1;
  }

  private static Row row(ResultSet row, int number) throws SQLException {
    return new Row(
        new AssignmentId(row.getLong("id")),
        new ClassId(JdbcValues.uuid(row, "class_id")),
        new AssignmentContent(
            row.getString("title"),
            row.getString("comment"),
            List.of(),
            new CompletionRules(
                row.getBoolean("late_allowed"),
                row.getBoolean("in_order"),
                row.getBoolean("afresh"),
                row.getInt("required_stars"))),
        new AssignmentSchedule(
            row.getObject("begins", LocalDateTime.class),
            row.getObject("due", LocalDateTime.class)),
        row.getBoolean("whole_class"),
        row.getInt("version"));
  }

  /** An assignment without its details. */
  private record Row(
      AssignmentId id,
      ClassId schoolClass,
      AssignmentContent content,
      AssignmentSchedule schedule,
      boolean wholeClass,
      int version) {

    Assignment with(AssignmentDetailsRepository.Details found) {
      Audience audience = wholeClass ? new Audience.WholeClass() : found.audience(id);
      return new Assignment(
          id,
          schoolClass,
          new AssignmentPlan(content.with(found.items(id)), audience, schedule),
          version);
    }
  }
}
