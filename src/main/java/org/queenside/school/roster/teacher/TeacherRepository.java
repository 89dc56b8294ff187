package org.queenside.school.roster.teacher;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The teachers and assistants of classes, and offers to become one, in the database. Callers check
 * first whether the change is allowed.
 */
@Repository
public record TeacherRepository(JdbcClient jdbc, Clock clock) {

  /** Offers that haven't expired and would give the person more rights than they have now. */
  private static final String STILL_OPEN =
      """

      and o.expires_at > ?
        and not exists (select 1 from class_instructor t
          where t.class_id = o.class_id and t.learner_id = o.learner_id)
        and not (o.assists and exists (select 1 from class_assistant t
          where t.class_id = o.class_id and t.learner_id = o.learner_id))""";

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

  /** Returns whether a teacher leads a class; empty if they don't teach it. */
  Optional<Boolean> leads(ClassId id, LearnerId teacher) {
    return jdbc.sql("select leads from class_instructor where class_id = ? and learner_id = ?")
        .params(id.value(), teacher.value())
        .query(Boolean.class)
        .optional();
  }

  /** Removes a teacher. Returns false if they lead the class or don't teach it. */
  boolean remove(ClassId id, LearnerId teacher) {
    return jdbc.sql(
                "delete from class_instructor where class_id = ? and learner_id = ? and not leads")
            .params(id.value(), teacher.value())
            .update()
        == 1;
  }

  /** Makes a teacher of the class its only lead. Returns false if they don't teach it. */
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

  /** The open offers of this class, without those that would change nothing. */
  List<PendingOffer> pendingOffers(ClassId id) {
    return jdbc.sql(
            "select o.sign_in_name, o.assists from class_offer o where o.class_id = ?"
                + STILL_OPEN
                + " order by o.sign_in_name")
        .params(id.value(), now())
        .query(
            (row, _) ->
                new PendingOffer(
                    row.getString("sign_in_name"), TeachingRole.of(row.getBoolean("assists"))))
        .list();
  }

  /** The open offers to a teacher, without those that would change nothing. */
  List<TeachingOffer> offersTo(LearnerId teacher) {
    return jdbc.sql(
            """
            select c.id, c.name, o.offered_by, o.assists
            from class_offer o join school_class c on c.id = o.class_id
            where o.learner_id = ?"""
                + STILL_OPEN
                + " order by c.name, c.id")
        .params(teacher.value(), now())
        .query(
            (row, _) ->
                new TeachingOffer(
                    new ClassId(JdbcValues.uuid(row, "id")),
                    row.getString("name"),
                    row.getString("offered_by"),
                    TeachingRole.of(row.getBoolean("assists"))))
        .list();
  }

  /**
   * Adds an offer, replacing an earlier one for the same sign-in name. It is bound to the current
   * account, so someone who takes the name later doesn't get the offer.
   */
  void offer(ClassId id, String signInName, TeachingRole role, String offeredBy, Duration life) {
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
              learner_id = n.learner_id, assists = :assists, offered_by = :by,
              expires_at = :expires
            when not matched then insert
              (class_id, sign_in_name, learner_id, assists, offered_by, expires_at)
              values (n.class_id, n.sign_in_name, n.learner_id, :assists, :by, :expires)""")
        .param("class", id.value())
        .param("name", signInName)
        .param("assists", role == TeachingRole.ASSISTANT)
        .param("by", offeredBy)
        .param("expires", now().plus(life))
        .update();
  }

  void withdrawOffer(ClassId id, String signInName) {
    jdbc.sql("delete from class_offer where class_id = ? and sign_in_name = ?")
        .params(id.value(), signInName)
        .update();
  }

  /** Deletes the open offer of a role to a teacher. Returns false if there is none. */
  boolean takeOffer(ClassId id, LearnerId teacher, TeachingRole role) {
    return jdbc.sql(
                """
                delete from class_offer
                where class_id = ? and learner_id = ? and assists = ? and expires_at > ?""")
            .params(id.value(), teacher.value(), role == TeachingRole.ASSISTANT, now())
            .update()
        > 0;
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  /** The assistants of a class, in no particular order. */
  List<Assistant> assistants(ClassId id) {
    return jdbc.sql(
            """
            select a.learner_id, a.name, a.sign_in_name
            from class_assistant t join account a on a.learner_id = t.learner_id
            where t.class_id = ?""")
        .param(id.value())
        .query(
            (row, _) ->
                new Assistant(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getString("sign_in_name")))
        .list();
  }

  boolean assists(ClassId id, LearnerId teacher) {
    return jdbc.sql("select count(*) from class_assistant where class_id = ? and learner_id = ?")
            .params(id.value(), teacher.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  void addAssistant(ClassId id, LearnerId teacher) {
    jdbc.sql("insert into class_assistant (class_id, learner_id, since) values (?, ?, ?)")
        .params(id.value(), teacher.value(), now())
        .update();
  }

  /** Removes an assistant. Returns false if they don't assist in the class. */
  boolean removeAssistant(ClassId id, LearnerId teacher) {
    return jdbc.sql("delete from class_assistant where class_id = ? and learner_id = ?")
            .params(id.value(), teacher.value())
            .update()
        == 1;
  }
}
