package org.queenside.identity.retention;

import java.time.Instant;
import org.springframework.stereotype.Component;

/**
 * Deletes inactive learners with an account, if an administrator has chosen that. Teachers and
 * administrators are kept.
 */
@Component
public class InactiveAccountDeletion implements InactivityDeletion {

  private final AccountRetentionService retention;
  private final AccountRetentionRepository repository;

  InactiveAccountDeletion(
      AccountRetentionService retention, AccountRetentionRepository repository) {
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
