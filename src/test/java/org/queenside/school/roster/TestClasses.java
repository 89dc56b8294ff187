package org.queenside.school.roster;

import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Puts classes into a test's database, without the checks of the services. */
public record TestClasses(JdbcClient jdbc) {

  /** Adds a class without teachers and pupils, in the time zone of Berlin. */
  public ClassId add(String name) {
    ClassId id = new ClassId(UUID.randomUUID());
    jdbc.sql(
            """
            insert into school_class (id, name, code, zone, made_at, version)
            values (?, ?, ?, 'Europe/Berlin', current_timestamp, 1)""")
        .params(id.value(), name, id.toString().substring(0, 8))
        .update();
    return id;
  }

  /** Adds a teacher to a class. */
  public void addTeacher(ClassId id, LearnerId teacher, boolean leads) {
    jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, ?)")
        .params(id.value(), teacher.value(), leads)
        .update();
  }

  /** Adds an assistant to a class. */
  public void addAssistant(ClassId id, LearnerId assistant) {
    jdbc.sql(
            """
            insert into class_assistant (class_id, learner_id, since)
            values (?, ?, current_timestamp)""")
        .params(id.value(), assistant.value())
        .update();
  }

  /** Adds a pupil to a class, with the next card. */
  public void addPupil(ClassId id, LearnerId pupil) {
    jdbc.sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select ?, ?, coalesce(max(card), 0) + 1, current_timestamp
            from class_pupil where class_id = ?""")
        .params(id.value(), pupil.value(), id.value())
        .update();
  }

  /** Removes a pupil from a class. */
  public void removePupil(ClassId id, LearnerId pupil) {
    jdbc.sql("delete from class_pupil where class_id = ? and learner_id = ?")
        .params(id.value(), pupil.value())
        .update();
  }

  /** Adds a group with some pupils of the class. */
  public GroupId addGroup(ClassId id, String name, LearnerId... pupils) {
    jdbc.sql("insert into class_group (class_id, name) values (?, ?)")
        .params(id.value(), name)
        .update();
    GroupId group =
        jdbc.sql("select max(id) from class_group where class_id = ?")
            .param(id.value())
            .query((row, _) -> new GroupId(row.getLong(1)))
            .single();
    List.of(pupils).forEach(pupil -> addToGroup(group, pupil));
    return group;
  }

  /** Adds a pupil of the class to a group. */
  public void addToGroup(GroupId group, LearnerId pupil) {
    jdbc.sql("insert into class_group_pupil (group_id, learner_id) values (?, ?)")
        .params(group.value(), pupil.value())
        .update();
  }

  /** Adds a live lesson without questions, which runs now. */
  public void startLiveLesson(ClassId id) {
    jdbc.sql(
            """
            insert into live_lesson (id, class_id, started_at, teacher_seen_at, question, is_shown,
              is_paused, revision)
            values (?, ?, now(), now(), 0, false, false, 0)""")
        .params(UUID.randomUUID(), id.value())
        .update();
  }

  /** Adds a game between two pupils, without moves. */
  public void addGame(LearnerId white, LearnerId black) {
    jdbc.sql(
            """
            insert into game (id, white_learner_id, black_learner_id, transcript, halfmoves,
              version, show_moves, warn, take_back, started_at, changed_at)
            values (?, ?, ?, '', 0, 1, false, false, false, now(), now())""")
        .params(UUID.randomUUID(), white.value(), black.value())
        .update();
  }
}
