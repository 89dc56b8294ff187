package org.queenside.school.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.game.TimeControl;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The game settings of a class, who is here, and challenges. Callers check permissions. */
@Repository
record ClassGameRepository(JdbcClient jdbc, Clock clock) {

  /** The classes of a pupil in which games are switched on. */
  private static final String OPEN_CLASSES =
      """
       from class_pupil own
        join class_games s on s.class_id = own.class_id and s.is_open
        join school_class c on c.id = own.class_id and c.archived_at is null
      """;

  ClassGameSettings settings(ClassId id) {
    return settings(id, "");
  }

  private ClassGameSettings settings(ClassId id, String lock) {
    return jdbc.sql("select * from class_games where class_id = ?" + lock)
        .param(id.value())
        .query(ClassGameRepository::settings)
        .optional()
        .orElse(ClassGameSettings.USUAL);
  }

  private static ClassGameSettings settings(ResultSet row, int number) throws SQLException {
    return new ClassGameSettings(
        row.getBoolean("is_open"),
        TimeControl.of(row.getString("time_control")).orElse(null),
        row.getInt("claim_minutes"));
  }

  /**
   * Locks the games of a class until the transaction ends, so that one pupil's games begin one
   * after the other, and returns the settings.
   */
  ClassGameSettings lock(ClassId id) {
    return settings(id, " for update");
  }

  /**
   * Does what {@link #lock} does.
   *
   * @throws IllegalStateException if games are switched off
   */
  ClassGameSettings lockOpen(ClassId id) {
    ClassGameSettings settings = lock(id);
    if (!settings.open()) {
      throw new IllegalStateException("games are off");
    }
    return settings;
  }

  void save(ClassId id, ClassGameSettings settings) {
    TimeControl clock = settings.clock();
    JdbcUpsert.into("class_games")
        .key("class_id", id.value())
        .set("is_open", settings.open())
        .set("time_control", clock == null ? null : clock.code())
        .set("claim_minutes", settings.claimMinutes())
        .run(jdbc);
  }

  /** Returns whether a pupil is in a class in which games are switched on. */
  boolean mayPlay(LearnerId pupil) {
    return jdbc.sql("select count(*)" + OPEN_CLASSES + " where own.learner_id = ?")
            .param(pupil.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /** Returns whether both are pupils of a class in which games are switched on. */
  boolean mayPlay(ClassId id, LearnerId one, LearnerId other) {
    return jdbc.sql(
                "select count(*)"
                    + OPEN_CLASSES
                    + """
                      join class_pupil other on other.class_id = c.id and other.learner_id = :other
                    where own.learner_id = :one and c.id = :class""")
            .param("class", id.value())
            .param("one", one.value())
            .param("other", other.value())
            .query(Integer.class)
            .single()
        > 0;
  }

  /** A classmate, and the state of the pupil's challenge to them, if there is one. */
  record PresentClassmate(
      ClassId schoolClass, LearnerId id, String name, @Nullable Boolean declined) {}

  /**
   * Lists the classmates of a pupil who are here.
   *
   * @param challengedAfter older challenges don't count
   */
  List<PresentClassmate> classmates(LearnerId pupil, Instant challengedAfter) {
    return jdbc.sql(
            "select c.id as class_id, a.learner_id, a.name, h.declined"
                + OPEN_CLASSES
                + """
                  join class_pupil other on other.class_id = c.id
                  join account a on a.learner_id = other.learner_id
                  join learner l on l.id = other.learner_id and l.last_seen_at > :seen
                  left join game_challenge h on h.learner_id = :pupil
                    and h.challenged_id = other.learner_id and h.made_at > :challenged
                where own.learner_id = :pupil and other.learner_id <> :pupil""")
        .param("pupil", pupil.value())
        .param("seen", JdbcValues.timestamp(hereSince()))
        .param("challenged", JdbcValues.timestamp(challengedAfter))
        .query(
            (row, _) ->
                new PresentClassmate(
                    new ClassId(JdbcValues.uuid(row, "class_id")),
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getObject("declined", Boolean.class)))
        .list();
  }

  /** Lists the pupils of a class who are here. */
  List<LearnerId> present(ClassId id) {
    return jdbc
        .sql(
            """
            select m.learner_id from class_pupil m join learner l on l.id = m.learner_id
            where m.class_id = ? and l.last_seen_at > ?""")
        .params(id.value(), JdbcValues.timestamp(hereSince()))
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .toList();
  }

  private Instant hereSince() {
    return clock.instant().minus(LearnerRepository.HERE);
  }

  /** The pupils who are here and in a class in which games are switched on. */
  Set<LearnerId> playing() {
    return jdbc
        .sql(
            "select distinct own.learner_id"
                + OPEN_CLASSES
                + "  join learner l on l.id = own.learner_id where l.last_seen_at > ?")
        .param(JdbcValues.timestamp(hereSince()))
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Lists the open challenges to a pupil, oldest first. */
  List<Challenge> challengesTo(LearnerId pupil, Instant madeAfter) {
    return jdbc.sql(
            "select c.id as class_id, h.learner_id, a.name"
                + OPEN_CLASSES
                + """
                  join game_challenge h on h.class_id = c.id and h.challenged_id = own.learner_id
                  join class_pupil other on other.class_id = c.id
                    and other.learner_id = h.learner_id
                  join account a on a.learner_id = h.learner_id
                where own.learner_id = ? and not h.declined and h.made_at > ?
                order by h.made_at, a.name""")
        .params(pupil.value(), JdbcValues.timestamp(madeAfter))
        .query(
            (row, _) ->
                new Challenge(
                    new ClassId(JdbcValues.uuid(row, "class_id")),
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name")))
        .list();
  }

  /** Withdraws the open challenges of some pupils. */
  void withdraw(Collection<LearnerId> from) {
    jdbc.sql("delete from game_challenge where learner_id = any(?) and not declined")
        .param(ArrayParameter.ofIds(from, LearnerId::value))
        .update();
  }

  /** Deletes expired challenges. */
  void deleteOld(LearnerId from, Instant madeBefore) {
    jdbc.sql("delete from game_challenge where learner_id = ? and made_at <= ?")
        .params(from.value(), JdbcValues.timestamp(madeBefore))
        .update();
  }

  /** Stores a challenge, unless one to the same pupil is still open. */
  void challenge(ClassId id, LearnerId from, LearnerId to, Instant now) {
    jdbc.sql(
            """
            insert into game_challenge (learner_id, challenged_id, class_id, made_at, declined)
            values (?, ?, ?, ?, false) on conflict do nothing""")
        .params(from.value(), to.value(), id.value(), JdbcValues.timestamp(now))
        .update();
  }

  /** Removes an open challenge, and returns whether there was one. */
  boolean take(ClassId id, LearnerId from, LearnerId to, Instant madeAfter) {
    return jdbc.sql(
                """
                delete from game_challenge
                where class_id = ? and learner_id = ? and challenged_id = ? and not declined
                  and made_at > ?""")
            .params(id.value(), from.value(), to.value(), JdbcValues.timestamp(madeAfter))
            .update()
        == 1;
  }

  /** Declines an open challenge. */
  void decline(LearnerId from, LearnerId to) {
    jdbc.sql("update game_challenge set declined = true where learner_id = ? and challenged_id = ?")
        .params(from.value(), to.value())
        .update();
  }
}
