package org.queenside.school.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.Period;
import org.queenside.progress.PeriodProgress;
import org.queenside.progress.ProgressFixture;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** Typed answers count once and can be undone. */
@OnEveryDatabase
class PaperAnswerRecorderTest {

  private static final Instant THEN = Instant.parse("2026-05-04T08:00:00Z");

  private static final WorksheetTask THROUGH_CHECK =
      TestWorksheetTasks.task(
          """
          kind: goal
          position: 4k3/8/b7/8/8/8/8/R3K2R w KQ -
          goal: castle
          solutions: 1
          """);

  private final TestDatabase database;
  private final LearnerRepository learners;
  private final PaperAnswerRecorder answers;
  private final PaperAnswerRepository table;
  private final PaperAnswerRecorder.AnswerId sheet;

  PaperAnswerRecorderTest(TestDatabase database) {
    this.database = database;
    Clock clock = Clock.systemUTC();
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.table = new PaperAnswerRepository(database.jdbc(), clock);
    this.answers =
        new PaperAnswerRecorder(table, ProgressFixture.log(database, learners, clock), learners);
    this.sheet = newSheet();
  }

  @Test
  void aRightAnswerSolvesTheTaskAtTheTimeItWasWritten() {
    type("", "0-0-0");

    assertThat(attempts()).containsExactly("solved e1c1");
    assertThat(standing().solution().at()).isEqualTo(THEN);
    assertThat(standing().solution().stars()).isEqualTo(3);
    assertThat(table.of(sheet.assignment()))
        .isEqualTo(Map.of(sheet.pupil(), Map.of(sheet.item(), "0-0-0")));
  }

  @Test
  void anAnswerTypedTwiceCountsOnce() {
    type("", "0-0");
    type("0-0", "0-0");
    // Another page that hasn't seen the answer yet.
    type("", "0-0");

    assertThat(attempts()).containsExactly("refused e1g1");
  }

  @Test
  void aTypingMistakeLeavesNoTrace() {
    type("", "0-0");
    assertThat(misconceptions()).isEqualTo(1);

    type("0-0", "0-0-0");

    assertThat(attempts()).containsExactly("solved e1c1");
    assertThat(misconceptions()).isZero();
  }

  @Test
  void anUndoneAnswerLeavesNoTrace() {
    type("", "0-0");
    type("0-0", "");

    assertThat(attempts()).isEmpty();
    assertThat(misconceptions()).isZero();
    assertThat(standings()).isEmpty();
    assertThat(table.of(sheet.assignment())).isEmpty();

    type("", "0-0");
    assertThat(attempts()).containsExactly("refused e1g1");
  }

  @Test
  void theAnswerOfAnotherTeacherIsNotOverwritten() {
    type("", "0-0");

    assertThatThrownBy(() -> type("", "0-0-0")).isInstanceOf(ConflictException.class);

    assertThat(attempts()).containsExactly("refused e1g1");
    assertThat(table.find(sheet.assignment(), sheet.pupil(), sheet.item())).isEqualTo("0-0");
  }

  @Test
  void unreadableInputIsKeptButDoesNotCount() {
    type("", "castles");

    assertThat(attempts()).isEmpty();
    assertThat(table.find(sheet.assignment(), sheet.pupil(), sheet.item())).isEqualTo("castles");
  }

  @Test
  void typingInAPupilsAnswersIsNotAVisitOfThePupil() {
    OffsetDateTime longAgo = OffsetDateTime.parse("2025-01-01T08:00:00Z");
    database
        .jdbc()
        .sql("update learner set last_seen_at = ? where id = ?")
        .params(longAgo, sheet.pupil().value())
        .update();

    type("", "0-0");
    type("0-0", "0-0-0");

    assertThat(learners.lastSeen(sheet.pupil())).isEqualTo(longAgo.toInstant());
  }

  private void type(String before, String typed) {
    answers.put(sheet, before, typed, PaperAnswerGrader.of(THROUGH_CHECK, typed).attempts(), THEN);
  }

  private List<String> attempts() {
    return database
        .jdbc()
        .sql("select outcome || ' ' || tried from attempt where learner_id = ? order by seq")
        .param(sheet.pupil().value())
        .query(String.class)
        .list();
  }

  private int misconceptions() {
    return database
        .jdbc()
        .sql("select count(*) from misconception where learner_id = ?")
        .param(sheet.pupil().value())
        .query(Integer.class)
        .single();
  }

  private PeriodProgress standing() {
    return standings().get(sheet.pupil()).get(THROUGH_CHECK.item());
  }

  private Map<LearnerId, Map<String, PeriodProgress>> standings() {
    return ProgressFixture.standings(database)
        .of(List.of(sheet.pupil()), List.of(THROUGH_CHECK.item()), new Period(null, null));
  }

  /** A pupil, and an assignment of a class. */
  private PaperAnswerRecorder.AnswerId newSheet() {
    OffsetDateTime now = OffsetDateTime.now(ZoneOffset.UTC);
    UUID pupil = UUID.randomUUID();
    UUID schoolClass = UUID.randomUUID();
    database
        .jdbc()
        .sql("insert into learner (id, created_at, last_seen_at) values (?, ?, ?)")
        .params(pupil, now, now)
        .update();
    database
        .jdbc()
        .sql(
            """
            insert into account (learner_id, role, sign_in_name, name, password_kind, made_at)
            values (?, 'learner', ?, 'Ada', 'words', ?)""")
        .params(pupil, pupil.toString(), now)
        .update();
    database
        .jdbc()
        .sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values (?, '5b', ?, 'UTC', ?, 1)""")
        .params(schoolClass, schoolClass.toString().substring(0, 8), now)
        .update();
    database
        .jdbc()
        .sql(
            """
                insert into assignment (class_id, title, comment, begins, late_allowed, in_order,
                  afresh, required_stars, whole_class, made_at, version)
                values (?, 'Castling', '', ?, true, false, false, 0, true, ?, 1)""")
        .params(schoolClass, now.toLocalDateTime(), now)
        .update();
    long id =
        database
            .jdbc()
            .sql("select max(id) from assignment where class_id = ?")
            .param(schoolClass)
            .query(Long.class)
            .single();
    return new PaperAnswerRecorder.AnswerId(
        new AssignmentId(id), new LearnerId(pupil), THROUGH_CHECK.item());
  }
}
