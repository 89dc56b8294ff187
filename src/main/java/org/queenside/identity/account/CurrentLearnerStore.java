package org.queenside.identity.account;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * Reads and writes what is stored about the {@link ActingLearner}. Visitors, deleted learners and a
 * database that fails are handled here, in the same way for every package.
 */
@Component
public class CurrentLearnerStore {

  private final ActingLearner actingLearner;
  private final LearnerRepository learners;

  public CurrentLearnerStore(ActingLearner actingLearner, LearnerRepository learners) {
    this.actingLearner = actingLearner;
    this.learners = learners;
  }

  /** Returns whether anything might be stored about the visitor. */
  public boolean isKnown() {
    return actingLearner.find() != null;
  }

  /**
   * Reads something.
   *
   * @param what what is read, for the log
   * @param question reads it
   * @param ofVisitor the result for a visitor who has done nothing yet
   */
  public <T extends @Nullable Object> T read(
      String what, Function<LearnerId, T> question, T ofVisitor) {
    return readOrElse(what, question, () -> ofVisitor);
  }

  /** Does what {@link #read} does, but computes the visitor's result only if it is needed. */
  public <T extends @Nullable Object> T readOrElse(
      String what, Function<LearnerId, T> question, Supplier<T> ofVisitor) {
    LearnerId learner = actingLearner.find();
    return StoreExceptionTranslator.read(
        what, () -> learner == null ? ofVisitor.get() : question.apply(learner));
  }

  /**
   * Writes something in one transaction that locks the learner's row. A visitor becomes a learner
   * with the first write.
   *
   * @param what what is written, for the log
   * @param change writes it
   */
  public <T> T write(String what, Function<LearnerId, T> change) {
    return record(
        what, learner -> learners.writeAsSeen(learner, what, () -> change.apply(learner)));
  }

  /** Does what {@link #write} does, without a result. */
  public void change(String what, Consumer<LearnerId> change) {
    write(
        what,
        learner -> {
          change.accept(learner);
          return learner;
        });
  }

  /**
   * Lets another service write something about the learner. A visitor becomes a learner with the
   * first write, and a learner who was deleted meanwhile becomes a new one.
   *
   * @param <T> the type of the result
   * @param what what is written, for the log
   * @param write writes it, or throws {@link LearnerDeletedException} having written nothing
   */
  public <T> T record(String what, Function<LearnerId, T> write) {
    LearnerId known = asWrite(what, actingLearner::known);
    if (known != null) {
      try {
        return write.apply(known);
      } catch (LearnerDeletedException _) {
        // The browser's cookie names a guest who was deleted in another tab.
      }
    }
    return write.apply(asWrite(what, actingLearner::findOrCreate));
  }

  /** What fails on the way to a write was not saved either. */
  private static <T extends @Nullable Object> T asWrite(String what, Supplier<T> question) {
    try {
      return question.get();
    } catch (StoreUnavailableException e) {
      throw new NotSavedException(what + " was not saved", e);
    }
  }
}
