package org.queenside.school.roster;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The pupils of classes in the database. Callers check first whether the change is allowed. */
@Repository
class PupilRepository {

  private final JdbcClient jdbc;
  private final Clock clock;

  PupilRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** How many pupils a class has. */
  int count(ClassId id) {
    return jdbc.sql("select count(*) from class_pupil where class_id = ?")
        .param(id.value())
        .query(Integer.class)
        .single();
  }

  /** Whether all of these are pupils of a class. */
  boolean containsAll(ClassId id, Collection<LearnerId> pupils) {
    int found =
        jdbc.sql("select count(*) from class_pupil where class_id = ? and learner_id = any(?)")
            .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
            .query(Integer.class)
            .single();
    return found == Set.copyOf(pupils).size();
  }

  /**
   * Adds pupils to a class, with the next free card numbers in the order given. The class must be
   * locked.
   *
   * @return the number of the first card
   */
  int add(ClassId id, List<LearnerId> pupils) {
    int first =
        jdbc.sql("select coalesce(max(card), 0) + 1 from class_pupil where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    List<Integer> cards = IntStream.range(first, first + pupils.size()).boxed().toList();
    jdbc.sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select cast(? as uuid), p.learner_id, p.card, cast(? as timestamp with time zone)
            from unnest(?, ?) as p (learner_id, card)""")
        .params(
            id.value(),
            clock.instant().atOffset(ZoneOffset.UTC),
            ArrayParameter.column("uuid", pupils.stream().map(LearnerId::value).toList()),
            ArrayParameter.column("integer", cards))
        .update();
    return first;
  }

  /** Removes pupils from a class and its groups. Returns how many were in it. */
  int remove(ClassId id, Collection<LearnerId> pupils) {
    jdbc.sql(
            """
            delete from class_group_pupil where learner_id = any(?)
            and group_id in (select id from class_group where class_id = ?)""")
        .params(ArrayParameter.ofIds(pupils, LearnerId::value), id.value())
        .update();
    return jdbc.sql("delete from class_pupil where class_id = ? and learner_id = any(?)")
        .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }
}
