package org.queenside.school.authoring;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.stereotype.Repository;

/**
 * The table of teachers' exercises. Deleted exercises are kept for the classes that have them
 * assigned; only {@link #source} and {@link #titles} return them. Callers check access.
 */
@Repository
record OwnExerciseRepository(JdbcClient jdbc, Clock clock) {

  private static final String SELECT =
      """
      select e.id, e.author_id, a.name, e.title, e.source, e.draft, e.shared, e.changed_at, e.version
      from own_exercise e join account a on a.learner_id = e.author_id
      where not e.removed and
      """;
  private static final String LATEST_FIRST = " order by e.changed_at desc, e.id desc";

  /** Returns the YAML that pupils get, or null if they can't get the exercise yet. */
  @Nullable String source(long id) {
    return jdbc.sql("select source from own_exercise where id = ? and source is not null")
        .param(id)
        .query(String.class)
        .optional()
        .orElse(null);
  }

  Map<Long, String> titles(Collection<Long> ids) {
    Map<Long, String> titles = new HashMap<>();
    if (!ids.isEmpty()) {
      jdbc.sql("select id, title from own_exercise where id = any(?)")
          .param(ArrayParameter.column("bigint", new ArrayList<>(ids)))
          .query(
              row -> {
                titles.put(row.getLong("id"), row.getString("title"));
              });
    }
    return titles;
  }

  @Nullable OwnExercise find(long id) {
    return jdbc.sql(SELECT + "e.id = ?")
        .param(id)
        .query(OwnExerciseRepository::row)
        .optional()
        .orElse(null);
  }

  List<OwnExercise> of(LearnerId author) {
    return jdbc.sql(SELECT + "e.author_id = ?" + LATEST_FIRST)
        .param(author.value())
        .query(OwnExerciseRepository::row)
        .list();
  }

  List<OwnExercise> sharedByOthers(LearnerId author) {
    return jdbc.sql(
            SELECT + "e.shared and e.author_id <> ? and e.source is not null" + LATEST_FIRST)
        .param(author.value())
        .query(OwnExerciseRepository::row)
        .list();
  }

  long add(LearnerId author, String title, @Nullable String source, @Nullable String draft) {
    GeneratedKeyHolder key = new GeneratedKeyHolder();
    jdbc.sql(
            """
            insert into own_exercise
            (author_id, title, source, draft, shared, removed, changed_at, version)
            values (?, ?, ?, ?, false, false, ?, 1)""")
        .params(JdbcValues.row(author.value(), title, source, draft, now()))
        .update(key, "id");
    return Objects.requireNonNull(key.getKey()).longValue();
  }

  /** Updates an exercise. Returns false if it has another version by now, or was deleted. */
  boolean update(OwnExercise changed) {
    return jdbc.sql(
                """
                update own_exercise set title = ?, source = ?, draft = ?, shared = ?,
                changed_at = ?, version = version + 1
                where id = ? and version = ? and not removed""")
            .params(
                JdbcValues.row(
                    changed.title(),
                    changed.source(),
                    changed.draft(),
                    changed.shared(),
                    now(),
                    changed.id(),
                    changed.version()))
            .update()
        == 1;
  }

  /** Marks an exercise as deleted. Returns false as {@link #update} does. */
  boolean delete(OwnExercise exercise) {
    return jdbc.sql(
                """
                update own_exercise set removed = true, changed_at = ?, version = version + 1
                where id = ? and version = ? and not removed""")
            .params(now(), exercise.id(), exercise.version())
            .update()
        == 1;
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  private static OwnExercise row(ResultSet row, int number) throws SQLException {
    return new OwnExercise(
        row.getLong("id"),
        new LearnerId(JdbcValues.uuid(row, "author_id")),
        row.getString("name"),
        row.getString("title"),
        row.getString("source"),
        row.getString("draft"),
        row.getBoolean("shared"),
        JdbcValues.instant(row, "changed_at"),
        row.getInt("version"));
  }
}
