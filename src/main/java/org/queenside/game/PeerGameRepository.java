package org.queenside.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What is stored about games between two people besides the game itself. */
@Repository
record PeerGameRepository(JdbcClient jdbc) {

  private static final String INSERT =
      """
      insert into game (id, white_learner_id, black_learner_id, class_id, claim_seconds, transcript,
        halfmoves, version, show_moves, warn, take_back, time_control, white_millis, black_millis,
        started_at, changed_at)
      values (:id, :white, :black, :class, :claim, '',
        0, 1, false, false, false, :control, :millis, :millis, :now, :now)""";

  private static final String FIND =
      """
      select g.version, g.halfmoves, g.started_at, g.ending, g.claim_seconds, g.white_learner_id,
        g.black_learner_id,
        w.seen_at as w_seen_at, w.came_at as w_came_at, w.offered_at as w_offered_at,
        w.declined as w_declined, w.sign as w_sign, w.signs as w_signs,
        b.seen_at as b_seen_at, b.came_at as b_came_at, b.offered_at as b_offered_at,
        b.declined as b_declined, b.sign as b_sign, b.signs as b_signs
      from game g
        join game_player w on w.game_id = g.id and w.side = 'w'
        join game_player b on b.game_id = g.id and b.side = 'b'
      where g.id = :id and (g.white_learner_id = :learner or g.black_learner_id = :learner)""";

  /**
   * A game as its players' pages see it.
   *
   * @param isOver whether the game has ended
   * @param claimAfter how long a player must be away before the other may end the game
   */
  record PeerGame(
      int version,
      int halfmoves,
      Instant startedAt,
      boolean isOver,
      Duration claimAfter,
      @Nullable LearnerId whiteLearner,
      @Nullable LearnerId blackLearner,
      PeerPlayer white,
      PeerPlayer black) {

    Color sideOf(LearnerId learner) {
      return learner.equals(whiteLearner) ? Color.WHITE : Color.BLACK;
    }

    PeerPlayer player(Color side) {
      return side == Color.WHITE ? white : black;
    }

    @Nullable LearnerId learner(Color side) {
      return side == Color.WHITE ? whiteLearner : blackLearner;
    }

    Color onMove() {
      return halfmoves % 2 == 0 ? Color.WHITE : Color.BLACK;
    }
  }

  /** Stores a new game of a class. */
  GameId insert(
      UUID schoolClass,
      PeerPair pair,
      @Nullable TimeControl control,
      Duration claimAfter,
      Instant now) {
    GameId id = GameId.random();
    jdbc.sql(INSERT)
        .param("id", id.value())
        .param("white", pair.white().value())
        .param("black", pair.black().value())
        .param("class", schoolClass)
        .param("claim", claimAfter.toSeconds())
        .param("control", control == null ? null : control.code())
        .param("millis", control == null ? null : control.millis())
        .param("now", JdbcValues.timestamp(now))
        .update();
    for (Color side : Color.values()) {
      jdbc.sql(
              """
              insert into game_player (game_id, side, declined, signs)
              values (?, ?, false, 0)""")
          .params(id.value(), letter(side))
          .update();
    }
    return id;
  }

  /** Deletes games whose players have both been deleted. */
  void deleteOrphans() {
    jdbc.sql(
            """
            delete from game
            where white_learner_id is null and black_learner_id is null and learner_id is null""")
        .update();
  }

  /** Finds a game between a learner and another one, or null. */
  @Nullable PeerGame find(LearnerId learner, GameId id) {
    return jdbc.sql(FIND)
        .param("id", id.value())
        .param("learner", learner.value())
        .query((row, _) -> peerGame(row))
        .optional()
        .orElse(null);
  }

  private static PeerGame peerGame(ResultSet row) throws SQLException {
    return new PeerGame(
        row.getInt("version"),
        row.getInt("halfmoves"),
        JdbcValues.instant(row, "started_at"),
        row.getString("ending") != null,
        Duration.ofSeconds(row.getInt("claim_seconds")),
        learner(row, "white_learner_id"),
        learner(row, "black_learner_id"),
        player(row, Color.WHITE),
        player(row, Color.BLACK));
  }

