package org.queenside.school.assignment;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The states of pupils when an assignment was due. They can be computed from the attempt log, but
 * that is slow once the pupils have done more work, so they are saved.
 */
@Repository
record FinalStateRepository(JdbcClient jdbc, TransactionOperations transaction) {

  private static final Logger LOG = LoggerFactory.getLogger(FinalStateRepository.class);

  /**
   * Reads the final states of pupils. States that are not saved yet are computed and saved.
   *
   * @param due the due date, long enough ago that all earlier attempts are in the log
   * @param compute computes the states of some pupils from the log
   */
  Map<LearnerId, List<ItemState>> of(
      Collection<LearnerId> pupils,
      Assignment assignment,
      Instant due,
      Function<Collection<LearnerId>, Map<LearnerId, List<ItemState>>> compute) {
    Map<LearnerId, List<ItemState>> states = saved(pupils, assignment, due);
    List<LearnerId> others = pupils.stream().filter(pupil -> !states.containsKey(pupil)).toList();
    if (!others.isEmpty()) {
      Map<LearnerId, Integer> changes = changes(others);
      Map<LearnerId, List<ItemState>> computed = compute.apply(others);
      states.putAll(computed);
      save(assignment, due, computed, changes);
    }
    return states;
  }

  private Map<LearnerId, List<ItemState>> saved(
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
            JdbcValues.timestamp(due))
        .query(
            row -> {
              states.put(
                  new LearnerId(JdbcValues.uuid(row, "learner_id")),
                  row.getString("states").chars().mapToObj(ItemState::of).toList());
            });
    return states;
  }

  /** How often each log's past was changed; read before the states, so no change is missed. */
  private Map<LearnerId, Integer> changes(Collection<LearnerId> pupils) {
    Map<LearnerId, Integer> changes = new HashMap<>();
    jdbc.sql("select id, log_changes from learner where id = any(?)")
        .param(ArrayParameter.ofIds(pupils, LearnerId::value))
        .query(
            row -> {
              changes.put(new LearnerId(JdbcValues.uuid(row, "id")), row.getInt("log_changes"));
            });
    return changes;
  }

  /** States that can't be saved are computed again the next time. */
  private void save(
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
                    JdbcValues.timestamp(due),
                    ArrayParameter.column("uuid", pupils),
                    ArrayParameter.column("integer", counts),
                    ArrayParameter.column("varchar", letters),
                    assignment.id().value(),
                    assignment.version())
                .update();
          });
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("Final states of an assignment not saved: {}", e.getMessage());
    }
  }

  private static String letters(List<ItemState> states) {
    StringBuilder letters = new StringBuilder(states.size());
    states.forEach(state -> letters.append(state.letter()));
    return letters.toString();
  }
}
