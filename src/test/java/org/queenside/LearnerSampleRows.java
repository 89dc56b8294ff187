package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Fills every table that stores something about a learner with one row about a learner. */
final class LearnerSampleRows {

  /** A row in each table that can have rows about a guest. */
  static final Map<String, String> OF_GUESTS =
      Map.ofEntries(
          Map.entry(
              "attempt",
              """
              insert into attempt (id, learner_id, item, made_at, tried, outcome, misconception,
                wrong, hints, millis, stars)
              values (:id, :id, 'rook/first-move', now(), 'a1a7', 'wrong', 'jumps',
                1, 0, 0, null)"""),
          Map.entry(
              "progress",
              """
              insert into progress (learner_id, item, best_stars, tries, last_at)
              values (:id, 'rook/first-move', 0, 1, now())"""),
          Map.entry(
              "misconception",
              """
              insert into misconception (learner_id, misconception, item, tried, times, first_at, last_at)
              values (:id, 'jumps', 'rook/first-move', 'a1a7', 1, now(), now())"""),
          Map.entry(
              "examination",
              """
              insert into examination (learner_id, seed, begun_at, marks)
              values (:id, 7, now(), 'rw')"""),
          Map.entry(
              "diploma",
              """
              insert into diploma (learner_id, passed_at, correct, tasks, name)
              values (:id, now(), 22, 25, 'Ada')"""),
          Map.entry(
              "puzzle_try",
              """
              insert into puzzle_try (learner_id, puzzle_id, won, last_at)
              values (:id, (select min(id) from puzzle), true, now())"""),
          Map.entry(
              "puzzle_level",
              """
              insert into puzzle_level (learner_id, rating, deviation, volatility, solved, tried)
              values (:id, 900, 200, 0.06, 1, 1)"""),
          Map.entry(
              "puzzle_day",
              """
              insert into puzzle_day (learner_id, met_on, solved, rating)
              values (:id, current_date, 1, 900)"""),
          Map.entry(
              "puzzle_streak",
              """
              insert into puzzle_streak
                (learner_id, begun_at_rating, solved, skip_used, is_over, best)
              values (:id, 800, 3, false, true, 3)"""),
          Map.entry(
              "drill_square",
              """
              insert into drill_square (learner_id, drill, square, asked, missed)
              values (:id, 'find-square', 'e4', 2, 1)"""),
          Map.entry(
              "drill_best",
              """
              insert into drill_best (learner_id, contest, best)
              values (:id, 'set-up/white', 40000)"""),
          Map.entry(
              "game",
              """
              insert into game (id, learner_id, white_learner_id, opponent, transcript, halfmoves,
                version, show_moves, warn, take_back, started_at, changed_at)
              values (:id, :id, :id, 'hungry-pawn', 'e2e4', 1, 1, true, true, true, now(), now())"""),
          Map.entry(
              "game_review",
              """
              insert into game_review (game_id, learner_id, curve, moments, praise)
              values ((select id from game where learner_id = :id), :id, '0 1', '', 'won')"""),
          Map.entry(
              "game_trick",
              """
              insert into game_trick (game_id, learner_id, ply, played, kind, outcome, tried_at)
              values ((select id from game where learner_id = :id), :id, 1, 'c8b6', 'bishop-move', 'open', now())"""),
          Map.entry(
              "today",
              """
              insert into today (learner_id, planned_for, planned_at, seed, parts)
              values (:id, current_date, now(), 1, 'puzzle/1')"""));

