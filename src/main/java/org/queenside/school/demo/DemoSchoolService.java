package org.queenside.school.demo;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInLookupCache;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.account.Token;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.card.SignInNameGenerator;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The copies of the made-up school, one for each visitor. Only its teacher's sign-in leads to a
 * copy, so a visitor can do what the teacher of a real class can, and see nothing else.
 */
@Component
@ConditionalOnBooleanProperty("queenside.demo")
public class DemoSchoolService implements SmartInitializingSingleton, DisposableBean {

  /** How many classes, pupils, assignments and exercises a visitor may have. */
  static final int MOST_ROWS = 400;

  private static final Logger LOG = LoggerFactory.getLogger(DemoSchoolService.class);
  private static final Duration WAIT = Duration.ofSeconds(10);

  private final DemoRepository database;
  private final DemoGenerator generator;
  private final AccountRepository accounts;
  private final SchoolClassRepository classes;
  private final JdbcTemplate jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;
  private final int most;
  private final ReentrantLock creating = new ReentrantLock();
  private final Set<LearnerId> open = ConcurrentHashMap.newKeySet();
  private @Nullable Original original;
  private volatile boolean stopping;

  /**
   * Creates the service.
   *
   * @param most the most copies at a time
   */
  DemoSchoolService(
      DemoRepository database,
      DemoGenerator generator,
      AccountRepository accounts,
      SchoolClassRepository classes,
      JdbcTemplate jdbc,
      TransactionOperations transaction,
      Clock clock,
      @Value("${queenside.demo.copies:50}") int most) {
    this.database = database;
    this.generator = generator;
    this.accounts = accounts;
    this.classes = classes;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
    this.most = Math.max(1, most);
  }

  /** The school as it was made up, and when. */
  private record Original(DemoCopyRepository rows, DemoGenerator.Generated ids, Instant madeAt) {}

  /**
   * A visitor's copy.
   *
   * @param teacher whom the visitor signs in as
   * @param firstClass the class to show first
   */
  public record DemoSchool(Account teacher, ClassId firstClass) {}

  /** Makes the school up. It stays in memory; only copies are stored. */
  @Override
  public void afterSingletonsInstantiated() {
    Instant begun = clock.instant();
    original =
        transaction.execute(
            status -> {
              DemoGenerator.Generated ids = generator.generate();
              DemoCopyRepository rows = DemoCopyRepository.read(jdbc);
              status.setRollbackOnly();
              return new Original(rows, ids, begun);
            });
    LOG.info(
        "Made up a school for visitors in {} ms: press \"See a teacher's class\" on the start page",
        Duration.between(begun, clock.instant()).toMillis());
  }

  /**
   * Creates a copy. If there are as many as allowed, the one whose teacher has been away for
   * longest ends.
   *
   * @throws NotSavedException if the database fails, or too many visitors come at once
   */
  public DemoSchool create() {
    return StoreExceptionTranslator.write(
        "a copy of the school",
        () -> {
          acquire();
          try {
            makeRoom();
            DemoSchool school =
                Objects.requireNonNull(transaction.execute(_ -> copy(requireOriginal())));
            open.add(school.teacher().id());
            return school;
          } finally {
            creating.unlock();
          }
        });
  }

  private void makeRoom() {
    while (open.size() >= most) {
      LearnerId left = database.leftAloneLongest(List.copyOf(open));
      if (left == null) {
        open.clear();
      } else {
        end(left);
      }
    }
  }

  private void acquire() {
    try {
      if (creating.tryLock(WAIT.toSeconds(), TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw new NotSavedException("too many visitors want a copy at once", null);
  }

  private Original requireOriginal() {
    return Objects.requireNonNull(original, "the school isn't made up yet");
  }

  private DemoSchool copy(Original from) {
    SignInNameGenerator names = new SignInNameGenerator(new SecureRandom());
    UnaryOperator<UUID> ids =
        from.rows()
            .write(
                ChronoUnit.DAYS.between(from.madeAt(), clock.instant()),
                (column, value) ->
                    switch (column) {
                      case "sign_in_name" ->
                          value.equals(from.ids().teacherName())
                              // Nobody can guess it, so nobody can send this visitor offers.
                              ? SignInName.fold("demo-" + Token.random().text())
                              : names.of((String) value, accounts::isTaken);
                      case "code" -> classes.unusedCode();
                      default -> null;
                    });
    LearnerId teacher = new LearnerId(ids.apply(from.ids().teacher().value()));
    return new DemoSchool(
        Objects.requireNonNull(accounts.find(teacher)),
        new ClassId(ids.apply(from.ids().firstClass().value())));
  }

  /** Returns whether a copy hasn't ended. */
  public boolean isOpen(DemoSchool school) {
    return open.contains(school.teacher().id()) && accounts.find(school.teacher().id()) != null;
  }

  /** Ends a copy, deletes what is in it, and signs its visitor out. */
  public void end(DemoSchool school) {
    end(school.teacher().id());
  }

  private void end(LearnerId teacher) {
    open.remove(teacher);
    SignInLookupCache.clear();
    if (stopping) {
      return;
    }
    try {
      database.delete(teacher);
    } catch (DataAccessException | TransactionException e) {
      LOG.warn(
          "A copy of the school could not be deleted; the next try is in a minute: {}",
          NestedExceptionUtils.getMostSpecificCause(e).getMessage());
    }
  }

  /** The next start deletes the copies; this one has no database any more. */
  @Override
  public void destroy() {
    stopping = true;
  }

  /** Ends copies that have grown too large, and those that couldn't be deleted. */
  @Scheduled(initialDelay = 1, fixedDelay = 1, timeUnit = TimeUnit.MINUTES)
  void tidy() {
    if (!creating.tryLock()) {
      return;
    }
    try {
      Set<LearnerId> teachers = database.teachers();
      // Visitors may have deleted their accounts.
      open.stream().filter(each -> !teachers.contains(each)).forEach(this::end);
      teachers.stream()
          .filter(each -> !open.contains(each) || database.size(each) > MOST_ROWS)
          .forEach(this::end);
    } catch (DataAccessException e) {
      LOG.warn(
          "Couldn't look for old copies of the school; the next try is in a minute: {}",
          NestedExceptionUtils.getMostSpecificCause(e).getMessage());
    } finally {
      creating.unlock();
    }
  }
}
