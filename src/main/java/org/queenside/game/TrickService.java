package org.queenside.game;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.Misconception;
import org.queenside.course.progress.LearntRules;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.store.ConflictException;
import org.queenside.store.JdbcValues;
import org.queenside.store.NotSavedException;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickFinder;
import org.queenside.trick.TrickKind;
import org.queenside.trick.TrickTiming;
import org.springframework.stereotype.Service;

/**
 * The tricks in the acting learner's games against Tricky Fox. They are stored beside the game,
 * whose moves stay legal, so that a page shows an open trick again after a reload.
 *
 * <p>Every change throws {@link NotSavedException} if it can't be stored, and {@link
 * ConflictException} if the trick was answered elsewhere in the meantime.
 */
@Service
public class TrickService {

  private static final String WHAT = "the trick";

  private final CurrentLearnerStore learners;
  private final TrickRepository tricks;
  private final LearntRules rules;
  private final AttemptLogService log;
  private final Clock clock;

  TrickService(
      CurrentLearnerStore learners,
      TrickRepository tricks,
      LearntRules rules,
      AttemptLogService log,
      Clock clock) {
    this.learners = learners;
    this.tricks = tricks;
    this.rules = rules;
    this.log = log;
    this.clock = clock;
  }

  /** Returns the rules that the acting learner has learnt. */
  public Set<TrickKind> learnt() {
    return rules.kinds();
  }

  /** Returns the tricks of a game, the first one first; none in games of other opponents. */
  public List<PlayedTrick> of(PlayedGame game) {
    if (game.opponent() != Opponent.TRICKY_FOX) {
      return List.of();
    }
    List<TrickRepository.Row> rows =
        learners.read("the tricks", learner -> tricks.of(learner, game.id()), List.of());
    List<PlayedTrick> played = new ArrayList<>();
    for (TrickRepository.Row row : rows) {
      Game then = at(game.game(), row.ply());
      if (then != null) {
        TrickFinder.read(then, row.text())
            .ifPresent(trick -> played.add(new PlayedTrick(row.ply(), trick, row.outcome())));
      }
    }
    return List.copyOf(played);
  }

  private static @Nullable Game at(Game game, int ply) {
    Game then = game;
    int left = game.moves().size() - ply;
    while (then != null && left > 0) {
      then = then.previous();
      left--;
    }
    return left == 0 ? then : null;
  }

  /** Returns the trick that is on the board now, or null. */
  public @Nullable PlayedTrick open(PlayedGame game) {
    // A game that was resigned or drawn meanwhile has no turn any more.
    return !game.isComputersTurn()
        ? null
        : at(of(game), game).filter(PlayedTrick::isOpen).orElse(null);
  }

  private static Optional<PlayedTrick> at(List<PlayedTrick> played, PlayedGame game) {
    int ply = game.game().moves().size();
    return played.stream().filter(trick -> trick.ply() == ply).findFirst();
  }

  /**
   * Lets the computer try a trick in place of its move, if one is due and possible.
   *
   * @return the open trick; null if the computer moves as the rules say
   */
  public @Nullable PlayedTrick attempt(PlayedGame game) {
    if (game.opponent() != Opponent.TRICKY_FOX || !game.isStored() || !game.isComputersTurn()) {
      return null;
    }
    List<PlayedTrick> played = of(game);
    Optional<PlayedTrick> here = at(played, game);
    if (here.isPresent()) {
      return here.filter(PlayedTrick::isOpen).orElse(null);
    }
    int ply = game.game().moves().size();
    int last = played.isEmpty() ? -1 : played.getLast().ply() / 2;
    long seed = game.id().seed();
    if (!TrickTiming.isDue(seed, ply / 2, last)) {
      return null;
    }
    Optional<Trick> found = TrickFinder.find(game.game(), fresh(played), seed + ply);
    if (found.isEmpty()) {
      return null;
    }
    var open = new PlayedTrick(ply, found.get(), TrickOutcome.OPEN);
    learners.change(
        WHAT, learner -> tricks.insert(learner, game.id(), open, JdbcValues.now(clock)));
    return open(game);
  }

  /** The same rule isn't broken twice in a row. */
  private Set<TrickKind> fresh(List<PlayedTrick> played) {
    Set<TrickKind> kinds = EnumSet.copyOf(rules.kinds());
    if (!played.isEmpty()) {
      kinds.remove(played.getLast().trick().kind());
    }
    return kinds;
  }

  /** Stores that the learner called the open trick and said why. */
  public void caught(PlayedGame game) {
    answer(game, TrickOutcome.CAUGHT);
  }

  /** Stores that the learner called the open trick, but couldn't say why. */
  public void unexplained(PlayedGame game) {
    answer(game, TrickOutcome.MISSED);
  }

  /** Stores that the learner let the open trick pass, which may show a misconception. */
  public void missed(PlayedGame game) {
    PlayedTrick open = open(game);
    if (open == null) {
      throw new ConflictException(WHAT);
    }
    Trick trick = open.trick();
    answer(game, TrickOutcome.MISSED);
    int missed =
        (int) of(game).stream().filter(each -> each.outcome() == TrickOutcome.MISSED).count();
    Misconception shown = misconception(trick);
    Attempt attempt =
        Attempt.wrong(
                game.id().trickItem(),
                trick.text(),
                new Effort(missed, 0, Duration.ZERO),
                shown == null ? null : shown.code())
            .withPosition(Fen.writeWithoutCounters(trick.before()));
    learners.record("the missed trick", learner -> log.record(learner, attempt));
  }

  private static @Nullable Misconception misconception(Trick trick) {
    Ruling.Illegal ruling = trick.ruling();
    return ruling == null ? null : MisconceptionClassifier.shownBy(ruling);
  }

  private void answer(PlayedGame game, TrickOutcome outcome) {
    int ply = game.game().moves().size();
    boolean answered =
        learners.write(WHAT, learner -> tricks.answer(learner, game.id(), ply, outcome));
    if (!answered) {
      throw new ConflictException(WHAT);
    }
  }

  /** Deletes the tricks of the moves that the learner has taken back. */
  public void forgetTakenBack(PlayedGame game) {
    if (game.opponent() == Opponent.TRICKY_FOX) {
      int ply = game.game().moves().size();
      learners.change(WHAT, learner -> tricks.deleteAfter(learner, game.id(), ply));
    }
  }
}
