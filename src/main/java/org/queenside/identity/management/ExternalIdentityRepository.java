package org.queenside.identity.management;

import java.time.Clock;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Which external identities belong to which accounts. */
@Repository
class ExternalIdentityRepository {

  private final JdbcClient jdbc;
  private final Clock clock;

  ExternalIdentityRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /** Finds the owner of an identity, or null if it belongs to no account. */
  @Nullable LearnerId find(ExternalIdentity identity) {
    return jdbc.sql("select learner_id from external_identity where issuer = ? and subject = ?")
        .params(identity.issuer(), identity.subject())
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }

  /** Returns whether an account has an identity. */
  boolean hasAny(LearnerId learner) {
    return jdbc.sql("select count(*) from external_identity where learner_id = ?")
            .param(learner.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /**
   * Links an identity to an account.
   *
   * @throws org.springframework.dao.DuplicateKeyException if the identity belongs to an account, or
   *     the account has another identity at this provider
   */
  void link(ExternalIdentity identity, LearnerId learner) {
    jdbc.sql(
            """
            insert into external_identity (issuer, subject, learner_id, linked_at)
            values (?, ?, ?, ?)""")
        .param(identity.issuer())
        .param(identity.subject())
        .param(learner.value())
        .param(JdbcValues.timestamp(clock.instant()))
        .update();
  }

  /** Deletes the identities of an account. */
  void unlink(LearnerId learner) {
    jdbc.sql("delete from external_identity where learner_id = ?").param(learner.value()).update();
  }
}
