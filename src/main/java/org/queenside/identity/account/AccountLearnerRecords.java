package org.queenside.identity.account;

import java.util.Map;
import org.springframework.stereotype.Component;

/** What the identity packages store about learners. */
@Component
public class AccountLearnerRecords implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.ofEntries(
          Map.entry("learner", "select created_at, last_seen_at from learner where id = ?"),
          Map.entry(
              "account",
              """
                select name, sign_in_name, role, password_kind, made_at, signed_in_at
                from account where learner_id = ?"""),
          Map.entry(
              "sign_in",
              """
                select begun_at, last_seen_at, expires_at, lasting, proven_at
                from sign_in where learner_id = ? order by begun_at"""),
          Map.entry(
              "external_identity",
              """
                select issuer, subject, linked_at
                from external_identity where learner_id = ? order by linked_at"""),
          Map.entry("second_step", "select turned_on_at from second_step where learner_id = ?"),
          Map.entry(
              "recovery_code",
              "select made_at from recovery_code where learner_id = ? order by made_at"),
          Map.entry(
              "known_device",
              "select used_at from known_device where learner_id = ? order by used_at"),
          Map.entry(
              "tied_device_sign_in",
              """
                select s.signed_in_at, d.name as device
                from tied_device_sign_in s join tied_device d on d.id = s.device_id
                where s.learner_id = ? order by s.signed_in_at"""),
          Map.entry(
              "sign_in_code",
              """
                select kind, made_at, expires_at
                from sign_in_code where learner_id = ? order by made_at"""),
          Map.entry(
              "invitation",
              """
                select role, note, made_at, expires_at, used_at
                from invitation where learner_id = ? order by made_at"""),
          Map.entry(
              "audit",
              "select done_at, action, subject from audit where actor_id = ? order by seq"));

  private final LearnerRepository learners;

  public AccountLearnerRecords(LearnerRepository learners) {
    this.learners = learners;
  }

  /**
   * Guests have no account and no rows that depend on one. Only the time of the first visit is
   * merged.
   */
  @Override
  public void merge(LearnerId guest, LearnerId into) {
    learners.keepFirstVisit(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
