package org.queenside.identity.management;

import java.util.Locale;

/** What an entry of the audit log is about, to filter by. */
public enum AuditTopic {
  ACCOUNTS,
  CLASSES,
  PUPILS,
  ASSIGNMENTS,
  EXERCISES,
  SYSTEM;

  /** Returns the topic's name in the interface texts. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
