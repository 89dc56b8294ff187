package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** What becomes of entries from earlier versions, which had subject and detail in one text. */
@OnEveryDatabase
class AuditMigrationTest {

  private static final List<String> EARLIER =
      List.of(
          "invitation-made|instructor, Ms Hill, 5b",
          "role-changed|ada → administrator",
          "setting-changed|pupils-stay: a-year",
          "learners-deleted|guests: 12",
          "pupils-added|Rooks: 5b: 24",
          "cards-made|5b: 120",
          "pupil-left|5b: 3",
          "pupil-deleted|5b: card 7",
          "pupil-renamed|card 7",
          "code-made|5b: 24",
          "code-made|5b",
          "class-renamed|5b",
          "instructor-left|5b",
          "instructor-joined|class 11111111-2222-3333-4444-555555555555",
          "instructor-joined|class 99999999-2222-3333-4444-555555555555",
          "collection-renamed|Old → New",
          "class-made|Rooks: 5");

  private final TestDatabase database;

  AuditMigrationTest(TestDatabase database) {
    this.database = database;
  }

  @Test
  void earlierEntriesAreTakenApart() {
    Flyway earlier =
        Flyway.configure()
            .dataSource(database.dataSource())
            .cleanDisabled(false)
            .target("33")
            .load();
    earlier.clean();
    earlier.migrate();
    database
        .jdbc()
        .sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values ('11111111-2222-3333-4444-555555555555', '6c', 'ABCDE', 'UTC',
              current_timestamp, 1)""")
        .update();
    for (String entry : EARLIER) {
      database
          .jdbc()
          .sql(
              """
              insert into audit (done_at, actor_name, action, subject)
              values (current_timestamp, 'Ada', ?, ?)""")
          .params((Object[]) entry.split("\\|"))
          .update();
    }

    Flyway.configure().dataSource(database.dataSource()).load().migrate();

    assertThat(
            database
                .jdbc()
                .sql("select action || '|' || subject || '|' || detail from audit order by seq")
                .query(String.class)
                .list())
        .containsExactly(
            "invitation-made|Ms Hill, 5b|instructor",
            "role-changed|ada|administrator",
            "setting-changed|pupils-stay|a-year",
            "learners-deleted|guests|12",
            "pupils-added|Rooks: 5b|24",
            "cards-made|5b|120",
            "pupil-left|5b|3",
            "pupil-deleted|5b|7",
            "pupil-renamed|a class|7",
            "code-made|5b|24",
            "class-code-made|5b|",
            "class-changed|5b|",
            "instructor-removed|5b|a teacher",
            "instructor-joined|6c|",
            "instructor-joined|a class|",
            "collection-renamed|Old|New",
            "class-made|Rooks: 5|");
  }
}
