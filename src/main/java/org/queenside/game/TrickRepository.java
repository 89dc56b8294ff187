package org.queenside.game;

import java.time.Instant;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored tricks. Those of a game are found and changed only for its learner. */
@Repository
record TrickRepository(JdbcClient jdbc) {

  private static final String OWN = "game_id = :game and learner_id = :learner";

  /**
   * A trick as it is stored.
   *
   * @param text as {@code Trick.text} writes it
   */
  record Row(int ply, String text, TrickOutcome outcome) {}

  /** Reads the tricks of a game, the first one first. */
  List<Row> of(LearnerId learner, GameId game) {
    return jdbc.sql("select ply, played, outcome from game_trick where " + OWN + " order by ply")
        .param("game", game.value())
        .param("learner", learner.value())
        .query(
            (row, _) ->
                new Row(
                    row.getInt("ply"),
                    row.getString("played"),
                    TrickOutcome.of(row.getString("outcome"))))
        .list();
  }

  /** Stores an open trick, unless there is one at this point of the game. */
  void insert(LearnerId learner, GameId game, PlayedTrick played, Instant now) {
    jdbc.sql(
            """
            insert into game_trick (game_id, learner_id, ply, played, kind, outcome, tried_at)
            select id, learner_id, :ply, :played, :kind, :outcome, :now from game
            where id = :game and learner_id = :learner
            on conflict do nothing""")
        .param("ply", played.ply())
        .param("played", played.trick().text())
        .param("kind", played.trick().kind().code())
        .param("outcome", played.outcome().word())
        .param("now", JdbcValues.timestamp(now))
        .param("game", game.value())
        .param("learner", learner.value())
        .update();
  }

  /**
   * Stores what became of an open trick.
   *
   * @return false if it isn't open any more
   */
  boolean answer(LearnerId learner, GameId game, int ply, TrickOutcome outcome) {
    return jdbc.sql(
                "update game_trick set outcome = :outcome where ply = :ply and outcome = 'open' and "
                    + OWN)
            .param("outcome", outcome.word())
            .param("ply", ply)
            .param("game", game.value())
            .param("learner", learner.value())
            .update()
        == 1;
  }

  /** Moves the tricks of a guest to an account. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql("update game_trick set learner_id = ? where learner_id = ?")
        .param(into.value())
        .param(guest.value())
        .update();
  }

  /** Deletes the tricks that were tried after this many moves. */
  void deleteAfter(LearnerId learner, GameId game, int ply) {
    jdbc.sql("delete from game_trick where ply > :ply and " + OWN)
        .param("ply", ply)
        .param("game", game.value())
        .param("learner", learner.value())
        .update();
  }
}
