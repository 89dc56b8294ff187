package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The hashes of passwords, in the rows of their accounts. */
@Repository
public class PasswordRepository {

  private final JdbcClient jdbc;

  public PasswordRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Finds the password of an account; null if the account has none or doesn't exist. */
  public @Nullable HashedPassword find(LearnerId learner) {
    return jdbc.sql(
            """
            select password_hash, password_kind, first_pictures_hash from account
            where learner_id = ? and password_hash is not null""")
        .param(learner.value())
        .query(
            (row, _) ->
                new HashedPassword(
                    Password.Kind.of(row.getString("password_kind")),
                    row.getString("password_hash"),
                    row.getString("first_pictures_hash")))
        .optional()
        .orElse(null);
  }

  /** Replaces the password of an account with one that isn't weak. */
  public void set(LearnerId learner, HashedPassword password) {
    jdbc.sql(
            """
            update account set password_hash = ?, password_kind = ?, first_pictures_hash = ?,
              password_weak = false
            where learner_id = ?""")
        .params(
            JdbcValues.row(
                password.hash(), password.kind().code(), password.firstPictures(), learner.value()))
        .update();
  }

  /**
   * Adds the hash of the first pictures to a password, unless the password has been replaced since.
   */
  public void addFirstPictures(LearnerId learner, HashedPassword seen, @Nullable String hash) {
    jdbc.sql(
            "update account set first_pictures_hash = ? where learner_id = ? and password_hash = ?")
        .params(JdbcValues.row(hash, learner.value(), seen.hash()))
        .update();
  }

  /** Records whether the password of an account is weak. */
  public void setWeak(LearnerId learner, boolean weak) {
    jdbc.sql("update account set password_weak = ? where learner_id = ? and password_weak <> ?")
        .params(weak, learner.value(), weak)
        .update();
  }

  /** Returns whether the password of an account was recorded as weak. */
  public boolean isWeak(LearnerId learner) {
    return jdbc.sql("select password_weak from account where learner_id = ?")
        .param(learner.value())
        .query(Boolean.class)
        .optional()
        .orElse(false);
  }
}
