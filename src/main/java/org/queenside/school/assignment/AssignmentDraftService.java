package org.queenside.school.assignment;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The signed-in teacher's drafts of assignments, one for each class. Every method checks the class
 * as {@link SchoolClassService#open} does.
 */
@Component
public class AssignmentDraftService {

  private final SchoolClassService classes;
  private final AssignmentDraftRepository drafts;

  AssignmentDraftService(SchoolClassService classes, AssignmentDraftRepository drafts) {
    this.classes = classes;
    this.drafts = drafts;
  }

  /** Returns the draft for a class, or null if there is none. */
  public @Nullable AssignmentDraft find(ClassId schoolClass) {
    return drafts.find(classes.open(schoolClass).id(), teacher());
  }

  /** Saves the draft for a class. An empty one is deleted. */
  @Transactional
  public void save(ClassId schoolClass, AssignmentDraft draft) {
    classes.open(schoolClass);
    if (draft.content().isEmpty()) {
      drafts.delete(schoolClass, teacher());
    } else {
      drafts.save(schoolClass, teacher(), draft);
    }
  }

  /** Deletes the draft for a class. */
  public void discard(ClassId schoolClass) {
    drafts.delete(classes.open(schoolClass).id(), teacher());
  }

  private LearnerId teacher() {
    return classes.teacher().id();
  }
}
