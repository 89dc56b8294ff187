package org.queenside.identity.session;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What the rooms keep about the learner in front of the screen: they read and write it here, so
 * that a visitor, a learner who was forgotten and a database that fails are the same everywhere.
 */
@Component
public class CurrentLearnerStore {

  private final CurrentLearner currentLearner;
  private final LearnerRepository learners;

  /** Creates the bean. */
  public CurrentLearnerStore(CurrentLearner currentLearner, LearnerRepository learners) {
    this.currentLearner = currentLearner;
    this.learners = learners;
  }

  /**
   * Returns whether the visitor is a learner already.
   *
   * @throws StoreUnavailableException if the database cannot be read
   */
  public boolean isKnown() {
    return currentLearner.find() != null;
  }

  /**
   * Reads something.
   *
   * @param what names what is read, for the log
   * @param ofVisitor what is known of a visitor who has done nothing yet
   * @throws StoreUnavailableException if the database cannot be read
   */
  public <T extends @Nullable Object> T read(
      String what, Function<LearnerId, T> question, T ofVisitor) {
    return readOrElse(what, question, () -> ofVisitor);
  }

  /**
   * Reads something, of a visitor too.
   *
   * @param what names what is read, for the log
   * @throws StoreUnavailableException if the database cannot be read
   */
  public <T extends @Nullable Object> T readOrElse(
      String what, Function<LearnerId, T> question, Supplier<T> ofVisitor) {
    LearnerId learner = currentLearner.find();
    return StoreExceptionTranslator.read(
        what, () -> learner == null ? ofVisitor.get() : question.apply(learner));
  }

  /**
   * Writes something in one transaction that holds the learner; the first time, the visitor becomes
   * one.
   *
   * @param what names what is written, for the log
   * @throws NotSavedException if nothing was written
   */
  public <T> T write(String what, Function<LearnerId, T> change) {
    LearnerId learner = enrol(what);
    return learners.write(learner, what, () -> change.apply(learner));
  }

  /**
   * Does the same where nothing comes of it.
   *
   * @throws NotSavedException if nothing was written
   */
  public void change(String what, Consumer<LearnerId> change) {
    LearnerId learner = enrol(what);
    learners.change(learner, what, () -> change.accept(learner));
  }

  /**
   * Makes the visitor a learner for whom something is to be written.
   *
   * @param what names what is to be written, for the log
   * @throws NotSavedException if that failed
   */
  public LearnerId enrol(String what) {
    try {
      return currentLearner.enrol();
    } catch (StoreUnavailableException e) {
      throw new NotSavedException(what + " was not saved", e);
    }
  }
}
