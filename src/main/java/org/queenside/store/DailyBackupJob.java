package org.queenside.store;

import java.util.concurrent.TimeUnit;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Saves the H2 database once a day. */
@Component
@ConditionalOnProperty("queenside.backup.folder")
record DailyBackupJob(BackupWriter backups) {

  /** Checks every hour, because the program may have been off or the disk full. */
  @Scheduled(initialDelay = 2, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
  void saveToday() {
    backups.saveToday();
  }
}
