package org.queenside.identity.account;

import java.util.List;
import org.queenside.store.NotSavedException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Gives what a guest did to somebody who signs in, in every room at once; then the guest is gone.
 */
@Component
public class GuestMergeService {

  private final LearnerRepository learners;
  private final List<LearnerRecords> rooms;
  private final JdbcClient jdbc;

  /**
   * Creates the bean.
   *
   * @param rooms what is kept about learners; the room of the log comes first
   */
  public GuestMergeService(
      LearnerRepository learners, List<LearnerRecords> rooms, JdbcClient jdbc) {
    this.learners = learners;
    this.rooms = List.copyOf(rooms);
    this.jdbc = jdbc;
  }

  /**
   * Merges. Where there is no such guest, or none any more, nothing is changed: somebody with an
   * account is never merged into another.
   *
   * @return whether there was something to merge
   * @throws NotSavedException if nothing was merged: the database fails, or there is no such
   *     learner
   */
  public boolean merge(LearnerId guest, LearnerId into) {
    return learners.writeAsSeen(into, "what the guest did", () -> mergeInTransaction(guest, into));
  }

  private boolean mergeInTransaction(LearnerId guest, LearnerId into) {
    if (guest.equals(into) || !learners.lock(guest) || hasAccount(guest)) {
      return false;
    }
    rooms.forEach(room -> room.merge(guest, into));
    jdbc.sql("delete from learner where id = ?").param(guest.value()).update();
    return true;
  }

  private boolean hasAccount(LearnerId learner) {
    return jdbc.sql("select count(*) from account where learner_id = ?")
            .param(learner.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}
