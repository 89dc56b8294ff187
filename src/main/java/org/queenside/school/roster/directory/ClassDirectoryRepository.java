package org.queenside.school.roster.directory;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Finds classes and pupils in the whole database by name. Callers check first who is asking. */
@Repository
public record ClassDirectoryRepository(JdbcClient jdbc) {

  /** Finds classes by a part of their name or of a teacher's, by name; archived ones last. */
  List<DirectoryClass> classes(String text, int skipped, int most) {
    return jdbc.sql(
            """
            select c.id, c.name, c.archived_at,
              (select count(*) from class_pupil p where p.class_id = c.id) as pupils,
              (select string_agg(a.name, ', ' order by t.leads desc, a.name)
                from class_instructor t join account a on a.learner_id = t.learner_id
                where t.class_id = c.id) as teachers
            from school_class c
            where position(:text in lower(c.name)) > 0 or exists (
              select 1 from class_instructor t join account a on a.learner_id = t.learner_id
              where t.class_id = c.id and position(:text in lower(a.name)) > 0)
            order by case when c.archived_at is null then 0 else 1 end, lower(c.name), c.id
            limit :most offset :skipped""")
        .param("text", text)
        .param("most", most)
        .param("skipped", skipped)
        .query(
            (row, _) ->
                new DirectoryClass(
                    new ClassId(JdbcValues.uuid(row, "id")),
                    row.getString("name"),
                    row.getObject("archived_at") != null,
                    orEmpty(row.getString("teachers")),
                    row.getInt("pupils"),
                    null))
        .list();
  }

  /** Finds learners with an account by a part of their name or user name, by name. */
  List<DirectoryPupil> pupils(String text, int skipped, int most) {
    return jdbc.sql(
            """
            select a.learner_id, a.name, a.sign_in_name,
              (select string_agg(c.name, ', ' order by c.name)
                from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = a.learner_id) as classes
            from account a
            where a.role = 'learner'
              and (position(:text in lower(a.name)) > 0 or position(:text in a.sign_in_name) > 0)
            order by lower(a.name), a.learner_id
            limit :most offset :skipped""")
        .param("text", text)
        .param("most", most)
        .param("skipped", skipped)
        .query(
            (row, _) ->
                new DirectoryPupil(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getString("sign_in_name"),
                    orEmpty(row.getString("classes"))))
        .list();
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
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
                  key(
                      row.getString("class_name"),
                      "name " + NewClassList.key(row.getString("name"))));
            });
    return taught;
  }

  /** Returns the entry of {@link #taughtClasses} for a class and a teacher. */
  static String key(String className, String teacherKey) {
    return NewClassList.key(className) + "\n" + teacherKey;
  }
}
