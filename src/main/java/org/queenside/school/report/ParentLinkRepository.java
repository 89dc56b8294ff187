package org.queenside.school.report;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Token;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The secret addresses of parents' pages, which survive a promotion. Callers check permissions. */
@Repository
record ParentLinkRepository(JdbcClient jdbc, Clock clock) implements ClassPromotionContributor {

  /**
   * What an address leads to.
   *
   * @param lead the lead teacher of the class
   */
  record ParentLink(ClassId schoolClass, LearnerId pupil, LearnerId lead) {}

  /** Stores an address for a pupil of a class. The previous one stops working. */
  void replace(ClassId schoolClass, LearnerId pupil, Token token) {
    remove(schoolClass, pupil);
    jdbc.sql(
            """
            insert into parent_link (class_id, learner_id, token_hash, made_at)
            values (?, ?, ?, ?)""")
        .param(schoolClass.value())
        .param(pupil.value())
        .param(token.sha256())
        .param(JdbcValues.timestamp(clock.instant()))
        .update();
  }

  /** Deletes the address for a pupil; returns false if there was none. */
  boolean remove(ClassId schoolClass, LearnerId pupil) {
    return jdbc.sql("delete from parent_link where class_id = ? and learner_id = ?")
            .params(schoolClass.value(), pupil.value())
            .update()
        == 1;
  }

  @Override
  public void move(ClassId from, ClassId to) {
    jdbc.sql(
            """
            update parent_link set class_id = :to where class_id = :from and learner_id in (
              select p.learner_id from class_pupil p where p.class_id = :to)""")
        .param("from", from.value())
        .param("to", to.value())
        .update();
  }

  /** Returns when the addresses of a class were made, by pupil; pupils without one are missing. */
  Map<LearnerId, Instant> madeAt(ClassId schoolClass) {
    Map<LearnerId, Instant> made = new HashMap<>();
    jdbc.sql("select learner_id, made_at from parent_link where class_id = ?")
        .param(schoolClass.value())
        .query(
            row -> {
              made.put(
                  new LearnerId(JdbcValues.uuid(row, "learner_id")),
                  JdbcValues.instant(row, "made_at"));
            });
    return made;
  }

  /** Finds what an address leads to; null if it doesn't work, or the class is archived. */
  @Nullable ParentLink find(Token token) {
    return jdbc.sql(
            """
            select l.class_id, l.learner_id, t.learner_id as lead_id
            from parent_link l join school_class c on c.id = l.class_id
            join class_instructor t on t.class_id = l.class_id and t.leads
            where l.token_hash = ? and c.archived_at is null""")
        .param(token.sha256())
        .query(
            (row, _) ->
                new ParentLink(
                    new ClassId(JdbcValues.uuid(row, "class_id")),
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    new LearnerId(JdbcValues.uuid(row, "lead_id"))))
        .optional()
        .orElse(null);
  }

  /** Makes all links to a pupil's page stop working. */
  void removeAll(LearnerId pupil) {
    jdbc.sql("delete from parent_link where learner_id = ?").param(pupil.value()).update();
  }
}
