package org.queenside.identity.ui;

import java.time.Clock;
import java.time.Duration;
import org.queenside.identity.management.SystemService;
import org.queenside.store.BackupWriter;
import org.queenside.store.DatabaseStorage.Place;

/** Whether an administrator has to look after the backups. */
enum BackupStatus {
  /** The last one is there, or the first one is on its way, or the database server does it. */
  FINE("fine"),
  /** The last one couldn't be written. */
  FAILED("backup-failed"),
  /** The last one is from the day before yesterday or earlier. */
  OVERDUE("backup-overdue"),
  /** Nobody writes any. */
  OFF("backup-off");

  /** A backup is written every day, up to an hour late. */
  private static final Duration LATEST = Duration.ofHours(26);

  private final String code;

  BackupStatus(String code) {
    this.code = code;
  }

  static BackupStatus of(SystemService system, Clock clock) {
    BackupWriter backups = system.backups();
    if (backups == null) {
      return system.storage() instanceof Place.OnServer ? FINE : OFF;
    }
    if (!backups.isRunning() && !backups.failure().isEmpty()) {
      return FAILED;
    }
    BackupWriter.Copy copy = backups.newest();
    boolean late = copy != null && copy.writtenAt().isBefore(clock.instant().minus(LATEST));
    return late && !backups.isRunning() ? OVERDUE : FINE;
  }

  /** Returns the last part of its texts' keys. */
  String code() {
    return code;
  }
}
