package org.queenside.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.queenside.chess.Color;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The games that one person plays in a class at the same time. */
@Repository
record SimulRepository(JdbcClient jdbc) {

  /** Lists the running games of a player in a class and those that ended after a time, by name. */
  List<SimulGame> list(UUID schoolClass, LearnerId player, Instant endedAfter) {
    return jdbc.sql(
            """
            select g.id, g.white_learner_id, g.halfmoves, g.ending, g.result, g.changed_at, a.name
            from game g join account a on a.learner_id =
              case when g.white_learner_id = :player then g.black_learner_id
                else g.white_learner_id end
            where g.class_id = :class
              and (g.white_learner_id = :player or g.black_learner_id = :player)
              and (g.ending is null or g.ended_at > :after)
            order by a.name, g.started_at, g.id""")
        .param("class", schoolClass)
        .param("player", player.value())
        .param("after", JdbcValues.timestamp(endedAfter))
        .query((row, _) -> board(row, player))
        .list();
  }

  private static SimulGame board(ResultSet row, LearnerId player) throws SQLException {
    boolean white = player.value().equals(JdbcValues.uuidOrNull(row, "white_learner_id"));
    boolean over = row.getString("ending") != null;
    boolean whitesTurn = row.getInt("halfmoves") % 2 == 0;
    return new SimulGame(
        new GameId(JdbcValues.uuid(row, "id")),
        row.getString("name"),
        !over && white == whitesTurn,
        over,
        PlayerResult.of(GameRepository.result(row), white ? Color.WHITE : Color.BLACK),
        JdbcValues.instant(row, "changed_at"));
  }

  /**
   * Records that a player is at all running games in a class.
   *
   * @param noteAgainBefore newer records aren't updated
   * @param goneBefore a player last seen before this has just come back
   */
  void touch(
      UUID schoolClass,
      LearnerId player,
      Instant now,
      Instant noteAgainBefore,
      Instant goneBefore) {
    jdbc.sql(
            """
            update game_player
            set came_at = case when seen_at > :gone then came_at else :now end, seen_at = :now
            where (seen_at is null or seen_at < :again)
              and game_id in (
                select g.id from game g
                where g.class_id = :class and g.ending is null
                  and (g.white_learner_id = :player and game_player.side = 'w'
                    or g.black_learner_id = :player and game_player.side = 'b'))""")
        .param("class", schoolClass)
        .param("player", player.value())
        .param("now", JdbcValues.timestamp(now))
        .param("again", JdbcValues.timestamp(noteAgainBefore))
        .param("gone", JdbcValues.timestamp(goneBefore))
        .update();
  }
}
