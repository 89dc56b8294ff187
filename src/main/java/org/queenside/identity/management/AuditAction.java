package org.queenside.identity.management;

import java.util.Locale;

/** What instructors and administrators do that is in the audit log. */
public enum AuditAction {
  ADMINISTRATOR_MADE,
  INVITATION_MADE,
  INVITATION_WITHDRAWN,
  INVITATION_ACCEPTED,
  REGISTERED,
  ROLE_CHANGED,
  ACCOUNT_DELETED,
  PASSWORD_LINK_MADE,
  PASSWORD_RENEWED,
  IDENTITY_LINKED,
  SECOND_STEP_ON,
  SECOND_STEP_OFF,
  SECOND_STEP_RESET,
  SETTING_CHANGED,
  CLASS_MADE,
  CLASS_RENAMED,
  CLASS_ARCHIVED,
  CLASS_RESTORED,
  CLASS_HANDED_OVER,
  CLASS_DELETED,
  CLASS_EXPORTED,
  INSTRUCTOR_JOINED,
  INSTRUCTOR_LEFT,
  PUPILS_ADDED,
  PUPIL_RENAMED,
  PUPIL_MOVED,
  PUPIL_LEFT,
  PUPIL_EXPORTED,
  PUPIL_DELETED,
  PASSWORD_RESET,
  CARDS_MADE,
  CODE_MADE,
  PUPIL_LET_IN,
  DEVICE_LINK_MADE,
  DEVICE_TIED,
  DEVICE_UNTIED,
  ASSIGNMENT_MADE,
  ASSIGNMENT_CHANGED,
  ASSIGNMENT_DELETED,
  RESULTS_ENTERED,
  EXERCISE_SHARED,
  COLLECTION_BROUGHT,
  COLLECTION_RENAMED,
  COLLECTION_DELETED,
  LEARNERS_DELETED,
  DELETION_PUT_OFF;

  /** Returns the action as the database and the interface texts call it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static AuditAction of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
