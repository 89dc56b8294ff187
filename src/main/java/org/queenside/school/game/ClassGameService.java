package org.queenside.school.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.queenside.game.FinishedGame;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.game.WatchedGame;
import org.queenside.game.WatchedGameService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What the acting teacher decides and sees about the games of a class. Assistants may look at the
 * games, watch them and list those of a pupil.
 *
 * <p>Every method throws {@link RoleRequiredException} if no teacher is signed in, and {@link
 * RecordNotFoundException} if the teacher doesn't teach the class. Changes throw {@link
 * ClassArchivedException} if the class is archived.
 */
@Service
public class ClassGameService {

  /** How long a finished game stays on the page with all boards. */
  private static final Duration AFTERGLOW = Duration.ofMinutes(15);

  /** How many of a pupil's games are listed. */
  private static final int LATEST = 50;

  private final SchoolClassService classes;
  private final ClassGameRepository repository;
  private final TournamentReader tournaments;
  private final WatchedGameService watched;
  private final PeerGameService games;
  private final ClassGameStarter starter;
  private final AuditRepository audit;

  ClassGameService(
      SchoolClassService classes,
      ClassGameRepository repository,
      TournamentReader tournaments,
      WatchedGameService watched,
      PeerGameService games,
      ClassGameStarter starter,
      AuditRepository audit) {
    this.classes = classes;
    this.repository = repository;
    this.tournaments = tournaments;
    this.watched = watched;
    this.games = games;
    this.starter = starter;
    this.audit = audit;
  }

  /** Returns the games of a class and what a teacher needs to start more. */
  public ClassGames poll(ClassId id) {
    ClassId schoolClass = classes.openToRead(id).id();
    List<LearnerId> present = repository.present(schoolClass);
    return new ClassGames(
        repository.settings(schoolClass),
        watched.list(schoolClass.value(), AFTERGLOW),
        present.size(),
        free(schoolClass, present).size(),
        tournaments.find(schoolClass));
  }

  /** Changes how the pupils of a class may play each other. Running games continue. */
  @Transactional
  public void change(ClassId id, ClassGameSettings settings) {
    SchoolClass opened = classes.openForChange(id);
    repository.save(opened.id(), settings);
    audit.note(AuditAction.GAMES_CHANGED, opened.name());
  }

  /** Opens a game of the class to watch it. */
  public WatchedGame watch(ClassId id, GameId game) {
    WatchedGame found = watched.find(classes.openToRead(id).id().value(), game);
    if (found == null) {
      throw new RecordNotFoundException("the game");
    }
    return found;
  }

  /** Lists the finished games between people of a class, latest first. */
  public List<FinishedGame> finished(ClassId id) {
    return watched.finished(classes.open(id).id().value());
  }

  /** Lists a pupil's latest finished games in a class, latest first. */
  public List<FinishedGame> finished(ClassId id, LearnerId pupil) {
    return watched.finished(classes.openToRead(id).id().value(), pupil, LATEST);
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
    List<LearnerId> pupils = free(schoolClass, repository.present(schoolClass));
    Collections.shuffle(pupils);
    List<PeerPair> pairs = new ArrayList<>();
    for (int each = 0; each + 1 < pupils.size(); each += 2) {
      pairs.add(new PeerPair(pupils.get(each), pupils.get(each + 1)));
    }
    return starter.start(schoolClass, pairs, settings);
  }

  private List<LearnerId> free(ClassId id, List<LearnerId> present) {
    List<LearnerId> free = new ArrayList<>(present);
    free.removeAll(games.running(id.value()).keySet());
    return free;
  }
}
