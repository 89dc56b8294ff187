package org.queenside.school.live;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Live lessons in the database. Callers check permissions. */
@Repository
record LiveLessonRepository(JdbcClient jdbc) {

  /** The running lessons with the pupils of their classes. */
  private static final String RUNNING =
      """
       from live_lesson l
        join school_class c on c.id = l.class_id and c.archived_at is null
        join class_pupil p on p.class_id = l.class_id
      where l.ended_at is null and l.teacher_seen_at > :seen
      """;

  /** Finds the last live lesson of a class, or null. */
  @Nullable LiveLesson find(ClassId schoolClass) {
    return jdbc.sql("select * from live_lesson where class_id = ?")
        .param(schoolClass.value())
        .query((row, _) -> lesson(row))
        .optional()
        .orElse(null);
  }

  private LiveLesson lesson(ResultSet row) throws SQLException {
    UUID id = JdbcValues.uuid(row, "id");
    return new LiveLesson(
        id,
        new ClassId(JdbcValues.uuid(row, "class_id")),
        items(id),
        row.getInt("question"),
        JdbcValues.instantOrNull(row, "ended_at") != null,
        row.getBoolean("is_shown"),
        row.getBoolean("is_paused"),
        JdbcValues.instant(row, "teacher_seen_at"),
        board(row),
        row.getBoolean("is_board_shown"),
        row.getInt("revision"));
  }

  private static @Nullable DemonstrationBoard board(ResultSet row) throws SQLException {
    String board = row.getString("board");
    return board == null ? null : DemonstrationBoard.parse(board);
  }

  private List<String> items(UUID lesson) {
    return jdbc.sql("select item from live_question where lesson_id = ? order by number")
        .param(lesson)
        .query(String.class)
        .list();
  }

  void delete(UUID lesson) {
    jdbc.sql("delete from live_lesson where id = ?").param(lesson).update();
  }

  /** Deletes lessons that no teacher has led for a long time. */
  void deleteOld(Instant seenBefore) {
    jdbc.sql("delete from live_lesson where teacher_seen_at < ?")
        .param(JdbcValues.timestamp(seenBefore))
        .update();
  }

  /**
   * Stores a new lesson, unless the class has one.
   *
   * @param items the questions; none if the lesson begins with a board
   */
  boolean insert(UUID id, ClassId schoolClass, List<String> items, Instant now) {
    boolean isNew =
        jdbc.sql(
                    """
                    insert into live_lesson (id, class_id, started_at, teacher_seen_at, question,
                      is_shown, is_paused, revision)
                    values (?, ?, ?, ?, ?, false, false, 0) on conflict do nothing""")
                .params(
                    id,
                    schoolClass.value(),
                    JdbcValues.timestamp(now),
                    JdbcValues.timestamp(now),
                    items.isEmpty() ? -1 : 0)
                .update()
            == 1;
    if (isNew) {
      addQuestions(id, 0, items);
    }
    return isNew;
  }

  /**
   * Adds questions after the others.
   *
   * @param first the number of the first new one
   */
  void addQuestions(UUID lesson, int first, List<String> items) {
    List<Integer> numbers = IntStream.range(first, first + items.size()).boxed().toList();
    jdbc.sql(
            """
            insert into live_question (lesson_id, number, item)
            select cast(? as uuid), q.number, q.item from unnest(?, ?) as q (number, item)""")
        .params(
            lesson,
            ArrayParameter.column("integer", numbers),
            ArrayParameter.column("varchar", items))
        .update();
  }

  /** Deletes the questions that come after the one on the screens. */
  void deleteQuestionsAfter(LiveStep step) {
    jdbc.sql("delete from live_question where lesson_id = ? and number > ?")
        .params(step.lesson(), step.question())
        .update();
  }

  /** Records that a teacher's page is open. */
  void touch(UUID lesson, Instant now) {
    jdbc.sql("update live_lesson set teacher_seen_at = ? where id = ? and ended_at is null")
        .params(JdbcValues.timestamp(now), lesson)
        .update();
  }

  /** Shows the answer; returns false if the step isn't the current one any more. */
  boolean show(LiveStep step, Instant now) {
    return change("is_shown = true", step, now);
  }

  /** Moves on to the next question; returns false if the step isn't the current one any more. */
  boolean next(LiveStep step, Instant now) {
    return change("question = question + 1, is_shown = false, is_board_shown = false", step, now);
  }

  /** Puts a board on the screens; returns false if the step isn't the current one any more. */
  boolean showBoard(LiveStep step, DemonstrationBoard board, Instant now) {
    return jdbc.sql("update live_lesson set board = ? where id = ? and ended_at is null")
                .params(board.text(), step.lesson())
                .update()
            == 1
        && change("is_board_shown = true", step, now);
  }

  /** Puts the question back on the screens. */
  boolean hideBoard(LiveStep step, Instant now) {
    return change("is_board_shown = false", step, now);
  }

  /** Pauses the screens or gives them back. */
  boolean pause(LiveStep step, boolean paused, Instant now) {
    return change("is_paused = " + paused, step, now);
  }

