package org.queenside.school.roster;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The teachers of classes, and offers to teach a class, in the database. Callers check first
 * whether the change is allowed.
 */
@Repository
class TeacherRepository {

  private final JdbcClient jdbc;
  private final Clock clock;

  TeacherRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** The teachers of a class, in no particular order. */
  List<Teacher> of(ClassId id) {
    return jdbc.sql(
            """
            select a.learner_id, a.name, a.sign_in_name, t.leads
            from class_instructor t join account a on a.learner_id = t.learner_id
            where t.class_id = ?""")
        .param(id.value())
        .query(
            (row, _) ->
                new Teacher(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getString("sign_in_name"),
                    row.getBoolean("leads")))
        .list();
  }

  /** Returns whether a teacher leads a class; empty if they do not teach it. */
  Optional<Boolean> leads(ClassId id, LearnerId teacher) {
    return jdbc.sql("select leads from class_instructor where class_id = ? and learner_id = ?")
        .params(id.value(), teacher.value())
        .query(Boolean.class)
        .optional();
  }

  void add(ClassId id, LearnerId teacher, boolean leads) {
    jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, ?)")
        .params(id.value(), teacher.value(), leads)
        .update();
  }

  /** Removes a teacher. Returns false if they lead the class or do not teach it. */
  boolean remove(ClassId id, LearnerId teacher) {
    return jdbc.sql(
                "delete from class_instructor where class_id = ? and learner_id = ? and not leads")
            .params(id.value(), teacher.value())
            .update()
        == 1;
  }

  /** Makes a teacher of the class its only lead. Returns false if they do not teach it. */
  boolean setLead(ClassId id, LearnerId teacher) {
    return jdbc.sql(
                """
                update class_instructor set leads = (learner_id = ?)
                where class_id = ? and exists (
                  select 1 from class_instructor t where t.class_id = ? and t.learner_id = ?)""")
            .params(teacher.value(), id.value(), id.value(), teacher.value())
            .update()
        > 0;
  }

  /** The sign-in names with an open offer of this class, without those who teach it already. */
  List<String> pendingOffers(ClassId id) {
    return jdbc.sql(
            """
            select o.sign_in_name from class_offer o
            where o.class_id = ? and o.expires_at > ?
              and not exists (select 1 from class_instructor t
                where t.class_id = o.class_id and t.learner_id = o.learner_id)
            order by o.sign_in_name""")
        .params(id.value(), now())
        .query(String.class)
        .list();
  }

  /** The open offers to a teacher, without classes they teach already. */
  List<TeachingOffer> offersTo(LearnerId teacher) {
    return jdbc.sql(
            """
            select c.id, c.name, o.offered_by
            from class_offer o join school_class c on c.id = o.class_id
            where o.learner_id = ? and o.expires_at > ?
              and not exists (select 1 from class_instructor t
                where t.class_id = o.class_id and t.learner_id = o.learner_id)
            order by c.name, c.id""")
        .params(teacher.value(), now())
        .query(
            (row, _) ->
                new TeachingOffer(
                    new ClassId(JdbcValues.uuid(row, "id")),
                    row.getString("name"),
                    row.getString("offered_by")))
        .list();
  }

  /**
   * Adds an offer, in place of an earlier one under the same sign-in name. The account it is for is
   * settled now: someone who takes the name later gets no offer.
   */
  void offer(ClassId id, String signInName, String offeredBy, Duration life) {
    jdbc.sql(
            """
            merge into class_offer o
            using (
              select cast(:class as uuid) as class_id, n.sign_in_name, a.learner_id
              from (select cast(:name as varchar(60)) as sign_in_name) n
              left join account a on a.sign_in_name = n.sign_in_name
                and a.role in ('instructor', 'administrator')) n
            on o.class_id = n.class_id and o.sign_in_name = n.sign_in_name
            when matched then update set
              learner_id = n.learner_id, offered_by = :by, expires_at = :expires
            when not matched then insert
              (class_id, sign_in_name, learner_id, offered_by, expires_at)
              values (n.class_id, n.sign_in_name, n.learner_id, :by, :expires)""")
        .param("class", id.value())
        .param("name", signInName)
        .param("by", offeredBy)
        .param("expires", now().plus(life))
        .update();
  }

  void withdrawOffer(ClassId id, String signInName) {
    jdbc.sql("delete from class_offer where class_id = ? and sign_in_name = ?")
        .params(id.value(), signInName)
        .update();
  }

  /** Deletes the open offer to a teacher. Returns false if there is none. */
  boolean takeOffer(ClassId id, LearnerId teacher) {
    return jdbc.sql(
                "delete from class_offer where class_id = ? and learner_id = ? and expires_at > ?")
            .params(id.value(), teacher.value(), now())
            .update()
        > 0;
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
