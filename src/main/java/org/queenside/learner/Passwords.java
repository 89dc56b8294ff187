package org.queenside.learner;

import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Passwords, kept as slow hashes only.
 *
 * <p>Methods throw Spring's {@code DataAccessException} when the database fails.
 */
@Component
public class Passwords {

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Codes codes;
  private final SignIns signIns;
  private final KnownDevices devices;
  private final SignInLimits limits;
  private final PasswordEncoder encoder;

  /** What an unknown name is compared with, so that it takes as long as a wrong password. */
  private final HashedSecret nobodys;

  /**
   * Creates the store.
   *
   * @param encoder makes the hashes, slowly
   */
  public Passwords(
      JdbcClient jdbc,
      TransactionOperations transaction,
      Codes codes,
      SignIns signIns,
      KnownDevices devices,
      SignInLimits limits,
      PasswordEncoder encoder) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.codes = codes;
    this.signIns = signIns;
    this.devices = devices;
    this.limits = limits;
    this.encoder = encoder;
    nobodys = hash(Secret.words());
  }

  /**
   * Makes the slow hash of a secret, which takes a good part of a tenth of a second: many are best
   * made outside a transaction and on all processors.
   */
  public HashedSecret hash(Secret secret) {
    return new HashedSecret(secret.kind(), encoder.encode(secret.text()));
  }

  /** Gives a person a password, in place of the one before. Nothing else changes. */
  public void set(LearnerId learner, HashedSecret secret) {
    jdbc.sql(
            """
            update account set password_hash = ?, password_kind = ?, password_weak = false
            where learner_id = ?""")
        .params(secret.hash(), secret.kind().word(), learner.value())
        .update();
  }

  /**
   * Replaces a password that may be in the wrong hands: login cards and codes open nothing any
   * more, every browser is signed out, and no device is known any more. Wrong tries up to now no
   * longer count, so that the owner isn't kept out.
   */
  public void reset(LearnerId learner, HashedSecret secret) {
    transaction.executeWithoutResult(
        _ -> {
          set(learner, secret);
          codes.revoke(learner);
          signIns.endAll(learner);
          devices.forgetAll(learner);
          limits.clear(learner);
        });
  }

  /**
   * Returns whether this is a person's password. It takes the same time for every name.
   *
   * @param learner null if nobody has the name that was typed
   */
  public boolean isRight(@Nullable LearnerId learner, String typed) {
    HashedSecret found = learner == null ? null : find(learner);
    HashedSecret kept = found == null ? nobodys : found;
    String looked = typed.length() > Secret.LONGEST_TYPED ? "" : typed;
    String offered = Secret.typed(kept.kind(), looked).text();
    // One longer than the encoder takes in is nobody's; something is compared all the same.
    boolean tooLong = Secret.isTooLong(offered);
    boolean same = encoder.matches(tooLong ? "" : offered, kept.hash());
    return same && !tooLong && found != null;
  }

  /**
   * Notes whether a password that has just turned out to be right is weaker than staff passwords
   * may be. It could be chosen when the rule was another one, or the owner was a learner.
   */
  void noteStrength(Account account, String typed) {
    if (account.role() != Role.LEARNER) {
      boolean weak = PasswordRule.flawOf(account.role(), account.signInName(), typed) != null;
      jdbc.sql("update account set password_weak = ? where learner_id = ? and password_weak <> ?")
          .params(weak, account.id().value(), weak)
          .update();
    }
  }

  /** Returns whether an account has a password at all. */
  public boolean isSet(LearnerId learner) {
    return find(learner) != null;
  }

  /** Returns whether the password was weaker than staff passwords may be when it was last typed. */
  public boolean isWeak(LearnerId learner) {
    return jdbc.sql("select password_weak from account where learner_id = ?")
        .param(learner.value())
        .query(Boolean.class)
        .optional()
        .orElse(false);
  }

  private @Nullable HashedSecret find(LearnerId learner) {
    return jdbc.sql(
            """
            select password_hash, password_kind from account
            where learner_id = ? and password_hash is not null""")
        .param(learner.value())
        .query(
            (row, _) ->
                new HashedSecret(
                    Secret.Kind.of(row.getString("password_kind")), row.getString("password_hash")))
        .optional()
        .orElse(null);
  }
}
