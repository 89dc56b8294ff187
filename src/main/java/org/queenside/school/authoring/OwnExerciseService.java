package org.queenside.school.authoring;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Concept;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Component;

/**
 * The exercises of the instructor in front of the screen, and those that others share. Every method
 * but {@link #find} and {@link #titles} asks anew who that is.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the exercise is not theirs to see or to change, {@link
 * ConflictException} if it was changed since it was read, and Spring's {@code DataAccessException}
 * when the database fails.
 */
@Component
public class OwnExerciseService {
  private static final String SELECT =
      """
      select e.id, e.author_id, a.name, e.title, e.source, e.draft, e.shared, e.changed_at, e.version
      from own_exercise e join account a on a.learner_id = e.author_id
      """;

  private final ActingAccount actingAccount;
  private final JdbcClient jdbc;
  private final Clock clock;
  private final Set<String> concepts;

  OwnExerciseService(ActingAccount actingAccount, JdbcClient jdbc, Clock clock, Course course) {
    this.actingAccount = actingAccount;
    this.jdbc = jdbc;
    this.clock = clock;
    this.concepts =
        course.concepts().stream().map(Concept::id).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Finds an exercise as pupils get it. Nobody is asked for: whoever calls this proves first that
   * it is assigned to whom it is shown to.
   *
   * @return null if there is none, or it never was sound
   */
  public @Nullable Exercise find(long id) {
    String source =
        jdbc.sql("select source from own_exercise where id = ? and source is not null")
            .param(id)
            .query(String.class)
            .optional()
            .orElse(null);
    return source == null ? null : StandaloneExercise.read(source).exercise();
  }

  /**
   * Returns what exercises are called, by their ids. Nobody is asked for, as with {@link #find}.
   */
  public Map<Long, String> titles(Collection<Long> ids) {
    Map<Long, String> titles = new HashMap<>();
    if (!ids.isEmpty()) {
      jdbc.sql("select id, title from own_exercise where id in (:ids)")
          .param("ids", ids)
          .query(
              row -> {
                titles.put(row.getLong("id"), row.getString("title"));
              });
    }
    return titles;
  }

  /** The instructor's own exercises, the last changed first. */
  public List<OwnExercise> mine() {
    Account me = actingAccount.require(AccountRole.INSTRUCTOR);
    return jdbc.sql(
            SELECT
                + "where e.author_id = ? and not e.removed order by e.changed_at desc, e.id desc")
        .param(me.id().value())
        .query(OwnExerciseService::row)
        .list();
  }

  /** What others share, the last changed first. */
  public List<OwnExercise> shared() {
    Account me = actingAccount.require(AccountRole.INSTRUCTOR);
    return jdbc
        .sql(
            SELECT
                + """
                where e.shared and e.author_id <> ? and e.source is not null and not e.removed
                order by e.changed_at desc, e.id desc""")
        .param(me.id().value())
        .query(OwnExerciseService::row)
        .list()
        .stream()
        .map(OwnExercise::withoutDraft)
        .toList();
  }

  /** Opens an exercise: one's own, or one that somebody shares. */
  public OwnExercise open(long id) {
    Account me = actingAccount.require(AccountRole.INSTRUCTOR);
    OwnExercise found =
        jdbc.sql(SELECT + "where e.id = ? and not e.removed")
            .param(id)
            .query(OwnExerciseService::row)
            .optional()
            .orElseThrow(() -> new RecordNotFoundException("own exercise " + id));
    if (found.author().equals(me.id())) {
      return found;
    }
    if (!found.shared() || !found.isAssignable()) {
      throw new RecordNotFoundException("own exercise " + id);
    }
    return found.withoutDraft();
  }

  /** Returns whether an exercise is the task of whoever is in front of the screen. */
  public boolean isMine(OwnExercise exercise) {
    return actingAccount.require(AccountRole.INSTRUCTOR).id().equals(exercise.author());
  }

  /** Begins a new exercise, which is a draft until it is saved. */
  public OwnExercise createDraft(String title, String draft) {
    return add(title, null, draft);
  }

  /** Makes a new exercise. Pupils can get it if it is sound; otherwise it is a draft. */
  public OwnExercise create(String title, String text) {
    return isSound(text) ? add(title, text, null) : add(title, null, text);
  }

  private OwnExercise add(String title, @Nullable String source, @Nullable String draft) {
    Account me = actingAccount.require(AccountRole.INSTRUCTOR);
    checkLength(title, source == null ? "" : source);
    checkLength(title, draft == null ? "" : draft);
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql(
            """
            insert into own_exercise
            (author_id, title, source, draft, shared, removed, changed_at, version)
            values (?, ?, ?, ?, false, false, ?, 1)""")
        .param(me.id().value())
        .param(title)
        .param(source)
        .param(draft)
        .param(now())
        .update(key, "id");
    return open(Objects.requireNonNull(key.getKey()).longValue());
  }

  /** Keeps a change that pupils do not get yet. */
  public OwnExercise saveDraft(OwnExercise before, String title, String draft) {
    checkMine(before);
    checkLength(title, draft);
    return change(before, "title = ?, draft = ?", title, draft);
  }

  /**
   * Saves a change: pupils get it from now on.
   *
   * @throws IllegalArgumentException if it is not sound
   */
  public OwnExercise save(OwnExercise before, String title, String source) {
    checkMine(before);
    checkLength(title, source);
    if (!isSound(source)) {
      throw new IllegalArgumentException("not sound: own exercise " + before.id());
    }
    return change(before, "title = ?, source = ?, draft = null", title, source);
  }

  /** Throws a draft away and goes back to what pupils get. */
  public OwnExercise discard(OwnExercise before) {
    return change(before, "draft = null");
  }

  /** Lets other instructors see an exercise, or no longer. */
  public OwnExercise share(OwnExercise before, boolean shared) {
    return change(before, "shared = ?", shared);
  }

  /**
   * Copies an exercise of one's own, or one that somebody shares, into a new one.
   *
   * @param title what the copy is called
   */
  public OwnExercise copy(long id, String title) {
    return create(title, open(id).latest());
  }

  /** Throws an exercise away. Classes that have it to do keep it. */
  public void delete(OwnExercise before) {
    changed(before, "removed = true");
  }

  /** Returns whether pupils could get a text. */
  private boolean isSound(String text) {
    return StandaloneExercise.check(text, concepts).isSound();
  }

  private OwnExercise change(OwnExercise before, String what, Object... values) {
    changed(before, what, values);
    return open(before.id());
  }

  private void changed(OwnExercise before, String what, Object... values) {
    Account me = actingAccount.require(AccountRole.INSTRUCTOR);
    int rows =
        jdbc.sql(
                "update own_exercise set "
                    + what
                    + ", changed_at = ?, version = version + 1"
                    + " where id = ? and author_id = ? and version = ? and not removed")
            .params(values)
            .params(now(), before.id(), me.id().value(), before.version())
            .update();
    if (rows == 0) {
      checkMine(before);
      throw new ConflictException("own exercise " + before.id());
    }
  }

  private void checkMine(OwnExercise exercise) {
    if (!isMine(open(exercise.id()))) {
      throw new RecordNotFoundException("own exercise " + exercise.id());
    }
  }

  private static void checkLength(String title, String text) {
    if (title.isBlank()
        || title.length() > OwnExercise.LONGEST_TITLE
        || text.length() > OwnExercise.LONGEST_SOURCE) {
      throw new IllegalArgumentException("title or text is too long, or there is no title");
    }
  }

  private OffsetDateTime now() {
    return clock.instant().atOffset(ZoneOffset.UTC);
  }

  private static OwnExercise row(ResultSet row, int number) throws SQLException {
    return new OwnExercise(
        row.getLong("id"),
        new LearnerId(row.getObject("author_id", UUID.class)),
        row.getString("name"),
        row.getString("title"),
        row.getString("source"),
        row.getString("draft"),
        row.getBoolean("shared"),
        row.getObject("changed_at", OffsetDateTime.class).toInstant(),
        row.getInt("version"));
  }
}
