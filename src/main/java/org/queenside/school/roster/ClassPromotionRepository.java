package org.queenside.school.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Promotions of classes in the database. Callers check first whether the change is allowed. */
@Repository
class ClassPromotionRepository {

  private static final String SELECT =
      """
      select p.from_class_id, f.name, p.to_class_id, t.name as new_name, p.promoted_at, f.zone
      from class_promotion p join school_class f on f.id = p.from_class_id
        join school_class t on t.id = p.to_class_id\s""";

  private final JdbcClient jdbc;
  private final Clock clock;

  ClassPromotionRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Finds the promotion of a class. */
  Optional<ClassPromotion> of(ClassId from) {
    return jdbc.sql(SELECT + "where p.from_class_id = ?")
        .param(from.value())
        .query(ClassPromotionRepository::row)
        .optional();
  }

  /** The promotions of a teacher's classes since a time, the latest first. */
  List<ClassPromotion> since(Instant time, LearnerId teacher) {
    return jdbc.sql(
            SELECT
                + """
                join class_instructor i on i.class_id = p.from_class_id
                join class_instructor j on j.class_id = p.to_class_id
                  and j.learner_id = i.learner_id
                where p.promoted_at >= ? and i.learner_id = ?
                order by p.promoted_at desc, t.name, p.from_class_id""")
        .params(JdbcValues.timestamp(time), teacher.value())
        .query(ClassPromotionRepository::row)
        .list();
  }

  /**
   * Makes a class that has the code, the teachers, the groups, the tablets and the pupils of
   * another one, with their card numbers. The other class is archived with a new code.
   *
   * @return false if the other class has another version by now
   */
  boolean promote(SchoolClass from, SchoolClass to, Collection<LearnerId> staying) {
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    int archived =
        jdbc.sql(
                """
                update school_class set archived_at = ?, code = ?, version = version + 1
                where id = ? and version = ?""")
            .params(now, to.code(), from.id().value(), from.version())
            .update();
    if (archived == 0) {
      return false;
    }
    jdbc.sql(
            """
            insert into school_class (id, name, code, zone, made_at, version, device_label)
            select cast(:to as uuid), :name, :code, zone, cast(:now as timestamp with time zone), 1,
              device_label
            from school_class where id = :from""")
        .param("name", to.name())
        .param("code", from.code())
        .param("now", now)
        .param("from", from.id().value())
        .param("to", to.id().value())
        .update();
    copyMembers(from.id(), to.id(), staying, now);
    moveTablets(from.id(), to.id());
    moveRemovedPupils(from.id(), to.id());
    jdbc.sql(
            """
            insert into class_promotion (from_class_id, to_class_id, promoted_at)
            values (?, ?, ?)""")
        .params(from.id().value(), to.id().value(), now)
        .update();
    return true;
  }

  private void copyMembers(
      ClassId from, ClassId to, Collection<LearnerId> staying, OffsetDateTime now) {
    copy(
        """
        insert into class_instructor (class_id, learner_id, leads)
        select cast(:to as uuid), learner_id, leads from class_instructor where class_id = :from""",
        from,
        to);
    jdbc.sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select cast(? as uuid), learner_id, card, cast(? as timestamp with time zone)
            from class_pupil where class_id = ? and not learner_id = any(?)""")
        .params(
            to.value(),
            now,
            from.value(),
            ArrayParameter.ofIds(Set.copyOf(staying), LearnerId::value))
        .update();
    copy(
        """
        insert into class_group (class_id, name)
        select cast(:to as uuid), name from class_group where class_id = :from""",
        from,
        to);
    copy(
        """
        insert into class_group_pupil (group_id, learner_id)
        select n.id, m.learner_id from class_group_pupil m
          join class_group g on g.id = m.group_id and g.class_id = :from
          join class_group n on n.class_id = :to and n.name = g.name
          join class_pupil p on p.class_id = :to and p.learner_id = m.learner_id""",
        from,
        to);
  }

  private void moveTablets(ClassId from, ClassId to) {
    copy(
        """
        update tied_device set class_id = :to where class_id = :from
          and device_hash not in (select device_hash from tied_device where class_id = :to)""",
        from,
        to);
    jdbc.sql("delete from tied_device_link where class_id = ?").param(from.value()).update();
  }

  private void moveRemovedPupils(ClassId from, ClassId to) {
    copy(
        """
        update removed_pupil set class_id = :to where class_id = :from
          and learner_id not in (select learner_id from removed_pupil where class_id = :to)""",
        from,
        to);
  }

  /** Whether the new class has pupils, teachers or groups that the old one doesn't have. */
  boolean hasNewMembers(ClassPromotion promotion) {
    return jdbc.sql(
                """
                select (select count(*) from class_pupil n where n.class_id = :to and not exists (
                    select 1 from class_pupil o
                    where o.class_id = :from and o.learner_id = n.learner_id))
                  + (select count(*) from class_instructor n where n.class_id = :to and not exists (
                    select 1 from class_instructor o
                    where o.class_id = :from and o.learner_id = n.learner_id))
                  + (select count(*) from class_group n where n.class_id = :to and not exists (
                    select 1 from class_group o where o.class_id = :from and o.name = n.name))""")
            .param("from", promotion.from().value())
            .param("to", promotion.to().value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Deletes the new class and restores the old one with its code and its tablets. */
  void undo(ClassPromotion promotion) {
    String code =
        jdbc.sql("select code from school_class where id = ?")
            .param(promotion.to().value())
            .query(String.class)
            .single();
    moveTablets(promotion.to(), promotion.from());
    moveRemovedPupils(promotion.to(), promotion.from());
    jdbc.sql("delete from school_class where id = ?").param(promotion.to().value()).update();
    jdbc.sql(
            """
            update school_class set archived_at = null, code = ?, version = version + 1
            where id = ?""")
        .params(code, promotion.from().value())
        .update();
  }

  private void copy(String sql, ClassId from, ClassId to) {
    jdbc.sql(sql).param("from", from.value()).param("to", to.value()).update();
  }

  private static ClassPromotion row(ResultSet row, int number) throws SQLException {
    return new ClassPromotion(
        new ClassId(JdbcValues.uuid(row, "from_class_id")),
        row.getString("name"),
        new ClassId(JdbcValues.uuid(row, "to_class_id")),
        row.getString("new_name"),
        JdbcValues.instant(row, "promoted_at"),
        ZoneId.of(row.getString("zone")));
  }
}
