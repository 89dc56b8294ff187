package org.queenside.learner;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Passwords, kept as slow hashes only. The hash says how it was made, so that a better way can be
 * taken one day.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class Passwords {

  private final JdbcClient jdbc;
  private final PasswordEncoder encoder = PasswordEncoderFactories.createDelegatingPasswordEncoder();

  /** What an unknown name is compared with, so that it takes as long as a wrong password. */
  private final String nobodys = hash(Secret.words());

  /** Creates the store. */
  public Passwords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Gives somebody a password, in place of the one before. */
  public void set(LearnerId learner, Secret secret) {
    setHash(learner, secret.kind(), hash(secret));
  }

  /**
   * Gives many people passwords. One takes a good part of a tenth of a second, so all processors
   * work at them. Best called outside a transaction.
   */
  public void setAll(Map<LearnerId, Secret> secrets) {
    Map<LearnerId, String> hashes =
        secrets.entrySet().parallelStream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> hash(each.getValue())));
    secrets.forEach((learner, secret) -> setHash(learner, secret.kind(), hashes.get(learner)));
  }

  /**
   * Returns whether this is somebody's password. It takes the same time whoever is asked for.
   *
   * @param learner null if nobody has the name that was typed
   */
  boolean isRight(@Nullable LearnerId learner, String typed) {
    Kept kept = learner == null ? null : find(learner);
    Secret offered = Secret.typed(kept == null ? Secret.Kind.CHOSEN : kept.kind, typed);
    // A longer one than the encoder takes in is nobody's; it is compared all the same.
    boolean possible = kept != null && !Secret.isTooLong(offered.text());
    String hash = kept == null ? nobodys : kept.hash;
    String compared = Secret.isTooLong(offered.text()) ? "" : offered.text();
    return encoder.matches(compared, hash) && possible;
  }

  private String hash(Secret secret) {
    return encoder.encode(secret.text());
  }

  private void setHash(LearnerId learner, Secret.Kind kind, String hash) {
    jdbc.sql("update account set password_hash = ?, password_kind = ? where learner_id = ?")
        .params(hash, kind.word(), learner.value())
        .update();
  }

  private @Nullable Kept find(LearnerId learner) {
    return jdbc.sql(
            """
            select password_hash, password_kind from account
            where learner_id = ? and password_hash is not null""")
        .param(learner.value())
        .query(
            (row, _) ->
                new Kept(
                    row.getString("password_hash"), Secret.Kind.of(row.getString("password_kind"))))
        .optional()
        .orElse(null);
  }

  private record Kept(String hash, Secret.Kind kind) {}
}
