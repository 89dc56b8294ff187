package org.queenside.identity.management;

import java.util.Locale;

/**
 * The actions of teachers and administrators that are written to the audit log. Every action has a
 * sentence in the interface texts, with the actor's name, the entry's subject and its detail.
 */
public enum AuditAction {
  ADMINISTRATOR_MADE(AuditTopic.ACCOUNTS),
  INVITATION_MADE(AuditTopic.ACCOUNTS),
  INVITATION_WITHDRAWN(AuditTopic.ACCOUNTS),
  INVITATION_ACCEPTED(AuditTopic.ACCOUNTS),
  REGISTERED(AuditTopic.ACCOUNTS),
  ROLE_CHANGED(AuditTopic.ACCOUNTS),
  ACCOUNT_DELETED(AuditTopic.ACCOUNTS),
  SIGNED_OUT(AuditTopic.ACCOUNTS),
  PASSWORD_LINK_MADE(AuditTopic.ACCOUNTS),
  PASSWORD_RENEWED(AuditTopic.ACCOUNTS),
  IDENTITY_LINKED(AuditTopic.ACCOUNTS),
  SECOND_STEP_ON(AuditTopic.ACCOUNTS),
  SECOND_STEP_OFF(AuditTopic.ACCOUNTS),
  SECOND_STEP_RESET(AuditTopic.ACCOUNTS),
  SETTING_CHANGED(AuditTopic.SYSTEM),
  LEARNERS_DELETED(AuditTopic.SYSTEM),
  DELETION_PUT_OFF(AuditTopic.SYSTEM),
  BACKUP_STARTED(AuditTopic.SYSTEM),
  LOG_EXPORTED(AuditTopic.SYSTEM),
  CLASS_MADE(AuditTopic.CLASSES),
  CLASS_RENAMED(AuditTopic.CLASSES),
  CLASS_CHANGED(AuditTopic.CLASSES),
  CLASS_CODE_MADE(AuditTopic.CLASSES),
  CLASS_MESSAGE_WRITTEN(AuditTopic.CLASSES),
  CLASS_MESSAGE_REMOVED(AuditTopic.CLASSES),
  CLASS_ARCHIVED(AuditTopic.CLASSES),
  CLASS_RESTORED(AuditTopic.CLASSES),
  CLASS_PROMOTED(AuditTopic.CLASSES),
  PROMOTION_UNDONE(AuditTopic.CLASSES),
  CLASS_HANDED_OVER(AuditTopic.CLASSES),
  CLASS_DELETED(AuditTopic.CLASSES),
  CLASS_EXPORTED(AuditTopic.CLASSES),
  GRADEBOOK_EXPORTED(AuditTopic.CLASSES),
  GRADING_CHANGED(AuditTopic.CLASSES),
  GAMES_CHANGED(AuditTopic.CLASSES),
  LIVE_LESSON_STARTED(AuditTopic.CLASSES),
  TEACHING_OFFERED(AuditTopic.CLASSES),
  TEACHING_OFFER_WITHDRAWN(AuditTopic.CLASSES),
  INSTRUCTOR_JOINED(AuditTopic.CLASSES),
  INSTRUCTOR_LEFT(AuditTopic.CLASSES),
  INSTRUCTOR_REMOVED(AuditTopic.CLASSES),
  ASSISTING_OFFERED(AuditTopic.CLASSES),
  ASSISTANT_JOINED(AuditTopic.CLASSES),
  ASSISTANT_LEFT(AuditTopic.CLASSES),
  ASSISTANT_REMOVED(AuditTopic.CLASSES),
  DEVICE_LINK_MADE(AuditTopic.CLASSES),
  DEVICE_TIED(AuditTopic.CLASSES),
  DEVICE_UNTIED(AuditTopic.CLASSES),
  PUPILS_ADDED(AuditTopic.PUPILS),
  PUPIL_RENAMED(AuditTopic.PUPILS),
  PUPIL_MOVED(AuditTopic.PUPILS),
  PUPIL_COPIED(AuditTopic.PUPILS),
  PUPIL_LEFT(AuditTopic.PUPILS),
  PUPIL_PUT_BACK(AuditTopic.PUPILS),
  REMOVED_PUPIL_DELETED(AuditTopic.PUPILS),
  PUPIL_EXPORTED(AuditTopic.PUPILS),
  PUPILS_MERGED(AuditTopic.PUPILS),
  PUPIL_DELETED(AuditTopic.PUPILS),
  PARENT_CODE_MADE(AuditTopic.PUPILS),
  PARENT_CODE_WITHDRAWN(AuditTopic.PUPILS),
  PUPIL_COMMENTED(AuditTopic.PUPILS),
  PASSWORD_RESET(AuditTopic.PUPILS),
  CARDS_MADE(AuditTopic.PUPILS),
  CODE_MADE(AuditTopic.PUPILS),
  PUPIL_LET_IN(AuditTopic.PUPILS),
  ASSIGNMENT_MADE(AuditTopic.ASSIGNMENTS),
  ASSIGNMENT_CHANGED(AuditTopic.ASSIGNMENTS),
  ASSIGNMENT_DELETED(AuditTopic.ASSIGNMENTS),
  RESULTS_ENTERED(AuditTopic.ASSIGNMENTS),
  EXERCISE_SHARED(AuditTopic.EXERCISES),
  EXERCISE_UNSHARED(AuditTopic.EXERCISES),
  COLLECTION_BROUGHT(AuditTopic.EXERCISES),
  COLLECTION_RENAMED(AuditTopic.EXERCISES),
  COLLECTION_DELETED(AuditTopic.EXERCISES);

  private final AuditTopic topic;

  AuditAction(AuditTopic topic) {
    this.topic = topic;
  }

  /** Returns what the action is about. */
  public AuditTopic topic() {
    return topic;
  }

  /** Returns the action's name in the database and the interface texts. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static AuditAction of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