  private static @Nullable LearnerId learner(ResultSet row, String column) throws SQLException {
    UUID id = JdbcValues.uuidOrNull(row, column);
    return id == null ? null : new LearnerId(id);
  }

  private static PeerPlayer player(ResultSet row, Color side) throws SQLException {
    String prefix = letter(side) + "_";
    return new PeerPlayer(
        side,
        JdbcValues.instantOrNull(row, prefix + "seen_at"),
        JdbcValues.instantOrNull(row, prefix + "came_at"),
        row.getObject(prefix + "offered_at", Integer.class),
        row.getBoolean(prefix + "declined"),
        GameSign.of(row.getString(prefix + "sign")).orElse(null),
        row.getInt(prefix + "signs"));
  }

  /** Locks a game until the transaction ends, so that its players act one after the other. */
  void lock(GameId id) {
    jdbc.sql("select id from game where id = ? for update")
        .param(id.value())
        .query(UUID.class)
        .optional();
  }

  /** Records that a player has the game open. */
  void touch(GameId id, Color side, Instant came, Instant now) {
    jdbc.sql("update game_player set seen_at = ?, came_at = ? where game_id = ? and side = ?")
        .params(JdbcValues.timestamp(now), JdbcValues.timestamp(came), id.value(), letter(side))
        .update();
  }

  /** Stores a draw offer. */
  void offer(GameId id, Color side, int halfmoves) {
    jdbc.sql(
            """
            update game_player set offered_at = ?, declined = false
            where game_id = ? and side = ?""")
        .params(halfmoves, id.value(), letter(side))
        .update();
  }

  /** Records that a player's offer was declined. */
  void decline(GameId id, Color side) {
    jdbc.sql("update game_player set declined = true where game_id = ? and side = ?")
        .params(id.value(), letter(side))
        .update();
  }

  /** Stores a sign, unless the player's last one came after the given time. */
  void sign(GameId id, Color side, GameSign sign, Instant lastBefore, Instant now) {
    jdbc.sql(
            """
            update game_player set sign = ?, signs = signs + 1, signed_at = ?
            where game_id = ? and side = ? and (signed_at is null or signed_at < ?)""")
        .params(
            sign.code(),
            JdbcValues.timestamp(now),
            id.value(),
            letter(side),
            JdbcValues.timestamp(lastBefore))
        .update();
  }

  /**
   * Finds the running games of some learners.
   *
   * @return a game of each learner who has one that began or was opened after the given time
   */
  Map<LearnerId, GameId> running(UUID schoolClass, Instant seenAfter) {
    Map<LearnerId, GameId> running = new HashMap<>();
    jdbc.sql(
            """
            select g.id, g.white_learner_id, g.black_learner_id, p.side
            from game g join game_player p on p.game_id = g.id
            where g.class_id = :class and g.ending is null
              and (p.seen_at > :after or g.started_at > :after)""")
        .param("class", schoolClass)
        .param("after", JdbcValues.timestamp(seenAfter))
        .query(
            row -> {
              LearnerId learner =
                  learner(
                      row,
                      row.getString("side").equals("w") ? "white_learner_id" : "black_learner_id");
              if (learner != null) {
                running.put(learner, new GameId(JdbcValues.uuid(row, "id")));
              }
            });
    return running;
  }

  /** Finds a learner's latest game that began after a time and that the learner hasn't opened. */
  @Nullable GameId unopened(LearnerId learner, Instant startedAfter) {
    return jdbc.sql(
            """
            select g.id from game g join game_player p on p.game_id = g.id
            where (g.white_learner_id = :learner and p.side = 'w'
                or g.black_learner_id = :learner and p.side = 'b')
              and p.seen_at is null and g.ending is null and g.started_at > :after
            order by g.started_at desc limit 1""")
        .param("learner", learner.value())
        .param("after", JdbcValues.timestamp(startedAfter))
        .query((row, _) -> new GameId(JdbcValues.uuid(row, "id")))
        .optional()
        .orElse(null);
  }

  private static String letter(Color side) {
    return String.valueOf(side.letter());
  }
}