  /** A row in each table that only has rows about people with an account. */
  static final Map<String, String> OF_ACCOUNTS =
      Map.ofEntries(
          Map.entry(
              "sign_in",
              """
              insert into sign_in
                (token_hash, learner_id, begun_at, last_seen_at, expires_at, lasting)
              values (:token, :id, now(), now(), now(), false)"""),
          Map.entry(
              "known_device",
              "insert into known_device (device_hash, learner_id, used_at) values (:token, :id, now())"),
          Map.entry(
              "tied_device_sign_in",
              """
              insert into tied_device_sign_in (device_id, learner_id, signed_in_at)
              values (:class, :id, now())"""),
          Map.entry(
              "external_identity",
              """
              insert into external_identity (issuer, subject, learner_id, linked_at)
              values ('https://id.example', 'ada', :id, now())"""),
          Map.entry(
              "second_step",
              """
              insert into second_step (learner_id, secret_key, turned_on_at, last_step)
              values (:id, :token, now(), 1)"""),
          Map.entry(
              "recovery_code",
              """
              insert into recovery_code (code_hash, learner_id, made_at)
              values (:token, :id, now())"""),
          Map.entry(
              "sign_in_code",
              """
              insert into sign_in_code (code_hash, learner_id, kind, made_at)
              values (:token, :id, 'card', now())"""),
          Map.entry(
              "invitation",
              """
              insert into invitation (token_hash, role, note, learner_id, made_at, expires_at)
              values (:token, 'instructor', 'for Bob', :id, now(), now())"""),
          Map.entry(
              "audit",
              """
              insert into audit (done_at, actor_id, actor_name, action, subject)
              values (now(), :id, 'Ada', 'class-made', 'Class 5b')"""),
          Map.entry(
              "class_instructor",
              """
              insert into class_instructor (class_id, learner_id, leads)
              values (:class, :id, true)"""),
          Map.entry(
              "class_assistant",
              """
              insert into class_assistant (class_id, learner_id, since)
              values (:class, :id, now())"""),
          Map.entry(
              "class_offer",
              """
              insert into class_offer (class_id, sign_in_name, learner_id, offered_by, expires_at)
              values (:class, 'bob', :id, 'Ada', now())"""),
          Map.entry(
              "class_pupil",
              """
              insert into class_pupil (class_id, learner_id, card, joined_at)
              values (:class, :id, 1, now())"""),
          Map.entry(
              "class_group_pupil",
              "insert into class_group_pupil (group_id, learner_id) values (:group, :id)"),
          Map.entry(
              "tournament_player",
              """
              insert into tournament_player (tournament_id, learner_id, seed)
              values (:class, :id, 0)"""),
          Map.entry(
              "game_challenge",
              """
              insert into game_challenge (learner_id, challenged_id, class_id, made_at, declined)
              values (:id, :id, :class, now(), false)"""),
          Map.entry(
              "assignment_draft",
              """
              insert into assignment_draft (class_id, learner_id, content, saved_at)
              values (:class, :id, '{}', now())"""),
          Map.entry(
              "assignment_draft_pupil",
              """
              insert into assignment_draft_pupil (class_id, teacher_id, learner_id)
              values (:class, :id, :id)"""),
          Map.entry(
              "assignment_template",
              """
              insert into assignment_template (learner_id, title, content, saved_at)
              values (:id, 'Rooks', '{}', now())"""),
          Map.entry(
              "assignment_pupil",
              """
              insert into assignment_pupil (assignment_id, learner_id)
              values (:task, :id)"""),
          Map.entry(
              "final_states",
              """
              insert into final_states
                (assignment_id, learner_id, version, due_at, log_changes, states)
              values (:task, :id, 1, now(), 0, 'rrw')"""),
          Map.entry(
              "parent_link",
              """
              insert into parent_link (class_id, learner_id, token_hash, made_at)
              values (:class, :id, cast('x' as bytea), now())"""),
          Map.entry(
              "removed_pupil",
              """
              insert into removed_pupil
                (class_id, learner_id, class_name, card, removed_at, removed_by)
              values (:class, :id, '5b', 7, now(), 'Ada')"""),
          Map.entry(
              "pupil_comment",
              """
              insert into pupil_comment (class_id, learner_id, comment, written_at)
              values (:class, :id, 'Well done', now())"""),
          Map.entry(
              "live_answer",
              """
              insert into live_answer
                (lesson_id, number, learner_id, answer, is_right, answered_at)
              values (:class, 0, :id, 'e2e4', true, now())"""),
          Map.entry(
              "paper_answer",
              """
              insert into paper_answer (assignment_id, learner_id, item, answer, typed_at)
              values (:task, :id, 'rook/first-move', 'Ra8', now())"""),
          Map.entry(
              "own_exercise",
              """
              insert into own_exercise
                (author_id, title, source, shared, removed, changed_at, version)
              values (:id, 'Mate', 'task: mate', false, false, now(), 1)"""));

