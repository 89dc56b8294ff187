package org.queenside.school.authoring;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The exercises of the acting teacher, and those that others share. All methods but {@link #find}
 * and {@link #titles} throw {@link RoleRequiredException} if no teacher is acting. A change throws
 * {@link RecordNotFoundException} if the teacher isn't the author, and {@link ConflictException} if
 * the exercise has changed since it was read.
 */
@Component
public class OwnExerciseService {

  private final ActingAccount actingAccount;
  private final OwnExerciseRepository exercises;
  private final AuditRepository audit;
  private final Set<String> concepts;
  private final boolean demo;

  /**
   * Creates the service.
   *
   * @param demo whether the teachers are strangers who try the program, and see nothing of others
   */
  OwnExerciseService(
      ActingAccount actingAccount,
      OwnExerciseRepository exercises,
      AuditRepository audit,
      Course course,
      @Value("${queenside.demo:false}") boolean demo) {
    this.actingAccount = actingAccount;
    this.exercises = exercises;
    this.audit = audit;
    this.concepts = course.conceptIds();
    this.demo = demo;
  }

  private LearnerId teacher() {
    return actingAccount.require(AccountRole.TEACHER).id();
  }

  /**
   * Finds an exercise as pupils get it. Callers check first that it is assigned to the pupil.
   *
   * @return null if there is none, or it has never been valid
   */
  public @Nullable Exercise find(long id) {
    String source = exercises.source(id);
    return source == null ? null : StandaloneExercise.read(source).exercise();
  }

  /** Returns the titles of exercises by id. Callers check access first, as for {@link #find}. */
  public Map<Long, String> titles(Collection<Long> ids) {
    return exercises.titles(ids);
  }

  /** Returns the teacher's own exercises, most recently changed first. */
  public List<OwnExercise> mine() {
    return exercises.of(teacher());
  }

  /** Returns the exercises that others share, most recently changed first. */
  public List<OwnExercise> shared() {
    LearnerId me = teacher();
    return demo ? List.of() : sharedByOthers(me);
  }

  private List<OwnExercise> sharedByOthers(LearnerId me) {
    return exercises.sharedByOthers(me).stream().map(OwnExercise::withoutDraft).toList();
  }

  /**
   * Opens one of the teacher's exercises, or one that another teacher shares.
   *
   * @throws RecordNotFoundException if there is no such exercise that the teacher may see
   */
  public OwnExercise open(long id) {
    LearnerId me = teacher();
    OwnExercise found = exercises.find(id);
    if (found != null && found.author().equals(me)) {
      return found;
    }
    if (demo || found == null || !found.shared() || !found.isAssignable()) {
      throw new RecordNotFoundException("own exercise " + id);
    }
    return found.withoutDraft();
  }

  /** Returns whether the teacher is the author of an exercise. */
  public boolean isMine(OwnExercise exercise) {
    return teacher().equals(exercise.author());
  }

  /** Creates a draft, which pupils don't get until it is saved. */
  @Transactional
  public OwnExercise createDraft(String title, String draft) {
    return add(title, null, draft);
  }

  /** Creates an exercise. If it isn't valid, it is a draft. */
  @Transactional
  public OwnExercise create(String title, String text) {
    return isValid(text) ? add(title, text, null) : add(title, null, text);
  }

  private OwnExercise add(String title, @Nullable String source, @Nullable String draft) {
    LearnerId me = teacher();
    checkLength(title, source == null ? "" : source);
    checkLength(title, draft == null ? "" : draft);
    return open(exercises.add(me, title, source, draft));
  }

  /** Stores a change that pupils don't get yet. */
  @Transactional
  public OwnExercise saveDraft(OwnExercise before, String title, String draft) {
    OwnExercise stored = openMine(before);
    checkLength(title, draft);
    return update(stored.with(title, stored.source(), draft));
  }

  /** Saves a change, which pupils get from now on. */
  @Transactional
  public OwnExercise save(OwnExercise before, String title, String source) {
    OwnExercise stored = openMine(before);
    checkLength(title, source);
    if (!isValid(source)) {
      throw new IllegalArgumentException("own exercise " + before.id() + " is not valid");
    }
    return update(stored.with(title, source, null));
  }

  /** Deletes the draft and reverts to what pupils get. */
  @Transactional
  public OwnExercise discard(OwnExercise before) {
    OwnExercise stored = openMine(before);
    return update(stored.with(stored.title(), stored.source(), null));
  }

  /** Sets whether other teachers see an exercise. */
  @Transactional
  public OwnExercise share(OwnExercise before, boolean shared) {
    OwnExercise changed = update(openMine(before).withShared(shared));
    audit.note(
        shared ? AuditAction.EXERCISE_SHARED : AuditAction.EXERCISE_UNSHARED, changed.title());
    return changed;
  }

  /** Copies one of the teacher's exercises, or a shared one, into a new one. */
  @Transactional
  public OwnExercise copy(long id, String title) {
    return create(title, open(id).latest());
  }

  /** Deletes an exercise. Classes that have it assigned keep it. */
  @Transactional
  public void delete(OwnExercise before) {
    if (!exercises.delete(openMine(before))) {
      throw new ConflictException("own exercise " + before.id());
    }
  }

  private boolean isValid(String text) {
    return StandaloneExercise.check(text, concepts).isValid();
  }

  private OwnExercise openMine(OwnExercise before) {
    OwnExercise stored = open(before.id());
    if (!isMine(stored)) {
      throw new RecordNotFoundException("own exercise " + before.id());
    }
    if (stored.version() != before.version()) {
      throw new ConflictException("own exercise " + before.id());
    }
    return stored;
  }

  private OwnExercise update(OwnExercise changed) {
    if (!exercises.update(changed)) {
      throw new ConflictException("own exercise " + changed.id());
    }
    return open(changed.id());
  }

  private static void checkLength(String title, String text) {
    if (title.isBlank()
        || title.length() > OwnExercise.LONGEST_TITLE
        || text.length() > OwnExercise.LONGEST_SOURCE) {
      throw new IllegalArgumentException("no title, or the title or text is too long");
    }
  }
}
