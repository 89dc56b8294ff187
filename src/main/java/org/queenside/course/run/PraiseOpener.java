package org.queenside.course.run;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;

/**
 * Chooses the word or two before the praise for a solved exercise, depending on what was hard about
 * it. The same run always gets the same words.
 */
public final class PraiseOpener {

  /** With this many steps, their number was the hard part. */
  private static final int MANY_STEPS = 4;

  /** After this many wrong tries, perseverance was the hard part. */
  private static final int MANY_TRIES = 3;

  /** What was hard about an exercise. */
  private enum Occasion {
    WON("won", 1),
    REFUSED("refused", 3),
    FOLLOWED("followed", 1),
    WITH_HINT("hint", 2),
    AFTER_MANY_MISTAKES("many-mistakes", 2),
    AFTER_MISTAKE("mistake", 3),
    TOOK_LONGER("longer", 2),
    MATE("mate", 2),
    MANY_STEPS("many-steps", 2),
    FIRST_TRY("first-try", 4),
    /** Only a move can be called a good one. */
    FIRST_MOVE("first-try", 5);

    private final String key;
    private final int variants;

    Occasion(String key, int variants) {
      this.key = key;
      this.variants = variants;
    }
  }

  private PraiseOpener() {}

  /**
   * Returns whether the author's word of praise fits a finished run: it was solved as the author
   * expects, at the first try and without a hint.
   */
  public static boolean authorsFits(ExerciseRun run) {
    return run.wrongTries() == 0 && run.hintsUsed() == 0 && !run.tookLonger();
  }

  /** Returns the words for a finished run. */
  public static Message of(ExerciseRun run) {
    Occasion occasion = occasion(run);
    Exercise exercise = run.exercise();
    int seed = (exercise.id() + exercise.info().task()).hashCode();
    int variant = Math.floorMod(seed, occasion.variants) + 1;
    return Message.coded("praise." + occasion.key + "." + variant);
  }

  private static Occasion occasion(ExerciseRun run) {
    if (run.exercise().isFollowed()) {
      return Occasion.FOLLOWED;
    }
    if (run.exercise() instanceof Exercise.WinMiniGame) {
      return Occasion.WON;
    }
    if (run.exercise() instanceof Exercise.TryForbidden) {
      return Occasion.REFUSED;
    }
    if (run.wrongTries() >= MANY_TRIES) {
      return Occasion.AFTER_MANY_MISTAKES;
    }
    if (run.hintsUsed() > 0) {
      return Occasion.WITH_HINT;
    }
    if (run.wrongTries() > 0) {
      return Occasion.AFTER_MISTAKE;
    }
    if (run.tookLonger()) {
      return Occasion.TOOK_LONGER;
    }
    if (isMate(run.exercise(), run.scene().position())) {
      return Occasion.MATE;
    }
    if (hasManySteps(run.scene())) {
      return Occasion.MANY_STEPS;
    }
    return run.exercise() instanceof Exercise.ReachGoal goal && goal.moves() == 1
        ? Occasion.FIRST_MOVE
        : Occasion.FIRST_TRY;
  }

  /** Returns whether the learner delivered mate rather than only answering a question about it. */
  private static boolean isMate(Exercise exercise, @Nullable Position position) {
    return position != null
        && position.isCheckmate()
        && !(exercise instanceof Exercise.Choose || exercise instanceof Exercise.MateOrNot);
  }

  private static boolean hasManySteps(Scene scene) {
    return scene.of() >= MANY_STEPS;
  }
}