  private final JdbcClient jdbc;
  private final AccountRepository accounts;

  LearnerSampleRows(JdbcClient jdbc, AccountRepository accounts) {
    this.jdbc = jdbc;
    this.accounts = accounts;
  }

  /** Adds a learner without any other row. */
  LearnerId learner() {
    LearnerId id = new LearnerId(UUID.randomUUID());
    jdbc.sql("insert into learner (id, created_at, last_seen_at) values (?, now(), now())")
        .param(id.value())
        .update();
    return id;
  }

  /** Adds a learner with an account and a row in every table. */
  LearnerId filledAccount() {
    LearnerId id = learner();
    jdbc.sql(
            """
            insert into account (learner_id, role, sign_in_name, name, password_hash,
              password_kind, made_at)
            values (?, 'instructor', 'ada-of-this-test', 'Ada', '{noop}secret-hash', 'words', now())""")
        .param(id.value())
        .update();
    fillGuest(id);
    fill(OF_ACCOUNTS, id, schoolClass(id));
    return id;
  }

  /** Adds a row about the learner to every table that can have rows about a guest. */
  void fillGuest(LearnerId guest) {
    fill(OF_GUESTS, guest, Map.of());
  }

  /** Deletes the learner, and the class, which doesn't depend on a learner. */
  void remove(LearnerId learner) {
    accounts.remove(learner);
    jdbc.sql("delete from school_class where code = ?").param(code(learner)).update();
    jdbc.sql("delete from audit where actor_name = 'Ada'").update();
  }

  private static String code(LearnerId learner) {
    return learner.toString().substring(0, 8);
  }

  private void fill(Map<String, String> statements, LearnerId learner, Map<String, Object> more) {
    // A review comes after its game.
    new TreeMap<>(statements)
        .forEach(
            (table, statement) ->
                assertThat(
                        jdbc.sql(statement)
                            .param("id", learner.value())
                            .param("token", learner.toString().getBytes(StandardCharsets.US_ASCII))
                            .params(more)
                            .update())
                    .as(table)
                    .isEqualTo(1));
  }

  /** A class with a group and an assignment, for rows that depend on those too. */
  private Map<String, Object> schoolClass(LearnerId learner) {
    UUID id = UUID.randomUUID();
    jdbc.sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values (?, 'Class 5b', ?, 'UTC', now(), 1)""")
        .params(id, code(learner))
        .update();
    jdbc.sql(
            """
            insert into live_lesson (id, class_id, started_at, teacher_seen_at, question, is_shown,
              is_paused, revision)
            values (?, ?, now(), now(), 0, false, false, 0)""")
        .params(id, id)
        .update();
    jdbc.sql("insert into live_question (lesson_id, number, item) values (?, 0, 'puzzle/1')")
        .param(id)
        .update();
    jdbc.sql(
            "insert into tournament (id, class_id, kind, started_at) values (?, ?, 'round-robin', now())")
        .params(id, id)
        .update();
    jdbc.sql(
            """
            insert into tied_device (id, device_hash, class_id, name, tied_at, used_at)
            values (?, ?, ?, 'Tablet 1', now(), now())""")
        .params(id, code(learner).getBytes(StandardCharsets.US_ASCII), id)
        .update();
    jdbc.sql("insert into class_group (class_id, name) values (?, 'Rooks')").param(id).update();
    jdbc.sql(
            """
            insert into assignment (class_id, title, comment, begins, late_allowed, in_order,
              afresh, required_stars, whole_class, made_at, version)
            values (?, 'Rooks', '', now(), true, false, false, 0, false, now(), 1)""")
        .param(id)
        .update();
    return Map.of(
        "class", id, "group", number("class_group", id), "task", number("assignment", id));
  }

  private long number(String table, UUID schoolClass) {
    return jdbc.sql("select id from " + table + " where class_id = ?")
        .param(schoolClass)
        .query(Long.class)
        .single();
  }
}
