package org.queenside.identity.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.store.ArrayParameter;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/** The accounts in the database. The caller checks who is asking. */
@Repository
public class AccountRepository {

  private static final String SELECT = "select learner_id, role, name, sign_in_name from account ";

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  public AccountRepository(JdbcClient jdbc, TransactionOperations transaction, Clock clock) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /**
   * Adds an account without a password, whose owner hasn't visited yet.
   *
   * @param name the displayed name
   * @param signInName the user name, folded
   * @throws org.springframework.dao.DuplicateKeyException if the user name is taken
   */
  public Account add(AccountRole role, String name, String signInName) {
    LearnerId id = LearnerId.random();
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    transaction.executeWithoutResult(
        _ -> {
          jdbc.sql("insert into learner (id, created_at) values (?, ?)")
              .params(id.value(), now)
              .update();
          jdbc.sql(
                  """
                  insert into account (learner_id, role, sign_in_name, name, password_kind, made_at)
                  values (?, ?, ?, ?, 'words', ?)""")
              .params(id.value(), role.code(), signInName, name, now)
              .update();
        });
    return new Account(id, role, name, signInName);
  }

  /** Finds the account of a learner, or null for a guest or an unknown learner. */
  public @Nullable Account find(LearnerId learner) {
    return jdbc.sql(SELECT + "where learner_id = ?")
        .param(learner.value())
        .query(AccountRepository::row)
        .optional()
        .orElse(null);
  }

  /**
   * Finds the account of a user name, or null if there is none.
   *
   * @param signInName folded
   */
  public @Nullable Account find(String signInName) {
    return jdbc.sql(SELECT + "where sign_in_name = ?")
        .param(signInName)
        .query(AccountRepository::row)
        .optional()
        .orElse(null);
  }

  /**
   * Returns whether a user name is taken.
   *
   * @param signInName folded
   */
  public boolean isTaken(String signInName) {
    return find(signInName) != null;
  }

  /** Lists all accounts of a role, by name. */
  public List<Account> all(AccountRole role) {
    return jdbc.sql(SELECT + "where role = ? order by name, sign_in_name")
        .param(role.code())
        .query(AccountRepository::row)
        .list();
  }

  /**
   * Finds staff by a part of their name or user name, and a learner by the whole user name.
   *
   * @param text as typed; an empty text finds all staff
   * @return at most {@code most}: the account with exactly this user name, then administrators and
   *     then teachers, each by name
   */
  public List<AccountOverview> search(String text, int skipped, int most) {
    return jdbc.sql(
            """
            select a.learner_id, role, name, sign_in_name, signed_in_at,
              s.learner_id is not null as second_step
            from account a left join second_step s on s.learner_id = a.learner_id
            where sign_in_name = :user
              or role <> 'learner'
                and (position(:name in lower(name)) > 0 or position(:user in sign_in_name) > 0)
            order by case when sign_in_name = :user then 0 else 1 end,
              role, lower(name), sign_in_name
            limit :most offset :skipped""")
        .param("user", SignInName.fold(text))
        .param("name", text.strip().toLowerCase(Locale.ROOT))
        .param("most", most)
        .param("skipped", skipped)
        .query(
            (row, number) ->
                new AccountOverview(
                    row(row, number),
                    JdbcValues.instantOrNull(row, "signed_in_at"),
                    row.getBoolean("second_step")))
        .list();
  }

  /** Changes the displayed name of an account. */
  public void rename(LearnerId learner, String name) {
    SignInLookupCache.clear();
    jdbc.sql("update account set name = ? where learner_id = ?")
        .params(name, learner.value())
        .update();
  }

  /**
   * Changes the role of an account.
   *
   * @throws ChangeRefusedException if no administrator would be left
   */
  public void changeRole(LearnerId learner, AccountRole role) {
    SignInLookupCache.clear();
    transaction.executeWithoutResult(
        _ -> {
          if (role != AccountRole.ADMINISTRATOR) {
            keepAnAdministrator(learner);
          }
          jdbc.sql("update account set role = ? where learner_id = ?")
              .params(role.code(), learner.value())
              .update();
        });
  }

  /**
   * Deletes an account with everything stored about its owner, in every package.
   *
   * @throws ChangeRefusedException if no administrator would be left
   */
  public void remove(LearnerId learner) {
    SignInLookupCache.clear();
    transaction.executeWithoutResult(
        _ -> {
          keepAnAdministrator(learner);
          jdbc.sql("delete from learner where id = ?").param(learner.value()).update();
        });
  }

  /**
   * Deletes pupils with everything stored about them. Accounts with other roles are kept. Uses two
   * statements for any number of pupils, and locks only their rows.
   *
   * @param pupils the learners to delete
   * @return how many were deleted
   */
  public int removePupils(Collection<LearnerId> pupils) {
    SignInLookupCache.clear();
    return Objects.requireNonNull(
        transaction.execute(
            _ -> {
              // Locked first, so that nobody becomes a teacher or administrator in the
              // meantime.
              List<UUID> held =
                  jdbc.sql(
                          """
                          select learner_id from account
                          where learner_id = any(?) and role = 'learner'
                          order by learner_id for update""")
                      .param(ArrayParameter.ofIds(pupils, LearnerId::value))
                      .query(UUID.class)
                      .list();
              return jdbc.sql("delete from learner where id = any(?)")
                  .param(ArrayParameter.ofIds(held))
                  .update();
            }));
  }

  /** Records a sign-in, which is also a visit. */
  public void noteSignIn(LearnerId learner) {
    OffsetDateTime now = JdbcValues.timestamp(clock.instant());
    jdbc.sql("update account set signed_in_at = ? where learner_id = ?")
        .params(now, learner.value())
        .update();
    jdbc.sql("update learner set last_seen_at = ? where id = ?")
        .params(now, learner.value())
        .update();
  }

  /**
   * Locks all administrators' rows in a fixed order, so that if two administrators remove each
   * other, one of them fails.
   */
  private void keepAnAdministrator(LearnerId leaving) {
    List<UUID> administrators =
        jdbc.sql(
                """
                select learner_id from account where role = 'administrator'
                order by learner_id for update""")
            .query(UUID.class)
            .list();
    if (administrators.equals(List.of(leaving.value()))) {
      throw new ChangeRefusedException("admin.last");
    }
  }

  /** Reads the account in a row with the columns of {@code account}. */
  public static Account row(ResultSet row, int number) throws SQLException {
    return new Account(
        new LearnerId(JdbcValues.uuid(row, "learner_id")),
        AccountRole.of(row.getString("role")),
        row.getString("name"),
        row.getString("sign_in_name"));
  }
}
