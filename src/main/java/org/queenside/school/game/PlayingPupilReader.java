package org.queenside.school.game;

import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.springframework.stereotype.Component;

/** Finds the pupils in whose classes games are switched on. Callers check permissions. */
@Component
public class PlayingPupilReader {

  private final ClassGameRepository repository;

  PlayingPupilReader(ClassGameRepository repository) {
    this.repository = repository;
  }

  /** Returns all of them who are here. */
  public Set<LearnerId> all() {
    return repository.playing();
  }
}
