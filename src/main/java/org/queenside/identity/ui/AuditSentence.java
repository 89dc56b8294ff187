package org.queenside.identity.ui;

import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.ui.Translator;

/** Turns audit log entries into plain sentences. */
final class AuditSentence {

  private AuditSentence() {}

  static String of(AuditRepository.Entry entry, Translator texts) {
    String actor = entry.actor().isEmpty() ? texts.translate("admin.log.program") : entry.actor();
    return texts.translate(key(entry), actor, entry.subject(), detail(entry.detail()));
  }

  /** Details that are stored as codes have a sentence for each code. */
  private static String key(AuditRepository.Entry entry) {
    AuditAction action = entry.action();
    String key = "audit." + action.code();
    return switch (action) {
      case INVITATION_MADE, ROLE_CHANGED -> key + "." + entry.detail();
      case SETTING_CHANGED -> key + "." + entry.subject() + "." + entry.detail();
      case LEARNERS_DELETED, DELETION_PUT_OFF -> key + "." + entry.subject();
      default -> key;
    };
  }

  /** Numbers choose between singular and plural. */
  private static Object detail(String detail) {
    return detail.matches("[0-9]{1,9}") ? Integer.valueOf(detail) : detail;
  }
}
