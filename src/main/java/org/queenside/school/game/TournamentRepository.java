package org.queenside.school.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The tournaments in the database. */
@Repository
record TournamentRepository(JdbcClient jdbc) {

  /** A tournament without its players and games. */
  record Head(UUID id, boolean isSwiss) {}

  /**
   * A player of a tournament.
   *
   * @param seed the player's number in the pairings
   * @param isInClass false for a player who has left the class
   */
  record Entry(int seed, LearnerId learner, String name, boolean isInClass) {}

  /**
   * A pairing and its result.
   *
   * @param game null for a bye, and if the game has been deleted
   * @param result such as {@code 1-0}, or null while the game is running
   */
  record PlayedPairing(
      int round,
      int white,
      @Nullable Integer black,
      @Nullable GameId game,
      boolean isOver,
      @Nullable String result) {

    int highest() {
      return black == null ? white : Math.max(white, black);
    }
  }

  /** Finds the running tournament of a class, or null. */
  @Nullable Head running(ClassId schoolClass) {
    return jdbc.sql(
            """
            select id, kind from tournament where class_id = ? and ended_at is null
            order by started_at desc limit 1""")
        .param(schoolClass.value())
        .query(
            (row, _) -> new Head(JdbcValues.uuid(row, "id"), row.getString("kind").equals("swiss")))
        .optional()
        .orElse(null);
  }

  /** Lists the classes of a pupil in whose running tournament the pupil plays. */
  List<ClassId> classesOf(LearnerId pupil) {
    return jdbc.sql(
            """
            select t.class_id from tournament t
              join tournament_player p on p.tournament_id = t.id
              join class_pupil m on m.class_id = t.class_id and m.learner_id = p.learner_id
            where p.learner_id = ? and t.ended_at is null order by t.started_at""")
        .param(pupil.value())
        .query((row, _) -> new ClassId(JdbcValues.uuid(row, "class_id")))
        .list();
  }

  UUID insert(ClassId schoolClass, List<LearnerId> players, Instant now) {
    UUID id = UUID.randomUUID();
    jdbc.sql(
            """
            insert into tournament (id, class_id, kind, started_at)
            values (?, ?, 'round-robin', ?)""")
        .params(id, schoolClass.value(), JdbcValues.timestamp(now))
        .update();
    for (int seed = 0; seed < players.size(); seed++) {
      jdbc.sql("insert into tournament_player (tournament_id, learner_id, seed) values (?, ?, ?)")
          .params(id, players.get(seed).value(), seed)
          .update();
    }
    return id;
  }

  void end(UUID id, Instant now) {
    jdbc.sql("update tournament set ended_at = ? where id = ?")
        .params(JdbcValues.timestamp(now), id)
        .update();
  }

  List<Entry> entries(UUID id, ClassId schoolClass) {
    return jdbc.sql(
            """
            select p.seed, p.learner_id, a.name, m.card
            from tournament_player p join account a on a.learner_id = p.learner_id
              left join class_pupil m on m.learner_id = p.learner_id and m.class_id = ?
            where p.tournament_id = ? order by p.seed""")
        .params(schoolClass.value(), id)
        .query(
            (row, _) ->
                new Entry(
                    row.getInt("seed"),
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getObject("card") != null))
        .list();
  }

  List<PlayedPairing> pairings(UUID id) {
    return jdbc.sql(
            """
            select p.round, p.white, p.black, g.id, g.result, g.ending
            from tournament_pairing p left join game g on g.id = p.game_id
            where p.tournament_id = ? order by p.round, p.white""")
        .param(id)
        .query((row, _) -> pairing(row))
        .list();
  }

  private static PlayedPairing pairing(ResultSet row) throws SQLException {
    UUID game = JdbcValues.uuidOrNull(row, "id");
    return new PlayedPairing(
        row.getInt("round"),
        row.getInt("white"),
        row.getObject("black", Integer.class),
        game == null ? null : new GameId(game),
        game == null || row.getString("ending") != null,
        row.getString("result"));
  }

  void insert(UUID id, int round, Pairing pairing, @Nullable GameId game) {
    jdbc.sql(
            """
            insert into tournament_pairing (tournament_id, round, white, black, game_id)
            values (?, ?, ?, ?, ?)""")
        .params(
            JdbcValues.row(
                id, round, pairing.white(), pairing.black(), game == null ? null : game.value()))
        .update();
  }
}
