package org.queenside.school.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.queenside.text.LetterCode;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The classes in the database. Callers check first whether the change is allowed. */
@Repository
public record SchoolClassRepository(JdbcClient jdbc, Clock clock) {

  private static final int CODE_LENGTH = 6;

  private static final String COLUMNS = "c.id, c.name, c.code, c.zone, c.archived_at, c.version";

  private static final String READABLE =
      """

      from (select class_id, false as assists from class_instructor where learner_id = :teacher
        union all
        select class_id, true from class_assistant where learner_id = :teacher) m
      join school_class c on c.id = m.class_id""";

  /** The classes that a teacher teaches or assists in, in no particular order. */
  List<ClassOverview> readableBy(LearnerId teacher) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + ", m.assists, (select count(*) from class_pupil p where p.class_id = c.id) as pupils"
                + READABLE)
        .param("teacher", teacher.value())
        .query(
            (row, _) ->
                new ClassOverview(row(row, row.getBoolean("assists")), row.getInt("pupils")))
        .list();
  }

  /** Finds a class if this teacher teaches it or assists in it. */
  Optional<SchoolClass> findReadable(ClassId id, LearnerId teacher) {
    return jdbc.sql("select " + COLUMNS + ", m.assists" + READABLE + " where c.id = :id")
        .param("teacher", teacher.value())
        .param("id", id.value())
        .query((row, _) -> row(row, row.getBoolean("assists")))
        .optional();
  }

  /** Finds a class if this teacher teaches it. */
  public Optional<SchoolClass> find(ClassId id, LearnerId teacher) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + """
                 from class_instructor t join school_class c on c.id = t.class_id
                where t.learner_id = ? and c.id = ?""")
        .params(teacher.value(), id.value())
        .query((row, _) -> row(row, false))
        .optional();
  }

  /** Finds a class, regardless of its teachers. */
  public Optional<SchoolClass> find(ClassId id) {
    return jdbc.sql("select " + COLUMNS + " from school_class c where c.id = ?")
        .param(id.value())
        .query((row, _) -> row(row, false))
        .optional();
  }

  /** Returns whether a teacher of this class has another current one with a name. */
  public boolean isNameTaken(ClassId id, String name) {
    return jdbc.sql(
                """
                select count(*) from class_instructor t
                  join class_instructor o
                    on o.learner_id = t.learner_id and o.class_id <> t.class_id
                  join school_class c on c.id = o.class_id
                where t.class_id = ? and c.name = ? and c.archived_at is null""")
            .params(id.value(), name)
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Locks the row of a class until the transaction ends. */
  public void lock(ClassId id) {
    jdbc.sql("select id from school_class where id = ? for update")
        .param(id.value())
        .query(UUID.class)
        .optional();
  }

  /** Returns whether a class is archived or doesn't exist. */
  boolean isArchived(ClassId id) {
    return jdbc.sql("select count(*) from school_class where id = ? and archived_at is null")
            .param(id.value())
            .query(Integer.class)
            .single()
        == 0;
  }

  public SchoolClass add(String name, ZoneId zone) {
    SchoolClass added =
        new SchoolClass(ClassId.random(), name, unusedCode(), zone, false, 1, false);
    jdbc.sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values (?, ?, ?, ?, ?, 1)""")
        .params(
            added.id().value(),
            name,
            added.code(),
            zone.getId(),
            JdbcValues.timestamp(clock.instant()))
        .update();
    return added;
  }

  /** Adds a teacher; each class has one who leads it. */
  public void addTeacher(ClassId id, LearnerId teacher, boolean leads) {
    jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, ?)")
        .params(id.value(), teacher.value(), leads)
        .update();
  }

  /** Saves name, time zone and code, unless the row has changed in the meantime. */
  boolean update(SchoolClass seen, String name, ZoneId zone, String code) {
    return jdbc.sql(
                """
                update school_class set name = ?, zone = ?, code = ?, version = version + 1
                where id = ? and version = ?""")
            .params(name, zone.getId(), code, seen.id().value(), seen.version())
            .update()
        == 1;
  }

  /** Archives or restores a class, unless the row has changed in the meantime. */
  boolean setArchived(SchoolClass seen, boolean archived) {
    return jdbc.sql(
                """
                update school_class set archived_at = ?, version = version + 1
                where id = ? and version = ?""")
            .param(archived ? JdbcValues.timestamp(clock.instant()) : null)
            .param(seen.id().value())
            .param(seen.version())
            .update()
        == 1;
  }

  /** Returns the language for the pupils of a class, or null for that of their browsers. */
  @Nullable Locale language(ClassId id) {
    return jdbc.sql("select coalesce(language, '') from school_class where id = ?")
        .param(id.value())
        .query(String.class)
        .optional()
        .filter(tag -> !tag.isEmpty())
        .map(Locale::forLanguageTag)
        .orElse(null);
  }

  void setLanguage(ClassId id, @Nullable Locale language) {
    jdbc.sql("update school_class set language = ? where id = ?")
        .param(1, language == null ? null : language.toLanguageTag(), Types.VARCHAR)
        .param(2, id.value())
        .update();
  }

  public void delete(ClassId id) {
    jdbc.sql("delete from school_class where id = ?").param(id.value()).update();
  }

  /**
   * Returns an unused code. If another class takes it at this very moment, the database refuses it.
   */
  public String unusedCode() {
    while (true) {
      String code = LetterCode.random(CODE_LENGTH);
      boolean taken =
          jdbc.sql("select count(*) from school_class where code = ?")
                  .param(code)
                  .query(Integer.class)
                  .single()
              > 0;
      if (!taken) {
        return code;
      }
    }
  }

  private static SchoolClass row(ResultSet row, boolean readOnly) throws SQLException {
    return new SchoolClass(
        new ClassId(JdbcValues.uuid(row, "id")),
        row.getString("name"),
        readOnly ? "" : row.getString("code"),
        ZoneId.of(row.getString("zone")),
        row.getObject("archived_at") != null,
        row.getInt("version"),
        readOnly);
  }
}
