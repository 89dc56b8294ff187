package org.queenside.school.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The pupils who were removed from classes. Callers check first whether the change is allowed. */
@Repository
public record RemovedPupilRepository(JdbcClient jdbc, Clock clock) {

  private static final String COLUMNS =
      """
      select a.learner_id, a.name, a.sign_in_name, r.class_name, r.class_id, r.removed_at,
        r.removed_by\s""";

  private static final String IN_NO_CLASS =
      COLUMNS
          + """
          from account a left join removed_pupil r on r.learner_id = a.learner_id
            and r.id = (select max(m.id) from removed_pupil m
              where m.learner_id = a.learner_id)
          where a.role = 'learner' and not exists (
            select 1 from class_pupil p where p.learner_id = a.learner_id)
          """;

  /** Records that pupils who are still in a class are about to be removed. */
  void note(SchoolClass schoolClass, Collection<LearnerId> pupils, String teacher) {
    jdbc.sql(
            """
            insert into removed_pupil
              (class_id, learner_id, class_name, card, removed_at, removed_by)
            select class_id, learner_id, ?, card, cast(? as timestamp with time zone), ?
            from class_pupil where class_id = ? and learner_id = any(?)""")
        .params(
            schoolClass.name(),
            JdbcValues.timestamp(clock.instant()),
            teacher,
            schoolClass.id().value(),
            ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }

  /** The pupils removed from a class, latest first, without those who have only other teachers. */
  List<RemovedPupil> of(ClassId id, LearnerId teacher) {
    return jdbc.sql(
            COLUMNS
                + """
                from removed_pupil r join account a on a.learner_id = r.learner_id
                where r.class_id = ? and a.role = 'learner' and not exists (
                  select 1 from class_pupil p join school_class c on c.id = p.class_id
                  where p.learner_id = r.learner_id and c.archived_at is null and not exists (
                    select 1 from class_instructor i
                    where i.class_id = c.id and i.learner_id = ?))
                order by r.removed_at desc, a.name, r.id""")
        .params(id.value(), teacher.value())
        .query(RemovedPupilRepository::row)
        .list();
  }

  /**
   * Finds learners with an account who are in no class by a part of their name or user name.
   *
   * @param text small letters; an empty text finds all
   * @return at most {@code most}, by name, each with the last class
   */
  List<RemovedPupil> inNoClass(String text, int skipped, int most) {
    return jdbc.sql(
            IN_NO_CLASS
                + """
                and (position(:text in lower(a.name)) > 0 or position(:text in a.sign_in_name) > 0)
                order by lower(a.name), a.learner_id limit :most offset :skipped""")
        .param("text", text)
        .param("most", most)
        .param("skipped", skipped)
        .query(RemovedPupilRepository::row)
        .list();
  }

  /** Returns a learner with an account who is in no class. */
  Optional<RemovedPupil> findInNoClass(LearnerId learner) {
    return jdbc.sql(IN_NO_CLASS + "and a.learner_id = ?")
        .param(learner.value())
        .query(RemovedPupilRepository::row)
        .optional();
  }

  /** Gives pupils their old cards again, unless someone else has them now. */
  void restore(ClassId id, Collection<LearnerId> pupils) {
    jdbc.sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select r.class_id, r.learner_id, r.card, cast(? as timestamp with time zone)
            from removed_pupil r
            where r.class_id = ? and r.learner_id = any(?) and not exists (
              select 1 from class_pupil p where p.class_id = r.class_id
                and (p.card = r.card or p.learner_id = r.learner_id)) and not exists (
              select 1 from removed_pupil o where o.class_id = r.class_id and o.card = r.card
                and o.id < r.id and o.learner_id = any(?))""")
        .params(
            JdbcValues.timestamp(clock.instant()),
            id.value(),
            ArrayParameter.ofIds(pupils, LearnerId::value),
            ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }

  void forget(ClassId id, Collection<LearnerId> pupils) {
    jdbc.sql("delete from removed_pupil where class_id = ? and learner_id = any(?)")
        .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }

  /** Forgets that a pupil was removed from classes that they have rejoined. */
  void forgetWhereMember(LearnerId pupil) {
    jdbc.sql(
            """
            delete from removed_pupil where learner_id = :pupil and class_id in (
              select class_id from class_pupil where learner_id = :pupil)""")
        .param("pupil", pupil.value())
        .update();
  }

  private static RemovedPupil row(ResultSet row, int number) throws SQLException {
    UUID schoolClass = JdbcValues.uuidOrNull(row, "class_id");
    String className = row.getString("class_name");
    String removedBy = row.getString("removed_by");
    return new RemovedPupil(
        new LearnerId(JdbcValues.uuid(row, "learner_id")),
        row.getString("name"),
        row.getString("sign_in_name"),
        className == null ? "" : className,
        schoolClass == null ? null : new ClassId(schoolClass),
        JdbcValues.instantOrNull(row, "removed_at"),
        removedBy == null ? "" : removedBy,
        null);
  }
}
