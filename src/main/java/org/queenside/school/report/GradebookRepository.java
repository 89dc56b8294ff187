package org.queenside.school.report;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** How classes are graded, and the comments on pupils. Callers check permissions. */
@Repository
record GradebookRepository(JdbcClient jdbc, Clock clock) {

  Grading grading(ClassId id) {
    return jdbc.sql("select scale, terms from class_grading where class_id = ?")
        .param(id.value())
        .query((row, _) -> new Grading(row.getString("scale"), row.getString("terms")))
        .optional()
        .orElse(Grading.NONE);
  }

  /** Saves how a class is graded, unless it has changed since it was read. */
  boolean save(ClassId id, Grading before, Grading now) {
    int rows =
        jdbc.sql(
                """
                update class_grading set scale = ?, terms = ?
                where class_id = ? and scale = ? and terms = ?""")
            .params(now.scale(), now.terms(), id.value(), before.scale(), before.terms())
            .update();
    return rows == 1
        || before.equals(Grading.NONE)
            && jdbc.sql(
                        """
                        insert into class_grading (class_id, scale, terms) values (?, ?, ?)
                        on conflict do nothing""")
                    .params(id.value(), now.scale(), now.terms())
                    .update()
                == 1;
  }

  /** The assignments of a class of which a teacher has decided whether they count. */
  Map<AssignmentId, Boolean> counted(ClassId id) {
    Map<AssignmentId, Boolean> counted = new HashMap<>();
    jdbc.sql(
            """
            select c.assignment_id, c.counted
            from gradebook_column c join assignment a on a.id = c.assignment_id
            where a.class_id = ?""")
        .param(id.value())
        .query(
            row -> {
              counted.put(
                  new AssignmentId(row.getLong("assignment_id")), row.getBoolean("counted"));
            });
    return counted;
  }

  /** Saves whether an assignment counts. */
  void setCounted(AssignmentId assignment, boolean counted) {
    JdbcUpsert.into("gradebook_column")
        .key("assignment_id", assignment.value())
        .set("counted", counted)
        .run(jdbc);
  }

  /** The comments on the pupils of a class. */
  Map<LearnerId, String> comments(ClassId id) {
    Map<LearnerId, String> comments = new HashMap<>();
    jdbc.sql("select learner_id, comment from pupil_comment where class_id = ?")
        .param(id.value())
        .query(
            row -> {
              comments.put(
                  new LearnerId(JdbcValues.uuid(row, "learner_id")), row.getString("comment"));
            });
    return comments;
  }

  /** Saves a comment, unless it has changed since it was read; an empty one is deleted. */
  boolean save(ClassId id, LearnerId pupil, String before, String comment) {
    if (comment.equals(before)) {
      return true;
    }
    var now = JdbcValues.timestamp(clock.instant());
    if (before.isEmpty()) {
      return jdbc.sql(
                  """
                  insert into pupil_comment (class_id, learner_id, comment, written_at)
                  values (?, ?, ?, ?) on conflict do nothing""")
              .params(id.value(), pupil.value(), comment, now)
              .update()
          == 1;
    }
    if (comment.isEmpty()) {
      return jdbc.sql(
                  """
                  delete from pupil_comment
                  where class_id = ? and learner_id = ? and comment = ?""")
              .params(id.value(), pupil.value(), before)
              .update()
          == 1;
    }
    return jdbc.sql(
                """
                update pupil_comment set comment = ?, written_at = ?
                where class_id = ? and learner_id = ? and comment = ?""")
            .params(comment, now, id.value(), pupil.value(), before)
            .update()
        == 1;
  }

  /** Appends one pupil's comments to those on another pupil of the same class, if they fit. */
  void joinComments(LearnerId from, LearnerId into) {
    jdbc.sql(
            """
            update pupil_comment set comment = left(comment || ' / ' || (
                select theirs.comment from pupil_comment theirs
                where theirs.learner_id = :from and theirs.class_id = pupil_comment.class_id), 500)
            where learner_id = :into and class_id in (
              select class_id from pupil_comment where learner_id = :from)""")
        .param("from", from.value())
        .param("into", into.value())
        .update();
  }
}
