package org.queenside.identity.account;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The ways to open an account without its password: the token in the QR code of a login card, and
 * short codes to read out. Only hashes are stored.
 */
@Repository
public class SignInCodeRepository {

  /** How long a short code can be used. */
  public static final Duration SHORT_LIFE = Duration.ofMinutes(10);

  /** No vowels, so that no words appear, and no characters that look or sound alike. */
  static final String ALPHABET = "CDFGHJKMNPQRTVWXY34679";

  private static final int LENGTH = 8;

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  public SignInCodeRepository(JdbcClient jdbc, TransactionOperations transaction, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /**
   * Makes the token of a new login card. The previous card stops working.
   *
   * @return what follows {@code /card/} in the card's address
   */
  public String newCard(LearnerId learner) {
    Token token = Token.random();
    replace(learner, "card", token, null);
    return token.text();
  }

  /**
   * Makes a code that opens the account once, within {@link #SHORT_LIFE}. The previous code stops
   * working.
   *
   * @return eight letters and digits with a hyphen in the middle
   */
  public String newShort(LearnerId learner) {
    String code = RandomText.of(ALPHABET, LENGTH);
    replace(learner, "short", new Token(code), clock.instant().plus(SHORT_LIFE));
    return code.substring(0, LENGTH / 2) + "-" + code.substring(LENGTH / 2);
  }

  /** Deletes an account's card and code. */
  public void revoke(LearnerId learner) {
    jdbc.sql("delete from sign_in_code where learner_id = ?").param(learner.value()).update();
  }

  /** Finds the owner of a card, or null if no valid card has the token. */
  public @Nullable LearnerId findCard(String token) {
    Token card = Token.parse(token);
    return card == null ? null : find("card", card);
  }

  /** Uses a short code up, and returns its owner; null if the code is wrong or has expired. */
  public @Nullable LearnerId useShort(String typed) {
    Token code = new Token(typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", ""));
    LearnerId learner = find("short", code);
    // If two people use it at the same time, only one of them deletes it.
    boolean used =
        jdbc.sql("delete from sign_in_code where code_hash = ? and kind = 'short'")
                .param(code.sha256())
                .update()
            == 1;
    return used ? learner : null;
  }

  /** Deletes expired codes. */
  public int deleteExpired() {
    return jdbc.sql("delete from sign_in_code where expires_at < ?")
        .param(JdbcValues.timestamp(clock.instant()))
        .update();
  }

  private @Nullable LearnerId find(String kind, Token code) {
    return jdbc.sql(
            """
            select learner_id from sign_in_code
            where code_hash = ? and kind = ? and (expires_at is null or expires_at > ?)""")
        .params(code.sha256(), kind, JdbcValues.timestamp(clock.instant()))
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }

  private void replace(LearnerId learner, String kind, Token code, @Nullable Instant expires) {
    transaction.executeWithoutResult(
        _ -> {
          jdbc.sql("delete from sign_in_code where learner_id = ? and kind = ?")
              .params(learner.value(), kind)
              .update();
          jdbc.sql(
                  """
                  insert into sign_in_code (code_hash, learner_id, kind, made_at, expires_at)
                  values (?, ?, ?, ?, ?)""")
              .param(code.sha256())
              .param(learner.value())
              .param(kind)
              .param(JdbcValues.timestamp(clock.instant()))
              .param(JdbcValues.timestampOrNull(expires))
              .update();
        });
  }
}
