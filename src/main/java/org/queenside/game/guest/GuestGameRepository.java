package org.queenside.game.guest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.game.TimeControl;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The codes of games that are waiting for their second player. */
@Repository
record GuestGameRepository(JdbcClient jdbc) {

  /** A game that is waiting for its second player. */
  record Waiting(LearnerId maker, @Nullable TimeControl control) {}

  /** Deletes expired codes. */
  void deleteOld(Instant madeBefore) {
    jdbc.sql("delete from game_code where made_at <= ?")
        .param(JdbcValues.timestamp(madeBefore))
        .update();
  }

  /** Deletes a visitor's code. */
  void delete(LearnerId maker) {
    jdbc.sql("delete from game_code where learner_id = ?").param(maker.value()).update();
  }

  /** Stores the code of a visitor who has none; returns false if the code is taken. */
  boolean insert(LearnerId maker, String code, @Nullable TimeControl control, Instant now) {
    return jdbc.sql(
                """
                insert into game_code (learner_id, code, time_control, made_at)
                values (?, ?, ?, ?) on conflict do nothing""")
            .params(
                JdbcValues.row(
                    maker.value(),
                    code,
                    control == null ? null : control.code(),
                    JdbcValues.timestamp(now)))
            .update()
        == 1;
  }

  /** Finds a visitor's code, or null. */
  @Nullable String of(LearnerId maker, Instant madeAfter) {
    return jdbc.sql("select code from game_code where learner_id = ? and made_at > ?")
        .params(maker.value(), JdbcValues.timestamp(madeAfter))
        .query(String.class)
        .optional()
        .orElse(null);
  }

  /** Finds the game with a code, or null. */
  @Nullable Waiting find(String code, Instant madeAfter) {
    return jdbc.sql("select learner_id, time_control from game_code where code = ? and made_at > ?")
        .params(code, JdbcValues.timestamp(madeAfter))
        .query(
            (row, _) ->
                new Waiting(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    TimeControl.of(row.getString("time_control")).orElse(null)))
        .optional()
        .orElse(null);
  }

  /** Removes a code, so that nobody else can use it, and returns whether it was still there. */
  boolean take(String code) {
    return jdbc.sql("delete from game_code where code = ?").param(code).update() == 1;
  }

  /** Moves a guest's code to a learner. */
  void merge(LearnerId guest, LearnerId into) {
    jdbc.sql(
            """
            update game_code set learner_id = :into
            where learner_id = :guest
              and not exists (select 1 from game_code o where o.learner_id = :into)""")
        .param("into", into.value())
        .param("guest", guest.value())
        .update();
  }
}
