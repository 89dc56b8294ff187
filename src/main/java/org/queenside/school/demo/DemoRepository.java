package org.queenside.school.demo;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SettingRepository;
import org.queenside.store.ArrayParameter;
import org.queenside.store.DatabaseStartupCheck;
import org.queenside.store.DatabaseStartupException;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Keeps made-up and real schools apart: a database has one or the other. A start deletes the copies
 * that the last run left behind, also one that no longer offers them.
 */
@Component
final class DemoRepository implements InitializingBean {

  /** The setting that says that all accounts in the database are made up. */
  private static final String SETTING = "demo";

  private static final String CLASSES =
      "(select class_id from class_instructor where learner_id = :teacher)";

  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final SettingRepository settings;
  private final boolean demo;
  private final String url;

  DemoRepository(
      JdbcClient jdbc,
      TransactionOperations transaction,
      SettingRepository settings,
      @Value("${queenside.demo:false}") boolean demo,
      @Value("${spring.datasource.url}") String url) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.settings = settings;
    this.demo = demo;
    this.url = url;
  }

  /**
   * Cleans the database before the program answers.
   *
   * @throws DatabaseStartupException if the program should offer the made-up school, but has real
   *     accounts or classes
   */
  @Override
  public void afterPropertiesSet() {
    transaction.executeWithoutResult(
        _ -> {
          boolean madeUp = Boolean.parseBoolean(settings.find(SETTING));
          if (madeUp && count("account where role = 'administrator'") == 0) {
            jdbc.sql("delete from school_class").update();
            jdbc.sql("delete from learner where id in (select learner_id from account)").update();
          } else if (demo) {
            requireNobody();
          }
          if (madeUp != demo) {
            settings.set(SETTING, String.valueOf(demo));
          }
        });
  }

  private void requireNobody() {
    int accounts = count("account");
    int classes = count("school_class");
    if (accounts + classes > 0) {
      throw new DatabaseStartupException(
          "queenside.demo is on, but the database %s belongs to a real school: accounts: %d, classes: %d. Nothing in it was changed."
              .formatted(DatabaseStartupCheck.place(url), accounts, classes),
          "For the made-up school, choose another data folder: --queenside.demo=true"
              + " --queenside.data=demo-data. For the real one, remove --queenside.demo from the"
              + " command, or QUEENSIDE_DEMO from the environment.",
          null);
    }
  }

  private int count(String rows) {
    return jdbc.sql("select count(*) from " + rows).query(Integer.class).single();
  }

  /** Lists the teachers, who each own a copy. */
  Set<LearnerId> teachers() {
    return jdbc
        .sql("select learner_id from account where role = 'instructor'")
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns which of several teachers hasn't been here for longest; null if none has an account.
   */
  @Nullable LearnerId leftAloneLongest(List<LearnerId> teachers) {
    return jdbc.sql("select id from learner where id = any(?) order by last_seen_at limit 1")
        .param(ArrayParameter.ofIds(teachers, LearnerId::value))
        .query(UUID.class)
        .optional()
        .map(LearnerId::new)
        .orElse(null);
  }

  /** Returns how much a teacher has: classes, pupils, assignments and exercises together. */
  int size(LearnerId teacher) {
    return jdbc.sql(
            """
            select (select count(*) from class_instructor where learner_id = :teacher)
              + (select count(*) from class_pupil where class_id in %1$s)
              + (select count(*) from removed_pupil where class_id in %1$s)
              + (select count(*) from assignment where class_id in %1$s)
              + (select count(*) from assignment_template where learner_id = :teacher)
              + (select count(*) from own_exercise where author_id = :teacher)"""
                .formatted(CLASSES))
        .param("teacher", teacher.value())
        .query(Integer.class)
        .single();
  }

  /** Deletes a copy with everything that was done in it, and whatever has no teacher any more. */
  void delete(LearnerId teacher) {
    transaction.executeWithoutResult(
        _ -> {
          jdbc.sql("delete from audit where actor_id = ?").param(teacher.value()).update();
          jdbc.sql("delete from learner where id = ?").param(teacher.value()).update();
          jdbc.sql(
                  """
                  delete from school_class c where not exists (
                    select 1 from class_instructor i where i.class_id = c.id)""")
              .update();
          jdbc.sql(
                  """
                  delete from learner where id in (
                    select a.learner_id from account a where a.role = 'learner'
                      and not exists (select 1 from class_pupil p where p.learner_id = a.learner_id)
                      and not exists (select 1 from removed_pupil r
                        where r.learner_id = a.learner_id and r.class_id is not null))""")
              .update();
        });
  }
}
