package org.queenside.school.roster;

import java.util.HashSet;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Looks up existing classes, so that a list isn't imported twice. */
@Repository
class ClassImportRepository {

  private final JdbcClient jdbc;

  ClassImportRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** The classes that aren't archived, each with the names and user names of its teachers. */
  Set<String> taughtClasses() {
    Set<String> taught = new HashSet<>();
    jdbc.sql(
            """
            select c.name as class_name, a.name, a.sign_in_name
            from school_class c join class_instructor i on i.class_id = c.id
              join account a on a.learner_id = i.learner_id
            where c.archived_at is null""")
        .query(
            row -> {
              taught.add(key(row.getString("class_name"), row.getString("sign_in_name")));
              taught.add(
                  key(row.getString("class_name"), "name " + TitleKey.of(row.getString("name"))));
            });
    return taught;
  }

  /** Returns the entry of {@link #taughtClasses} for a class and a teacher. */
  static String key(String className, String teacherKey) {
    return TitleKey.of(className) + "\n" + teacherKey;
  }
}
