package org.queenside.identity.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The second step of signing in: keys shared with authenticator apps, and recovery codes for a lost
 * phone. The caller checks who is asking.
 */
@Repository
public class SecondStepRepository {

  /** How many recovery codes a person gets. */
  public static final int RECOVERY_CODES = 10;

  /** A phone's clock may be half a minute off, so the previous code and the next one count too. */
  private static final int DRIFT = 1;

  private static final int RECOVERY_LENGTH = 16;

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  public SecondStepRepository(JdbcClient jdbc, TransactionOperations transaction, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** Returns whether an account asks for a second step. */
  public boolean isOn(LearnerId learner) {
    return jdbc.sql("select 1 from second_step where learner_id = ?")
        .param(learner.value())
        .query(Integer.class)
        .optional()
        .isPresent();
  }

  /**
   * Turns the second step on, if the first code is right.
   *
   * @param typed the code that the app shows
   * @return the recovery codes, which cannot be read again; empty if the code is wrong
   */
  public List<String> turnOn(LearnerId learner, TotpKey key, String typed) {
    OptionalLong step = stepOf(key, typed);
    if (step.isEmpty()) {
      return List.of();
    }
    List<String> codes = new ArrayList<>();
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    transaction.executeWithoutResult(
        _ -> {
          turnOff(learner);
          jdbc.sql(
                  """
                  insert into second_step (learner_id, secret_key, turned_on_at, last_step)
                  values (?, ?, ?, ?)""")
              .params(learner.value(), key.kept(), now, step.getAsLong())
              .update();
          for (int i = 0; i < RECOVERY_CODES; i++) {
            String code = recoveryCode();
            codes.add(code);
            jdbc.sql("insert into recovery_code (code_hash, learner_id, made_at) values (?, ?, ?)")
                .params(hash(code), learner.value(), now)
                .update();
          }
        });
    return codes;
  }

  /** Turns the second step off; its key and recovery codes are deleted. */
  public void turnOff(LearnerId learner) {
    transaction.executeWithoutResult(
        _ -> {
          jdbc.sql("delete from recovery_code where learner_id = ?")
              .param(learner.value())
              .update();
          jdbc.sql("delete from second_step where learner_id = ?").param(learner.value()).update();
        });
  }

  /** Returns how many recovery codes have not been used. */
  public int recoveryCodes(LearnerId learner) {
    return jdbc.sql("select count(*) from recovery_code where learner_id = ?")
        .param(learner.value())
        .query(Integer.class)
        .single();
  }

  /**
   * Uses up a code.
   *
   * @param learner the owner
   * @param typed six digits from the app, or a recovery code
   * @return whether it was right and had not been used
   */
  public boolean use(LearnerId learner, String typed) {
    String code = plain(typed);
    return code.length() == RECOVERY_LENGTH
        ? useRecoveryCode(learner, code)
        : useAppCode(learner, code);
  }

  private boolean useAppCode(LearnerId learner, String code) {
    OptionalLong step =
        jdbc.sql("select secret_key from second_step where learner_id = ?")
            .param(learner.value())
            .query(byte[].class)
            .optional()
            .map(kept -> stepOf(TotpKey.of(kept), code))
            .orElse(OptionalLong.empty());
    // If two people use a code at the same time, only one of them advances the step.
    return step.isPresent()
        && jdbc.sql("update second_step set last_step = ? where learner_id = ? and last_step < ?")
                .params(step.getAsLong(), learner.value(), step.getAsLong())
                .update()
            == 1;
  }

  private boolean useRecoveryCode(LearnerId learner, String code) {
    return jdbc.sql("delete from recovery_code where learner_id = ? and code_hash = ?")
            .params(learner.value(), hash(code))
            .update()
        == 1;
  }

  private OptionalLong stepOf(TotpKey key, String typed) {
    byte[] code = plain(typed).getBytes(StandardCharsets.UTF_8);
    long now = TotpKey.stepAt(clock.instant());
    return LongStream.rangeClosed(now - DRIFT, now + DRIFT)
        .filter(
            step -> MessageDigest.isEqual(key.code(step).getBytes(StandardCharsets.US_ASCII), code))
        .findFirst();
  }

  /** Sixteen characters out of 22: 71 bits, so SHA-256 is enough. */
  private static String recoveryCode() {
    return RandomText.of(SignInCodeRepository.ALPHABET, RECOVERY_LENGTH)
        .replaceAll(".{4}(?!$)", "$0-");
  }

  private static byte[] hash(String code) {
    return new Token(plain(code)).sha256();
  }

  private static String plain(String typed) {
    return typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
  }
}
