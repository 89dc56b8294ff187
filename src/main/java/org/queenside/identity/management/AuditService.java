package org.queenside.identity.management;

import java.util.List;
import org.springframework.stereotype.Component;

/** Reads the audit log. Every method checks that a confirmed administrator is acting. */
@Component
public class AuditService {

  private final AdministratorAccess administrators;
  private final AuditRepository audit;

  AuditService(AdministratorAccess administrators, AuditRepository audit) {
    this.administrators = administrators;
    this.audit = audit;
  }

  /**
   * Reads the log, newest entries first.
   *
   * @param before the number before which to begin
   * @param most the maximum number of entries
   * @return the newest first
   */
  public List<AuditRepository.Entry> find(AuditFilter filter, long before, int most) {
    return administrators.read(() -> audit.find(filter, before, most));
  }

  /** Records that the log was downloaded. Checks the permission for the download too. */
  public void noteExport() {
    administrators.change(
        () -> {
          audit.note(AuditAction.LOG_EXPORTED, "");
        });
  }
}
