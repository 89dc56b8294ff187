package org.queenside.school.game;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.WatchedGame;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What the acting teacher decides and sees about the games of a class. Every method throws {@link
 * RoleRequiredException} if no instructor is signed in, and {@link RecordNotFoundException} if the
 * class isn't one of theirs. Changes throw {@link ClassArchivedException} if it is archived.
 */
@Service
public class ClassGameService {

  /** How long a finished game stays on the wall. */
  private static final Duration AFTERGLOW = Duration.ofMinutes(15);

  private final SchoolClassService classes;
  private final ClassGameRepository repository;
  private final PeerGameService games;
  private final Clock clock;

  ClassGameService(
      SchoolClassService classes,
      ClassGameRepository repository,
      PeerGameService games,
      Clock clock) {
    this.classes = classes;
    this.repository = repository;
    this.games = games;
    this.clock = clock;
  }

  /** Returns how the pupils of a class may play each other. */
  public ClassGameSettings settings(ClassId id) {
    return repository.settings(classes.open(id).id());
  }

  /** Changes how the pupils of a class may play each other. Running games go on. */
  @Transactional
  public void change(ClassId id, ClassGameSettings settings) {
    repository.save(classes.openForChange(id).id(), settings);
  }

  /** Lists the games that are running in a class or have just ended, the oldest first. */
  public List<WatchedGame> wall(ClassId id) {
    return games.ofClass(classes.open(id).id().value(), AFTERGLOW);
  }

  /** Opens a game of the class to watch it. */
  public WatchedGame watch(ClassId id, GameId game) {
    WatchedGame found = games.ofClass(classes.open(id).id().value(), game);
    if (found == null) {
      throw new RecordNotFoundException("the game");
    }
    return found;
  }

  /** Returns how many pupils are here. */
  public int present(ClassId id) {
    return presentPupils(classes.open(id).id()).size();
  }

  /** Returns how many pupils are here and not playing. */
  public int free(ClassId id) {
    return freePupils(classes.open(id).id()).size();
  }

  /**
   * Starts games between all pupils who are here and not playing, paired by lot.
   *
   * @return the new games; a pupil without a partner is left out
   */
  @Transactional
  public List<GameId> pair(ClassId id) {
    ClassId schoolClass = classes.openForChange(id).id();
    ClassGameSettings settings = repository.lockOpen(schoolClass);
    List<LearnerId> pupils = freePupils(schoolClass);
    Collections.shuffle(pupils, random());
    List<GameId> begun = new ArrayList<>();
    for (int each = 0; each + 1 < pupils.size(); each += 2) {
      LearnerId white = pupils.get(each);
      LearnerId black = pupils.get(each + 1);
      repository.withdraw(white);
      repository.withdraw(black);
      begun.add(
          games.start(schoolClass.value(), white, black, settings.clock(), settings.claimAfter()));
    }
    return begun;
  }

  private static Random random() {
    return Random.from(ThreadLocalRandom.current());
  }

  private List<LearnerId> presentPupils(ClassId id) {
    return repository.present(id, clock.instant().minus(ClassmateGameService.HERE));
  }

  private List<LearnerId> freePupils(ClassId id) {
    Set<LearnerId> playing = games.running(id.value()).keySet();
    return new ArrayList<>(
        presentPupils(id).stream().filter(pupil -> !playing.contains(pupil)).toList());
  }
}
