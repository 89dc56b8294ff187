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
   * Reads the log backwards.
   *
   * @param before the number of the entry before which to begin
   * @param most how many entries
   * @return the newest first
   */
  public List<AuditRepository.Entry> find(AuditFilter filter, long before, int most) {
    return administrators.read(() -> audit.find(filter, before, most));
  }

  /** Writes in the log that it was downloaded, which the download needs the right for. */
  public void noteExport() {
    administrators.change(
        () -> {
          audit.note(AuditAction.LOG_EXPORTED, "");
        });
  }
}