  /** Ends a lesson. */
  boolean end(LiveStep step, Instant now) {
    return jdbc.sql(
                "update live_lesson set ended_at = :now where id = :lesson and ended_at is null")
            .param("now", JdbcValues.timestamp(now))
            .param("lesson", step.lesson())
            .update()
        == 1;
  }

  private boolean change(String values, LiveStep step, Instant now) {
    return jdbc.sql(
                "update live_lesson set teacher_seen_at = :now, revision = revision + 1, "
                    + values
                    + " where id = :lesson and question = :question and ended_at is null")
            .param("now", JdbcValues.timestamp(now))
            .param("lesson", step.lesson())
            .param("question", step.question())
            .update()
        == 1;
  }

  /** Lists the answers of the pupils who are still in the class to one question. */
  List<LiveAnswer> answers(LiveStep step) {
    return jdbc.sql(
            """
            select a.learner_id, a.answer, a.is_right from live_answer a
              join live_lesson l on l.id = a.lesson_id
              join class_pupil p on p.class_id = l.class_id and p.learner_id = a.learner_id
            where a.lesson_id = ? and a.number = ? order by a.answered_at, a.learner_id""")
        .params(step.lesson(), step.question())
        .query(
            (row, _) ->
                new LiveAnswer(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("answer"),
                    row.getBoolean("is_right")))
        .list();
  }

  /** Counts the answers to each question that was asked in a lesson. */
  List<LiveQuestionResult> results(UUID lesson) {
    return jdbc.sql(
            """
            select q.number, q.item, count(a.learner_id) as answered,
              count(case when a.is_right then 1 end) as correct
            from live_lesson l join live_question q on q.lesson_id = l.id
              left join live_answer a on a.lesson_id = q.lesson_id and a.number = q.number
            where l.id = ? and q.number <= l.question
            group by q.number, q.item order by q.number""")
        .param(lesson)
        .query(
            (row, _) ->
                new LiveQuestionResult(
                    row.getInt("number"),
                    row.getString("item"),
                    row.getInt("answered"),
                    row.getInt("correct")))
        .list();
  }

  /**
   * What a pupil should see.
   *
   * @param of how many questions there are
   * @param item the question; null before the first one
   * @param board the board that is on the screens instead of it, or null
   * @param answer the pupil's answer, or null
   */
  record PupilRow(
      LiveStep step,
      int of,
      @Nullable String item,
      @Nullable DemonstrationBoard board,
      boolean isShown,
      boolean isPaused,
      Instant teacherSeenAt,
      int revision,
      @Nullable LiveAnswer answer) {}

  /**
   * Finds the lesson that a pupil has to follow, or null. If there are two, the latest one counts.
   */
  @Nullable PupilRow findFor(LearnerId pupil, Instant seenAfter) {
    return jdbc.sql(
            """
            select r.*, q.item, a.answer, a.is_right,
              (select count(*) from live_question n where n.lesson_id = r.id) as questions
            from (select l.*"""
                + RUNNING
                + """
                  and p.learner_id = :pupil order by l.started_at desc limit 1) r
                left join live_question q on q.lesson_id = r.id and q.number = r.question
                left join live_answer a on a.lesson_id = r.id and a.number = r.question
                  and a.learner_id = :pupil""")
        .param("pupil", pupil.value())
        .param("seen", JdbcValues.timestamp(seenAfter))
        .query((row, _) -> pupilRow(row, pupil))
        .optional()
        .orElse(null);
  }

  private static PupilRow pupilRow(ResultSet row, LearnerId pupil) throws SQLException {
    String answer = row.getString("answer");
    return new PupilRow(
        new LiveStep(JdbcValues.uuid(row, "id"), row.getInt("question")),
        row.getInt("questions"),
        row.getString("item"),
        row.getBoolean("is_board_shown") ? board(row) : null,
        row.getBoolean("is_shown"),
        row.getBoolean("is_paused"),
        JdbcValues.instant(row, "teacher_seen_at"),
        row.getInt("revision"),
        answer == null ? null : new LiveAnswer(pupil, answer, row.getBoolean("is_right")));
  }

  /** Stores a pupil's answer, replacing any earlier one. */
  void save(LiveStep step, LiveAnswer answer, Instant now) {
    JdbcUpsert.into("live_answer")
        .key("lesson_id", step.lesson())
        .key("number", step.question())
        .key("learner_id", answer.learner().value())
        .set("answer", answer.answer())
        .set("is_right", answer.isRight())
        .set("answered_at", JdbcValues.timestamp(now))
        .run(jdbc);
  }

  /** Returns what is on the screens of all pupils who have to follow a lesson. */
  Map<LearnerId, LiveSignal> signals(Instant seenAfter, Instant now) {
    Map<LearnerId, LiveSignal> signals = new HashMap<>();
    jdbc.sql(
            "select l.id, l.revision, l.teacher_seen_at, p.learner_id"
                + RUNNING
                + "order by l.started_at")
        .param("seen", JdbcValues.timestamp(seenAfter))
        .query(
            row -> {
              signals.put(
                  new LearnerId(JdbcValues.uuid(row, "learner_id")),
                  LiveSignal.of(
                      JdbcValues.uuid(row, "id"),
                      row.getInt("revision"),
                      JdbcValues.instant(row, "teacher_seen_at"),
                      now));
            });
    return signals;
  }
}
