package org.queenside.learner;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners: who they are, where they are signed in, what they did. */
@Component
class AccountRecords implements LearnerRecords {

  private final JdbcClient jdbc;

  AccountRecords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Guests have no account, and nothing that hangs on one. They only were here first, perhaps. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {
    jdbc.sql(
            """
            update learner set created_at =
              (select min(both_of.created_at) from learner both_of where both_of.id in (:guest, :into))
            where id = :into""")
        .param("guest", guest.value())
        .param("into", into.value())
        .update();
  }

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.ofEntries(
        entry(
            "learner", rows("select created_at, last_seen_at from learner where id = ?", learner)),
        entry(
            "account",
            rows(
                """
                select name, sign_in_name, role, password_kind, made_at, signed_in_at
                from account where learner_id = ?""",
                learner)),
        entry(
            "sign_in",
            rows(
                """
                select begun_at, last_seen_at, expires_at, lasting
                from sign_in where learner_id = ? order by begun_at""",
                learner)),
        entry(
            "sign_in_code",
            rows(
                """
                select kind, made_at, expires_at
                from sign_in_code where learner_id = ? order by made_at""",
                learner)),
        entry(
            "invitation",
            rows(
                """
                select role, note, made_at, expires_at, used_at
                from invitation where learner_id = ? order by made_at""",
                learner)),
        entry(
            "audit",
            rows(
                "select done_at, action, subject from audit where actor_id = ? order by seq",
                learner)));
  }

  private List<Map<String, Object>> rows(String query, LearnerId learner) {
    return Rows.of(jdbc, query, learner);
  }
}
