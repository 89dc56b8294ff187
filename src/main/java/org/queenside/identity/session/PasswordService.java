package org.queenside.identity.session;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LoginCodeRepository;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
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
public class PasswordService {

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final LoginCodeRepository codes;
  private final SignInRepository signIns;
  private final KnownDeviceRepository devices;
  private final SignInRateLimitRepository limits;
  private final PasswordEncoder encoder;

  /** What an unknown name is compared with, so that it takes as long as a wrong password. */
  private final HashedPassword nobodys;

  /**
   * Creates the store.
   *
   * @param encoder makes the hashes, slowly
   */
  public PasswordService(
      JdbcClient jdbc,
      TransactionOperations transaction,
      LoginCodeRepository codes,
      SignInRepository signIns,
      KnownDeviceRepository devices,
      SignInRateLimitRepository limits,
      PasswordEncoder encoder) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.codes = codes;
    this.signIns = signIns;
    this.devices = devices;
    this.limits = limits;
    this.encoder = encoder;
    nobodys = hash(Password.words());
  }

  /**
   * Makes the slow hash of a secret, which takes a good part of a tenth of a second: many are best
   * made outside a transaction and on all processors.
   */
  public HashedPassword hash(Password secret) {
    return new HashedPassword(secret.kind(), encoder.encode(secret.text()));
  }

  /** Gives a person a password, in place of the one before. Nothing else changes. */
  public void set(LearnerId learner, HashedPassword secret) {
    jdbc.sql(
            """
            update account set password_hash = ?, password_kind = ?, password_weak = false
            where learner_id = ?""")
        .params(secret.hash(), secret.kind().code(), learner.value())
        .update();
  }

  /**
   * Replaces a password that may be in the wrong hands: login cards and codes open nothing any
   * more, every browser is signed out, and no device is known any more. Wrong tries up to now no
   * longer count, so that the owner isn't kept out.
   */
  public void reset(LearnerId learner, HashedPassword secret) {
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
  public boolean matches(@Nullable LearnerId learner, String typed) {
    HashedPassword found = learner == null ? null : find(learner);
    HashedPassword kept = found == null ? nobodys : found;
    String looked = typed.length() > Password.LONGEST_TYPED ? "" : typed;
    String offered = Password.typed(kept.kind(), looked).text();
    // One longer than the encoder takes in is nobody's; something is compared all the same.
    boolean tooLong = Password.isTooLong(offered);
    boolean same = encoder.matches(tooLong ? "" : offered, kept.hash());
    return same && !tooLong && found != null;
  }

  /**
   * Notes whether a password that has just turned out to be right is weaker than staff passwords
   * may be. It could be chosen when the rule was another one, or the owner was a learner.
   */
  void noteStrength(Account account, String typed) {
    if (account.role() != AccountRole.LEARNER) {
      boolean weak = PasswordPolicy.flawOf(account.role(), account.signInName(), typed) != null;
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

  private @Nullable HashedPassword find(LearnerId learner) {
    return jdbc.sql(
            """
            select password_hash, password_kind from account
            where learner_id = ? and password_hash is not null""")
        .param(learner.value())
        .query(
            (row, _) ->
                new HashedPassword(
                    Password.Kind.of(row.getString("password_kind")),
                    row.getString("password_hash")))
        .optional()
        .orElse(null);
  }
}
