package org.queenside.school.roster.year;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Promotions of classes in the database. Callers check first whether the change is allowed. */
@Repository
public class ClassPromotionRepository {

  private static final RowMapper<ClassPromotion> ROW =
      (row, _) ->
          new ClassPromotion(
              new ClassId(JdbcValues.uuid(row, "from_class_id")),
              row.getString("name"),
              new ClassId(JdbcValues.uuid(row, "to_class_id")),
              row.getString("new_name"),
              JdbcValues.instant(row, "promoted_at"),
              ZoneId.of(row.getString("zone")),
              row.getBoolean("undoable"));

  /** How long a promotion can be undone. */
  static final Duration UNDO = Duration.ofDays(14);

  private final JdbcClient jdbc;
  private final Clock clock;
  private final String select;

  public ClassPromotionRepository(
      JdbcClient jdbc, List<ClassPromotionContributor> records, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
    this.select =
        """
        select p.from_class_id, f.name, p.to_class_id, t.name as new_name, p.promoted_at, f.zone,
          p.promoted_at > :undo and not exists (
            select 1 from class_pupil n where n.class_id = t.id and not exists (
              select 1 from class_pupil o
              where o.class_id = f.id and o.learner_id = n.learner_id)) and not exists (
            select 1 from class_instructor n where n.class_id = t.id and not exists (
              select 1 from class_instructor o
              where o.class_id = f.id and o.learner_id = n.learner_id)) and not exists (
            select 1 from class_assistant n where n.class_id = t.id and not exists (
              select 1 from class_assistant o
              where o.class_id = f.id and o.learner_id = n.learner_id)) and not exists (
            select 1 from class_group n where n.class_id = t.id and not exists (
              select 1 from class_group o where o.class_id = f.id and o.name = n.name))\s"""
            + records.stream()
                .flatMap(each -> each.tables().stream())
                .map("and not exists (select 1 from %s x where x.class_id = t.id) "::formatted)
                .collect(Collectors.joining())
            + """
              as undoable
            from class_promotion p join school_class f on f.id = p.from_class_id
              join school_class t on t.id = p.to_class_id\s""";
  }

  Optional<ClassPromotion> of(ClassId from) {
    return find("where f.id = :from").param("from", from.value()).query(ROW).optional();
  }

  /** The promotions of a teacher's classes since {@link #UNDO}, latest first. */
  List<ClassPromotion> recent(LearnerId teacher) {
    return find("""
            join class_instructor i on i.class_id = f.id
            join class_instructor j on j.class_id = t.id and j.learner_id = i.learner_id
            where p.promoted_at >= :undo and i.learner_id = :teacher
            order by p.promoted_at desc, t.name, f.id""")
        .param("teacher", teacher.value())
        .query(ROW)
        .list();
  }

  /** The promotions of these classes that can be undone. */
  public List<ClassPromotion> undoable(Collection<ClassId> from) {
    return find("where f.id = any(:from) and p.promoted_at > :undo")
        .param("from", ArrayParameter.ofIds(from, ClassId::value))
        .query(ROW)
        .list()
        .stream()
        .filter(ClassPromotion::undoable)
        .toList();
  }

  private JdbcClient.StatementSpec find(String where) {
    return jdbc.sql(select + where)
        .param("undo", JdbcValues.timestamp(clock.instant().minus(UNDO)));
  }

  /**
   * Makes a class that has the code, the teachers, the assistants, the groups, the tablets and the
   * pupils of another one, with their card numbers. The other class is archived with a new code.
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
    copy(
        """
        insert into class_assistant (class_id, learner_id, since)
        select cast(:to as uuid), learner_id, since from class_assistant where class_id = :from""",
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
}
