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

  /** Returns the topic as the interface texts call it. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
