package org.queenside.identity.retention;

import java.time.Instant;
import org.springframework.stereotype.Component;

/**
 * Deletes inactive learners with an account, if an administrator has chosen that. Instructors and
 * administrators are kept.
 */
@Component
public class InactivePupilDeletion implements InactivityDeletion {

  private final PupilRetentionService retention;
  private final PupilRetentionRepository repository;

  InactivePupilDeletion(PupilRetentionService retention, PupilRetentionRepository repository) {
    this.retention = retention;
    this.repository = repository;
  }

  @Override
  public String kind() {
    return "pupils";
  }

  @Override
  public int due() {
    Instant seen = retention.deletedIfUnseenSince();
    return seen == null ? 0 : repository.unseenSince(seen).size();
  }

  @Override
  public int all() {
    return repository.count();
  }

  @Override
  public int delete() {
    Instant seen = retention.deletedIfUnseenSince();
    return seen == null
        ? 0
        : repository.unseenSince(seen).stream()
            .mapToInt(learner -> repository.deleteUnseenSince(seen, learner))
            .sum();
  }
}
