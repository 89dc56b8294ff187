package org.queenside.identity.retention;

import java.time.Duration;
import org.queenside.identity.account.LearnerRepository;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** Deletes guests who haven't come back. Their cookies have expired by then. */
@Component
class GuestDeletion implements InactivityDeletion {

  private final LearnerRepository learners;
  private final Duration absence;

  GuestDeletion(
      LearnerRepository learners, @Value("${queenside.forget-after:400d}") Duration absence) {
    if (absence.compareTo(Duration.ofDays(1)) < 0) {
      throw new IllegalArgumentException(
          "queenside.forget-after is %s; it must be one day (1d) or more".formatted(absence));
    }
    this.learners = learners;
    this.absence = absence;
  }

  @Override
  public String kind() {
    return "guests";
  }

  @Override
  public int due() {
    return learners.countGuestsUnseenFor(absence);
  }

  @Override
  public int all() {
    return learners.countGuests();
  }

  @Override
  public int delete() {
    return learners.deleteUnseenFor(absence);
  }
}
