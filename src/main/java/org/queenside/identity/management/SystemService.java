package org.queenside.identity.management;

import org.jspecify.annotations.Nullable;
import org.queenside.store.BackupWriter;
import org.queenside.store.DatabaseStorage;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.info.BuildProperties;
import org.springframework.stereotype.Component;

/**
 * What administrators can see about the program itself, and the backups they start. Every method
 * checks that a confirmed administrator is acting.
 */
@Component
public class SystemService {

  private static final String UNKNOWN = "unknown";

  private final AdministratorAccess administrators;
  private final DatabaseStorage storage;
  private final @Nullable BackupWriter backups;
  private final @Nullable BuildProperties build;
  private final AuditRepository audit;

  SystemService(
      AdministratorAccess administrators,
      DatabaseStorage storage,
      ObjectProvider<BackupWriter> backups,
      ObjectProvider<BuildProperties> build,
      AuditRepository audit) {
    this.administrators = administrators;
    this.storage = storage;
    this.backups = backups.getIfAvailable();
    this.build = build.getIfAvailable();
    this.audit = audit;
  }

  /** Returns the version, or "unknown" if the program wasn't built with one. */
  public String version() {
    return administrators.read(() -> build == null ? UNKNOWN : build.getVersion());
  }

  /** Returns the commit from which the program was built, or "unknown". */
  public String commit() {
    return administrators.read(() -> build == null ? UNKNOWN : build.get("commit"));
  }

  /** Returns where the database is. */
  public DatabaseStorage.Place storage() {
    return administrators.read(storage::find);
  }

  /** Returns the backup writer, for reading only; null if no folder is set. */
  public @Nullable BackupWriter backups() {
    return administrators.read(() -> backups);
  }

  /**
   * Starts a backup in the background.
   *
   * @return false if one is already being written
   * @throws IllegalStateException if no folder is set
   */
  public boolean startBackup() {
    return administrators.write(
        () -> {
          if (backups == null) {
            throw new IllegalStateException("no folder for backups");
          }
          boolean started = backups.start();
          if (started) {
            audit.note(AuditAction.BACKUP_STARTED, "");
          }
          return started;
        });
  }
}
