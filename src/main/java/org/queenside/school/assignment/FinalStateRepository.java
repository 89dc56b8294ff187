package org.queenside.school.assignment;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * How pupils stood when the time of an assignment was up, kept because it takes long to add it up
 * from the log once they have gone on. All of it follows from the log.
 */
@Repository
class FinalStateRepository {

  private static final Logger LOG = LoggerFactory.getLogger(FinalStateRepository.class);

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;

  FinalStateRepository(JdbcClient jdbc, TransactionOperations transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /**
   * Reads how pupils stood, and keeps what had to be added up.
   *
   * @param due when the time was up, so long ago that no attempt from before is still on its way
   *     into the log
   * @param addUp adds up how some pupils stood
   */
  Map<LearnerId, List<ItemState>> of(
      Collection<LearnerId> pupils,
      Assignment assignment,
      Instant due,
      Function<Collection<LearnerId>, Map<LearnerId, List<ItemState>>> addUp) {
    Map<LearnerId, List<ItemState>> states = kept(pupils, assignment, due);
    List<LearnerId> others = pupils.stream().filter(pupil -> !states.containsKey(pupil)).toList();
    if (!others.isEmpty()) {
      Map<LearnerId, Integer> changes = changes(others);
      Map<LearnerId, List<ItemState>> added = addUp.apply(others);
      states.putAll(added);
      keep(assignment, due, added, changes);
    }
    return states;
  }

  private Map<LearnerId, List<ItemState>> kept(
      Collection<LearnerId> pupils, Assignment assignment, Instant due) {
    Map<LearnerId, List<ItemState>> states = new HashMap<>();
    jdbc.sql(
            """
            select f.learner_id, f.states
            from final_states f join learner l on l.id = f.learner_id
            where f.assignment_id = ? and f.learner_id = any(?)
              and f.version = ? and f.due_at = ? and f.log_changes = l.log_changes""")
        .params(
            assignment.id().value(),
            ArrayParameter.ofIds(pupils, LearnerId::value),
            assignment.version(),
            due.atOffset(ZoneOffset.UTC))
        .query(
            row -> {
              states.put(
                  new LearnerId(row.getObject("learner_id", UUID.class)),
                  row.getString("states").chars().mapToObj(ItemState::of).toList());
            });
    return states;
  }

  /** How often the past of each was changed: read before it is added up, or a change is missed. */
  private Map<LearnerId, Integer> changes(Collection<LearnerId> pupils) {
    Map<LearnerId, Integer> changes = new HashMap<>();
    jdbc.sql("select id, log_changes from learner where id = any(?)")
        .param(ArrayParameter.ofIds(pupils, LearnerId::value))
        .query(
            row -> {
              changes.put(
                  new LearnerId(row.getObject("id", UUID.class)), row.getInt("log_changes"));
            });
    return changes;
  }

  /** What cannot be kept is added up again the next time. */
  private void keep(
      Assignment assignment,
      Instant due,
      Map<LearnerId, List<ItemState>> states,
      Map<LearnerId, Integer> changes) {
    List<UUID> pupils = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    List<String> letters = new ArrayList<>();
    changes.forEach(
        (pupil, count) -> {
          pupils.add(pupil.value());
          counts.add(count);
          letters.add(letters(requireNonNull(states.get(pupil))));
        });
    try {
      transaction.executeWithoutResult(
          _ -> {
            jdbc.sql("delete from final_states where assignment_id = ? and learner_id = any(?)")
                .params(assignment.id().value(), ArrayParameter.ofIds(pupils))
                .update();
            jdbc.sql(
                    """
                    insert into final_states
                      (assignment_id, learner_id, version, due_at, log_changes, states)
                    select a.id, p.learner_id, a.version, cast(? as timestamp with time zone),
                      w.log_changes, w.states
                    from unnest(?, ?, ?) as w (learner_id, log_changes, states)
                    join account p on p.learner_id = w.learner_id
                    join assignment a on a.id = ? and a.version = ?
                    on conflict do nothing""")
                .params(
                    due.atOffset(ZoneOffset.UTC),
                    ArrayParameter.column("uuid", pupils),
                    ArrayParameter.column("integer", counts),
                    ArrayParameter.column("varchar", letters),
                    assignment.id().value(),
                    assignment.version())
                .update();
          });
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("How pupils stood in the end was not kept: {}", e.getMessage());
    }
  }

  private static String letters(List<ItemState> states) {
    StringBuilder letters = new StringBuilder(states.size());
    states.forEach(state -> letters.append(state.letter()));
    return letters.toString();
  }
}
