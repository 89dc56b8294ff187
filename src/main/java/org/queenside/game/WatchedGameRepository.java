package org.queenside.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The games of a class as its teachers see them: only those between people who are still in it. */
@Repository
record WatchedGameRepository(JdbcClient jdbc) {

  private static final String OF_CLASS =
      """
      select g.*, w.name as white_name, b.name as black_name, wp.seen_at as white_seen_at,
        bp.seen_at as black_seen_at
      from game g
        join account w on w.learner_id = g.white_learner_id
        join account b on b.learner_id = g.black_learner_id
        join game_player wp on wp.game_id = g.id and wp.side = 'w'
        join game_player bp on bp.game_id = g.id and bp.side = 'b'
      where g.class_id = :class"""
          + isIn("white")
          + isIn("black");

  private static String isIn(String side) {
    return """

        and (exists (select 1 from class_pupil m
            where m.class_id = g.class_id and m.learner_id = g.%1$s_learner_id)
          or exists (select 1 from class_instructor t
            where t.class_id = g.class_id and t.learner_id = g.%1$s_learner_id))"""
        .formatted(side);
  }

  /** Lists the running games of a class, and those that ended after a time. */
  List<WatchedGame> list(UUID schoolClass, Instant endedAfter) {
    return jdbc.sql(
            OF_CLASS + " and (g.ending is null or g.ended_at > :after) order by g.started_at, g.id")
        .param("class", schoolClass)
        .param("after", JdbcValues.timestamp(endedAfter))
        .query((row, _) -> watched(row))
        .list();
  }

  /** Finds a game of a class, or null. */
  @Nullable WatchedGame find(UUID schoolClass, GameId id) {
    return jdbc.sql(OF_CLASS + " and g.id = :id")
        .param("class", schoolClass)
        .param("id", id.value())
        .query((row, _) -> watched(row))
        .optional()
        .orElse(null);
  }

  /** Lists the finished games of a class, latest first. */
  List<FinishedGame> finished(UUID schoolClass) {
    return jdbc.sql(OF_CLASS + " and g.ending is not null order by g.ended_at desc, g.id")
        .param("class", schoolClass)
        .query((row, _) -> finished(row))
        .list();
  }

  /** Lists the finished games of a player of a class, latest first. */
  List<FinishedGame> finished(UUID schoolClass, LearnerId player, int most) {
    return jdbc.sql(
            OF_CLASS
                + """
                 and g.ending is not null
                  and (g.white_learner_id = :player or g.black_learner_id = :player)
                order by g.ended_at desc, g.id limit :most""")
        .param("class", schoolClass)
        .param("player", player.value())
        .param("most", most)
        .query((row, _) -> finished(row))
        .list();
  }

  private static WatchedGame watched(ResultSet row) throws SQLException {
    return new WatchedGame(
        new GameId(JdbcValues.uuid(row, "id")),
        row.getString("white_name"),
        row.getString("black_name"),
        row.getString("transcript"),
        GameRepository.clock(row),
        row.getInt("version"),
        JdbcValues.instantOrNull(row, "white_seen_at"),
        JdbcValues.instantOrNull(row, "black_seen_at"),
        JdbcValues.instant(row, "changed_at"));
  }

  private static FinishedGame finished(ResultSet row) throws SQLException {
    return new FinishedGame(
        new GameId(JdbcValues.uuid(row, "id")),
        new LearnerId(JdbcValues.uuid(row, "white_learner_id")),
        row.getString("white_name"),
        row.getString("black_name"),
        Objects.requireNonNull(GameRepository.ending(row)),
        GameRepository.result(row),
        row.getInt("halfmoves"),
        JdbcValues.instant(row, "ended_at"));
  }
}
